// The pictures of the page in docs/images: written into the folder that ERGODOKU_SCREENSHOTS names.

import type { Page } from "playwright-core";
import { test } from "vitest";
import { URL, cell, enter, example, fillIn, FIRST, inBrowser } from "./browser";

const FOLDER = process.env["ERGODOKU_SCREENSHOTS"];

async function xWing(page: Page) {
  await example(page, "x-wing");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Name the technique" }).waitFor();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
  await page.getByRole("button", { name: "Apply" }).waitFor();
}

async function aic(page: Page) {
  await example(page, "aic");
  await page.getByRole("tab", { name: "All steps" }).click();
  await page.getByRole("button", { name: "Find all steps" }).click();
  const techniques = page.getByLabel("Technique");
  const name = await techniques.locator("option", { hasText: /^AIC \(/ }).getAttribute("value");
  await techniques.selectOption(name);
  await page.getByRole("list", { name: "All steps" }).getByRole("button").first().click();
}

async function nishio(page: Page) {
  await page.goto(`${URL}#learn/nishio`);
  await page.getByRole("radio", { name: "What follows" }).click();
  for (let times = 0; times < 9; times += 1) await page.getByRole("button", { name: "One further" }).click();
}

async function make(page: Page) {
  await page.getByRole("tab", { name: "New" }).click();
  await page.getByLabel("Level").selectOption("hard");
  await page.getByLabel("That needs").selectOption("x-wing");
  await page.getByLabel("Symmetry").selectOption("diagonal");
  const form = page.getByRole("form", { name: "Make a puzzle" });
  await form.evaluate((it) => it.scrollIntoView({ block: "end" }));
}

/** What one gets: the first hint of it, at its third rung. */
async function made(page: Page) {
  await make(page);
  await page.getByRole("button", { name: "Make it" }).click();
  await page.getByRole("tab", { name: "Hint", selected: true }).waitFor();
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Name the technique" }).waitFor();
  for (let times = 0; times < 2; times += 1) await page.keyboard.press("h");
}

/** Closes the way in, as the first move does. */
const begin = (page: Page) => page.getByRole("button", { name: /^Play this one/ }).click();

async function start(page: Page) {
  await page.getByRole("region", { name: "Start" }).waitFor();
}

/** The ending of a puzzle. */
async function ending(page: Page) {
  await enter(page, FIRST);
  await fillIn(page);
  await page.getByText("score 356").waitFor();
}

/** Truths and links that are picked on the board. */
async function truths(page: Page) {
  await enter(page, ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2");
  await page.getByRole("tab", { name: "Truths" }).click();
  await page.getByRole("tabpanel").getByRole("textbox").fill("9r12479 / 9c6 9b1679");
  await page.keyboard.press("Enter");
  await page.locator(".caption", { hasText: "2 fall" }).waitFor();
}

/** The smallest reason against a candidate. */
async function why(page: Page) {
  await begin(page);
  await cell(page, 4, 2).click();
  await page.getByRole("tab", { name: "Why?" }).click();
  await page.getByRole("button", { name: "Why can r4c2 not be 3?" }).click();
  await page.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
}

/** A chain with a link that does not hold. */
async function brokenChain(page: Page) {
  await aic(page);
  const [chain, conclusion] = (await page.locator(".notation").innerText()).split("⇒").map((it) => it.trim());
  await page.getByRole("tab", { name: "Claim" }).click();
  const first = /^\((\d)=(\d)\)(r\dc\d)/;
  await page.getByLabel(/What do you claim/).fill(`${chain.replace(first, "($1-$2)$3")} => ${conclusion}`);
  await page.locator(".chain-links .breaks").first().waitFor();
}

/** A claim that is false, and the solution that says so. */
async function falseClaim(page: Page) {
  await begin(page);
  await page.getByRole("tab", { name: "Claim" }).click();
  await page.getByLabel(/What do you claim/).fill("r1c1<>5");
  await page.getByRole("heading", { name: "False" }).waitFor();
}

/** The course, with a technique that is due. */
async function course(page: Page) {
  const practised = { box: 2, due: 0, done: 4, alone: 3, next: 4 };
  const kept = { "naked-pair": practised, pointing: { ...practised, box: 4, due: 9e15 } };
  await page.evaluate((it) => localStorage.setItem("ergodoku.course", JSON.stringify(it)), kept);
  await page.goto(`${URL}#course`);
  await page.reload();
  await page.getByRole("region", { name: "Due now" }).waitFor();
}

async function lesson(page: Page) {
  await page.goto(`${URL}#course/strong-links`);
  await page.getByRole("heading", { name: "6. Two strong links" }).waitFor();
}

/** A position to find an X-Wing in, after three rungs of the hint. */
async function exercise(page: Page) {
  await page.goto(`${URL}#course/fish/x-wing`);
  await page.getByRole("radio", { name: "Find it" }).click();
  for (const name of ["Hint", "Name the technique", "Where it is"]) await page.getByRole("button", { name }).click();
  await page.locator(".told-sentences p").nth(2).waitFor();
}

async function nearMiss(page: Page) {
  await page.goto(`${URL}#course/wings/xy-wing`);
  await page.getByRole("radio", { name: "Near miss" }).click();
  await page.getByText("One thing is different").waitFor();
}

const SCENES = [
  ["page-x-wing", 1280, 860, "light", xWing],
  ["page-aic", 1280, 860, "dark", aic],
  ["page-nishio", 1280, 860, "light", nishio],
  ["page-phone", 390, 860, "light", xWing],
  ["page-phone-dark", 390, 860, "dark", aic],
  ["page-make", 1280, 930, "light", make],
  ["page-make-dark", 1280, 860, "dark", made],
  ["page-phone-make", 390, 860, "light", make],
  ["page-phone-made", 390, 860, "dark", made],
  ["page-start", 1280, 860, "light", start],
  ["page-phone-start", 390, 860, "dark", start],
  ["page-solved", 1280, 860, "light", ending],
  ["page-truths", 1280, 860, "dark", truths],
  ["page-phone-truths", 390, 860, "light", truths],
  ["page-why", 1280, 860, "light", why],
  ["page-phone-why", 390, 860, "dark", why],
  ["page-claim", 1280, 860, "dark", brokenChain],
  ["page-phone-claim", 390, 860, "light", brokenChain],
  ["page-course", 1280, 860, "light", course],
  ["page-phone-course", 390, 860, "dark", course],
  ["page-lesson", 1280, 860, "dark", lesson],
  ["page-exercise", 1280, 860, "light", exercise],
  ["page-phone-exercise", 390, 1100, "light", exercise],
  ["page-near-miss", 1280, 860, "dark", nearMiss],
  ["page-phone-near-miss", 390, 1100, "light", nearMiss],
  ["page-false", 1280, 860, "light", falseClaim],
] as const;

inBrowser("screenshots", (open) => {
  for (const [name, width, height, colorScheme, scene] of SCENES) {
    test.skipIf(!FOLDER)(name, async () => {
      const page = await open({ viewport: { width, height }, colorScheme });
      await scene(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${FOLDER}/${name}.png` });
    });
  }
});
