// A variant from a link: drawn, played to the end with a clash on the way, kept across a reload, and shared.

import LZString from "lz-string";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, cell, faults, inBrowser } from "./browser";

/** The solution of the first puzzle, for which the constraints below hold. */
const SOLUTION = "563298147947315862821764593254137689386429715719586324695843271472651938138972456";

const name = (row: number, column: number) => `R${row}C${column}`;

/** A puzzle of f-puzzles with these entries, and its solution unless it is to be unknown. */
function link(entries: object, isSolved = true): string {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const value = Number(FIRST[9 * row + column]) || 0;
      return value ? { value, given: true } : {};
    }),
  );
  const solution = isSolved ? { solution: [...SOLUTION].map(Number) } : {};
  const puzzle = { size: 9, title: "Some of each", author: "A. Setter", grid, ...solution, ...entries };
  return `https://f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(puzzle))}`;
}

/** A bit of everything that is drawn. */
const VARIANT = {
  ruleset: "Normal sudoku rules apply.\nDigits in cages add up to their sums.",
  killercage: [{ cells: [name(1, 1), name(1, 2), name(2, 1)], value: "20" }],
  thermometer: [{ lines: [[name(9, 1), name(9, 2), name(9, 3), name(9, 4)]] }],
  arrow: [{ cells: [name(6, 1)], lines: [[name(6, 1), name(6, 2), name(7, 1)]] }],
  difference: [{ cells: [name(2, 7), name(2, 8)], value: "2" }],
  ratio: [{ cells: [name(5, 4), name(5, 5)] }],
  xv: [{ cells: [name(4, 5), name(4, 6)], value: "X" }],
  quadruple: [{ cells: [name(7, 7), name(7, 8), name(8, 7), name(8, 8)], values: [4, 9] }],
  whispers: [{ lines: [[name(8, 6), name(8, 7), name(8, 8)]] }],
  renban: [{ lines: [[name(8, 4), name(8, 5), name(7, 5)]] }],
  even: [{ cell: name(1, 8) }],
  odd: [{ cell: name(3, 4) }],
  extraregion: [{ cells: [name(4, 8), name(5, 8), name(5, 7)] }],
  littlekillersum: [{ cell: name(0, 7), cells: [], direction: "DR", value: "6" }],
  sandwichsum: [{ cell: name(9, 10), value: "11" }],
};

async function paste(page: Page, text: string) {
  await page.getByRole("tab", { name: "New" }).click();
  await page.getByLabel(/Paste anything/).fill(text);
  await page.getByText("more rules than a classic Sudoku").waitFor();
}

async function play(page: Page, text: string) {
  await paste(page, text);
  await page.getByRole("button", { name: "Play this puzzle" }).click();
  await page.getByRole("heading", { name: "The rules of this variant" }).waitFor();
}

/** Puts digits into cells, one after the other. */
async function fill(page: Page, digits: Readonly<Record<number, string>>) {
  for (const [at, digit] of Object.entries(digits)) {
    await page.locator(`[data-cell="${at}"]`).focus();
    await page.keyboard.press(digit);
  }
}

/** The digits of the solution in the cells that are empty in the puzzle, without these cells. */
const rest = (without: readonly number[] = []) =>
  Object.fromEntries(
    [...SOLUTION].map((digit, at) => [at, digit] as const).filter(([at]) => FIRST[at] === "." && !without.includes(at)),
  );

const wrong = (page: Page) => page.locator(".board .drawing .wrong").count();

