// The rules of variants: for each a function that gives the cells whose digits break it. An empty cell breaks nothing, and a
// rule is broken only if no digits in the empty cells could mend it.

import { type Cell, CELLS, type Digit, boxOf, columnOf, rowOf } from "../game/grid";
import type { Kind } from "../game/variant";

/** The digits of the board, 0 in empty cells. */
export type Board = readonly (Digit | 0)[];

/** A constraint with cells as numbers. */
export interface Rule {
  readonly kind: Kind;
  readonly cells: readonly Cell[];
  readonly path: readonly Cell[];
  readonly value: string;
}

/** What a rule may have to know of the puzzle besides its own cells. */
export interface Setting {
  readonly rules: readonly Rule[];
  /** The boxes, or the regions that stand for them. */
  readonly regions: readonly (readonly Cell[])[];
}

export type Judge = (rule: Rule, board: Board, setting: Setting) => readonly Cell[];

const NONE: readonly Cell[] = [];
const filled = (cells: readonly Cell[], board: Board) => cells.filter((cell) => board[cell]);
const different = (cells: readonly Cell[]) => [...new Set(cells)];

/** The number of a clue; null if it has none. */
const numberOf = (rule: Rule): number | null => (/^\d+$/.test(rule.value) ? Number(rule.value) : null);

/** The cells with a digit that another one has, too. */
export function repeated(cells: readonly Cell[], board: Board): readonly Cell[] {
  const all = different(cells);
  return all.filter((cell) => board[cell] && all.some((other) => other !== cell && board[other] === board[cell]));
}

/** Whether cells cannot have a sum any more. Each empty one adds 1 at least and 9 at most. */
function isWrongSum(cells: readonly Cell[], board: Board, sum: number | null): boolean {
  const there = filled(cells, board);
  const so = there.reduce((all, cell) => all + board[cell], 0);
  const empty = cells.length - there.length;
  return sum !== null && (so + empty > sum || so + 9 * empty < sum);
}

/** Pairs of filled cells for which something does not hold. */
function wrongPairs(pairs: readonly (readonly Cell[])[], board: Board, holds: (one: Digit, other: Digit) => boolean) {
  return pairs.filter(([one, other]) => board[one] && board[other] && !holds(board[one], board[other])).flat();
}

/** Each cell of a line with the next one. */
const steps = (line: readonly Cell[]) => line.slice(1).map((cell, at) => [line[at], cell]);

/** All pairs of cells that are so many rows and columns apart, or so many columns and rows. */
const apart = (rows: number, columns: number) =>
  CELLS.flatMap((one) =>
    CELLS.filter((other) => {
      const [down, across] = [Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other))];
      return other > one && ((down === rows && across === columns) || (down === columns && across === rows));
    }).map((other) => [one, other]),
  );

const NEIGHBOURS = apart(0, 1);
const KNIGHT = apart(1, 2);
const KING = [...NEIGHBOURS, ...apart(1, 1)];

const differ = (one: Digit, other: Digit) => one !== other;

const unique: Judge = ({ cells }, board) => repeated(cells, board);

const sum: Judge = (rule, board) => (isWrongSum(rule.cells, board, numberOf(rule)) ? filled(rule.cells, board) : NONE);

const killer: Judge = (rule, board, setting) => [...repeated(rule.cells, board), ...sum(rule, board, setting)];

const thermometer: Judge = ({ cells }, board) =>
  cells.flatMap((one, at) =>
    cells
      .slice(at + 1)
      .flatMap((other, more) => (board[one] && board[other] && board[other] - board[one] <= more ? [one, other] : [])),
  );

const arrow: Judge = ({ cells, path }, board) => {
  if (cells.some((cell) => !board[cell])) return NONE;
  const shaft = path.filter((cell) => !cells.includes(cell));
  const number = cells.reduce((so, cell) => 10 * so + board[cell], 0);
  return isWrongSum(shaft, board, number) ? [...cells, ...filled(shaft, board)] : NONE;
};

const palindrome: Judge = ({ cells }, board) =>
  wrongPairs(
    cells.slice(0, Math.floor(cells.length / 2)).map((cell, at) => [cell, cells[cells.length - 1 - at]]),
    board,
    (one, other) => one === other,
  );

const clone: Judge = ({ cells, path }, board) =>
  wrongPairs(
    cells.map((cell, at) => [cell, path[at]]),
    board,
    (one, other) => one === other,
  );

const renban: Judge = ({ cells }, board) => {
  const all = different(cells);
  const there = filled(all, board);
  const digits = there.map((cell) => board[cell]);
  const isWide = digits.length > 0 && Math.max(...digits) - Math.min(...digits) >= all.length;
  return isWide ? there : repeated(all, board);
};

const whispers: Judge = (rule, board) => {
  const least = numberOf(rule) ?? 5;
  return wrongPairs(steps(rule.cells), board, (one, other) => Math.abs(one - other) >= least);
};

/** The line's sum in each stretch within a box must be the same. */
const regionSum: Judge = ({ cells }, board, { regions }) => {
  const stretches: Cell[][] = [];
  const regionOf = (cell: Cell) => regions.findIndex((it) => it.includes(cell));
  cells.forEach((cell, at) => {
    if (at > 0 && regionOf(cells[at - 1]) === regionOf(cell)) stretches[stretches.length - 1].push(cell);
    else stretches.push([cell]);
  });
  const whole = stretches.filter((it) => it.every((cell) => board[cell]));
  const sums = new Set(whole.map((it) => it.reduce((sum, cell) => sum + board[cell], 0)));
  return sums.size > 1 ? whole.flat() : NONE;
};

