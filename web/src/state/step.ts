// Showing and applying steps.

import { t } from "#language";
import { wordsOf } from "../engine/sentences";
import type { Step } from "../engine/types";
import { candidateNamed } from "../game/grid";
import { play } from "../game/play";
import type { Position } from "../game/position";
import { announce } from "./announce";
import { titleOf } from "./catalogue";
import { act } from "./game";
import { type Shown, type Words, shown, stage, stopShowing } from "./shown";

/** Shows a step on the board, and announces it. */
export function show(step: Step, before: Position, by: Shown["by"], whole = true) {
  stage.value = null;
  const told = {
    title: titleOf(step.technique),
    sentences: step.sentences,
    marks: step.marks,
    legend: (step.legend ?? {}) as Words,
  };
  shown.value = { told, step, before, solution: null, whole, by };
  announce(
    whole
      ? `${titleOf(step.technique)}. ${step.sentences.map(wordsOf).join(" ")}`
      : t("The pattern is drawn: {name}.", { name: titleOf(step.technique) }),
  );
}

/** The position after a step. */
export const after = (before: Position, step: Step): Position =>
  play(before, { do: "apply", place: step.place.map(candidateNamed), eliminate: step.eliminate.map(candidateNamed) });

/** Applies a step on the board. */
export function apply(step: Step) {
  stopShowing();
  act({ do: "apply", place: step.place.map(candidateNamed), eliminate: step.eliminate.map(candidateNamed) });
  announce(t("Done: {step}", { step: step.notation }));
}