inBrowser("variants", (open) => {
  test("drawn, played to the end with a clash on the way, and kept across a reload", async () => {
    const page = await open();
    await paste(page, link(VARIANT));
    await page.locator(".small-board .cage").waitFor();
    await page.getByRole("button", { name: "Play this puzzle" }).click();
    await page.locator(".board .cage").waitFor();
    for (const [part, count] of [
      [".cage", 1],
      [".cage-sum", 1],
      [".thermometer", 1],
      [".bulb", 1],
      [".dot-white", 1],
      [".dot-black", 1],
      [".whispers", 1],
      [".renban", 1],
      [".parity", 2],
      [".area", 3],
    ] as const) {
      expect(await page.locator(`.board ${part}`).count(), part).toBe(count);
    }
    await page.getByText("Digits in cages add up to their sums.").waitFor();
    await page.getByText("The constraints one by one").click();
    await page.getByText("Killer cage 20: r1c1 r1c2 r2c1").waitFor();
    // By the classic rules 1 could be there; the sum of the cage is wrong then.
    await fill(page, { 0: "5", 1: "6" });
    expect(await wrong(page)).toBe(0);
    await fill(page, { 9: "1" });
    expect(await wrong(page)).toBe(3);
    // The game is stored a moment after the move: `a` is a 1 that was placed.
    await page.waitForFunction(() => /"now":"p=.{9}a/.test(localStorage.getItem("ergodoku.game") ?? ""));
    await page.reload();
    await page.getByRole("heading", { name: "The rules of this variant" }).waitFor();
    await page.locator(".board .cage").waitFor();
    expect(await cell(page, 2, 1).getAttribute("aria-label")).toBe("row 2, column 1: 1");
    expect(await wrong(page)).toBe(3);
    await fill(page, { 9: "9" });
    expect(await wrong(page)).toBe(0);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("All is right so far.").first().waitFor();
    await fill(page, rest([0, 1, 9]));
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
  });

  test("no hints, and no reasons that would leave out its rules", async () => {
    const page = await open();
    await play(page, link(VARIANT));
    for (const tab of ["Hint", "Why?", "Claim", "Truths", "Path", "All steps"]) {
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await page.getByText("They are off for this puzzle").waitFor();
    }
    await page.keyboard.press("h");
    await page.keyboard.press("w");
    expect(await page.getByRole("button", { name: /Give me a hint/ }).count()).toBe(0);
    // Back to a classic puzzle they are there again.
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByLabel(/Paste anything/).fill(link(VARIANT));
    await page.getByRole("button", { name: "Play without these rules" }).click();
    await page.getByRole("button", { name: "Give me a hint" }).waitFor();
    expect(await page.locator(".board .cage").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await page.locator(".board .cage").waitFor();
  });

  test("a link to this page shares it", async () => {
    const page = await open();
    await play(page, link(VARIANT));
    await page.getByRole("tab", { name: "Share" }).click();
    const address = await page.getByLabel("Link to this board").inputValue();
    const other = await open();
    await other.goto(address);
    await other.locator(".board .cage").waitFor();
    expect(await other.locator(".board .dot-black").count()).toBe(1);
    await other.getByText("Digits in cages add up to their sums.").waitFor();
  });

  test("what cannot be drawn or judged is named", async () => {
    const page = await open();
    const line = [{ lines: [[name(1, 1), name(2, 2)]], outlineC: "#ff0000", width: 0.2 }];
    const entries = { line, rowindexer: [{ cells: [name(1, 1)] }], antiking: false };
    await play(page, link(entries, false));
    await page.getByText("This page cannot draw all of: rowindexer.").waitFor();
    await page.getByText("as the link does not say what it means: line.").waitFor();
    expect(await page.locator(".board .drawn-line").count()).toBe(1);
    await fill(page, rest());
    await page.getByText("This cannot be judged: line, rowindexer.").waitFor();
    expect(await page.getByRole("heading", { name: "Solved!" }).count()).toBe(0);
  });

  test("nothing is at fault for axe, and nothing is cut off on a phone", async () => {
    for (const options of [
      { colorScheme: "light" },
      { colorScheme: "dark" },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ] as const) {
      const page = await open(options);
      await play(page, link(VARIANT));
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // A touch meets the cell that is drawn there, although there is room around the grid.
      await cell(page, 9, 9).click({ force: true });
      expect(await cell(page, 9, 9).getAttribute("aria-selected")).toBe("true");
      await page.context().close();
    }
  });
});
