// What makes a puzzle a variant: its rules, and what is drawn. A position has only the name that stands for it.

import type { Link } from "../engine/types";
import { type Cell, CELLS, PEERS, cellNamed, columnOf, rowOf } from "./grid";

/** As the engine reads it from a link. */
export type Variant = Pick<Link, "rules" | "variants" | "undrawn" | "unjudged" | "constraints" | "shapes" | "solution">;
export type Constraint = Variant["constraints"][number];
export type Kind = Constraint["kind"];
export type Shape = Variant["shapes"][number];

const known = new Map<string, Variant>();

/** The variant of this name, or null. */
export const variantNamed = (name: string) => known.get(name) ?? null;

/** A number that two texts hardly ever share. */
function digest(text: string, seed: number): string {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) ^ (sum >>> 15);
  return (sum >>> 0).toString(36);
}

/** Keeps a variant under a name. */
export const remember = (name: string, variant: Variant) => known.set(name, variant);

/** Keeps a variant, and gives the name that stands for it from now on. */
export function nameOf(variant: Variant): string {
  const text = JSON.stringify(variant);
  const name = digest(text, 0x811c9dc5) + digest(text, 0x12345678);
  remember(name, variant);
  return name;
}

/** The variant of a link, without what is told of its site. */
export const variantOf = ({ rules, variants, undrawn, unjudged, constraints, shapes, solution }: Variant): Variant => ({
  rules,
  variants,
  undrawn,
  unjudged,
  constraints,
  shapes,
  solution,
});

const CONSTRAINT: Constraint = { kind: "cage", cells: [], path: [], value: "", at: null };
const SHAPE: Shape = {
  form: "line",
  points: [],
  width: 0,
  height: 0,
  angle: 0,
  stroke: "",
  thickness: 0,
  fill: "",
  text: "",
  text_color: "",
  text_size: 0,
  over: false,
};

const isText = (it: unknown) => typeof it === "string";
const isList = (it: unknown, is: (item: unknown) => boolean) => Array.isArray(it) && it.every(is);
const isCell = (it: unknown) => /^r[1-9]c[1-9]$/.test(String(it));
const isPoint = (it: unknown) => isList(it, Number.isInteger) && (it as number[]).length === 2;
const isColor = (it: unknown) => /^(#[0-9a-f]{6,8})?$/.test(String(it));

const isConstraint = (it: Constraint) =>
  isText(it.kind) &&
  isText(it.value) &&
  isList(it.cells, isCell) &&
  isList(it.path, isCell) &&
  (!it.at || isPoint(it.at));

const isShape = (it: Shape) =>
  isText(it.form) &&
  isText(it.text) &&
  isList(it.points, isPoint) &&
  it.points.length > 0 &&
  [it.width, it.height, it.angle, it.thickness, it.text_size].every(Number.isInteger) &&
  [it.stroke, it.fill, it.text_color].every(isColor);

/** A variant that was stored or is in a link; null if it is none. What is left out is as usual. */
export function readVariant(found: unknown): Variant | null {
  const { rules = "", solution = "", ...lists } = (found ?? {}) as Partial<Variant>;
  const { variants = [], undrawn = [], unjudged = [], constraints = [], shapes = [] } = lists;
  const isKnown =
    [rules, solution].every(isText) &&
    [variants, undrawn, unjudged].every((it) => isList(it, isText)) &&
    [constraints, shapes].every(Array.isArray) &&
    variants.length > 0;
  if (!isKnown) return null;
  const read = {
    rules,
    variants,
    undrawn,
    unjudged,
    constraints: constraints.map((it) => ({ ...CONSTRAINT, ...it })),
    shapes: shapes.map((it) => ({ ...SHAPE, ...it })),
    solution,
  };
  return read.constraints.every(isConstraint) && read.shapes.every(isShape) ? read : null;
}

/** A variant as text for an address. */
export function packed(variant: Variant): string {
  const isUsual = (it: unknown) => !it || (Array.isArray(it) && it.length === 0);
  const text = JSON.stringify(variant, (key, it: unknown) => (/^[a-z]/.test(key) && isUsual(it) ? undefined : it));
  const bytes = Array.from(new TextEncoder().encode(text), (it) => String.fromCharCode(it));
  return btoa(bytes.join("")).replace(/[+/=]/g, (it) => ({ "+": "-", "/": "_" })[it] ?? "");
}

/** The variant of such a text; null if it is none. */
export function unpacked(text: string): Variant | null {
  try {
    const bytes = atob(text.replace(/[-_]/g, (it) => (it === "-" ? "+" : "/")));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (it) => it.charCodeAt(0)));
    return readVariant(JSON.parse(json));
  } catch {
    return null;
  }
}

/** The regions that stand for boxes, if the variant has its own. */
export const regionsOf = (variant: Variant): readonly (readonly Cell[])[] | null => {
  const regions = variant.constraints.filter((it) => it.kind === "region");
  return regions.length ? regions.map((it) => it.cells.map(cellNamed)) : null;
};

/** Whether rows and columns have every digit once. */
export const hasLines = (variant: Variant) => !variant.constraints.some((it) => it.kind === "no_rows_columns");

const peers = new Map<string, readonly (readonly Cell[])[]>();

/** For each cell those that cannot have its digit by rows, columns and boxes, or the regions that stand for them. */
export function peersIn(name: string): readonly (readonly Cell[])[] {
  const variant = known.get(name);
  if (!variant) return PEERS;
  const found = peers.get(name) ?? peersOf(variant);
  peers.set(name, found);
  return found;
}

function peersOf(variant: Variant): readonly (readonly Cell[])[] {
  const regions = regionsOf(variant);
  if (!regions && hasLines(variant)) return PEERS;
  const inLine = (one: Cell, other: Cell) => rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other);
  const inRegion = (one: Cell, other: Cell) =>
    regions
      ? regions.some((it) => it.includes(one) && it.includes(other))
      : PEERS[one].includes(other) && !inLine(one, other);
  return CELLS.map((cell) =>
    CELLS.filter((other) => other !== cell && ((hasLines(variant) && inLine(cell, other)) || inRegion(cell, other))),
  );
}
