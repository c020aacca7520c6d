import { expect, test } from "vitest";
import { bit, candidate, candidateNamed, cellNamed } from "../src/game/grid";
import { begin, move, undo } from "../src/game/history";
import { givensOf, inNotation, lately, withoutEntry } from "../src/game/lately";
import type { Move } from "../src/game/play";
import { EMPTY, type Position, candidates, solved } from "../src/game/position";

const at = cellNamed;
const PUZZLE: Position = {
  ...EMPTY,
  givens: [..."..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"].map(
    (it) => Number(it) || 0,
  ),
};
const after = (...moves: Move[]) => moves.reduce(move, begin(PUZZLE));
const concluded = (...moves: Move[]) => {
  const done = lately(after(...moves));
  return done && inNotation(done.place, done.eliminate);
};

const FIVE: Move = { do: "place", cells: [at("r1c1")], digit: 5 };

test("a digit placed is the conclusion, in the position before it", () => {
  const history = after({ do: "fillMarks" }, FIVE);
  const done = lately(history);
  expect(done?.place).toEqual([candidateNamed("r1c1=5")]);
  // The candidates that the digit rules out at its peers were not eliminated by hand.
  expect(done?.eliminate).toEqual([]);
  expect(done?.before).toBe(history.past.at(-1));
});

test("a mark taken away is an elimination, in several cells at once too", () => {
  const cells = [at("r1c1"), at("r1c2")];
  expect(concluded({ do: "fillMarks" }, { do: "centre", cells, digit: 5 })).toBe("r1c1<>5, r1c2<>5");
});

test("marks written one after another are one conclusion", () => {
  const cells = [at("r1c1")];
  const mark = (digit: number): Move => ({ do: "centre", cells, digit });
  const whole = candidates(PUZZLE, cells[0]);
  expect(whole & (bit(5) | bit(6) | bit(9))).toBe(whole);
  expect(concluded(mark(5), mark(6))).toBe("r1c1<>9");
});

test("colours and corner marks conclude nothing, and hide nothing", () => {
  const cells = [at("r1c1")];
  const notes: Move[] = [
    { do: "corner", cells: [at("r1c2")], digit: 6 },
    { do: "colorCells", cells, color: 2 },
  ];
  expect(lately(after(...notes))).toBeNull();
  expect(concluded(FIVE, ...notes)).toBe("r1c1=5");
});

test("what was undone or taken out again was not done", () => {
  expect(lately(undo(after(FIVE)))).toBeNull();
  expect(lately(after(FIVE, { do: "erase", cells: [at("r1c1")] }))).toBeNull();
});

test("another puzzle has no moves before it", () => {
  expect(lately(after(FIVE, { do: "set", position: { ...EMPTY, placed: after(FIVE).now.placed } }))).toBeNull();
});

test("digits of a cell stand together in the notation", () => {
  const all = ["r1c1=5", "r1c1=6", "r4c3=6"].map(candidateNamed);
  expect(inNotation([], all)).toBe("r1c1<>56, r4c3<>6");
  expect(inNotation([all[0]], [])).toBe("r1c1=5");
});

test("the position without an entry has the candidate again", () => {
  const cell = at("r1c1");
  const entered = after({ do: "fillMarks" }, { do: "centre", cells: [cell], digit: 5 }).now;
  expect(candidates(entered, cell) & bit(5)).toBe(0);
  expect(candidates(withoutEntry(entered, candidate(cell, 5)), cell) & bit(5)).toBe(bit(5));
  const placed = after(FIVE).now;
  expect(withoutEntry(placed, candidate(cell, 5)).placed[cell]).toBe(0);
  expect(givensOf(placed)).toEqual(PUZZLE);
});

test("a solution fills the empty cells and changes no others", () => {
  const solution = PUZZLE.givens.map((digit) => digit || 1);
  const full = solved(after(FIVE).now, solution);
  expect(full.placed[at("r1c1")]).toBe(5);
  expect(full.placed[at("r1c2")]).toBe(1);
  expect(full.placed[at("r1c3")]).toBe(0);
});
