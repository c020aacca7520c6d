// The text of a position, as the engine and its JSON have it, read without the engine.

import { ALL_DIGITS, type Digits, bit } from "../game/grid";
import { EMPTY, type Position } from "../game/position";

/**
 * Reads 81 characters, row by row: 1 to 9, `.` or 0 where a cell is empty, `+` before a digit that is no given. Behind a
 * colon may stand candidates that are ruled out, each as digit, row, column. Null if it is anything else.
 */
export function read(text: string): Position | null {
  const [grid, gone = ""] = text.trim().split(":");
  const cells = [...grid.matchAll(/(\+?)([1-9.0])/g)];
  if (cells.length !== 81 || cells.map((it) => it[0]).join("") !== grid.replace(/\s/g, "")) return null;
  const digits = (isPlaced: boolean) =>
    cells.map(([, plus, digit]) => ((plus === "+") === isPlaced && digit !== "." ? Number(digit) : 0));
  const allowed: Digits[] = [...EMPTY.allowed];
  for (const [, digit, row, column] of gone.matchAll(/([1-9])([1-9])([1-9])/g)) {
    const cell = 9 * (Number(row) - 1) + Number(column) - 1;
    allowed[cell] &= ALL_DIGITS & ~bit(Number(digit));
  }
  return { ...EMPTY, givens: digits(false), placed: digits(true), allowed };
}
