// A long line of reasoning, one stage at a time: of a numbered line what leads to 1, then to 2, and so on; of a chain
// one link after the other.

import { numberOf } from "../engine/sentences";
import type { Sentence } from "../engine/types";
import type { Candidate } from "../game/grid";
import type { Layers, Link } from "./layers";

/** From how many stages on a drawing can be followed. */
export const LEAST = 3;
/** From how many links on the whole drawing has them faint. */
const MANY = 24;

export interface Stage {
  /** What the stage leads to. */
  readonly reached: readonly Candidate[];
  readonly links: readonly Link[];
  /** The place of the sentence that tells it; null if none does. */
  readonly sentence: number | null;
}

export const stagesOf = (layers: Layers, sentences: readonly Sentence[]): Stage[] =>
  layers.numbers.length > 0 ? numbered(layers, sentences) : chained(layers.links, sentences);

/** The links stand in the order of the reasoning: those of a number end with the last that leads to its candidate. */
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

/** A chain is told link by link, behind a sentence that supposes and before two that conclude. */
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
