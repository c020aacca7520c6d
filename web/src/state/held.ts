// What held the player up: the hints that were taken, and the longest time without a move.

import { effect } from "@preact/signals";
import { fragment } from "../game/text";
import { NOT_HELD, about, note, position, puzzleKey } from "./game";

/** The shortest pause that is worth a word, in seconds. */
const LEAST = 30;
/** How many hints are kept. */
const HINTS = 100;

/** Notes a hint at a technique. */
export function noteHint(technique: string) {
  const held = about.peek().held ?? NOT_HELD;
  note({ held: { ...held, hints: [...held.hints, technique].slice(-HINTS) } });
}

/** Notes the longest time between two moves in a puzzle. */
export function followPauses() {
  let before = position.peek();
  let since = about.peek().seconds;
  effect(() => {
    const now = position.value;
    if (now === before) return;
    const { seconds, held = NOT_HELD } = about.peek();
    const pause = seconds - since;
    // What one could have seen there is told by the classic rules.
    const isMove = !now.isDraft && !now.variant && puzzleKey(before) === puzzleKey(now);
    if (isMove && pause >= LEAST && pause > held.pause) note({ held: { ...held, pause, board: fragment(before) } });
    since = seconds;
    before = now;
  });
}
