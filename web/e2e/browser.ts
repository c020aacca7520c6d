// A real browser on a running server: `ergodoku serve`, its address in ERGODOKU_URL.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";

export const URL = process.env["ERGODOKU_URL"]?.replace(/\/*$/, "/") ?? "";
export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export const FLAGS =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
    " ",
  );

/** Tests in a browser. Without a server they are skipped, and say so. */
export function inBrowser(name: string, tests: (open: (options?: BrowserContextOptions) => Promise<Page>) => void) {
  if (!URL) console.warn(`SKIPPED: ${name}. Set ERGODOKU_URL to the address of a running \`ergodoku serve\`.`);
  describe.skipIf(!URL)(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    });
    afterAll(() => browser.close());
    tests(async (options = {}) => {
      // Nothing moves: a button on its way from one colour to another has neither.
      const reducedMotion = "reduce";
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion, ...options });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on("pageerror", (error) => {
        throw error;
      });
      await page.goto(URL);
      await page.getByRole("grid").waitFor();
      return page;
    });
  });
}

export const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/** Its solution. */
const SOLUTION = "563298147947315862821764593254137689386429715719586324695843271472651938138972456";

/** Fills the board of that puzzle by keyboard; the cells from `from` on stay empty. */
export async function fillIn(page: Page, from = 81) {
  for (let at = 0; at < from; at += 1) {
    if (FIRST[at] !== ".") continue;
    await page.locator(`[data-cell="${at}"]`).focus();
    await page.keyboard.press(SOLUTION[at]);
  }
}

/** The cell at a row and a column, from 1. */
export const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${9 * row + column - 10}"]`);

/** Puts a text into the box and plays it. */
export async function enter(page: Page, text: string) {
  await page.getByRole("tab", { name: "New" }).click();
  await page.getByLabel(/Paste anything/).fill(text);
  await page.getByRole("button", { name: "Play this puzzle" }).click();
  await page.getByRole("tab", { name: "Hint", selected: true }).waitFor();
}

/** The example of a technique, from its page. */
export async function example(page: Page, slug: string) {
  await page.goto(`${URL}#learn/${slug}`);
  await page.getByRole("button", { name: "Play this position" }).click();
  await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
}

/** Waits until the engine has answered and the page has not changed for half a second. */
export const settled = async (page: Page) => {
  await page.locator(".waiting").first().waitFor({ state: "detached" });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let quiet = setTimeout(done, 500);
        const changed = () => {
          clearTimeout(quiet);
          quiet = setTimeout(done, 500);
        };
        new MutationObserver(changed).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The serious faults that axe finds, as readable lines. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  return violations
    .filter((it) => it.impact === "serious" || it.impact === "critical")
    .map(
      (it) =>
        `${it.id}: ${it.help}: ${it.nodes
          .map((node) => node.target.join(" "))
          .slice(0, 3)
          .join(", ")}`,
    );
}
