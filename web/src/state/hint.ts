// The hint ladder: where to look, the technique, its place, the pattern, the complete reason.

import { computed, signal } from "@preact/signals";
import { Question } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import type { Sentence } from "../engine/types";
import { engineText } from "../game/text";
import { announce } from "./announce";
import { about, note, position } from "./game";
import { noteHint } from "./held";
import { explained } from "./settings";
import { stopShowing } from "./shown";
import { show } from "./step";

export const hint = new Question<"hint">("hint");
/** The number of rungs shown: 0 to 5. */
export const rung = signal(0);
export const RUNGS = 5;

export async function askHint() {
  rung.value = 0;
  const { practice, hints } = about.peek();
  const body = { puzzle: engineText(position.value), ...explained() };
  const answer = await hint.ask(practice ? { ...body, technique: practice } : body);
  if (!answer) return;
  if (answer.step || answer.mistake) note({ hints: hints + 1 });
  if (answer.step && !answer.mistake) noteHint(answer.step.slug);
  tellMore();
}

/** The sentences of the rungs shown so far. */
export const told = computed<readonly Sentence[]>(() => {
  const answer = hint.answer;
  if (!answer) return [];
  return (answer.mistake?.ladder ?? answer.ladder).slice(0, rung.value);
});

/** The number of rungs of this ladder: three for a mistake, five for a step. */
export const rungs = computed(() => {
  const answer = hint.answer;
  if (!answer) return 0;
  if (answer.mistake) return answer.mistake.ladder.length;
  return answer.step ? RUNGS : 0;
});

export function tellMore() {
  const answer = hint.answer;
  if (!answer || rung.value >= rungs.value) return;
  rung.value += 1;
  const { step } = answer;
  if (rung.value > 3 && step && !answer.mistake) show(step, position.value, "hint", rung.value === RUNGS);
  else announce(told.value.length ? wordsOf(told.value[told.value.length - 1]) : "");
}

export function forgetHint() {
  hint.clear();
  rung.value = 0;
  stopShowing("hint");
}
