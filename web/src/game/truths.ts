// Truths and links picked by hand: cells, and digits in houses, by the names that the engine gives them.

import type { Mark } from "../engine/types";
import {
  type Candidate,
  type Cell,
  type Digit,
  boxOf,
  candidate,
  cellName,
  cellNamed,
  cellOf,
  cellsOf,
  columnOf,
  digitOf,
  digitsOf,
  has,
  rowOf,
} from "./grid";
import { type Position, candidates } from "./position";

/** A cell, `r4c7`, or a digit in a house, `5r2`: a true candidate is in it, and not two. */
export type Rule = string;

/** What a rule through a candidate is about. */
export type RuleKind = "cell" | "row" | "column" | "box";

export interface Picked {
  readonly truths: readonly Rule[];
  readonly links: readonly Rule[];
}

export const NOTHING: Picked = { truths: [], links: [] };

/** The rule of a kind through a candidate. */
export function ruleOf(kind: RuleKind, cell: Cell, digit: Digit): Rule {
  if (kind === "cell") return cellName(cell);
  const number = { row: rowOf, column: columnOf, box: boxOf }[kind](cell) + 1;
  return `${digit}${kind[0]}${number}`;
}

const isCell = (rule: Rule) => rule.startsWith("r");
const houseIn = (rule: Rule) => rule.slice(1);

/** The candidates left in a rule. */
export function membersOf(rule: Rule, position: Position): Candidate[] {
  if (isCell(rule)) {
    const cell = cellNamed(rule);
    return digitsOf(candidates(position, cell)).map((digit) => candidate(cell, digit));
  }
  const digit = Number(rule[0]);
  return cellsOf(houseIn(rule))
    .filter((cell) => has(candidates(position, cell), digit))
    .map((cell) => candidate(cell, digit));
}

/** The set with a rule added to one part, or taken out if it is there. A rule is never in both parts. */
export function toggle(picked: Picked, part: keyof Picked, rule: Rule): Picked {
  const without = { truths: drop(picked.truths, rule), links: drop(picked.links, rule) };
  return picked[part].includes(rule) ? without : { ...without, [part]: [...without[part], rule] };
}

const drop = (rules: readonly Rule[], rule: Rule) => rules.filter((it) => it !== rule);

/** Links less truths. */
export const rankOf = ({ truths, links }: Picked) => links.length - truths.length;

/** The candidates of the truths, in order. */
const inTruths = ({ truths }: Picked, position: Position): Candidate[] =>
  [...new Set(truths.flatMap((rule) => membersOf(rule, position)))].sort((one, other) => one - other);

/** The candidates in more truths than links, in order. */
export function uncoveredBy(picked: Picked, position: Position): Candidate[] {
  const times = (rules: readonly Rule[]) => {
    const counts = new Map<Candidate, number>();
    for (const it of rules.flatMap((rule) => membersOf(rule, position))) counts.set(it, (counts.get(it) ?? 0) + 1);
    return counts;
  };
  const [truths, links] = [times(picked.truths), times(picked.links)];
  return inTruths(picked, position).filter((it) => (truths.get(it) ?? 0) > (links.get(it) ?? 0));
}

/** The set as text: `{5R2 4N7} {5c3 5c6}`, truths in capitals. */
export function textOf({ truths, links }: Picked): string {
  const name = (rule: Rule) => (isCell(rule) ? rule.slice(1).replace("c", "n") : rule);
  const parts = [truths.map((rule) => name(rule).toUpperCase()), links.map(name)];
  return parts
    .filter((names) => names.length > 0)
    .map((names) => `{${names.join(" ")}}`)
    .join(" ");
}

/** The marks of a set, and of the candidates that fall. */
export function marksOf(picked: Picked, position: Position, falls: readonly Candidate[]): Mark[] {
  const areas = (rules: readonly Rule[], role: "base" | "cover"): Mark[] => {
    const houses = [...new Set(rules.filter((it) => !isCell(it)).map(houseIn))];
    const cells = rules.filter(isCell);
    return [...houses.map((house) => ({ kind: "house" as const, house, role })), { kind: "cells", cells, role }];
  };
  const named = (all: readonly Candidate[]) => all.map((it) => `${cellName(cellOf(it))}=${digitOf(it)}`);
  const uncovered = uncoveredBy(picked, position);
  const covered = inTruths(picked, position).filter((it) => !uncovered.includes(it));
  return [
    ...areas(picked.links, "cover"),
    ...areas(picked.truths, "base"),
    { kind: "candidates", candidates: named(covered), role: "pattern" },
    { kind: "candidates", candidates: named(uncovered), role: "fin" },
    { kind: "candidates", candidates: named(falls), role: "eliminated" },
  ];
}
