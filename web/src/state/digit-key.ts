// Digits of the keyboard.

import type { Digit } from "../game/grid";

/** The digit of a key with any modifiers, also on the number pad. */
export const digitOfKey = (event: KeyboardEvent): Digit | null => {
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? /^([1-9])$/.exec(event.key);
  return match ? Number(match[1]) : null;
};
