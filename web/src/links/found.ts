// What a link holds.

import type { Position } from "../game/position";

export interface Found {
  readonly position: Position;
  readonly title: string;
  /** The constraints that a classic Sudoku does not have, by name. */
  readonly variants: readonly string[];
  /** The rules in the setter's words. */
  readonly rules: string;
}
