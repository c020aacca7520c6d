import { expect, test } from "vitest";
import { disguised } from "../src/game/disguise";
import { CELLS, candidate, cellOf, count, digitOf, digitsOf } from "../src/game/grid";
import { EMPTY, type Position, candidates, isSolved, legal, solved } from "../src/game/position";

const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const SOLUTION = "563298147947315862821764593254137689386429715719586324695843271472651938138972456";
const POSITION: Position = { ...EMPTY, givens: [...FIRST].map((it) => Number(it) || 0) };

/** Different numbers, the same for each seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How many candidates share a house or a cell with each candidate, in order: the same for positions that are alike. */
function shape(position: Position): string {
  const all = CELLS.flatMap((cell) => digitsOf(candidates(position, cell)).map((digit) => candidate(cell, digit)));
  const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  const sees = (one: number, other: number) => {
    const [a, b] = [cellOf(one), cellOf(other)];
    if (a === b) return one !== other;
    const isPeer = Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
    return isPeer && digitOf(one) === digitOf(other);
  };
  return all
    .map((one) => all.filter((other) => sees(one, other)).length)
    .sort((a, b) => a - b)
    .join();
}

test("a position in disguise has the same solution and the same structure, and looks different", () => {
  const full = solved(POSITION, [...SOLUTION].map(Number));
  expect(isSolved(full)).toBe(true);
  const looks = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const other = disguised(POSITION, numbers(seed));
    expect(isSolved(disguised(full, numbers(seed)))).toBe(true);
    expect(shape(other)).toBe(shape(POSITION));
    looks.add(other.givens.join(""));
  }
  expect(looks.size).toBe(20);
});

test("marks are disguised with the digits", () => {
  const centre = CELLS.map((cell) => legal(POSITION, cell) & 0b101_010_101);
  const other = disguised({ ...POSITION, centre }, numbers(7));
  const marks = (it: Position) => it.centre.map(count).sort((a, b) => a - b);
  expect(marks(other)).toEqual(marks({ ...POSITION, centre }));
  for (const cell of CELLS) expect(other.centre[cell] & ~legal(other, cell)).toBe(0);
});
