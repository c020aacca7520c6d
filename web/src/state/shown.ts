// A step that is shown on the board, and what of it is pointed at.

import { computed, signal } from "@preact/signals";
import type { Mark, Span, Step } from "../engine/types";
import { withoutConclusion } from "../board/layers";
import {
  type Candidate,
  type Cell,
  type House,
  candidateNamed,
  cellNamed,
  cellOf,
  cellsOf,
  digitOf,
} from "../game/grid";
import type { Position } from "../game/position";

export interface Shown {
  readonly step: Step;
  /** The position that the step was found in. */
  readonly before: Position;
  /** The pattern alone, or with what it concludes. */
  readonly whole: boolean;
  /** Which part of the page shows it. */
  readonly by: "hint" | "path" | "steps" | "learn";
}

export const shown = signal<Shown | null>(null);

/** How far a long line of reasoning is followed: the place of its stage; null is all of it. */
export const stage = signal<number | null>(null);

export const marks = computed<readonly Mark[]>(() => {
  const now = shown.value;
  if (!now) return [];
  return now.whole ? now.step.marks : withoutConclusion(now.step.marks);
});

export function stopShowing(by?: Shown["by"]) {
  if (shown.value && (!by || shown.value.by === by)) shown.value = null;
  spoken.value = null;
  stage.value = null;
}

/** The piece of a sentence under the pointer or in focus. */
export const spoken = signal<Span | null>(null);
/** The cell under the pointer. */
export const pointed = signal<Cell | null>(null);

/** What a piece of a sentence speaks of on the grid. */
export interface Targets {
  readonly houses: readonly House[];
  readonly cells: readonly Cell[];
  readonly candidates: readonly Candidate[];
}

export function targetsOf(span: Span, marked: readonly Mark[]): Targets {
  const named = [...(span.candidates ?? []), ...(span.eliminated ?? [])].map(candidateNamed);
  const digits = span.digits ?? [];
  const ringed = marked.flatMap((it) => (it.kind === "candidates" ? it.candidates.map(candidateNamed) : []));
  return {
    houses: span.houses ?? [],
    cells: (span.cells ?? []).map(cellNamed),
    candidates: [...named, ...ringed.filter((it) => digits.includes(digitOf(it)))],
  };
}

/** Whether a piece of a sentence speaks of a cell. */
export function speaksOf(span: Span, cell: Cell): boolean {
  const { houses, cells, candidates } = targetsOf(span, []);
  return (
    cells.includes(cell) ||
    candidates.some((it) => cellOf(it) === cell) ||
    houses.some((house) => cellsOf(house).includes(cell))
  );
}
