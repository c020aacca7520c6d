// The step shown on the board, and the part under the pointer.

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
  /** The pattern only, or with its conclusion. */
  readonly whole: boolean;
  /** The part of the page that shows it. */
  readonly by: "hint" | "path" | "steps" | "learn";
}

export const shown = signal<Shown | null>(null);

/** The stage of a long sequence of inferences, or null for all of it. */
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

/** The part of a sentence under the pointer or in focus. */
export const spoken = signal<Span | null>(null);
/** The cell under the pointer. */
export const pointed = signal<Cell | null>(null);

/** The cells, houses and candidates that a part of a sentence mentions. */
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

/** Whether a part of a sentence mentions a cell. */
export function speaksOf(span: Span, cell: Cell): boolean {
  const { houses, cells, candidates } = targetsOf(span, []);
  return (
    cells.includes(cell) ||
    candidates.some((it) => cellOf(it) === cell) ||
    houses.some((house) => cellsOf(house).includes(cell))
  );
}
