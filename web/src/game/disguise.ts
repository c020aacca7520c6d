// The same position in another look: rows, columns and digits exchanged in ways that keep the rules.

import { type Cell, CELLS, DIGITS, type Digits, columnOf, digitsOf, rowOf, setOf } from "./grid";
import { EMPTY, type Position } from "./position";

/** A list in another order. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}

/** The nine rows or columns in another order: the three groups of three, and those within each group. */
const lines = (random: () => number) =>
  shuffled([0, 3, 6], random).flatMap((first) => shuffled([first, first + 1, first + 2], random));

/** The position with its houses and digits exchanged, without colours. `random` gives numbers from 0 to below 1. */
export function disguised(position: Position, random: () => number = Math.random): Position {
  const [rows, columns, digits] = [lines(random), lines(random), [0, ...shuffled(DIGITS, random)]];
  const isTransposed = random() < 0.5;
  const from = (cell: Cell) => {
    const [row, column] = [rows[rowOf(cell)], columns[columnOf(cell)]];
    return isTransposed ? 9 * column + row : 9 * row + column;
  };
  const moved = (list: readonly number[], change: (value: number) => number) =>
    CELLS.map((cell) => change(list[from(cell)]));
  const digit = (old: number) => digits[old];
  const set = (old: Digits) => setOf(digitsOf(old).map(digit));
  return {
    ...EMPTY,
    isDraft: position.isDraft,
    givens: moved(position.givens, digit),
    placed: moved(position.placed, digit),
    allowed: moved(position.allowed, set),
    centre: moved(position.centre, set),
    corner: moved(position.corner, set),
  };
}
