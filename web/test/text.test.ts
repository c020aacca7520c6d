import { expect, test } from "vitest";
import { ALL_DIGITS, CELLS, candidate, cellNamed, setOf } from "../src/game/grid";
import { positionOf } from "../src/game/loaded";
import { play } from "../src/game/play";
import { EMPTY, type Position, legal } from "../src/game/position";
import { engineText, fragment, fromFragment, fromLink } from "../src/game/text";

const TEXT = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const PUZZLE: Position = { ...EMPTY, givens: [...TEXT].map((it) => Number(it) || 0) };

test("the engine is told what is given, placed and ruled out", () => {
  expect(engineText(PUZZLE)).toBe(TEXT);
  const placed = play(PUZZLE, { do: "place", cells: [0], digit: 5 });
  expect(engineText(placed)).toBe(`+5${TEXT.slice(1)}`);
  const ruledOut = play(PUZZLE, { do: "apply", place: [], eliminate: [candidate(cellNamed("r1c2"), 6)] });
  expect(engineText(ruledOut)).toBe(`${TEXT}:612`);
});

test("a Sukaku's candidates are told as ruled out", () => {
  const sukaku: Position = { ...EMPTY, allowed: CELLS.map((cell) => (cell === 1 ? setOf([1, 2]) : ALL_DIGITS)) };
  expect(engineText(sukaku)).toBe(`${".".repeat(81)}:312 412 512 612 712 812 912`);
});

/** Numbers that look random and are the same every time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("a link gives back every position", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = numbers(seed);
    const share = random(10);
    const some = (below: number) => CELLS.map(() => (random(10) < share ? random(below) : 0));
    const givens = some(10);
    const position: Position = {
      isDraft: seed % 7 === 0,
      givens,
      placed: some(10).map((digit, cell) => (givens[cell] ? 0 : digit)),
      allowed: seed % 3 ? EMPTY.allowed : CELLS.map(() => random(512)),
      centre: some(512),
      corner: some(512),
      variant: "",
      cellColors: some(7),
      candidateColors: Object.fromEntries(Array.from({ length: random(20) }, () => [random(729), 1 + random(6)])),
    };
    expect(fromFragment(fragment(position)), `seed ${seed}`).toEqual(position);
    expect(fragment(position)).toMatch(/^[\w.=&]+$/);
  }
});

test("a link to this page is read wherever the page is", () => {
  const position = play(play(EMPTY, { do: "draft" }), { do: "place", cells: [3], digit: 7 });
  expect(fromLink(` http://127.0.0.1:8080/#${fragment(position)}\n`)).toEqual(position);
  for (const text of ["", TEXT, "https://sudokupad.app/abcdef#p=1", "https://example.org/#learn"]) {
    expect(fromLink(text)).toBeNull();
  }
});

test("what is no position is refused", () => {
  expect(fromFragment("")).toBeNull();
  expect(fromFragment("p=123")).toBeNull();
  expect(fromFragment("learn/x-wing")).toBeNull();
});

test("what the engine has read becomes a position", () => {
  const cells = CELLS.map((cell) => ({
    digit: PUZZLE.givens[cell] || null,
    given: PUZZLE.givens[cell] > 0,
    candidates: Array.from({ length: 9 }, (_, at) => at + 1).filter(
      (digit) => legal(PUZZLE, cell) & (1 << (digit - 1)),
    ),
  }));
  expect(positionOf({ cells, format: "line" })).toEqual(PUZZLE);
  cells[0] = { ...cells[0], candidates: cells[0].candidates.slice(1) };
  const reduced = positionOf({ cells, format: "library" });
  expect(reduced.centre[0]).toBe(setOf(cells[0].candidates));
  expect(reduced.centre[1]).toBe(legal(PUZZLE, 1));
  const sukaku = positionOf({ cells, format: "sukaku" });
  expect(sukaku.allowed[0]).toBe(setOf(cells[0].candidates));
  expect(sukaku.centre).toEqual(EMPTY.centre);
});

test("the notes of a link are marks, and the other cells have none", () => {
  const cells = CELLS.map((cell) => ({ digit: cell ? null : 5, given: !cell, candidates: cell ? [1, 2, 3, 9] : [] }));
  const notes = [{ cell: "r1c2", centre: [1, 2], corner: [9] }];
  const named = { variants: [], undrawn: [], unjudged: [], constraints: [], shapes: [], solution: "" };
  const bare = { site: "f-puzzles", problem: null, title: "", author: "", rules: "", ...named } as const;
  const position = positionOf({ cells, format: "link", link: { ...bare, notes } });
  expect(position.givens[0]).toBe(5);
  expect(position.centre).toEqual(CELLS.map((cell) => (cell === 1 ? setOf([1, 2]) : 0)));
  expect(position.corner).toEqual(CELLS.map((cell) => (cell === 1 ? setOf([9]) : 0)));
});
