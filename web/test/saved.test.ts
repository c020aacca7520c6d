import { beforeEach, expect, test, vi } from "vitest";
import { CELLS } from "../src/game/grid";
import { EMPTY, type Position, digitAt, solved } from "../src/game/position";

vi.mock("#transport", () => ({ transport: () => new Promise(() => {}) }));
const { about, act, note, open, position, undoMove } = await import("../src/state/game");
const { exported, followGames, forgetGame, imported, kept, others, resume, statistics } = await import(
  "../src/state/saved"
);

const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const SOLUTION = [..."563298147947315862821764593254137689386429715719586324695843271472651938138972456"].map(Number);
const puzzle = (text: string): Position => ({ ...EMPTY, givens: [...text].map((it) => Number(it) || 0) });
const [ONE, OTHER] = [puzzle(FIRST), puzzle([...FIRST].reverse().join(""))];

followGames();
beforeEach(() => {
  open(EMPTY, "");
  kept.value = { games: [], solved: [] };
});

test("a game that was begun is there when another one is open, and goes on where it was", () => {
  open(ONE, "one");
  expect(kept.value.games).toEqual([]);
  act({ do: "place", cells: [0], digit: 5 });
  note({ seconds: 70, hints: 2 });
  act({ do: "centre", cells: [1], digit: 6 });
  const before = position.value;
  open(OTHER, "other");
  expect(others.value.map((it) => [it.about.title, it.left])).toEqual([["one", 53]]);
  resume(others.value[0]);
  expect(position.value).toEqual(before);
  expect(about.value).toMatchObject({ title: "one", seconds: 70, hints: 2 });
  expect(others.value).toEqual([]);
  open(OTHER, "other");
  forgetGame(others.value[0].key);
  expect(others.value).toEqual([]);
});

test("a solved puzzle counts once, and is no game any more", () => {
  open(ONE, "one", { level: "easy" });
  note({ seconds: 100 });
  const full = solved(ONE, SOLUTION);
  act({ do: "set", position: full });
  undoMove();
  act({ do: "set", position: full });
  expect(CELLS.every((cell) => digitAt(position.value, cell) === SOLUTION[cell])).toBe(true);
  expect(kept.value.games).toEqual([]);
  expect(statistics.value).toEqual([{ level: "easy", count: 1, best: 100, mean: 100 }]);
});

test("what is exported can be imported elsewhere, and nothing else can", () => {
  open(ONE, "one");
  act({ do: "place", cells: [0], digit: 5 });
  open(OTHER, "other");
  const text = exported();
  const before = kept.value;
  expect(imported(text)).toBe(1);
  expect(kept.value).toEqual(before);
  kept.value = { games: [], solved: [] };
  imported(text);
  expect(others.value.map((it) => it.about.title)).toEqual(["one"]);
  for (const other of ["", "{}", "[]", "null", FIRST, '{"games":[],"solved":1}']) expect(imported(other)).toBe(null);
  expect(imported('{"games":[{"key":"a","board":"p=1"},null],"solved":[null]}')).toBe(0);
});
