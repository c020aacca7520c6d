// The selection, and the input mode.

import { computed, signal } from "@preact/signals";
import {
  type Candidate,
  type Cell,
  CELLS,
  type Digit,
  candidate,
  columnOf,
  count,
  digitsOf,
  rowOf,
} from "../game/grid";
import { candidates, digitAt } from "../game/position";
import { peersIn } from "../game/variant";
import { position } from "./game";

export type Entry = "digit" | "centre" | "corner" | "color";

export const focus = signal<Cell>(40);
export const selection = signal<ReadonlySet<Cell>>(new Set<Cell>());
export const entry = signal<Entry>("digit");
/** The digit that touched cells get, where one chooses the digit first; 0 if none is chosen. */
export const held = signal<Digit | 0>(0);
/** The current colour, and whether it applies to cells or candidates. */
export const color = signal(1);
export const colorsCandidates = signal(false);
/** The filter: the places of a digit, or the bivalue cells. */
export const filter = signal<Digit | "bivalue" | null>(null);

export function select(cell: Cell, more = false) {
  focus.value = cell;
  if (more) selection.value = new Set([...selection.value, cell]);
  else selection.value = new Set([cell]);
}

export const deselect = () => (selection.value = new Set());

/** Moves the focus, wrapping around the edges. */
export function step(rows: number, columns: number, more: boolean) {
  const row = (rowOf(focus.value) + rows + 9) % 9;
  const column = (columnOf(focus.value) + columns + 9) % 9;
  select(9 * row + column, more);
}

/** The peers of the selected cell; none unless exactly one is selected. */
export const seen = computed<ReadonlySet<Cell>>(() => {
  if (selection.value.size !== 1) return new Set();
  return new Set(peersIn(position.value.variant)[[...selection.value][0]]);
});

/** The candidates and placed digits that match the filter. */
export const filtered = computed<ReadonlySet<Candidate>>(() => {
  const now = position.value;
  const wanted = filter.value;
  if (wanted === null) return new Set();
  return new Set(
    CELLS.flatMap((cell) => {
      const left = candidates(now, cell);
      if (wanted === "bivalue") return count(left) === 2 ? digitsOf(left).map((digit) => candidate(cell, digit)) : [];
      const has = digitAt(now, cell) === wanted || digitsOf(left).includes(wanted);
      return has ? [candidate(cell, wanted)] : [];
    }),
  );
});
