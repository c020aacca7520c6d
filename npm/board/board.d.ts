/** A cell as `r1c2`. */
export type CellName = string;

/** A mark of the engine's JSON: a house, cells, candidates, a link or a number. */
export type Mark =
  | { kind: "house"; house: string; role: string }
  | { kind: "cells"; cells: string[]; role: string }
  | { kind: "candidates"; candidates: string[]; role: string }
  | { kind: "link"; from: string[]; to: string[]; link: "strong" | "weak" }
  | { kind: "number"; candidate: string; number: number };

/** What is drawn of a step; the steps of the engine's JSON are such. */
export interface DrawnStep {
  readonly marks: readonly Mark[];
  readonly sentences?: readonly (readonly { readonly text: string }[])[];
  readonly legend?: Readonly<Record<string, string>>;
  readonly technique?: string;
}

/** `<ergodoku-board>`; its attributes are `puzzle`, `label`, `candidates`, `clashes`, `legend` and `stage`. */
export declare class ErgodokuBoard extends HTMLElement {
  /** The step that is drawn. */
  step: DrawnStep | null;
  /** The marks that are drawn, without a step. */
  marks: readonly Mark[];
  /** The selected cells. */
  selected: readonly CellName[];
  /** The number of stages of the step's line of reasoning; 0 if there is none. */
  readonly stages: number;
}

declare global {
  interface HTMLElementTagNameMap {
    "ergodoku-board": ErgodokuBoard;
  }
  interface HTMLElementEventMap {
    "board-select": CustomEvent<{ cell: CellName; selected: CellName[] }>;
    /** A digit that was typed; 0 to clear. */
    "board-digit": CustomEvent<{ cell: CellName; digit: number; selected: CellName[] }>;
  }
}
