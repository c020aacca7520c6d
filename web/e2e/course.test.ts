// The course: a lesson's whole way, with a mouse, by touch and by keyboard alone; what is due; what held one up.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, URL, enter, fillIn, inBrowser } from "./browser";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The serious faults that axe finds. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  const serious = violations.filter((it) => it.impact === "serious" || it.impact === "critical");
  return serious.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).slice(0, 3)}`);
}

/** The candidates of each cell as the board tells them to a screen reader; none in a cell with a digit. */
const candidatesOn = (page: Page) =>
  page
    .locator(".board .cell")
    .evaluateAll((cells) =>
      cells.map((it) =>
        (it.getAttribute("aria-label")?.match(/candidates ([\d ]+)/)?.[1] ?? "").split(" ").map(Number),
      ),
    );

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const row = (cell: number) => Math.floor(cell / 9);
const column = (cell: number) => cell % 9;
const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor(column(cell) / 3);

interface Removal {
  cell: number;
  digit: number;
}

/** What the X-Wings on a board remove, found here and not by the engine. */
function byXWings(candidates: readonly (readonly number[])[]): Removal[] {
  const found: Removal[] = [];
  for (const [line, across] of [
    [row, column],
    [column, row],
  ] as const) {
    for (const digit of DIGITS) {
      const places = DIGITS.map((_, at) => CELLS.filter((it) => line(it) === at && candidates[it].includes(digit)));
      const pairs = places.filter((it) => it.length === 2);
      for (const one of pairs) {
        for (const other of pairs) {
          const isWing = one !== other && one.every((it, at) => across(it) === across(other[at]));
          if (!isWing) continue;
          const rest = CELLS.filter((it) => candidates[it].includes(digit) && ![...one, ...other].includes(it));
          const gone = rest.filter((it) => one.some((base) => across(base) === across(it)));
          found.push(...gone.map((cell) => ({ cell, digit })));
        }
      }
    }
  }
  return found;
}

/** What the naked pairs on a board remove. */
function byPairs(candidates: readonly (readonly number[])[]): Removal[] {
  return [row, column, box].flatMap((house) =>
    CELLS.flatMap((one) =>
      CELLS.flatMap((other) => {
        const pair = candidates[one];
        const isPair = one < other && house(one) === house(other) && pair.length === 2;
        if (!isPair || candidates[other].join() !== pair.join()) return [];
        const rest = CELLS.filter((it) => house(it) === house(one) && it !== one && it !== other);
        return rest.flatMap((cell) =>
          pair.filter((it) => candidates[cell].includes(it)).map((digit) => ({ cell, digit })),
        );
      }),
    ),
  );
}

const nameOf = (cell: number) => `r${row(cell) + 1}c${column(cell) + 1}`;

const task = (page: Page) => page.getByRole("region", { name: "Your answer" });

inBrowser("the course", (open) => {
  for (const [name, options] of [
    ["desktop", {}],
    ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    test(`a lesson's whole way (${name})`, async () => {
      const page = await open(options);
      const touch = (it: ReturnType<Page["locator"]>) => (name === "phone" ? it.tap() : it.click());
      await touch(page.getByRole("link", { name: "Course", exact: true }));
      await page.getByRole("heading", { name: "The course", level: 1 }).waitFor();
      expect(await page.locator(".lessons > li").count()).toBe(13);
      expect(await faults(page)).toEqual([]);
      await touch(page.locator(".lessons").getByRole("link", { name: /Fish/ }));
      await page.getByRole("heading", { name: "5. Fish" }).waitFor();
      expect(await faults(page)).toEqual([]);
      await touch(page.getByRole("link", { name: "Start: X-Wing" }));

      // The example, scene by scene.
      await page.getByRole("heading", { name: /^X-Wing/, level: 1 }).waitFor();
      await page.getByText("Look for it yourself").waitFor();
      expect(await page.locator(".board .role-pattern").count()).toBe(0);
      await touch(page.getByRole("button", { name: "The pattern" }));
      await page.locator(".board .role-pattern .ring").first().waitFor();
      expect(await page.locator(".board .role-eliminated").count()).toBe(0);
      await touch(page.getByRole("button", { name: "What follows" }));
      await page.locator(".board .role-eliminated .ring").first().waitFor();
      await touch(page.getByRole("button", { name: "After it" }));
      expect(await page.locator(".board .role-eliminated").count()).toBe(0);
      expect(await faults(page)).toEqual([]);

      // The near miss says what is different, and why that matters.
      await touch(page.getByRole("button", { name: "Next: near miss" }));
      const near = page.getByRole("region", { name: "The near miss" });
      await near.getByText("is different from the example").waitFor();
      await near.getByText("and the reason fails").waitFor();
      await page.locator(".board .role-contradiction").first().waitFor();
      expect(await faults(page)).toEqual([]);

      // Find it: a hint, a wrong answer, the right one.
      await touch(page.getByRole("button", { name: "Next: find it" }));
      await task(page)
        .getByText(/^\d{2,} positions are prepared/)
        .waitFor();
      const right = byXWings(await candidatesOn(page))[0];
      await touch(page.getByRole("button", { name: "Hint", exact: true }));
      await page.locator(".told-sentences").getByText("Look at").waitFor();
      await touch(page.locator(`[data-cell="${right.cell}"]`));
      const pad = task(page).locator(".digits button");
      const other = await pad.evaluateAll(
        (all, digit) => all.find((it) => !(it as HTMLButtonElement).disabled && it.textContent !== digit)?.textContent,
        String(right.digit),
      );
      expect(other).toBeTruthy();
      await touch(
        task(page)
          .locator(".digits")
          .getByRole("button", { name: other ?? "", exact: true }),
      );
      await page.locator(".board .role-eliminated").first().waitFor();
      await touch(page.getByRole("button", { name: "Check" }));
      await page.locator(".verdict").waitFor();
      expect(await page.locator(".verdict").innerText()).not.toContain("Right");
      expect((await page.locator(".judgement .prose").innerText()).length).toBeGreaterThan(20);
      expect(await faults(page)).toEqual([]);
      await touch(page.getByRole("button", { name: "Clear" }));
      await touch(
        task(page)
          .locator(".digits")
          .getByRole("button", { name: String(right.digit), exact: true }),
      );
      await touch(page.getByRole("button", { name: "Check" }));
      await page.getByRole("heading", { name: "Right!" }).waitFor();
      await page.locator(".task .step .notation").waitFor();
      expect(await faults(page)).toEqual([]);
      // A first answer that was wrong is what counts.
      expect(await page.evaluate(() => localStorage.getItem("ergodoku.course"))).toContain('"box":0');

      // The next one, without help.
      await touch(page.getByRole("button", { name: "Next position" }));
      await page.getByText("Select a cell, then a digit.").waitFor();

      // A puzzle that needs it.
      await touch(page.getByRole("button", { name: "Next: a puzzle" }));
      await touch(page.getByRole("button", { name: "Play a puzzle that needs it" }));
      await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
      await page.getByText("Needs: X-Wing").first().waitFor();

      // It is due, and said so on arriving.
      await page.reload();
      await touch(page.getByRole("link", { name: /due to practise/ }));
      const due = page.getByRole("region", { name: "Due now" });
      await touch(due.getByRole("link", { name: "X-Wing" }));
      await page.getByRole("radio", { name: "Find it", checked: true }).waitFor();
    });
  }

  test("an exercise by keyboard alone", async () => {
    const page = await open();
    await page.goto(`${URL}#course/subsets/naked-pair`);
    await page.getByRole("radio", { name: "Example", checked: true }).focus();
    for (let times = 0; times < 2; times += 1) await page.keyboard.press("ArrowRight");
    await page.getByText("Select a cell, then a digit.").waitFor();
    const grid = page.getByRole("grid", { name: "Find it: Naked Pair" });
    await grid.locator("[tabindex='0']").focus();
    await page.keyboard.press("h");
    await page.locator(".told-sentences").waitFor();
    const { cell, digit } = byPairs(await candidatesOn(page))[0];
    // From the middle to the cell.
    for (let at = 4; at !== row(cell); at = (at + 1) % 9) await page.keyboard.press("ArrowDown");
    for (let at = 4; at !== column(cell); at = (at + 1) % 9) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(String(digit));
    await page
      .getByText(`${nameOf(cell)}<>${digit}`)
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Right!" }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("ergodoku.course") ?? "{}"));
    expect(kept["naked-pair"]).toMatchObject({ box: 0, done: 1, alone: 0, next: 1 });
  });

  test("any step of the technique counts, and a single is placed without candidates", async () => {
    const page = await open();
    await page.goto(`${URL}#course/sight-lines/full-house`);
    await page.getByRole("radio", { name: "Find it" }).click();
    await page.getByText("Select a cell, then a digit.").waitFor();
    expect(await page.getByLabel("show the candidates").isChecked()).toBe(false);
    const grid = page.getByRole("grid", { name: "Find it: Full House" });
    const empty = await grid.locator(".cell").evaluateAll((cells) => {
      const digits = cells.map((it) => Number(/: (\d)/.exec(it.getAttribute("aria-label") ?? "")?.[1] ?? 0));
      const houses = Array.from({ length: 9 }, (_, at) => [
        digits.map((_, cell) => cell).filter((cell) => Math.floor(cell / 9) === at),
        digits.map((_, cell) => cell).filter((cell) => cell % 9 === at),
        digits.map((_, cell) => cell).filter((cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3) === at),
      ]).flat();
      // The last house with one empty cell: not the one that the engine names first, if there are several.
      const house = houses.filter((cells) => cells.filter((cell) => !digits[cell]).length === 1).at(-1) ?? [];
      const cell = house.find((it) => !digits[it]) ?? -1;
      return { cell, digit: 45 - house.reduce((sum, it) => sum + digits[it], 0) };
    });
    await page.locator(`[data-cell="${empty.cell}"]`).click();
    await page.keyboard.press(String(empty.digit));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Right!" }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("ergodoku.course") ?? "{}"));
    expect(kept["full-house"]).toMatchObject({ box: 1, done: 1, alone: 1 });
    expect(await page.getByRole("img", { name: "box 1 of 5" }).count()).toBe(1);
  });

  test("what held one up is said after the game, and leads to its lesson", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.keyboard.press("h");
    await page.getByRole("list", { name: "Hint levels" }).waitFor();
    await fillIn(page);
    const held = page.getByRole("region", { name: "What held you up" });
    await held.getByText("you took a hint once").waitFor();
    expect(await faults(page)).toEqual([]);
    await held.getByRole("link").first().click();
    await page.getByRole("radiogroup", { name: "Parts of the lesson" }).waitFor();
  });

  test("a part of what a step removes is recognised", async () => {
    const page = await open();
    await page.goto(`${URL}#learn/x-wing`);
    await page.getByRole("radio", { name: "The board" }).click();
    const { cell, digit } = byXWings(await candidatesOn(page))[0];
    await page.getByRole("button", { name: "Play this position" }).click();
    await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
    await page.getByRole("button", { name: "Fill candidates" }).click();
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Control+${digit}`);
    await page.getByRole("tab", { name: "Why?" }).click();
    await page.getByRole("button", { name: "What did I just do?" }).click();
    await page.getByRole("region", { name: "What did I just do?" }).getByText("X-Wing").first().waitFor();
  });
});
