// The way through the page: arriving, playing, the ending, and the settings.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, cell, enter, fillIn, inBrowser } from "./browser";

const caption = (page: Page) => page.locator(".caption");
const wrong = (page: Page) => page.locator(".drawing .wrong").count();
const label = (page: Page, row: number, column: number) => cell(page, row, column).getAttribute("aria-label");

async function givens(page: Page) {
  await page.getByRole("tab", { name: "Share" }).click();
  return page.getByLabel("Link to this board").inputValue();
}

/** The value beside a name, on the board that is solved. */
const fact = (page: Page, name: string) =>
  page.locator(".solved dl > div", { hasText: name }).locator("dd").innerText();

async function setting(page: Page, name: string) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByLabel(name).check();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

inBrowser("journeys", (open) => {
  for (const level of ["Easy", "Medium", "Hard", "Unfair", "Extreme"]) {
    test(`arriving: ${level} at one touch, and the keyboard goes on at the board`, async () => {
      const page = await open();
      const start = page.getByRole("region", { name: "Start" });
      await start.getByRole("button", { name: level, exact: true }).click();
      await caption(page)
        .getByText(new RegExp(`^${level}, score \\d+`))
        .waitFor();
      await start.waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement?.classList.contains("cell"))).toBe(true);
    });
  }

  test("arriving: what was begun goes on; the way in closes with the first move, and opens again", async () => {
    const page = await open();
    const start = page.getByRole("region", { name: "Start" });
    await start.getByRole("button", { name: /^Play this one/ }).waitFor();
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await start.waitFor({ state: "detached" });
    await page.reload();
    await start.getByRole("button", { name: /^Continue.*53 cells to go$/ }).click();
    await start.waitFor({ state: "detached" });
    expect(await label(page, 1, 1)).toBe("row 1, column 1: 5");
    await page.reload();
    await start.getByRole("button", { name: "Paste or open one" }).click();
    await page.getByLabel(/Paste anything/).waitFor();
    await page.reload();
    await start.getByRole("link", { name: "Learn techniques" }).click();
    await page.getByRole("heading", { name: "Techniques", level: 1 }).waitFor();
  });

  test("the puzzle of a day is the same for everybody, and another one on the next day", async () => {
    const of = async (day: string) => {
      const page = await open();
      await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
      await page.getByRole("button", { name: "Today’s puzzle" }).click();
      await caption(page).getByText(/score/).waitFor();
      return { title: await caption(page).innerText(), link: await givens(page) };
    };
    const one = await of("2026-11-23");
    expect(one.title).toMatch(/^23 November 2026: Easy, score \d+/);
    expect(await of("2026-11-23")).toEqual(one);
    expect((await of("2026-11-24")).link).not.toBe(one.link);
  });

  test("the ending: difficulty, hardest technique, mistakes, hints; share; the next puzzle", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await enter(page, FIRST);
    await cell(page, 4, 2).click();
    await page.keyboard.press("3");
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await page.getByRole("list", { name: "Hint levels" }).waitFor();
    await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
    await cell(page, 4, 2).click();
    // A mistake counts even if it is taken back before it is on the screen.
    await page.evaluate(() => {
      for (const key of [{ key: "3" }, { key: "z", ctrlKey: true }])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }),
        );
    });
    await fillIn(page);
    const end = page.getByRole("region", { name: "Solved" });
    await end.getByText("Easy, score 356").waitFor();
    expect(await fact(page, "Hardest technique")).toBe("Hidden Single");
    expect(await fact(page, "Mistakes")).toBe("2");
    expect(await fact(page, "Hints")).toBe("1");
    expect(await fact(page, "Time")).toMatch(/^\d+:\d\d$/);
    await end.getByRole("button", { name: "Share" }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/solved in \d+:\d\d, 2 mistakes, 1 hint/);
    expect(text).toContain(`#p=${FIRST}`);
    // The numbers outlast a reload.
    await page.reload();
    expect(await fact(page, "Mistakes")).toBe("2");
    await end.getByRole("button", { name: "Next puzzle" }).click();
    await caption(page)
      .getByText(/^Easy, score/)
      .waitFor();
    await end.waitFor({ state: "detached" });
  });

  test("several games: each goes on where it was; statistics; all of it as a file", async () => {
    const page = await open({ acceptDownloads: true });
    await enter(page, FIRST);
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByRole("button", { name: "Easy", exact: true }).click();
    await caption(page)
      .getByText(/^Easy, score/)
      .waitFor();
    await page.getByRole("tab", { name: "New" }).click();
    const games = page.getByRole("region", { name: "Your games" });
    const saved = page.waitForEvent("download");
    await games.getByRole("button", { name: "Export" }).click();
    const file = await (await saved).path();
    await games.getByRole("button", { name: /^A puzzle: 53 cells to go/ }).click();
    expect(await label(page, 1, 1)).toBe("row 1, column 1: 5");
    await cell(page, 1, 1).focus();
    await page.keyboard.press("Delete");
    await fillIn(page);
    await page.getByRole("tab", { name: "New" }).click();
    await games.getByRole("row", { name: /^Others 1/ }).waitFor();
    expect(await games.getByRole("button", { name: /cells to go/ }).count()).toBe(0);
    // In another browser.
    const other = await open();
    await other.getByRole("tab", { name: "New" }).click();
    await other.getByRole("region", { name: "Your games" }).locator("input[type=file]").setInputFiles(file);
    await other.getByText("One game was read.").first().waitFor();
    await other.getByRole("button", { name: /^A puzzle: 53 cells to go/ }).click();
    expect(await label(other, 1, 1)).toBe("row 1, column 1: 5");
  });

  test("settings: wrong digits at once; the time and a pause; the digit first; candidates; the left hand", async () => {
    const page = await open();
    await enter(page, FIRST);
    await setting(page, "Mark wrong digits as soon as they are placed");
    await cell(page, 4, 2).click();
    await page.keyboard.press("3");
    await expect.poll(() => wrong(page)).toBe(1);
    await page.keyboard.press("5");
    await expect.poll(() => wrong(page)).toBe(0);

    await setting(page, "Show the time, with a pause");
    await page.getByRole("timer").waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await page.getByRole("grid").count()).toBe(0);
    const stopped = await page.getByRole("timer").innerText();
    await page.waitForTimeout(2200);
    expect(await page.getByRole("timer").innerText()).toBe(stopped);
    await page.getByRole("button", { name: "Go on" }).first().click();
    await expect.poll(() => page.getByRole("timer").innerText()).not.toBe(stopped);

    await setting(page, "Choose a digit first, then touch its cells");
    await page.getByRole("button", { name: /^7, \d missing/ }).click();
    await cell(page, 2, 3).click();
    await cell(page, 3, 4).click();
    expect([await label(page, 2, 3), await label(page, 3, 4)]).toEqual(["row 2, column 3: 7", "row 3, column 4: 7"]);

    await setting(page, "Start new puzzles with all candidates written");
    await enter(page, FIRST);
    expect(await label(page, 1, 1)).toBe("row 1, column 1: candidates 5 6 9");

    const left = async (name: string) => (await page.locator(name).boundingBox())?.x ?? 0;
    expect(await left(".side")).toBeGreaterThan(await left(".table"));
    await setting(page, "Panels to the left of the board");
    expect(await left(".side")).toBeLessThan(await left(".table"));
  });
});
