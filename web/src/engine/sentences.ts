// Sentences as plain text.

import type { Sentence } from "./types";

/** The text of a sentence. */
export const wordsOf = (sentence: Sentence) => sentence.map((span) => span.text).join("");

/** The number that a sentence begins with, as in `(3) r5c2=4: …`. */
export function numberOf(sentence: Sentence): number | null {
  const match = /^\((\d+)\)/.exec(wordsOf(sentence.slice(0, 3)));
  return match ? Number(match[1]) : null;
}
