// What a screen reader is told without being asked.

import { signal } from "@preact/signals";

export const announcement = signal("");

/** Says it, even if it is what was said last. */
export function announce(words: string) {
  announcement.value = announcement.value === words ? `${words}\u00a0` : words;
}
