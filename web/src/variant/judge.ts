// Which digits of a board break the rules of a variant.

import { type Cell, CELLS, cellNamed, columnOf, rowOf } from "../game/grid";
import { type Variant, hasLines, regionsOf } from "../game/variant";
import { BOXES, type Board, JUDGES, type Rule, type Setting, repeated } from "./rules";

/** Rows and columns. */
const LINES = [rowOf, columnOf].flatMap((of) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => CELLS.filter((cell) => of(cell) === at)),
);

/** What is worked out once for each variant. */
interface Known extends Setting {
  readonly houses: readonly (readonly Cell[])[];
}

const known = new WeakMap<Variant, Known>();

function knownOf(variant: Variant): Known {
  const found = known.get(variant);
  if (found) return found;
  const regions = regionsOf(variant) ?? BOXES;
  const rules = variant.constraints.map(
    ({ kind, cells, path, value }): Rule => ({ kind, cells: cells.map(cellNamed), path: path.map(cellNamed), value }),
  );
  const made = { rules, regions, houses: hasLines(variant) ? [...LINES, ...regions] : regions };
  known.set(variant, made);
  return made;
}

/** The cells with digits that break a rule, those of rows, columns and boxes among them. */
export function broken(variant: Variant, board: Board): ReadonlySet<Cell> {
  const setting = knownOf(variant);
  return new Set([
    ...setting.houses.flatMap((it) => repeated(it, board)),
    ...setting.rules.flatMap((rule) => JUDGES[rule.kind]?.(rule, board, setting) ?? []),
  ]);
}
