import { expect, test } from "vitest";
import { bit, candidate, cellNamed, setOf } from "../src/game/grid";
import { begin, forget, keep, move, redo, undo } from "../src/game/history";
import { play } from "../src/game/play";
import { EMPTY, type Position, candidates, clashes, digitAt, legal, mistakes } from "../src/game/position";

const at = cellNamed;
const withGivens = (text: string): Position => ({ ...EMPTY, givens: [...text].map((it) => Number(it) || 0) });
const PUZZLE = withGivens("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56");
const SOLUTION = [..."563298147947165832821374695236157489185439762714826371"].map(Number);

test("a digit goes in and out again, and takes the notes at its peers along", () => {
  const noted = play(play(PUZZLE, { do: "centre", cells: [at("r1c2")], digit: 5 }), {
    do: "corner",
    cells: [at("r2c1")],
    digit: 5,
  });
  const placed = play(noted, { do: "place", cells: [at("r1c1")], digit: 5 });
  expect(placed.placed[at("r1c1")]).toBe(5);
  expect(placed.centre[at("r1c2")]).toBe(0);
  expect(placed.corner[at("r2c1")]).toBe(0);
  const out = play(placed, { do: "place", cells: [at("r1c1")], digit: 5 });
  expect(digitAt(out, at("r1c1"))).toBe(0);
});

test("a given is not written over", () => {
  expect(play(PUZZLE, { do: "place", cells: [at("r1c3")], digit: 5 })).toBe(PUZZLE);
  const both = play(PUZZLE, { do: "place", cells: [at("r1c3"), at("r1c1")], digit: 5 });
  expect(both.givens[at("r1c3")]).toBe(3);
  expect(both.placed[at("r1c1")]).toBe(5);
});

test("a mark is set in all cells unless all have it", () => {
  const cells = [at("r1c1"), at("r1c2")];
  const one = play(EMPTY, { do: "centre", cells: [cells[0]], digit: 4 });
  const two = play(one, { do: "centre", cells, digit: 4 });
  expect(cells.map((cell) => two.centre[cell])).toEqual([bit(4), bit(4)]);
  expect(cells.map((cell) => play(two, { do: "centre", cells, digit: 4 }).centre[cell])).toEqual([0, 0]);
});

test("centre marks say what is left, none say nothing", () => {
  const cell = at("r1c1");
  expect(candidates(PUZZLE, cell)).toBe(legal(PUZZLE, cell));
  const marked = play(PUZZLE, { do: "centre", cells: [cell], digit: 6 });
  expect(candidates(marked, cell)).toBe(setOf([6]));
});

test("applying an elimination writes the other candidates down", () => {
  const cell = at("r1c1");
  const after = play(PUZZLE, { do: "apply", place: [], eliminate: [candidate(cell, 5)] });
  expect(after.centre[cell]).toBe(legal(PUZZLE, cell) & ~bit(5));
  expect(candidates(after, cell)).toBe(after.centre[cell]);
});

test("filling candidates keeps the marks that are there", () => {
  const marked = play(PUZZLE, { do: "centre", cells: [at("r1c1")], digit: 6 });
  const filled = play(marked, { do: "fillMarks" });
  expect(filled.centre[at("r1c1")]).toBe(bit(6));
  expect(filled.centre[at("r1c2")]).toBe(legal(PUZZLE, at("r1c2")));
  expect(filled.centre[at("r1c3")]).toBe(0);
});

test("filling singles goes on as long as it can", () => {
  const nearly = withGivens(`12345678.${".".repeat(72)}`);
  expect(play(nearly, { do: "fillSingles" }).placed[8]).toBe(9);
  expect(play(EMPTY, { do: "fillSingles" })).toBe(EMPTY);
});

test("erasing takes the uppermost layer", () => {
  const cells = [at("r1c1")];
  const colored = play(EMPTY, { do: "colorCells", cells, color: 2 });
  const marked = play(colored, { do: "centre", cells, digit: 1 });
  const once = play(marked, { do: "erase", cells });
  expect([once.centre[0], once.cellColors[0]]).toEqual([0, 2]);
  expect(play(once, { do: "erase", cells }).cellColors[0]).toBe(0);
});

test("candidates are coloured and uncoloured", () => {
  const it = candidate(at("r5c5"), 7);
  const colored = play(EMPTY, { do: "colorCandidate", candidate: it, color: 3 });
  expect(colored.candidateColors).toEqual({ [it]: 3 });
  expect(play(colored, { do: "colorCandidate", candidate: it, color: 3 }).candidateColors).toEqual({});
  expect(play(colored, { do: "erase", cells: [at("r5c5")] }).candidateColors).toEqual({});
});

test("a draft takes givens, and gives them up again", () => {
  const draft = play(play(PUZZLE, { do: "draft" }), { do: "place", cells: [4], digit: 8 });
  expect([draft.givens[4], draft.placed[4], draft.givens[2]]).toEqual([8, 0, 0]);
  expect(play(draft, { do: "erase", cells: [4] }).givens[4]).toBe(0);
  const done = play(draft, { do: "finish" });
  expect(play(done, { do: "erase", cells: [4] })).toBe(done);
  expect(undo(move(begin(PUZZLE), { do: "draft" })).now.isDraft).toBe(false);
});

test("undo, redo and checkpoints", () => {
  let game = begin(PUZZLE);
  game = move(game, { do: "place", cells: [0], digit: 5 });
  expect(move(game, { do: "fillSingles" }).past.length).toBeGreaterThan(0);
  game = keep(game, "one");
  game = undo(game);
  expect(game.now).toBe(PUZZLE);
  expect(undo(game)).toBe(game);
  game = redo(game);
  expect(game.now.placed[0]).toBe(5);
  game = move(undo(game), { do: "place", cells: [0], digit: 6 });
  expect(game.future).toEqual([]);
  expect(move(game, { do: "set", position: game.checkpoints[0].position }).now.placed[0]).toBe(5);
  expect(forget(game, 0).checkpoints).toEqual([]);
  expect(move(game, { do: "place", cells: [2], digit: 6 })).toBe(game);
});

test("clashes and mistakes", () => {
  const wrong = play(PUZZLE, { do: "place", cells: [0], digit: 3 });
  expect([...clashes(wrong)].sort((a, b) => a - b)).toEqual([0, 2]);
  const solution = Array.from({ length: 81 }, (_, cell) => SOLUTION[cell] ?? 1);
  const marked = play(wrong, { do: "centre", cells: [1], digit: 5 });
  expect(mistakes(marked, solution)).toEqual({ digits: [0], marks: [1] });
});
