// Sentences as plain text.

import type { Sentence } from "./types";

/** The text of a sentence. */
export const wordsOf = (sentence: Sentence) => sentence.map((span) => span.text).join("");

/** The number that a sentence begins with, as in `(3) r5c2=4: …`. */
export function numberOf(sentence: Sentence): number | null {
  const match = /^\((\d+)\)/.exec(wordsOf(sentence.slice(0, 3)));
  return match ? Number(match[1]) : null;
}

/** How deep a sentence lies in a numbered line: 1 for `(3) …`, 2 for `(3.1) …`, 0 without a number. */
export function depthOf(sentence: Sentence): number {
  const match = /^\((\d+(?:\.\d+)*)\)/.exec(wordsOf(sentence.slice(0, 3)));
  return match ? match[1].split(".").length : 0;
}
