// A part of the page that is loaded when it is first shown.

import { t } from "#language";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

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
