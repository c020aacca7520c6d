// "What did I just do?": the techniques that conclude what the last move concluded.

import { computed, signal } from "@preact/signals";
import { Question } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import { type Done, inNotation, lately } from "../game/lately";
import { engineText } from "../game/text";
import { announce } from "./announce";
import { history } from "./game";
import { stopShowing } from "./shown";

/** What the last move concluded, if anything. */
export const last = computed<Done | null>(() => lately(history.value));

export const recognition = new Question("verify");
/** What is being recognised. */
export const recognised = signal<Done | null>(null);

/** The conclusion in words that one can type. */
export const inWords = ({ place, eliminate }: Done) => inNotation(place, eliminate);

export async function recognise() {
  const done = last.value;
  if (!done) return;
  stopShowing();
  recognised.value = done;
  const claim = inNotation(done.place, done.eliminate);
  const answer = await recognition.ask({ puzzle: engineText(done.before), claim, recognise: true });
  if (answer) announce(answer.sentences.map(wordsOf).join(" "));
}

export function forgetRecognition() {
  recognition.clear();
  recognised.value = null;
  stopShowing("lately");
}
