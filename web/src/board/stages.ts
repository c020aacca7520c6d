// A long line of reasoning, one stage at a time: of a numbered line what leads to 1, then to 2, and so on; of a chain
// one link after the other.

import { numberOf } from "../engine/sentences";
import type { Sentence } from "../engine/types";
import type { Candidate } from "../game/grid";
import type { Layers, Link } from "./layers";

/** The minimum number of stages for stepping through a drawing. */
export const LEAST = 3;
/** The number of links from which the complete drawing shows them faintly. */
const MANY = 24;

export interface Stage {
  /** The result of the stage. */
  readonly reached: readonly Candidate[];
  readonly links: readonly Link[];
  /** The index of its sentence, or null. */
  readonly sentence: number | null;
}

export const stagesOf = (layers: Layers, sentences: readonly Sentence[]): Stage[] =>
  layers.numbers.length > 0 ? numbered(layers, sentences) : chained(layers.links, sentences);

/** Links are in the order of inference: those of a number end with the last one to its candidate. */
function numbered(layers: Layers, sentences: readonly Sentence[]): Stage[] {
  const ends = layers.numbers.map((it) => ({
    ...it,
    end: layers.links.findLastIndex((link) => link.to.includes(it.candidate)),
  }));
  const inOrder = ends
    .filter((it) => it.end >= 0)
    .sort((one, other) => one.end - other.end || one.number - other.number);
  let start = 0;
  return inOrder.map(({ number, candidate, end }) => {
    const links = layers.links.slice(start, end + 1);
    start = Math.max(start, end + 1);
    const sentence = sentences.findIndex((it) => numberOf(it) === number);
    return { reached: [candidate], links, sentence: sentence < 0 ? null : sentence };
  });
}

/** A chain is explained link by link, after the sentence with the assumption and before two with the conclusion. */
function chained(links: readonly Link[], sentences: readonly Sentence[]): Stage[] {
  const isChain = links.every((link, at) => at === 0 || String(link.from) === String(links[at - 1].to));
  if (!isChain) return [];
  const isTold = sentences.length === links.length + 3;
  return links.map((link, at) => ({ reached: link.to, links: [link], sentence: isTold ? at + 1 : null }));
}

const isConclusion = (role: string) => role === "eliminated" || role === "placed";

/**
 * The drawing at a stage: earlier links faint; later ones, what they lead to and the conclusion left out. With null, all
 * of it.
 */
export function at(layers: Layers, stages: readonly Stage[], stage: number | null): Layers {
  if (stage === null) {
    return layers.links.length > MANY
      ? { ...layers, links: layers.links.map((link) => ({ ...link, isFaint: true })) }
      : layers;
  }
  const earlier = stages.slice(0, stage).flatMap((it) => it.links);
  const now = stages[stage]?.links ?? [];
  const isLast = stage === stages.length - 1;
  const links = [...earlier.map((link) => ({ ...link, isFaint: true })), ...now];
  const touched = new Set(links.flatMap((link) => [...link.from, ...link.to]));
  const later = new Set(stages.slice(stage + 1).flatMap((it) => it.reached));
  for (const it of touched) later.delete(it);
  const isShown = (it: Candidate, role: string) =>
    !later.has(it) && (isLast || !isConclusion(role)) && (role !== "follows-false" || touched.has(it));
  const shapes = layers.shapes.filter((it) => isShown(it.candidate, it.role));
  const withoutContradiction = <Area extends { role: string }>(areas: readonly Area[]) =>
    isLast ? areas : areas.filter((it) => it.role !== "contradiction");
  return {
    ...layers,
    cells: withoutContradiction(layers.cells),
    houses: withoutContradiction(layers.houses),
    shapes,
    top: new Map(shapes.map((it) => [it.candidate, it.role])),
    numbers: layers.numbers.filter((it) => !later.has(it.candidate)),
    links,
  };
}
