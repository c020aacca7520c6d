// All steps in the current position.

import { computed } from "@preact/signals";
import { Question, stepsOf } from "../engine/question";
import { engineText } from "../game/text";
import { position } from "./game";
import { explained } from "./settings";

export const allSteps = new Question<"steps">("steps", true);

/** The steps, those found so far while others are looked for. */
export const foundSteps = computed(() => {
  const asked = allSteps.asked.value;
  if (asked.is === "answered") return asked.answer.steps;
  return asked.is === "asking" ? stepsOf(asked.parts) : [];
});

/** What the search says of itself when it was cancelled. */
export const CANCELLED = "cancelled";

/** Ends the search. What was found stays. */
export function cancelSteps() {
  const steps = foundSteps.value;
  if (steps.length === 0) allSteps.clear();
  else allSteps.stop({ schema: 1, status: "solved", steps: [...steps], cut_short: [CANCELLED] });
}

export const askSteps = () => allSteps.ask({ puzzle: engineText(position.value), ...explained() });
