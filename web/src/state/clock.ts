// The time played.

import { signal } from "@preact/signals";
import { about, editing, finished, note } from "./game";
import { route } from "./route";

/** Whether the clock stands still, and the board is covered. */
export const paused = signal(false);

const isPlaying = () =>
  !paused.peek() && !document.hidden && route.peek().page === "solve" && !editing.peek() && !finished.peek();

/** Counts the seconds in which the board is looked at. */
export function startClock() {
  setInterval(() => {
    if (isPlaying()) note({ seconds: about.peek().seconds + 1 });
  }, 1000);
}

/** `4:05`, `1:02:03`. */
export function timeInWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
