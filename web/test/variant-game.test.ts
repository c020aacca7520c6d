// A game of a variant: when it is solved, and how it is kept among other games.

import { expect, test, vi } from "vitest";
import { CELLS } from "../src/game/grid";
import { EMPTY, type Position } from "../src/game/position";
import { type Variant, nameOf } from "../src/game/variant";

vi.mock("#transport", () => ({ transport: () => new Promise(() => {}) }));
const { act, finished, open, position } = await import("../src/state/game");
const { exported, followGames, imported, kept, others, resume } = await import("../src/state/saved");
const { lookForMistakes, verdict, wrong } = await import("../src/state/mistakes");
const { broken, isWon, loadPart } = await import("../src/state/variant");

const SOLUTION = "563298147947315862821764593254137689386429715719586324695843271472651938138972456";
const variant = (more: Partial<Variant>): Variant => ({
  rules: "",
  variants: ["thermometers"],
  undrawn: [],
  unjudged: [],
  constraints: [],
  shapes: [],
  solution: "",
  ...more,
});
const rising = (...cells: string[]): Variant["constraints"] => [
  { kind: "thermometer", cells, path: [], value: "", at: null },
];
const full = (of: Partial<Variant>): Position => ({
  ...EMPTY,
  variant: nameOf(variant(of)),
  placed: [...SOLUTION].map(Number),
});

followGames();

test("before the rules are loaded nothing is broken and nothing is solved", () => {
  expect(broken(full({ constraints: rising("r1c1", "r1c3") })).size).toBe(0);
  expect(isWon(full({}))).toBe(false);
});

test("a full board is solved as far as its link and its rules can tell", async () => {
  await loadPart();
  const good = rising("r9c1", "r9c2");
  const bad = rising("r9c2", "r9c1");
  const other = SOLUTION.replace("5", "6");
  const open = SOLUTION.replace("5", ".");
  expect(isWon(full({ constraints: good }))).toBe(true);
  expect(isWon(full({ constraints: bad }))).toBe(false);
  expect(isWon(full({ constraints: good, unjudged: ["lines"] }))).toBe(false);
  expect(isWon(full({ unjudged: ["lines"], solution: SOLUTION }))).toBe(true);
  expect(isWon(full({ unjudged: ["lines"], solution: other }))).toBe(false);
  // A solution with a gap tells what it tells.
  expect(isWon(full({ unjudged: ["lines"], solution: open }))).toBe(true);
  expect(isWon(full({ constraints: bad, solution: open }))).toBe(false);
  expect(isWon({ ...full({ solution: SOLUTION }), placed: CELLS.map(() => 0) })).toBe(false);
});

test("without a solution a check says what rules are broken", async () => {
  open(full({ constraints: rising("r9c2", "r9c1") }), "one");
  await lookForMistakes();
  expect([...wrong.value].sort((one, other) => one - other)).toEqual([72, 73]);
  open(full({ unjudged: ["lines"] }), "other");
  await lookForMistakes();
  expect(verdict.value).toMatch(/^No rule that can be judged is broken/);
  expect(finished.value).toBe(false);
  open(full({ solution: SOLUTION.replace(/^5/, "6") }), "another");
  await lookForMistakes();
  expect([...wrong.value]).toEqual([0]);
});

test("variants with the same digits are different games, and are exported whole", () => {
  kept.value = { games: [], solved: [] };
  const names = ["one", "other"];
  for (const rules of names) {
    open({ ...EMPTY, variant: nameOf(variant({ rules })) }, rules);
    act({ do: "place", cells: [0], digit: 5 });
  }
  expect(kept.value.games.map((it) => it.about.title)).toEqual(["other", "one"]);
  const text = exported();
  expect(text).toContain("&w=");
  const before = kept.value;
  kept.value = { games: [], solved: [] };
  expect(imported(text)).toBe(2);
  expect(kept.value).toEqual(before);
  const game = others.value.find((it) => it.about.title === "one");
  if (!game) throw new Error("the game is not there");
  resume(game);
  expect(position.value.variant).toBe(nameOf(variant({ rules: "one" })));
});
