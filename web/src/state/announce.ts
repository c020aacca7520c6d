// Announcements for screen readers.

import { signal } from "@preact/signals";

export const announcement = signal("");

/** Announces a message, even if it repeats the last one. */
export function announce(words: string) {
  announcement.value = announcement.value === words ? `${words}\u00a0` : words;
}
