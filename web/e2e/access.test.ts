// Access: the size of what one touches, the page at 400 %, the keyboard, headings, motion.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, URL, enter, fillIn, inBrowser, settled } from "./browser";

const TABS = ["Hint", "Why?", "Claim", "Truths", "Path", "All steps", "New", "Share"];

/** Goes to each view of the page in turn. */
async function views(page: Page, look: (at: string) => Promise<void>) {
  await look("arriving");
  for (const name of TABS) {
    await page.getByRole("tab", { name, exact: true }).click();
    await look(name);
  }
  await page.getByRole("tab", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Give me a hint" }).click();
  await page.getByRole("list", { name: "Hint levels" }).waitFor();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
  await look("hint");
  await page.getByRole("button", { name: "Settings" }).click();
  await look("settings");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await enter(page, FIRST);
  await fillIn(page);
  await page.getByRole("heading", { name: "Solved!" }).waitFor();
  await look("solved");
  for (const [hash, heading] of [
    ["#course", "The course"],
    ["#course/fish", /Fish/],
    ["#course/fish/x-wing", /^X-Wing/],
    ["#learn", "Techniques"],
    ["#learn/x-wing", "X-Wing"],
    ["#learn/nishio", "Nishio"],
  ] as const) {
    await page.goto(URL + hash);
    // The page before has a heading too, and a technique is fetched.
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await settled(page);
    await look(hash);
  }
}

/** What can be touched and is smaller than 44 pixels, but for words in a text and the cells of the board. */
const small = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const it of document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")) {
      const box = (it.closest("label") ?? it).getBoundingClientRect();
      const isWord = getComputedStyle(it).display === "inline" && it.closest("p, li, td, dd") !== null;
      const isSeen = box.width > 1 && it.checkVisibility({ visibilityProperty: true });
      if (!isSeen || isWord || it.matches(".skip, .unseen") || (box.width >= 43.5 && box.height >= 43.5)) continue;
      const words = it.getAttribute("aria-label") ?? it.textContent ?? "";
      found.push(
        `${it.tagName} ${it.className} "${words.trim().slice(0, 30)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
      );
    }
    return found;
  });

inBrowser("access", (open) => {
  test("what a finger touches is at least 44 pixels wide and high", async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const found = new Set<string>();
    await views(page, async (at) => {
      for (const it of await small(page)) found.add(`${at}: ${it}`);
    });
    expect([...found]).toEqual([]);
  });

  test("at 400 % nothing is cut off or needs scrolling sideways, and there is one main heading", async () => {
    // 1280 pixels at 400 %.
    const page = await open({ viewport: { width: 320, height: 256 } });
    const found: string[] = [];
    await views(page, async (at) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main *, header *")]
          .filter((it) => it.getBoundingClientRect().right > 321 && it.scrollWidth > 0)
          .map((it) => `${it.tagName} ${it.className}`)
          .slice(0, 4),
      );
      if (width > 320) found.push(`${at}: ${width} pixels wide: ${wide.join(", ")}`);
      const headings = await page.getByRole("heading", { level: 1 }).count();
      // A dialog hides what lies beneath it.
      if (headings !== 1 && at !== "settings") found.push(`${at}: ${headings} headings of level 1`);
    });
    expect(found).toEqual([]);
  });

  test("nothing moves for those who want no motion", async () => {
    const page = await open({ reducedMotion: "reduce" });
    const found: string[] = [];
    await views(page, async (at) => {
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .filter((it) => {
            const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(it);
            return /[1-9]/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth";
          })
          .map((it) => it.tagName),
      );
      found.push(...moving.map((it) => `${at}: ${it}`));
    });
    expect(found).toEqual([]);
  });

  test("the keyboard reaches everything, and one sees where it is", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Give me a hint" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Hint levels" }).waitFor();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
    await page.locator(".step .prose").waitFor();
    await page.locator(".skip").focus();
    const reached: string[] = ["skip"];
    for (let times = 0; times < 120; times += 1) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const it = document.activeElement as HTMLElement;
        if (it === document.body) return null;
        const shown = it.closest<HTMLElement>(".button, .file") ?? it;
        const { outlineStyle, boxShadow } = getComputedStyle(shown);
        const isMarked = outlineStyle !== "none" || boxShadow !== "none" || it.matches(".cell");
        const words = it.getAttribute("aria-label") ?? it.textContent ?? "";
        return `${isMarked ? "" : "unmarked "}${it.className.toString().split(" ")[0]} ${words.trim()}`.slice(0, 60);
      });
      if (at === null) break;
      reached.push(at);
    }
    expect(reached.filter((it) => it.startsWith("unmarked"))).toEqual([]);
    // The board, the tabs and the words of the reason are one stop each.
    expect(reached.filter((it) => it.startsWith("cell"))).toHaveLength(1);
    expect(reached.filter((it) => TABS.some((name) => it.trim() === name))).toHaveLength(1);
    expect(reached.filter((it) => it.startsWith("part"))).toHaveLength(1);
    expect(reached.length).toBeLessThan(60);
    const all = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary")].filter(
          (it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }) && !it.closest("dialog"),
        ).length,
    );
    expect(reached.length).toBeGreaterThanOrEqual(all);
  });

  for (const locale of ["en", "de"]) {
    test(`${locale}: script and texts have at most 50 kB with gzip before the engine`, async () => {
      const page = await open({ locale });
      // The rest is loaded when the browser is idle: never, here.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.reload();
      await page.getByRole("button", { name: /Give me a hint|Gib mir einen Tipp/ }).waitFor();
      // All that are loaded to arrive, not only those that the page names.
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((it) => it.name)
          .filter((it) => it.endsWith(".js")),
      );
      expect(scripts.length).toBeGreaterThan(locale === "en" ? 0 : 1);
      let size = 0;
      for (const script of scripts) {
        const stream = (await fetch(script)).body?.pipeThrough(new CompressionStream("gzip"));
        size += (await new Response(stream).arrayBuffer()).byteLength;
      }
      console.info(`${locale}: ${size} bytes of script and texts with gzip`);
      expect(size).toBeLessThanOrEqual(50_000);
      // What is opened then comes with its texts.
      await page.getByRole("tab", { name: /^(Share|Teilen)$/ }).click();
      await page.getByRole("button", { name: /^(Copy link|Link kopieren)$/ }).waitFor();
    });
  }
});
