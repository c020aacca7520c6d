// The grid: cells, digits, houses and candidates as numbers, and their names in the usual notation.

/** A cell, 0 to 80, row by row. */
export type Cell = number;
/** A digit, 1 to 9. */
export type Digit = number;
/** A set of digits: bit `d - 1` for the digit `d`. */
export type Digits = number;
/** A digit in a cell: `9 * cell + digit - 1`. */
export type Candidate = number;
/** A house by its name: `r4`, `c3`, `b2`. */
export type House = string;

export const CELLS: readonly Cell[] = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL_DIGITS: Digits = 0b111_111_111;

export const rowOf = (cell: Cell) => Math.floor(cell / 9);
export const columnOf = (cell: Cell) => cell % 9;
export const boxOf = (cell: Cell) => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);

export const bit = (digit: Digit): Digits => 1 << (digit - 1);
export const has = (digits: Digits, digit: Digit) => (digits & bit(digit)) !== 0;
export const digitsOf = (digits: Digits): Digit[] => DIGITS.filter((digit) => has(digits, digit));
export const setOf = (digits: readonly Digit[]): Digits => digits.reduce((set, digit) => set | bit(digit), 0);

/** The number of digits in the set. */
export function count(digits: Digits): number {
  let left = digits;
  let found = 0;
  for (; left; left &= left - 1) found += 1;
  return found;
}

export const candidate = (cell: Cell, digit: Digit): Candidate => 9 * cell + digit - 1;
export const cellOf = (candidate: Candidate): Cell => Math.floor(candidate / 9);
export const digitOf = (candidate: Candidate): Digit => (candidate % 9) + 1;

/** The nine cells of a house. */
export function cellsOf(house: House): Cell[] {
  const of = { r: rowOf, c: columnOf, b: boxOf }[house[0]];
  const number = Number(house.slice(1)) - 1;
  return of ? CELLS.filter((cell) => of(cell) === number) : [];
}

/** All 27 houses: rows, columns, boxes. */
export const HOUSES: readonly House[] = ["r", "c", "b"].flatMap((kind) => DIGITS.map((number) => `${kind}${number}`));

/** The 20 cells that share a house with each cell. */
export const PEERS: readonly (readonly Cell[])[] = CELLS.map((cell) =>
  CELLS.filter((other) => other !== cell && [rowOf, columnOf, boxOf].some((of) => of(other) === of(cell))),
);

/** `r4c3`. */
export const cellName = (cell: Cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The cell named `r4c3`. */
export function cellNamed(name: string): Cell {
  const match = /^r([1-9])c([1-9])$/.exec(name);
  if (!match) throw new Error(`no cell is called ${name}`);
  return 9 * (Number(match[1]) - 1) + Number(match[2]) - 1;
}

/** The candidate named `r4c3=5`, or `r4c3<>5` if it is eliminated. */
export function candidateNamed(name: string): Candidate {
  const [cell, digit] = name.split(/=|<>/);
  return candidate(cellNamed(cell), Number(digit));
}
