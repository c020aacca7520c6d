// Everything that can be done to a position, as data. `play` gives the position after it, or the very same
// position if nothing changes.

import { type Candidate, type Cell, CELLS, type Digit, bit, cellOf, count, digitOf, digitsOf, has } from "./grid";
import { EMPTY, type Position, candidates, digitAt, legal } from "./position";
import { peersIn } from "./variant";

export type Move =
  /** Puts a digit into cells, or takes it out if all of them have it; into a draft as a given. Notes of it at peers go. */
  | { do: "place"; cells: readonly Cell[]; digit: Digit }
  | { do: "centre" | "corner"; cells: readonly Cell[]; digit: Digit }
  | { do: "colorCells"; cells: readonly Cell[]; color: number }
  | { do: "colorCandidate"; candidate: Candidate; color: number }
  /** Erases the topmost content: digits, else marks, else colours; in a draft, givens first. */
  | { do: "erase"; cells: readonly Cell[] }
  /** Writes all candidates as centre marks in cells without any. */
  | { do: "fillMarks" }
  /** Places every naked single, repeatedly. */
  | { do: "fillSingles" }
  /** Applies a step. */
  | { do: "apply"; place: readonly Candidate[]; eliminate: readonly Candidate[] }
  /** Removes all placed digits and marks. */
  | { do: "restart" }
  /** Starts or ends typing a puzzle. */
  | { do: "draft" }
  | { do: "finish" }
  | { do: "uncolor" }
  /** Replaces the position. */
  | { do: "set"; position: Position };

export function play(position: Position, move: Move): Position {
  switch (move.do) {
    case "place":
      return (position.isDraft ? give : place)(position, move.cells, move.digit);
    case "centre":
    case "corner":
      return mark(position, move.do, move.cells, move.digit);
    case "colorCells":
      return colorCells(position, move.cells, move.color);
    case "colorCandidate": {
      const candidateColors = { ...position.candidateColors };
      if (candidateColors[move.candidate] === move.color || !move.color) delete candidateColors[move.candidate];
      else candidateColors[move.candidate] = move.color;
      return { ...position, candidateColors };
    }
    case "erase":
      return erase(position, move.cells);
    case "fillMarks":
      return fillMarks(position);
    case "fillSingles":
      return fillSingles(position);
    case "apply": {
      const marked = move.eliminate.reduce(ruleOut, position);
      return move.place.reduce((after, it) => put(after, cellOf(it), digitOf(it)), marked);
    }
    case "restart":
      return { ...EMPTY, givens: position.givens, allowed: position.allowed, variant: position.variant };
    case "draft":
      return { ...EMPTY, isDraft: true };
    case "finish":
      return { ...position, isDraft: false };
    case "uncolor":
      return { ...position, cellColors: EMPTY.cellColors, candidateColors: {} };
    case "set":
      return move.position;
  }
}

/** The list with another value at some places, or the same list if nothing changes. */
function withAt(list: readonly number[], cells: readonly Cell[], value: (old: number, cell: Cell) => number) {
  const changed = list.slice();
  for (const cell of cells) changed[cell] = value(list[cell], cell);
  return changed.some((it, cell) => it !== list[cell]) ? changed : list;
}

/** A digit into one cell; the notes in the cell, and those of the digit at its peers, go. */
function put(position: Position, cell: Cell, digit: Digit): Position {
  if (position.givens[cell]) return position;
  const clear = (old: number, at: Cell) => (at === cell ? 0 : old & ~bit(digit));
  const seen = [cell, ...peersIn(position.variant)[cell]];
  return {
    ...position,
    placed: withAt(position.placed, [cell], () => digit),
    centre: withAt(position.centre, seen, clear),
    corner: withAt(position.corner, seen, clear),
  };
}

function place(position: Position, cells: readonly Cell[], digit: Digit): Position {
  const open = cells.filter((cell) => !position.givens[cell]);
  if (open.length === 0) return position;
  if (open.every((cell) => position.placed[cell] === digit)) {
    return { ...position, placed: withAt(position.placed, open, () => 0) };
  }
  return open.reduce((after, cell) => put(after, cell, digit), position);
}

function give(position: Position, cells: readonly Cell[], digit: Digit): Position {
  const all = cells.every((cell) => position.givens[cell] === digit);
  return {
    ...position,
    givens: withAt(position.givens, cells, () => (all ? 0 : digit)),
    placed: withAt(position.placed, cells, () => 0),
    centre: withAt(position.centre, cells, () => 0),
    corner: withAt(position.corner, cells, () => 0),
  };
}

/** Sets the mark in all empty cells, or removes it if all of them have it. */
function mark(position: Position, kind: "centre" | "corner", cells: readonly Cell[], digit: Digit): Position {
  const open = cells.filter((cell) => !digitAt(position, cell));
  const all = open.every((cell) => has(position[kind][cell], digit));
  const marks = withAt(position[kind], open, (old) => (all ? old & ~bit(digit) : old | bit(digit)));
  return marks === position[kind] ? position : { ...position, [kind]: marks };
}

function colorCells(position: Position, cells: readonly Cell[], color: number): Position {
  const all = cells.every((cell) => position.cellColors[cell] === color);
  const cellColors = withAt(position.cellColors, cells, () => (all ? 0 : color));
  return cellColors === position.cellColors ? position : { ...position, cellColors };
}

function erase(position: Position, cells: readonly Cell[]): Position {
  for (const layer of ["givens", "placed", "centre", "corner", "cellColors"] as const) {
    if (layer === "givens" && !position.isDraft) continue;
    const cleared = withAt(position[layer], cells, () => 0);
    if (cleared !== position[layer]) return { ...position, [layer]: cleared };
  }
  const colors = Object.entries(position.candidateColors);
  const kept = colors.filter(([name]) => !cells.includes(cellOf(Number(name))));
  return kept.length === colors.length ? position : { ...position, candidateColors: Object.fromEntries(kept) };
}

function fillMarks(position: Position): Position {
  const centre = withAt(position.centre, CELLS, (old, cell) => old || legal(position, cell));
  return centre === position.centre ? position : { ...position, centre };
}

function fillSingles(position: Position): Position {
  const single = CELLS.find((cell) => count(candidates(position, cell)) === 1);
  if (single === undefined) return position;
  return fillSingles(put(position, single, digitsOf(candidates(position, single))[0]));
}

/** Eliminates a candidate by a mark: a cell without marks gets all other candidates. */
function ruleOut(position: Position, it: Candidate): Position {
  const cell = cellOf(it);
  const left = candidates(position, cell) & ~bit(digitOf(it));
  return { ...position, centre: withAt(position.centre, [cell], () => left) };
}
