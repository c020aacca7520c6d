// The variant on the board: its part of the page, which is loaded when there is one, and what it says of a position.

import { effect, signal } from "@preact/signals";
import { CELLS, type Cell } from "../game/grid";
import { type Position, clashes, digitAt, isComplete, isSolved } from "../game/position";
import { variantNamed } from "../game/variant";

/** What draws and judges variants, once it is loaded. */
export const part = signal<typeof import("../variant/part") | null>(null);

/** Loads it. */
export async function loadPart() {
  part.value ??= await import("../variant/part").catch(() => null);
}

/** The cells with digits that break a rule. As long as the part is not loaded, nothing is said of a variant. */
export function broken(position: Position): ReadonlySet<Cell> {
  const variant = variantNamed(position.variant);
  if (!variant) return clashes(position);
  return (
    part.value?.broken(
      variant,
      CELLS.map((cell) => digitAt(position, cell)),
    ) ?? new Set<Cell>()
  );
}

/** Whether a position is solved. A variant with rules that cannot be judged is, if it is as the solution of its link. */
export function isWon(position: Position): boolean {
  const variant = variantNamed(position.variant);
  if (!variant) return isSolved(position);
  if (!isComplete(position) || !part.value) return false;
  const { solution, unjudged } = variant;
  const isRight = CELLS.every(
    (cell) => !/[1-9]/.test(solution[cell]) || Number(solution[cell]) === digitAt(position, cell),
  );
  if (/^[1-9]{81}$/.test(solution)) return isRight;
  return broken(position).size === 0 && (solution ? isRight : unjudged.length === 0);
}

/** Loads the part as soon as there is a variant on the board. */
export function followVariant(position: { readonly value: Position }) {
  effect(() => {
    if (position.value.variant) void loadPart();
  });
}
