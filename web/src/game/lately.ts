// What was done last: what a move concluded, and the position in which that had to be shown.

import { type Candidate, CELLS, type Cell, bit, candidate, cellName, cellOf, digitOf, digitsOf } from "./grid";
import type { History } from "./history";
import { EMPTY, type Position, candidates, digitAt, legal } from "./position";

/** Digits placed and candidates eliminated, and the position before. */
export interface Done {
  readonly before: Position;
  readonly place: readonly Candidate[];
  readonly eliminate: readonly Candidate[];
}

/** The number of moves that are looked at together. */
const FAR = 40;

/**
 * What the last moves concluded. Usually that is one move; marks written one after another are one conclusion, and
 * colours and corner marks none. Null if nothing was concluded.
 */
export function lately({ past, now }: History): Done | null {
  for (const before of past.slice(-FAR).reverse()) {
    if (!isSamePuzzle(before, now)) return null;
    const done = difference(before, now);
    if (done && done.place.length + done.eliminate.length > 0) return done;
  }
  return null;
}

const isSamePuzzle = (one: Position, other: Position) =>
  one.isDraft === other.isDraft &&
  CELLS.every((cell) => one.givens[cell] === other.givens[cell] && one.allowed[cell] === other.allowed[cell]);

/** What the later position knows beyond the earlier one; null if it knows less anywhere. */
function difference(before: Position, now: Position): Done | null {
  const place: Candidate[] = [];
  const eliminate: Candidate[] = [];
  for (const cell of CELLS) {
    const [old, digit] = [digitAt(before, cell), digitAt(now, cell)];
    if (old !== digit) {
      if (old) return null;
      place.push(candidate(cell, digit));
    } else if (!digit) {
      const [had, has] = [candidates(before, cell), candidates(now, cell)];
      if (has & ~had) return null;
      // Those that a digit placed since rules out were not eliminated by hand.
      eliminate.push(...digitsOf(had & legal(now, cell) & ~has).map((it) => candidate(cell, it)));
    }
  }
  return { before, place, eliminate };
}

/** The position in which a candidate is open: without the digit placed in its cell and the mark that rules it out. */
export function withoutEntry(position: Position, it: Candidate): Position {
  const cell = cellOf(it);
  const set = (list: readonly number[], value: number) => list.map((old, at) => (at === cell ? value : old));
  const centre = position.centre[cell];
  return {
    ...position,
    placed: set(position.placed, 0),
    centre: set(position.centre, centre && centre | bit(digitOf(it))),
  };
}

/** The givens alone. */
export const givensOf = (position: Position): Position => ({
  ...EMPTY,
  givens: position.givens,
  allowed: position.allowed,
});

/** The conclusion as one types it: `r1c2=5`, or `r1c3<>5, r4c3<>57`. */
export function inNotation(place: readonly Candidate[], eliminate: readonly Candidate[]): string {
  const gone = new Map<Cell, string>();
  for (const it of eliminate) gone.set(cellOf(it), (gone.get(cellOf(it)) ?? "") + digitOf(it));
  return [
    ...place.map((it) => `${cellName(cellOf(it))}=${digitOf(it)}`),
    ...[...gone].map(([cell, digits]) => `${cellName(cell)}<>${digits}`),
  ].join(", ");
}
