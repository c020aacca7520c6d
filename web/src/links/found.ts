// The content of a link.

import type { Position } from "../game/position";

export interface Found {
  readonly position: Position;
  readonly title: string;
  /** The names of constraints beyond classic Sudoku. */
  readonly variants: readonly string[];
  /** The rules in the setter's words. */
  readonly rules: string;
}
