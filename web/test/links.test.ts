import LZString from "lz-string";
import { expect, test } from "vitest";
import { cellNamed, setOf } from "../src/game/grid";
import { play } from "../src/game/play";
import { EMPTY } from "../src/game/position";
import { fragment } from "../src/game/text";
import { readLink } from "../src/links/link";

interface FCell {
  value?: number;
  given?: boolean;
  centerPencilMarks?: number[];
  region?: number;
}

function puzzle(change: (grid: FCell[][]) => void = () => {}, more: object = {}) {
  const grid: FCell[][] = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  change(grid);
  return LZString.compressToBase64(JSON.stringify({ size: 9, title: "A title", author: "An author", grid, ...more }));
}

test("a link of f-puzzles with givens, digits and marks", () => {
  const packed = puzzle((grid) => {
    grid[0][0] = { value: 5, given: true };
    grid[0][1] = { value: 6 };
    grid[8][8] = { centerPencilMarks: [1, 2] };
  });
  const link = readLink(`https://www.f-puzzles.com/?load=${packed}`);
  expect(link?.is).toBe("found");
  if (link?.is !== "found") return;
  expect(link.found.position.givens[0]).toBe(5);
  expect(link.found.position.placed[1]).toBe(6);
  expect(link.found.position.centre[80]).toBe(setOf([1, 2]));
  expect(link.found.title).toBe("A title, An author");
  expect(link.found.variants).toEqual([]);
});

test("SudokuPad takes the same behind fpuz", () => {
  const packed = puzzle((grid) => (grid[4][4] = { value: 9, given: true }));
  for (const text of [
    `https://sudokupad.app/fpuz${encodeURIComponent(packed)}`,
    `https://app.crackingthecryptic.com/sudoku/?load=fpuzzles${packed}`,
  ]) {
    const link = readLink(text);
    expect(link?.is === "found" && link.found.position.givens[cellNamed("r5c5")]).toBe(9);
  }
});

test("what a variant adds is listed", () => {
  const packed = puzzle((grid) => (grid[0][3].region = 0), {
    antiknight: true,
    killercage: [{ cells: ["R1C1"] }],
    thermometer: [],
  });
  const link = readLink(`https://f-puzzles.com/?load=${packed}`);
  expect(link?.is === "found" && link.found.variants).toEqual(["anti-knight", "killer cages", "irregular regions"]);
});

test("what cannot be read is told, not guessed", () => {
  const short = readLink("https://sudokupad.app/abcdef12");
  expect(short?.is === "unreadable" && short.why).toContain("asks no server");
  const packing = readLink(`https://sudokupad.app/scf${"A".repeat(200)}`);
  expect(packing?.is === "unreadable" && packing.why).toContain("does not read");
  const nothing = readLink(
    `https://sudokupad.app/scl${LZString.compressToBase64(`{ce:[],a:[${Array.from({ length: 60 }, (_, at) => at * at)}]}`)}`,
  );
  expect(nothing?.is === "unreadable" && nothing.why).toContain("no grid");
  const broken = readLink(`https://f-puzzles.com/?load=${puzzle().slice(0, 120)}`);
  expect(broken?.is).toBe("unreadable");
  const small = LZString.compressToBase64(
    JSON.stringify({
      size: 6,
      grid: Array.from({ length: 6 }, () => Array(6).fill({ value: 0 })),
      title: "x".repeat(80),
      ruleset: "random words to make this longer than a name on a server",
    }),
  );
  const six = readLink(`https://f-puzzles.com/?load=${small}`);
  expect(six?.is === "unreadable" && six.why).toContain("6×6");
});

test("a link to this page", () => {
  const position = play(play(EMPTY, { do: "draft" }), { do: "place", cells: [3], digit: 7 });
  const link = readLink(`http://127.0.0.1:8080/#${fragment(position)}`);
  expect(link?.is === "found" && link.found.position).toEqual(position);
});

test("a puzzle's text is no link", () => {
  expect(readLink(".".repeat(81))).toBeNull();
  expect(readLink("")).toBeNull();
});
