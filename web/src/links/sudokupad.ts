// SudokuPad's own puzzles: its cells, and what makes one no classic Sudoku. Most of that is only drawn, and told in
// words: what a line means nobody can know but who reads the rules.

import { t } from "#language";
import { CELLS, setOf } from "../game/grid";
import { EMPTY, type Position } from "../game/position";
import type { Found } from "./found";
import { readLoose } from "./loose";

/** The short names of the fields. */
const FULL: Record<string, string> = {
  a: "arrows",
  ca: "cages",
  ce: "cells",
  l: "lines",
  o: "overlays",
  re: "regions",
  t: "title",
  u: "underlays",
  v: "value",
};

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function withFullNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFullNames);
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [FULL[name] ?? name, withFullNames(it)]));
}

/** Fields that do not affect the rules. */
const HARMLESS = new Set(["id", "cellSize", "cs", "metadata", "cells", "settings", "version", "solution"]);

/** The names of additional rules. */
const NAMES: Record<string, string> = {
  arrows: "arrows",
  lines: "lines",
  overlays: t("dots or signs on the grid"),
  underlays: t("shapes under the grid"),
  cages: "cages",
  regions: t("irregular regions"),
  foglight: "fog",
  triggereffect: "fog",
  fogofwar: "fog",
  global: t("rules for the whole grid"),
};

const digit = (value: unknown) => (/^[1-9]$/.test(String(value)) ? Number(value) : 0);
const marks = (list: unknown) => setOf(listOf(list).map(digit).filter(Boolean));

/** Reads the text of `scl` and `ctc`. Throws an error with the reason if it is not a 9×9 puzzle. */
export function readSudokuPad(text: string): Found {
  const data = withFullNames(readLoose(text));
  if (!isData(data)) throw new Error(t("the link holds no grid"));
  const rows = listOf(data["cells"]);
  if (rows.length === 0) throw new Error(t("the link holds no grid"));
  if (rows.length !== 9 || !rows.every((row) => listOf(row).length === 9)) {
    throw new Error(
      t("the puzzle is {size}; only 9×9 can be solved here", { size: `${rows.length}×${listOf(rows[0]).length}` }),
    );
  }
  const cells = rows.flat().map((it) => (isData(it) ? it : {}));
  const givens = cells.map((cell) => digit(cell["value"]));
  const marksIn = (name: string) => CELLS.map((cell) => (givens[cell] ? 0 : marks(cells[cell][name])));
  const position = { ...EMPTY, givens, centre: marksIn("centremarks"), corner: marksIn("cornermarks") };
  const notes = notesOf(data);
  const title = [notes["title"], notes["author"]].filter(Boolean).join(", ");
  const adding = Object.keys(data).filter((name) => adds(name, data[name]));
  const variants = [...new Set(adding.map((name) => t(NAMES[name] ?? name)))];
  return { position, title, variants, rules: notes["rules"] ?? "" };
}

/** Title, author and rules: in a separate record, or in older puzzles as `title: …` in cages without cells. */
function notesOf(data: Data): Record<string, string> {
  const written = Object.entries(isData(data["metadata"]) ? data["metadata"] : {});
  const texts = written.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  const older = listOf(data["cages"]).flatMap((cage) => {
    const note = isData(cage) && /^(title|author|rules): *([^]*)$/i.exec(String(cage["value"]));
    return note ? [[note[1].toLowerCase(), note[2]] as const] : [];
  });
  return Object.fromEntries([...older, ...texts]);
}

/** Whether an entry adds to the rules of Sudoku. */
function adds(name: string, value: unknown): boolean {
  if (HARMLESS.has(name)) return false;
  if (name === "cages") return listOf(value).some(isDrawn);
  if (name === "regions") return listOf(value).length > 0 && !areBoxes(listOf(value));
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Rows, columns and boxes are hidden cages, and notes have no cells. */
const isDrawn = (cage: unknown) =>
  isData(cage) && listOf(cage["cells"]).length > 0 && cage["hidden"] !== true && cage["type"] !== "rowcol";

/** Whether each region is one of the nine boxes, given as `[row, column]` from 0. */
function areBoxes(regions: readonly unknown[]): boolean {
  const boxOf = ([row, column]: unknown[]) => 3 * Math.floor(Number(row) / 3) + Math.floor(Number(column) / 3);
  return regions.every((region) => {
    const boxes = new Set(listOf(region).map((it) => boxOf(listOf(it))));
    return boxes.size === 1 && listOf(region).length === 9;
  });
}

const PLACES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/**
 * Reads the packing of plain givens: each character stands for a cell, with its digit or none, and for up to five
 * empty cells behind it.
 */
export function readPacked(packed: string): Position {
  const digits = [...packed].flatMap((character) => {
    const value = PLACES.indexOf(character);
    if (value < 0) throw new Error(t("its packing of givens cannot be read"));
    return [value % 10, ...Array<number>(Math.floor(value / 10)).fill(0)];
  });
  if (digits.length !== 81)
    throw new Error(t("the puzzle has {count} cells; only 9×9 can be solved here", { count: digits.length }));
  return { ...EMPTY, givens: digits };
}
