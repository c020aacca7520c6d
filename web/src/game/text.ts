// A position as text: for the engine, and for the fragment of a link.

import {
  ALL_DIGITS,
  type Candidate,
  type Cell,
  CELLS,
  type Digits,
  cellOf,
  columnOf,
  digitOf,
  digitsOf,
  rowOf,
} from "./grid";
import { EMPTY, type Position, candidates, digitAt, legal } from "./position";
import { nameOf, packed, unpacked, variantNamed } from "./variant";

/** Whether the puzzle restricts candidates from the start. */
const isSukaku = (position: Position) => position.allowed.some((digits) => digits !== ALL_DIGITS);

/**
 * What the engine reads: 81 characters, `+` before a digit that is placed and not given; behind a colon the candidates
 * that the centre marks rule out, as digit, row, column.
 */
export function engineText(position: Position): string {
  const grid = CELLS.map((cell) => {
    const digit = digitAt(position, cell);
    return `${position.placed[cell] && !position.givens[cell] ? "+" : ""}${digit || "."}`;
  }).join("");
  const gone = CELLS.flatMap((cell) => {
    const out = digitAt(position, cell) ? 0 : unrestricted(position, cell) & ~candidates(position, cell);
    return digitsOf(out).map((digit) => `${digit}${rowOf(cell) + 1}${columnOf(cell) + 1}`);
  });
  return gone.length ? `${grid}:${gone.join(" ")}` : grid;
}

/** The digits that no peer holds, whatever the puzzle allows. The engine must be told about all others. */
const unrestricted = (position: Position, cell: Cell): Digits => legal({ ...position, allowed: EMPTY.allowed }, cell);

/**
 * The fragment of a link, `p=…&m=…`: `p` the cells, 1 to 9 given, a to i placed; `e` for a draft; the others, if there
 * are any, marks and colours, and `v` the name of a variant.
 */
export function fragment(position: Position): string {
  const known = fragments.get(position);
  if (known !== undefined) return known;
  const text = written(position);
  fragments.set(position, text);
  return text;
}

/** Those of the positions that are in use: each move asks for all positions of the history. */
const fragments = new WeakMap<Position, string>();

function written(position: Position): string {
  const parts = [
    ["p", CELLS.map((cell) => position.givens[cell] || placedLetter(position.placed[cell])).join("")],
    ["e", position.isDraft ? "1" : ""],
    ["s", isSukaku(position) ? sets(position.allowed, ALL_DIGITS) : ""],
    ["v", position.variant],
    ["m", sets(position.centre)],
    ["n", sets(position.corner)],
    ["c", sets(position.cellColors)],
    ["d", candidateColors(position.candidateColors)],
  ];
  return parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/** The fragment of a link for others, who do not know the variant yet: it holds it as `w`. */
export function shared(position: Position): string {
  const variant = variantNamed(position.variant);
  return fragment(position) + (variant ? `&w=${packed(variant)}` : "");
}

/** The variant that a fragment names or holds; null if it is not known. */
function variantIn(parts: ReadonlyMap<string, string>): string | null {
  const held = parts.get("w");
  if (held) {
    const variant = unpacked(held);
    return variant && nameOf(variant);
  }
  const name = parts.get("v") ?? "";
  return !name || variantNamed(name) ? name : null;
}

/** The position in a fragment, if there is one. */
export function fromFragment(text: string): Position | null {
  const parts = new Map(text.split("&").map((part) => [part.slice(0, 1), part.slice(2)] as const));
  const cells = parts.get("p") ?? "";
  if (!/^[.1-9a-i]{81}$/.test(cells)) return null;
  const variant = variantIn(parts);
  if (variant === null) return null;
  const allowed = parts.get("s");
  return {
    isDraft: parts.get("e") === "1",
    givens: [...cells].map((it) => (/[1-9]/.test(it) ? Number(it) : 0)),
    placed: [...cells].map((it) => (/[a-i]/.test(it) ? it.charCodeAt(0) - 96 : 0)),
    allowed: allowed ? readSets(allowed, ALL_DIGITS) : EMPTY.allowed,
    variant,
    centre: readSets(parts.get("m") ?? ""),
    corner: readSets(parts.get("n") ?? ""),
    cellColors: readSets(parts.get("c") ?? ""),
    candidateColors: readCandidateColors(parts.get("d") ?? ""),
  };
}

/** The position in a link to this page, if the text is one. */
export function fromLink(text: string): Position | null {
  const found = /#(p=\S+)$/.exec(text.trim());
  return found && fromFragment(found[1]);
}

const placedLetter = (digit: number) => (digit ? String.fromCharCode(96 + digit) : ".");

/** Numbers below 1296 in two characters each; `.` for the default, `_7_` for a run of seven defaults. */
function sets(values: readonly number[], usual = 0): string {
  if (values.every((value) => value === usual)) return "";
  const text = values.map((value) => (value === usual ? "." : value.toString(36).padStart(2, "0"))).join("");
  return text.replace(/\.{4,}/g, (run) => `_${run.length}_`);
}

function readSets(text: string, usual = 0): number[] {
  const pieces = text.match(/_\d+_|\.|[0-9a-z]{2}/g) ?? [];
  const values = pieces.flatMap((piece) => {
    if (piece[0] === "_") return Array<number>(Math.min(81, Number(piece.slice(1, -1)))).fill(usual);
    return piece === "." ? [usual] : [Number.parseInt(piece, 36) & ALL_DIGITS];
  });
  return CELLS.map((cell) => values[cell] ?? usual);
}

/** Row, column, digit, colour: four figures each. */
function candidateColors(colors: Position["candidateColors"]): string {
  return Object.entries(colors)
    .map(([name, color]) => [Number(name) as Candidate, color] as const)
    .map(([it, color]) => `${rowOf(cellOf(it)) + 1}${columnOf(cellOf(it)) + 1}${digitOf(it)}${color}`)
    .join("");
}

function readCandidateColors(text: string): Position["candidateColors"] {
  const pieces = text.match(/[1-9]{4}/g) ?? [];
  return Object.fromEntries(
    pieces.map((piece) => {
      const [row, column, digit, color] = [...piece].map(Number);
      return [9 * (9 * (row - 1) + column - 1) + digit - 1, color];
    }),
  );
}
