// Why no puzzle was made.

import { figures, t } from "#language";
import { making } from "../state/make";
import { Waiting } from "../ui/waiting";

/** The result of the last request, if it failed. */
export function Unmet() {
  const asked = making.asked.value;
  if (asked.is === "asking") return <Waiting words={t("Looking for one…")} onCancel={() => making.clear()} />;
  if (asked.is === "refused") return <p class="notice fault">{asked.fault.message}</p>;
  if (asked.is !== "answered" || asked.answer.puzzles.length > 0) return null;
  const { tried, lacks } = asked.answer;
  return (
    <p class="notice fault" role="status">
      {t("None of {count} puzzles is what you ask for.", { count: figures(tried) })}{" "}
      {lacks && t("The nearest: {lacks}.", { lacks })} {t("Try again, or ask for less.")}
    </p>
  );
}
