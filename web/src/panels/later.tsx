// A part of the page that is loaded when it is first shown.

import { addTexts, t } from "#language";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Loads a part after the texts of all such parts: its constants may hold some. */
export const withTexts = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  await addTexts({ de: () => import("../language/further.de.json") });
  return load();
};

const further = () => withTexts(() => import("./further"));

type Further = Awaited<ReturnType<typeof further>>;

/** One of the further parts, to be shown by `Later`. */
export const one = (name: keyof Further) => () => further().then((it) => it[name]);

/** Loads the further parts before they are asked for, when nothing else is to do. */
export const loadAhead = () => (window.requestIdleCallback ?? setTimeout)(() => void further().catch(() => null));

interface LaterProps {
  part: () => Promise<FunctionComponent>;
}

export function Later({ part }: LaterProps) {
  const [loaded, setLoaded] = useState<{ of: LaterProps["part"]; Part: FunctionComponent } | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    part().then(
      (Part) => setLoaded({ of: part, Part }),
      () => setFailed(true),
    );
  }, [part]);
  if (loaded?.of === part) return <loaded.Part />;
  return isFailed ? (
    <p class="notice fault">{t("This part of the page cannot be loaded. Is there a connection?")}</p>
  ) : null;
}
