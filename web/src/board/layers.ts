// Marks sorted into the layers of the drawing. Later marks are on top.

import type { Mark, Role } from "../engine/types";
import {
  type Candidate,
  type Cell,
  type Digit,
  type House,
  candidateNamed,
  cellNamed,
  cellOf,
  digitOf,
} from "../game/grid";
import { LEGEND } from "./roles";

export interface Link {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly kind: "strong" | "weak";
  /** Drawn faintly, as it belongs to an earlier stage. */
  readonly isFaint?: boolean;
}

/** The links that lead to a number; null after the last one. */
export interface Run {
  readonly number: number | null;
  readonly candidate: Candidate | null;
  readonly links: readonly Link[];
}

export interface Layers {
  readonly houses: readonly { readonly house: House; readonly role: Role }[];
  readonly cells: readonly { readonly cell: Cell; readonly role: Role }[];
  /** All shapes around candidates, lowest first. */
  readonly shapes: readonly { readonly candidate: Candidate; readonly role: Role }[];
  /** The topmost role of each candidate with a role. */
  readonly top: ReadonlyMap<Candidate, Role>;
  readonly links: readonly Link[];
  readonly runs: readonly Run[];
  /** The numbered candidates of a sequence of inferences. */
  readonly numbers: readonly { readonly candidate: Candidate; readonly number: number }[];
  /** All candidates with a mark, which are always shown. */
  readonly pointedAt: ReadonlySet<Candidate>;
}

/** An entry of the legend: a role, and what has it. */
export interface Use {
  readonly role: Role;
  readonly words: string;
  readonly candidate: Candidate | null;
  readonly hasArea: boolean;
}

const linkOf = (it: Mark & { kind: "link" }): Link => ({
  from: it.from.map(candidateNamed),
  to: it.to.map(candidateNamed),
  kind: it.link,
});

/** Each number comes after its links. */
function runsOf(marks: readonly Mark[]): Run[] {
  const runs: Run[] = [];
  let links: Link[] = [];
  for (const it of marks) {
    if (it.kind === "link" && it.from.length && it.to.length) links.push(linkOf(it));
    if (it.kind !== "number") continue;
    runs.push({ number: it.number, candidate: candidateNamed(it.candidate), links });
    links = [];
  }
  return links.length > 0 ? [...runs, { number: null, candidate: null, links }] : runs;
}

/** Each link once. */
function linksOf(marks: readonly Mark[]): Link[] {
  const links = marks.flatMap((it) => (it.kind === "link" && it.from.length && it.to.length ? [linkOf(it)] : []));
  return [...new Map(links.map((it) => [`${it.from}-${it.to}-${it.kind}`, it])).values()];
}

export function layersOf(marks: readonly Mark[]): Layers {
  const houses = marks.flatMap((it) => (it.kind === "house" ? [{ house: it.house, role: it.role }] : []));
  const cells = marks.flatMap((it) =>
    it.kind === "cells" ? it.cells.map((name) => ({ cell: cellNamed(name), role: it.role })) : [],
  );
  const shapes = marks.flatMap((it) =>
    it.kind === "candidates" ? it.candidates.map((name) => ({ candidate: candidateNamed(name), role: it.role })) : [],
  );
  const links = linksOf(marks);
  const numbers = marks
    .flatMap((it) => (it.kind === "number" ? [{ candidate: candidateNamed(it.candidate), number: it.number }] : []))
    .sort((one, other) => one.number - other.number);
  const pointedAt = new Set([
    ...shapes.map((it) => it.candidate),
    ...links.flatMap((it) => [...it.from, ...it.to]),
    ...numbers.map((it) => it.candidate),
  ]);
  return {
    houses,
    cells,
    shapes,
    top: new Map(shapes.map((it) => [it.candidate, it.role])),
    links,
    runs: runsOf(marks),
    numbers,
    pointedAt,
  };
}

/** The layers with the shapes around the digits of a solution only, and without links. */
export function onDigits(layers: Layers, solution: readonly Digit[]): Layers {
  const isThere = (it: Candidate) => solution[cellOf(it)] === digitOf(it);
  const shapes = layers.shapes.filter((it) => isThere(it.candidate));
  const top = new Map(shapes.map((it) => [it.candidate, it.role]));
  return { ...layers, shapes, top, links: [], runs: [], numbers: [], pointedAt: new Set(top.keys()) };
}

/** The roles that occur, in the order of a legend. */
export function usesOf(layers: Layers): Use[] {
  return LEGEND.map(([role, words]) => ({
    role,
    words,
    candidate: layers.shapes.find((it) => it.role === role)?.candidate ?? null,
    hasArea: [...layers.houses, ...layers.cells].some((it) => it.role === role),
  })).filter((use) => use.candidate !== null || use.hasArea);
}

/** The marks of a step without its conclusion. */
export const withoutConclusion = (marks: readonly Mark[]) =>
  marks.filter((it) => !("role" in it && (it.role === "placed" || it.role === "eliminated")));
