// A long line of reasoning, one stage at a time: of a numbered line what leads to 1, then to 2, and so on; of a chain
// one link after the other. A branch inside a numbered step is drawn at its stage only.

import { depthOf, numberOf } from "../engine/sentences";
import type { Role, Sentence, Span } from "../engine/types";
import { type Candidate, type Cell, type House, candidateNamed, cellNamed } from "../game/grid";
import type { Layers, Link, Run } from "./layers";

/** The minimum number of stages for stepping through a drawing. */
export const LEAST = 3;
/** The number of links from which they are drawn at their stages only. */
const MANY = 24;

/** A line of reasoning inside a numbered step: what follows from an assumption, until a rule is broken. */
export interface Branch {
  readonly assumed: readonly Candidate[];
  readonly steps: readonly { readonly placed: readonly Candidate[]; readonly eliminated: readonly Candidate[] }[];
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
}

export interface Stage {
  /** The result of the stage. */
  readonly reached: readonly Candidate[];
  readonly links: readonly Link[];
  /** The index of its sentence, or null. */
  readonly sentence: number | null;
  /** Which of several lines it belongs to, and what that assumes. */
  readonly line: number;
  readonly assumed: readonly Candidate[];
  readonly branch: Branch | null;
}

const named = (span: Span | undefined) => ({
  placed: (span?.candidates ?? []).map(candidateNamed),
  eliminated: (span?.eliminated ?? []).map(candidateNamed),
});

const isTyped = (span: Span) => Boolean(span.cells ?? span.houses ?? span.candidates ?? span.eliminated);

/** What a numbered sentence concludes: what it speaks of first. */
const concluded = (sentence: Sentence) => named(sentence.find(isTyped));

/** The sentences of a branch follow that of their step. */
function branchAt(sentences: readonly Sentence[], at: number): Branch | null {
  const end = sentences.findIndex((it, place) => place > at && depthOf(it) < 2);
  const inside = sentences.slice(at + 1, end < 0 ? undefined : end);
  if (inside.length === 0) return null;
  const last = sentences[at + 1 + inside.length] ?? [];
  const supposed = sentences[at].filter(isTyped)[1];
  return {
    assumed: named(supposed).placed,
    steps: inside.filter((it) => depthOf(it) === 2).map(concluded),
    cells: last.flatMap((it) => it.cells ?? []).map(cellNamed),
    houses: last.flatMap((it) => it.houses ?? []),
  };
}

/** For each sentence its line: a line begins after sentences without a number. */
function linesOf(sentences: readonly Sentence[]): { line: number; assumed: readonly Candidate[] }[] {
  let line = 0;
  let assumed: readonly Candidate[] = [];
  let depth = 0;
  return sentences.map((it) => {
    const now = depthOf(it);
    const endsBranch = now === 0 && depth > 1;
    if (now === 0 && !endsBranch) {
      if (depth > 0) line += 1;
      assumed = it.flatMap((span) => [...(span.candidates ?? []), ...(span.eliminated ?? [])]).map(candidateNamed);
    }
    depth = endsBranch ? 1 : now;
    return { line, assumed };
  });
}

export function stagesOf(layers: Layers, sentences: readonly Sentence[]): Stage[] {
  const isNumbered = sentences.some((it) => numberOf(it) !== null);
  return isNumbered ? numbered(layers.runs, sentences) : chained(layers, sentences);
}

function numbered(runs: readonly Run[], sentences: readonly Sentence[]): Stage[] {
  const lines = linesOf(sentences);
  const stages = runs.map(({ number, candidate, links }): Stage => {
    const found = number === null ? sentences.length - 2 : sentences.findIndex((it) => numberOf(it) === number);
    const sentence = found < 0 ? null : found;
    const { placed, eliminated } =
      sentence === null || number === null ? named(undefined) : concluded(sentences[sentence]);
    const reached = [...placed, ...eliminated];
    return {
      reached: reached.length || candidate === null ? reached : [candidate],
      links,
      sentence,
      // What breaks a rule ends the line before.
      ...(lines[number === null ? sentences.findLastIndex((it) => numberOf(it) !== null) : found] ?? {
        line: 0,
        assumed: [],
      }),
      branch: sentence === null || number === null ? null : branchAt(sentences, sentence),
    };
  });
  return stages.filter((it) => it.links.length > 0 || it.sentence !== null);
}

