// Keyboard handling.

import { type Digit, candidate, has } from "../game/grid";
import { COLORS, candidates, digitAt } from "../game/position";
import { digitOfKey } from "./digit-key";
import { act, position, redoMove, undoMove } from "./game";
import { chooserFocus } from "./panel";
import { picking, redoPick, undoPick } from "./pick";
import { type Entry, color, colorsCandidates, deselect, entry, filter, focus, select, selection, step } from "./select";
import { askWhy } from "./why";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const MODES: Record<string, Entry> = { z: "digit", x: "corner", c: "centre", v: "color" };

/** The target cells of a digit. */
const targets = () => (selection.value.size ? [...selection.value] : [focus.value]);

/** Enters a digit in the current mode. */
export function enter(digit: Digit, as: Entry = entry.value) {
  const cells = targets();
  if (as === "color") {
    if (!colorsCandidates.value) {
      if (digit > COLORS) return;
      color.value = digit;
      act({ do: "colorCells", cells, color: digit });
      return;
    }
    for (const cell of cells) {
      const isThere = digitAt(position.value, cell) === digit || has(candidates(position.value, cell), digit);
      if (isThere) act({ do: "colorCandidate", candidate: candidate(cell, digit), color: color.value });
    }
    return;
  }
  act({ do: as === "digit" ? "place" : as, cells, digit });
}

export const erase = () => act({ do: "erase", cells: targets() });

/** Whether a digit was pressed right after W, before the digits of the cell got the keyboard focus. */
function isQuestion({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!chooserFocus.value || ctrlKey || metaKey || altKey || shiftKey) return false;
  return position.value.givens[focus.value] === 0;
}

/** Handles a key on the board, and returns whether it had an effect. */
export function boardKey(event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  const digit = digitOfKey(event);
  const command = event.ctrlKey || event.metaKey;
  if (digit !== null && isQuestion(event)) void askWhy(candidate(focus.value, digit));
  else if (arrow) step(arrow[0], arrow[1], event.shiftKey || command);
  else if (event.altKey) return false;
  else if (digit !== null) {
    if (command && event.shiftKey) enter(digit, "color");
    else enter(digit, command ? "centre" : event.shiftKey ? "corner" : entry.value);
  } else if (command) return commandKey(event);
  else if (["Backspace", "Delete", "0"].includes(event.key)) erase();
  else if (event.key === "Home") select(focus.value - (focus.value % 9));
  else if (event.key === "End") select(focus.value - (focus.value % 9) + 8);
  else if (event.key === "Escape") deselect();
  else if (event.key === " ") entry.value = nextEntry();
  else if (event.key in MODES) entry.value = MODES[event.key];
  else if (event.key === "b") filter.value = filter.value === "bivalue" ? null : "bivalue";
  else if (event.key === "f") {
    const here = digitAt(position.value, focus.value);
    filter.value = here === 0 || filter.value === here ? null : here;
  } else return false;
  return true;
}

/** Keys with Ctrl or Cmd, also outside the board. */
export function commandKey(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey)) return false;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) (picking.value ? undoPick : undoMove)();
  else if (key === "y" || (key === "z" && event.shiftKey)) (picking.value ? redoPick : redoMove)();
  else if (key === "a" && (event.target as Element).closest(".cells")) {
    selection.value = new Set(Array.from({ length: 81 }, (_, cell) => cell));
  } else return false;
  return true;
}

function nextEntry(): Entry {
  const order: Entry[] = ["digit", "corner", "centre", "color"];
  return order[(order.indexOf(entry.value) + 1) % order.length];
}