const between: Judge = ({ cells }, board) => {
  const [start, end] = [cells[0], cells[cells.length - 1]];
  if (!board[start] || !board[end]) return NONE;
  const [least, most] = [Math.min(board[start], board[end]), Math.max(board[start], board[end])];
  const wrong = cells.slice(1, -1).filter((cell) => board[cell] && (board[cell] <= least || board[cell] >= most));
  return wrong.length > 0 ? [start, end, ...wrong] : NONE;
};

const difference: Judge = (rule, board) =>
  wrongPairs([rule.cells], board, (one, other) => Math.abs(one - other) === (numberOf(rule) ?? 1));

const isRatio = (one: Digit, other: Digit, ratio: number) => one === ratio * other || other === ratio * one;

const ratio: Judge = (rule, board) =>
  wrongPairs([rule.cells], board, (one, other) => isRatio(one, other, numberOf(rule) ?? 2));

const xv: Judge = ({ cells, value }, board) =>
  wrongPairs([cells], board, (one, other) => one + other === (value.toUpperCase() === "V" ? 5 : 10));

const quadruple: Judge = ({ cells, value }, board) => {
  const there = filled(cells, board);
  const left = there.map((cell) => board[cell]);
  const missing = (value.match(/\d/g) ?? []).map(Number).filter((digit) => {
    const at = left.indexOf(digit);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length > cells.length - there.length ? there : NONE;
};

const parity =
  (rest: number): Judge =>
  ({ cells }, board) =>
    filled(cells, board).filter((cell) => board[cell] % 2 !== rest);

/** Compares with the neighbours, but for those that are marked in the same way. */
const extreme =
  (sign: number): Judge =>
  ({ kind, cells }, board, { rules }) => {
    const marked = new Set(rules.filter((it) => it.kind === kind).flatMap((it) => it.cells));
    const pairs = NEIGHBOURS.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]).filter(([one, other]) => cells.includes(one) && !marked.has(other));
    return wrongPairs(pairs, board, (one, other) => sign * (one - other) > 0);
  };

const sandwich: Judge = (rule, board) => {
  const ends = [1, 9].map((digit) => rule.cells.findIndex((cell) => board[cell] === digit));
  if (ends.includes(-1)) return NONE;
  const part = rule.cells.slice(Math.min(...ends), Math.max(...ends) + 1);
  return isWrongSum(part.slice(1, -1), board, numberOf(rule)) ? filled(part, board) : NONE;
};

const nonConsecutive: Judge = (_, board, { rules }) => {
  const marked = marks(rules, "difference");
  return wrongPairs(
    NEIGHBOURS.filter((it) => !marked.has(named(it))),
    board,
    (one, other) => Math.abs(one - other) !== 1,
  );
};

/** Two cells by their numbers, the lower one first. */
const named = (pair: readonly Cell[]) => String([...pair].sort((one, other) => one - other));
const marks = (rules: readonly Rule[], kind: Kind) =>
  new Set(rules.filter((it) => it.kind === kind).map((it) => named(it.cells)));

const negative: Judge = ({ value }, board, { rules }) => {
  const marked = marks(rules, value === "xv" ? "xv" : "ratio");
  const open = NEIGHBOURS.filter((it) => !marked.has(named(it)));
  if (value === "xv") return wrongPairs(open, board, (one, other) => one + other !== 5 && one + other !== 10);
  const told = rules.filter((it) => it.kind === "ratio").map((it) => numberOf(it) ?? 2);
  const ratios = told.length > 0 ? told : [2];
  return wrongPairs(open, board, (one, other) => !ratios.some((it) => isRatio(one, other, it)));
};

const disjointGroups: Judge = (_, board) => {
  const place = (cell: Cell) => 3 * (rowOf(cell) % 3) + (columnOf(cell) % 3);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) =>
    repeated(
      CELLS.filter((cell) => place(cell) === at),
      board,
    ),
  );
};

/** By the names of the kinds. The others are no rules of single cells, or only drawn. */
export const JUDGES: Readonly<Partial<Record<Kind, Judge>> & Record<Exclude<Kind, "cage" | "no_rows_columns">, Judge>> =
  {
    anti_king: (_, board) => wrongPairs(KING, board, differ),
    anti_knight: (_, board) => wrongPairs(KNIGHT, board, differ),
    arrow,
    between,
    clone,
    diagonal: unique,
    difference,
    disjoint_groups: disjointGroups,
    even: parity(0),
    extra_region: unique,
    killer,
    little_killer: sum,
    maximum: extreme(1),
    minimum: extreme(-1),
    negative,
    non_consecutive: nonConsecutive,
    odd: parity(1),
    palindrome,
    quadruple,
    ratio,
    region: unique,
    region_sum: regionSum,
    renban,
    sandwich,
    thermometer,
    unique,
    whispers,
    xv,
  };

/** The nine boxes. */
export const BOXES: readonly (readonly Cell[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
  CELLS.filter((cell) => boxOf(cell) === at),
);
