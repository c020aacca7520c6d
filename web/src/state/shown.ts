// What is shown on the board, a step or an answer about a claim, and the part under the pointer.

import { computed, signal } from "@preact/signals";
import type { Mark, Role, Sentence, Span, Step } from "../engine/types";
import { withoutConclusion } from "../board/layers";
import {
  type Candidate,
  type Cell,
  type Digit,
  type House,
  candidateNamed,
  cellNamed,
  cellOf,
  cellsOf,
  digitOf,
} from "../game/grid";
import { type Position, solved } from "../game/position";
import { position } from "./game";

/** Words for roles. */
export type Words = Partial<Record<Role, string>>;

/** A count has truths and links in place of base and cover. */
export const COUNTED: Words = { base: "truth", cover: "link" };

/** What can be drawn and told. */
export interface Told {
  /** The caption of the board. */
  readonly title: string;
  readonly sentences: readonly Sentence[];
  readonly marks: readonly Mark[];
  /** Other words for some roles in the legend. */
  readonly legend?: Words;
}

export interface Shown {
  readonly told: Told;
  /** The step that this is about, if it is one. */
  readonly step: Step | null;
  /** The position that it is about. */
  readonly before: Position;
  /** Digits for the empty cells: a solution in which a claim fails. */
  readonly solution: readonly Digit[] | null;
  /** The pattern only, or with its conclusion. */
  readonly whole: boolean;
  /** The part of the page that shows it. */
  readonly by: "hint" | "path" | "steps" | "why" | "claim" | "rank" | "lately";
}

export const shown = signal<Shown | null>(null);

/** The position on the board: of what is shown, or else of the game. */
export const seenPosition = () => {
  const now = shown.value;
  if (!now) return position.value;
  return now.solution ? solved(now.before, now.solution) : now.before;
};

/** The stage of a long sequence of inferences, or null for all of it. */
export const stage = signal<number | null>(null);

export const marks = computed<readonly Mark[]>(() => {
  const now = shown.value;
  if (!now) return [];
  return now.whole ? now.told.marks : withoutConclusion(now.told.marks);
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
