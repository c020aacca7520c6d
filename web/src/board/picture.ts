// The content of a board apart from marks: the digits and notes of each cell.

import {
  CELLS,
  type Candidate,
  type Cell,
  type Digit,
  type Digits,
  candidate,
  cellOf,
  digitOf,
  digitsOf,
  has,
} from "../game/grid";
import { type Position, candidates, digitAt } from "../game/position";
import { LARGE_RADIUS, RADIUS, middle, placeOf } from "./geometry";
import type { Layers } from "./layers";
import type { Obstacle, Place } from "./arrows";

/** The content of a cell. */
export interface CellPicture {
  readonly digit: Digit;
  readonly given: boolean;
  /** Whether the digit is one of a solution, which nobody has placed. */
  readonly supposed?: boolean;
  /** Small digits, each at one of nine places. */
  readonly small: Digits;
  /** Corner marks. */
  readonly corner: Digits;
}

export type Picture = readonly CellPicture[];

const contents = new Map<number, CellPicture>();

/** The content as one object for all cells that have it, so that it is seen at once which cells stay as they are. */
function content(digit: Digit, given: boolean, small: Digits, corner: Digits, supposed = false): CellPicture {
  const key = ((((small << 9) | corner) << 4) | digit) * 4 + (given ? 2 : 0) + (supposed ? 1 : 0);
  let known = contents.get(key);
  if (!known) contents.set(key, (known = { digit, given, supposed, small, corner }));
  return known;
}

const isGiven = (position: Position, cell: Cell) => position.givens[cell] !== 0;

/** The player's board: with the player's marks only. */
export const asPlayed = (position: Position): Picture =>
  CELLS.map((cell) => {
    const digit = digitAt(position, cell);
    const [small, corner] = digit ? [0, 0] : [position.centre[cell], position.corner[cell]];
    return content(digit, isGiven(position, cell), small, corner);
  });

/** The board with all candidates, as a step sees it. */
export const withCandidates = (position: Position): Picture =>
  CELLS.map((cell) => content(digitAt(position, cell), isGiven(position, cell), candidates(position, cell), 0));

/** The board with a solution in its empty cells. */
export const asSolved = (position: Position, solution: readonly Digit[]): Picture =>
  CELLS.map((cell) => {
    const digit = digitAt(position, cell);
    return content(digit || solution[cell], isGiven(position, cell), 0, 0, digit === 0);
  });

/** The picture with these candidates in addition. */
export function including(picture: Picture, all: ReadonlySet<Candidate>): Picture {
  if (all.size === 0) return picture;
  const extra = new Map<Cell, Digits>();
  for (const it of all) extra.set(cellOf(it), (extra.get(cellOf(it)) ?? 0) | (1 << (digitOf(it) - 1)));
  return picture.map((it, cell) =>
    it.digit ? it : content(0, false, it.small | (extra.get(cell) ?? 0), it.corner, it.supposed),
  );
}

/** The position of a candidate in the picture: large in the middle, or small at its place. */
export function placeIn(picture: Picture, it: Candidate): Place {
  const isLarge = picture[cellOf(it)].digit === digitOf(it);
  return isLarge ? { at: middle(cellOf(it)), radius: LARGE_RADIUS } : { at: placeOf(it), radius: RADIUS };
}

/** Whether a candidate is written in the picture, small or large. */
export function isWritten(picture: Picture, it: Candidate): boolean {
  const { digit, small } = picture[cellOf(it)];
  return digit === digitOf(it) || has(small, digitOf(it));
}

/** All content of the board, as obstacles for arrows. */
export function obstacles(picture: Picture, layers: Layers): Obstacle[] {
  return picture.flatMap(({ digit, small }, cell) =>
    digitsOf(small | (digit ? 1 << (digit - 1) : 0)).map((written) => {
      const it = candidate(cell, written);
      const { at, radius } = placeIn(picture, it);
      if (layers.top.has(it)) return { at, radius: radius * 1.15, cost: 6 };
      return { at, radius: radius * 0.9, cost: has(small, written) ? 1 : 2.5 };
    }),
  );
}
