import { expect, test } from "vitest";
import { arrows } from "../src/board/arrows";
import { GRID, placeOf, RADIUS } from "../src/board/geometry";
import { layersOf, usesOf, withoutConclusion } from "../src/board/layers";
import { including, obstacles, placeIn, withCandidates } from "../src/board/picture";
import { at, stagesOf } from "../src/board/stages";
import { numberOf, wordsOf } from "../src/engine/sentences";
import type { Step } from "../src/engine/types";
import { candidateNamed, cellName, cellOf, digitOf } from "../src/game/grid";
import { EMPTY } from "../src/game/position";
import aic from "./fixtures/aic.json";
import nishio from "./fixtures/nishio.json";
import xWing from "./fixtures/x-wing.json";

const marksOf = (fixture: { step: unknown }) => (fixture.step as Step).marks;

test("marks are sorted into layers, the later on top", () => {
  const layers = layersOf([
    { kind: "house", house: "r1", role: "base" },
    { kind: "candidates", candidates: ["r1c1=5", "r1c2=5"], role: "pattern" },
    { kind: "candidates", candidates: ["r1c2=5"], role: "fin" },
    { kind: "link", from: ["r1c1=5"], to: ["r1c2=5"], link: "weak" },
    { kind: "link", from: [], to: ["r1c2=5"], link: "weak" },
    { kind: "number", candidate: "r3c3=3", number: 1 },
  ]);
  expect(layers.top.get(candidateNamed("r1c1=5"))).toBe("pattern");
  expect(layers.top.get(candidateNamed("r1c2=5"))).toBe("fin");
  expect(layers.shapes.length).toBe(3);
  expect(layers.links.length).toBe(1);
  expect(layers.pointedAt.has(candidateNamed("r3c3=3"))).toBe(true);
});

test("an X-Wing has base, cover, pattern and what it eliminates, in the order of the legend", () => {
  const layers = layersOf(marksOf(xWing));
  expect(usesOf(layers).map((use) => use.role)).toEqual(["eliminated", "pattern", "base", "cover"]);
  expect(layers.houses.length).toBe(4);
});

test("the pattern alone does not tell the conclusion", () => {
  const layers = layersOf(withoutConclusion(marksOf(xWing)));
  expect(usesOf(layers).some((use) => use.role === "eliminated")).toBe(false);
  expect(layers.houses.length).toBe(4);
});

test("every link becomes an arrow that stays on the board", () => {
  const layers = layersOf(marksOf(aic));
  const picture = including(withCandidates(EMPTY), layers.pointedAt);
  const drawn = arrows(layers.links, (it) => placeIn(picture, it), obstacles(picture, layers));
  expect(drawn.map((arrow) => arrow.kind)).toEqual(layers.links.map((link) => link.kind));
  for (const arrow of drawn) {
    for (const axis of arrow.head.flat()) {
      expect(axis).toBeGreaterThan(-20);
      expect(axis).toBeLessThan(GRID + 20);
    }
  }
});

test("an arrow ends at the edge of the shape it points at", () => {
  const layers = layersOf([{ kind: "link", from: ["r1c1=1"], to: ["r9c1=1"], link: "strong" }]);
  const picture = including(withCandidates(EMPTY), layers.pointedAt);
  const [arrow] = arrows(layers.links, (it) => placeIn(picture, it), []);
  const [x, y] = placeOf(candidateNamed("r9c1=1"));
  const [tip] = arrow.head;
  expect(Math.hypot(tip[0] - x, tip[1] - y)).toBeLessThan(RADIUS + 4);
  expect(Math.hypot(tip[0] - x, tip[1] - y)).toBeGreaterThan(RADIUS + 1.9);
});

const sentencesOf = (fixture: { step: unknown }) => (fixture.step as Step).sentences;

