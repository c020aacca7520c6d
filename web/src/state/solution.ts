// The solution of the puzzle on the board, asked for once.

import { call } from "../engine/engine";
import type { Digit } from "../game/grid";
import { EMPTY, type Position } from "../game/position";
import { engineText } from "../game/text";
import { variantNamed } from "../game/variant";
import { puzzleKey } from "./game";

export interface Solved {
  /** What the givens turned out to be; `variant` if only a link could tell. */
  readonly status: string;
  /** The one solution, if there is just one. */
  readonly digits: readonly Digit[] | null;
}

let last: { readonly key: string; readonly solved: Promise<Solved> } | null = null;

/** The solution of the givens of a position. */
export function solutionOf(position: Position): Promise<Solved> {
  const key = puzzleKey(position);
  if (last?.key === key) return last.solved;
  const variant = variantNamed(position.variant);
  if (variant) {
    const digits = /^[1-9]{81}$/.test(variant.solution) ? [...variant.solution].map(Number) : null;
    return Promise.resolve({ status: "variant", digits });
  }
  const { givens, allowed } = position;
  const solved = call("check", { puzzle: engineText({ ...EMPTY, givens, allowed }) }).then(({ status, grid }) => ({
    status,
    digits: status === "solved" ? [...grid].map(Number) : null,
  }));
  const asked = { key, solved };
  last = asked;
  solved.catch(() => {
    if (last === asked) last = null;
  });
  return solved;
}