/** A chain is explained link by link, after the sentence with the assumption and before two with the conclusion. */
function chained({ links, shapes }: Layers, sentences: readonly Sentence[]): Stage[] {
  const isChain = links.every((link, at) => at === 0 || String(link.from) === String(links[at - 1].to));
  const isFollowed = shapes.some((it) => it.role === "follows-true");
  if (!isChain || !isFollowed) return [];
  const isTold = sentences.length === links.length + 3;
  return links.map((link, at) => ({
    reached: link.to,
    links: [link],
    sentence: isTold ? at + 1 : null,
    line: 0,
    assumed: [],
    branch: null,
  }));
}

const isConclusion = (role: string) => role === "eliminated" || role === "placed";

/** The layers with a branch on top, numbered on its own. */
function withBranch(layers: Layers, branch: Branch): Layers {
  const of = (all: readonly Candidate[], role: Role) => all.map((candidate) => ({ candidate, role }));
  const own = [
    ...branch.steps.flatMap((it) => of(it.eliminated, "follows-false")),
    ...branch.steps.flatMap((it) => of(it.placed, "follows-true")),
    ...of(branch.assumed, "assumed"),
  ];
  const shapes = [...layers.shapes.filter((it) => !own.some((other) => other.candidate === it.candidate)), ...own];
  return {
    ...layers,
    shapes,
    top: new Map(shapes.map((it) => [it.candidate, it.role])),
    cells: [...layers.cells, ...branch.cells.map((cell) => ({ cell, role: "contradiction" as const }))],
    houses: [...layers.houses, ...branch.houses.map((house) => ({ house, role: "contradiction" as const }))],
    numbers: branch.steps.flatMap((it, at) =>
      [...it.placed, ...it.eliminated].slice(0, 1).map((candidate) => ({ candidate, number: at + 1 })),
    ),
    links: [],
    pointedAt: new Set([...layers.pointedAt, ...own.map((it) => it.candidate)]),
  };
}

/**
 * The drawing at a stage: earlier links of its line faint, where they are few; later ones, what they lead to and the
 * conclusion left out. With null, all of it; of very many links none.
 */
export function at(layers: Layers, stages: readonly Stage[], stage: number | null): Layers {
  const isDense = layers.links.length > MANY;
  if (stage === null || !stages[stage]) return isDense ? { ...layers, links: [] } : layers;
  const { line, links: now, assumed, branch } = stages[stage];
  const isSeen = (it: Stage, place: number) => it.line === line && place <= stage;
  const earlier = stages.filter((it, place) => isSeen(it, place) && place < stage).flatMap((it) => it.links);
  const isLast = stage === stages.length - 1;
  const links = [...(isDense ? [] : earlier.map((link) => ({ ...link, isFaint: true }))), ...now];
  const touched = new Set([...earlier, ...now].flatMap((link) => [...link.from, ...link.to]));
  for (const it of stages.filter(isSeen)) for (const reached of it.reached) touched.add(reached);
  const later = new Set(stages.flatMap((it, place) => (isSeen(it, place) ? [] : it.reached)));
  for (const it of touched) later.delete(it);
  // In what follows from an assumption, a pattern is a step's, and not that of all.
  const isAssumption = layers.shapes.some((it) => it.role === "assumed");
  const isShown = (it: Candidate, role: string) => {
    if (later.has(it) || (isConclusion(role) && !isLast)) return false;
    if (role === "assumed") return assumed.length === 0 || assumed.includes(it);
    return !(role === "follows-false" || (role === "pattern" && isAssumption)) || touched.has(it);
  };
  const shapes = layers.shapes.filter((it) => isShown(it.candidate, it.role));
  const withoutContradiction = <Area extends { role: string }>(areas: readonly Area[]) =>
    isLast ? areas : areas.filter((it) => it.role !== "contradiction");
  const drawn = {
    ...layers,
    cells: withoutContradiction(layers.cells),
    houses: withoutContradiction(layers.houses),
    shapes,
    top: new Map(shapes.map((it) => [it.candidate, it.role])),
    numbers: layers.numbers.filter((it) => !later.has(it.candidate)),
    links,
  };
  return branch ? withBranch(drawn, branch) : drawn;
}