test("a Nishio is followed number by number, and then to what breaks", () => {
  const layers = layersOf(marksOf(nishio));
  const sentences = sentencesOf(nishio);
  const stages = stagesOf(layers, sentences);
  const numbered = stages.slice(0, -1);
  expect(numbered.map((it) => numberOf(sentences[it.sentence ?? 0]))).toEqual(layers.numbers.map((it) => it.number));
  numbered.forEach((it, at) => void expect(it.reached).toContain(layers.numbers[at].candidate));
  const names = (all: readonly unknown[]) => new Set(all.map((it) => JSON.stringify(it)));
  expect(names(stages.flatMap((it) => it.links))).toEqual(names(layers.links));
  const first = at(layers, stages, 0);
  expect(first.numbers.map((it) => it.number)).toEqual([1]);
  expect(first.links.some((link) => link.isFaint)).toBe(false);
  expect([...first.cells, ...first.houses]).toEqual([]);
  expect(usesOf(first).some((use) => use.role === "eliminated")).toBe(false);
  const last = at(layers, stages, stages.length - 1);
  expect(last.numbers).toEqual(layers.numbers);
  expect([last.cells, last.houses]).toEqual([layers.cells, layers.houses]);
  expect([...last.cells, ...last.houses].some((it) => it.role === "contradiction")).toBe(true);
});

test("every candidate that a line finds false is struck, and every one that it finds true has a number", () => {
  for (const fixture of [nishio, aic]) {
    const { links, top, shapes } = layersOf(marksOf(fixture));
    const has = (it: number, role: string) => shapes.some((shape) => shape.candidate === it && shape.role === role);
    expect(links.length).toBeGreaterThan(3);
    for (const { from, to, kind } of links) {
      for (const it of kind === "weak" ? to : from) expect(has(it, "follows-false")).toBe(true);
      for (const it of [...from, ...to]) expect(top.has(it)).toBe(true);
    }
  }
});

test("a chain is followed link by link, each with its sentence", () => {
  const layers = layersOf(marksOf(aic));
  const stages = stagesOf(layers, sentencesOf(aic));
  expect(stages.map((it) => it.links)).toEqual(layers.links.map((link) => [link]));
  for (const { reached, sentence } of stages) {
    const words = wordsOf(sentencesOf(aic)[sentence ?? 0]);
    expect(words).toContain(cellName(cellOf(reached[0])));
    expect(words).toContain(String(digitOf(reached[0])));
  }
  expect(layers.numbers.map((it) => it.number)).toEqual(
    layers.links.map((_, at) => at + 1).concat(layers.links.length + 1),
  );
  expect(new Set(at(layers, stages, 0).shapes.map((it) => it.candidate)).size).toBe(2);
});

test("a branch inside a step is drawn at its stage only, with numbers of its own", () => {
  const text = (words: string) => ({ text: words });
  const layers = layersOf([
    { kind: "candidates", candidates: ["r1c1=1"], role: "follows-true" },
    { kind: "candidates", candidates: ["r2c2=2"], role: "follows-false" },
    { kind: "number", candidate: "r1c1=1", number: 1 },
    { kind: "number", candidate: "r2c2=2", number: 2 },
    { kind: "candidates", candidates: ["r9c9=9"], role: "eliminated" },
  ]);
  const sentences = [
    [text("Assume "), { text: "r9c9=9", candidates: ["r9c9=9"] }],
    [text("(1) "), { text: "r1c1=1", candidates: ["r1c1=1"] }],
    [text("(2) "), { text: "r2c2<>2", eliminated: ["r2c2=2"] }, { text: "r2c2=2", candidates: ["r2c2=2"] }],
    [text("(2.1) "), { text: "r3c3=3", candidates: ["r3c3=3"] }],
    [text("(2.2) "), { text: "r4c4=4", candidates: ["r4c4=4"] }],
    [text("Then "), { text: "r5c5", cells: ["r5c5"] }, text(" has no candidate left.")],
    [text("So.")],
    [text("So we can eliminate it.")],
  ] as unknown as Step["sentences"];
  const stages = stagesOf(layers, sentences);
  expect(stages.map((it) => it.branch !== null)).toEqual([false, true]);
  expect(at(layers, stages, 0).top.has(candidateNamed("r3c3=3"))).toBe(false);
  const drawn = at(layers, stages, 1);
  expect(drawn.numbers.map((it) => [cellName(cellOf(it.candidate)), it.number])).toEqual([
    ["r3c3", 1],
    ["r4c4", 2],
  ]);
  expect(drawn.top.get(candidateNamed("r2c2=2"))).toBe("assumed");
  expect(drawn.cells.map((it) => [cellName(it.cell), it.role])).toEqual([["r5c5", "contradiction"]]);
});
