import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, cell, enter, inBrowser } from "./browser";

/** A fish of rows against boxes and a column: `9r12479 \ 9c6 9b1679`. */
const FISH = ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2";

const label = (page: Page, row: number, column: number) => cell(page, row, column).getAttribute("aria-label");

/** The first cell with 9 as a candidate, of some cells. */
async function withNine(page: Page, cells: readonly (readonly [number, number])[]): Promise<readonly [number, number]> {
  for (const [row, column] of cells) {
    if (/candidates [\d ]*9/.test((await label(page, row, column)) ?? "")) return [row, column];
  }
  throw new Error("no cell has it");
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const inRow = (row: number) => NUMBERS.map((it) => [row, it] as const);
const inColumn = (column: number) => NUMBERS.map((it) => [it, column] as const);
const inBox = (box: number) =>
  NUMBERS.map(
    (it) => [3 * Math.floor((box - 1) / 3) + Math.ceil(it / 3), 3 * ((box - 1) % 3) + ((it - 1) % 3) + 1] as const,
  );

/** Touches the place of 9 in the first cell that has it. */
async function touchNine(page: Page, cells: readonly (readonly [number, number])[]) {
  const [row, column] = await withNine(page, cells);
  const box = await cell(page, row, column).boundingBox();
  if (!box) throw new Error("the cell is not there");
  await page.mouse.click(box.x + (5 * box.width) / 6, box.y + (5 * box.height) / 6);
}

const choose = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).click();
const fins = (page: Page) => page.locator(".board .role-fin > .ring").count();
const fallen = (page: Page) => page.locator(".board .strike.role-eliminated").count();

async function start(page: Page) {
  await enter(page, FISH);
  await page.getByRole("tab", { name: "Truths" }).click();
}

inBrowser("truths and links", (open) => {
  test("picked by hand: the rank, what is not covered, and what falls, after every pick", async () => {
    const page = await open();
    await start(page);
    const panel = page.getByRole("tabpanel");
    for (const row of [1, 2, 4, 7, 9]) await touchNine(page, inRow(row));
    const truths = page.getByRole("list", { name: "Truths" }).getByRole("listitem");
    expect(await truths.allInnerTexts()).toEqual(["9r1", "9r2", "9r4", "9r7", "9r9"]);
    await panel.getByText("9c6 9b1 9b6 9b7 9b9, rank 0").waitFor();
    await panel.getByText("proved the least").waitFor();
    let before = await fins(page);
    expect(before).toBeGreaterThan(9);
    await choose(page, "Link");
    await choose(page, "Box");
    for (const box of [1, 6, 7, 9]) {
      await touchNine(page, inBox(box));
      const now = await fins(page);
      expect(now).toBeLessThan(before);
      await panel.getByText(now === 1 ? "one candidate is covered" : `${now} candidates are covered`).waitFor();
      before = now;
    }
    // The one that is left sees r6c6.
    await panel.getByText("what falls rules them out").waitFor();
    expect(await fallen(page)).toBe(1);
    await choose(page, "Column");
    await touchNine(page, inColumn(6));
    await page.locator(".caption", { hasText: "Rank 0: 2 fall" }).waitFor();
    expect(await fins(page)).toBe(0);
    expect(await fallen(page)).toBe(2);
    expect(await label(page, 6, 6)).toMatch(/9 removed/);
    expect(await panel.getByRole("textbox").inputValue()).toBe("{9R1 9R2 9R4 9R7 9R9} {9b1 9b6 9b7 9b9 9c6}");
    await page.keyboard.press("Control+z");
    await page.locator(".caption", { hasText: /^Rank −1/ }).waitFor();
    await page.keyboard.press("Control+y");
    await panel.getByRole("button", { name: "Eliminate them" }).click();
    await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
    await page.getByRole("tab", { name: "Why?" }).click();
    await page.getByRole("button", { name: "What did I just do?" }).click();
    await page.getByText("You did: r6c6<>9, r6c7<>9").waitFor();
  });

  test("by the keyboard alone", async () => {
    const page = await open();
    await start(page);
    await cell(page, 1, 1).focus();
    await page.keyboard.press("t");
    for (let row = 1; row <= 9; row += 1) {
      if ([1, 2, 4, 7, 9].includes(row)) {
        const [, column] = await withNine(page, inRow(row));
        await page.keyboard.press("Home");
        for (let at = 1; at < column; at += 1) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("9");
      }
      await page.keyboard.press("ArrowDown");
    }
    await page.getByText("proved the least").waitFor();
    await page.getByRole("button", { name: "Add these links" }).press("Enter");
    await page.locator(".caption", { hasText: "Rank 0: 2 fall" }).waitFor();
    // Enter picks the cell; Delete takes the last pick back.
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press("l");
    await page.keyboard.press("Enter");
    const links = page.getByRole("list", { name: "Links" }).getByRole("listitem");
    expect(await links.allInnerTexts()).toContain("r1c1");
    await page.keyboard.press("Delete");
    expect(await links.allInnerTexts()).not.toContain("r1c1");
    await page.keyboard.press("Escape");
    await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
    await page.getByRole("button", { name: "Pick on the board" }).press("Enter");
    await page.locator(".caption", { hasText: "Rank 0" }).waitFor();
  });

  test("by touch: with a digit chosen, anywhere in a cell", async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await start(page);
    await page.getByRole("radio", { name: "the digit 9" }).tap();
    for (const row of [1, 2, 4, 7, 9]) {
      const [, column] = await withNine(page, inRow(row));
      await cell(page, row, column).tap({ position: { x: 4, y: 4 } });
    }
    await page.getByRole("button", { name: "Add these links" }).tap();
    await page.locator(".caption", { hasText: "Rank 0: 2 fall" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Take out 9b1" }).tap();
    await page.locator(".caption", { hasText: /^Rank −1/ }).waitFor();
    await page.getByRole("button", { name: "Links of least rank" }).tap();
    await page.locator(".caption", { hasText: "Rank 0: 2 fall" }).waitFor();
    await page.getByRole("button", { name: "Clear" }).tap();
    await page.locator(".caption", { hasText: "Pick truths and links" }).waitFor();
  });

  test("as text, as a claim, and as a fault with its place", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await start(page);
    const text = page.getByRole("tabpanel").getByRole("textbox");
    await text.fill("{9R1 9R2} {9c");
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText(/^Expected a constraint such as 5r2/).waitFor();
    await page.getByLabel("Line 1, column 12").waitFor();
    await text.fill("9r12479 \\ 9c6 9b1679");
    await text.press("Enter");
    await page.locator(".caption", { hasText: "Rank 0: 2 fall" }).waitFor();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("{9R1 9R2 9R4 9R7 9R9} {9c6 9b1 9b6 9b7 9b9}");
    await page.getByRole("button", { name: "As a claim" }).click();
    await page.getByRole("heading", { name: "It follows" }).waitFor();
    // The set belongs to its puzzle.
    await enter(page, FIRST);
    await page.getByRole("tab", { name: "Truths" }).click();
    await page.locator(".caption", { hasText: "Pick truths and links" }).waitFor();
  });

  test("found sets are drawn, each with what falls", async () => {
    const page = await open();
    await start(page);
    await page.getByRole("button", { name: /^Find sets/ }).click();
    const sets = page.getByRole("list", { name: "Sets found" }).getByRole("button");
    await sets.first().waitFor();
    expect(await sets.count()).toBeGreaterThan(1);
    for (const at of [0, 1]) {
      await sets.nth(at).click();
      await expect.poll(() => fallen(page)).toBeGreaterThan(0);
      expect(await fins(page)).toBe(0);
    }
  });
});
