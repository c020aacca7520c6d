// f-puzzles' JSON, which SudokuPad takes as well: the cells, the marks, and what makes a puzzle no classic Sudoku.

import { t } from "#language";
import { CELLS, setOf } from "../game/grid";
import { EMPTY, type Position } from "../game/position";
import type { Found } from "./found";

interface FCell {
  value?: unknown;
  given?: unknown;
  centerPencilMarks?: unknown;
  cornerPencilMarks?: unknown;
  region?: unknown;
}

/** Keys that do not affect the rules of the puzzle. */
const HARMLESS = new Set([
  "size",
  "grid",
  "title",
  "author",
  "solution",
  "ruleset",
  "successmessage",
  "msgcorrect",
  "highlightconflicts",
  "disabledlogic",
  "truecandidatesoptions",
  "metadata",
  "notes",
  "origin",
  "date",
  "url",
  "disabledLogic",
]);

/** Constraints with unclear names. */
const NAMES: Record<string, string> = {
  "diagonal+": t("diagonal +"),
  "diagonal-": t("diagonal −"),
  antiknight: t("anti-knight"),
  antiking: t("anti-king"),
  disjointgroups: t("disjoint groups"),
  nonconsecutive: t("non-consecutive"),
  killercage: t("killer cages"),
  littlekillersum: t("little killer"),
  sandwichsum: t("sandwich sums"),
  extraregion: t("extra regions"),
  betweenline: t("between lines"),
  thermometer: "thermometers",
  xv: "XV",
};

const marks = (list: unknown) => (Array.isArray(list) ? setOf(list.map(Number).filter((it) => it >= 1 && it <= 9)) : 0);
const digit = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 9 ? Number(value) : 0;

/** Reads the JSON. Throws an error with the reason if it is not a 9×9 puzzle. */
export function readFPuzzles(json: string): Found {
  const data = JSON.parse(json) as Record<string, unknown> | null;
  const rows = data?.["grid"];
  if (!data || !Array.isArray(rows)) throw new Error(t("the link holds no grid"));
  if (rows.length !== 9 || !rows.every((row) => Array.isArray(row) && row.length === 9)) {
    throw new Error(t("the puzzle is {size}; only 9×9 can be solved here", { size: `${rows.length}×${rows.length}` }));
  }
  const cells = rows.flat() as FCell[];
  const digits = cells.map((cell) => digit(cell.value));
  const position: Position = {
    ...EMPTY,
    givens: CELLS.map((cell) => (cells[cell].given ? digits[cell] : 0)),
    placed: CELLS.map((cell) => (cells[cell].given ? 0 : digits[cell])),
    centre: CELLS.map((cell) => (digits[cell] ? 0 : marks(cells[cell].centerPencilMarks))),
    corner: CELLS.map((cell) => (digits[cell] ? 0 : marks(cells[cell].cornerPencilMarks))),
  };
  const title = [data["title"], data["author"]].filter((it) => typeof it === "string" && it).join(", ");
  const ruleset = data["ruleset"];
  return { position, title, variants: variantsOf(data, cells), rules: typeof ruleset === "string" ? ruleset : "" };
}

/** The additional rules in the JSON: every non-empty entry, and regions that are not boxes. */
function variantsOf(data: Record<string, unknown>, cells: readonly FCell[]): string[] {
  const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const names = Object.keys(data).filter((name) => !HARMLESS.has(name) && isThere(data[name]));
  const isIrregular = cells.some((cell, at) => {
    if (cell.region === undefined || cell.region === null) return false;
    return cell.region !== 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
  });
  return [...names.map((name) => t(NAMES[name] ?? name)), ...(isIrregular ? [t("irregular regions")] : [])];
}
