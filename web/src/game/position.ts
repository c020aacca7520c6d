// The position: the puzzle, and the player's digits, marks and colours.

import {
  ALL_DIGITS,
  type Candidate,
  type Cell,
  CELLS,
  type Digit,
  type Digits,
  bit,
  cellsOf,
  has,
  HOUSES,
} from "./grid";
import { peersIn } from "./variant";

/** The number of colours for cells and candidates; 0 is none. */
export const COLORS = 6;

/** The complete position, which is immutable. Digits are 0 in empty cells. */
export interface Position {
  /** Whether the puzzle is still being typed in: digits go in as givens. */
  readonly isDraft: boolean;
  readonly givens: readonly Digit[];
  readonly placed: readonly Digit[];
  /** The candidates that the puzzle itself allows: all, but for a Sukaku. */
  readonly allowed: readonly Digits[];
  /** Centre marks: all candidates that the player sees in the cell; empty says nothing. */
  readonly centre: readonly Digits[];
  /** Corner marks: digits noted for their box or line; they eliminate nothing. */
  readonly corner: readonly Digits[];
  /** What stands for the rules of a variant; empty for a classic Sudoku. */
  readonly variant: string;
  readonly cellColors: readonly number[];
  readonly candidateColors: Readonly<Record<Candidate, number>>;
}

const filled = (value: number) => CELLS.map(() => value);

export const EMPTY: Position = {
  isDraft: false,
  givens: filled(0),
  placed: filled(0),
  allowed: filled(ALL_DIGITS),
  centre: filled(0),
  corner: filled(0),
  variant: "",
  cellColors: filled(0),
  candidateColors: {},
};

/** The digit in a cell, given or placed; 0 if it is empty. */
export const digitAt = (position: Position, cell: Cell): Digit => position.givens[cell] || position.placed[cell];

/** The digits that no peer holds and the puzzle allows; none in a filled cell. */
export function legal(position: Position, cell: Cell): Digits {
  if (digitAt(position, cell)) return 0;
  return peersIn(position.variant)[cell].reduce((left, peer) => {
    const digit = digitAt(position, peer);
    return digit ? left & ~bit(digit) : left;
  }, position.allowed[cell]);
}

/** The player's candidates: the legal ones that the centre marks do not omit. */
export function candidates(position: Position, cell: Cell): Digits {
  const centre = position.centre[cell];
  return centre ? legal(position, cell) & centre : legal(position, cell);
}

/** The position with the digits of a solution placed in its empty cells. */
export const solved = (position: Position, solution: readonly Digit[]): Position => ({
  ...position,
  placed: CELLS.map((cell) => (position.givens[cell] ? 0 : position.placed[cell] || solution[cell])),
  centre: EMPTY.centre,
  corner: EMPTY.corner,
});

export const isComplete = (position: Position) => CELLS.every((cell) => digitAt(position, cell) !== 0);

/** The cells whose digit occurs twice in a house. */
export function clashes(position: Position): Set<Cell> {
  const clashing = new Set<Cell>();
  for (const house of HOUSES) {
    const cells = cellsOf(house).filter((cell) => digitAt(position, cell));
    let [once, twice]: [Digits, Digits] = [0, 0];
    for (const cell of cells) {
      const digit = bit(digitAt(position, cell));
      twice |= once & digit;
      once |= digit;
    }
    if (twice) for (const cell of cells) if (has(twice, digitAt(position, cell))) clashing.add(cell);
  }
  return clashing;
}

/** Whether every cell has a digit, all rules hold, and the puzzle allows the digits. */
export const isSolved = (position: Position) =>
  isComplete(position) &&
  clashes(position).size === 0 &&
  CELLS.every((cell) => has(position.allowed[cell], digitAt(position, cell)));

/** Placed digits and centre marks that a solution contradicts: the wrong cells, and the cells whose marks lack their digit. */
export function mistakes(position: Position, solution: readonly Digit[]): { digits: Cell[]; marks: Cell[] } {
  const digits = CELLS.filter((cell) => position.placed[cell] && position.placed[cell] !== solution[cell]);
  const marks = CELLS.filter(
    (cell) => !digitAt(position, cell) && position.centre[cell] && !has(position.centre[cell], solution[cell]),
  );
  return { digits, marks };
}
