// The page for static hosts: from a plain server of files, in a folder, with the engine in the browser. Needs
// `npm run build:site`.

import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serve } from "../site/serve.mjs";
import { CHROMIUM, FIRST, FLAGS, enter } from "./browser";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
/** A puzzle whose first step is an XY-Wing, which the first techniques do not have. */
const BEYOND = "......23783.1.75499...3.861.8..7215....8..42.26.3.17985.8....12.1...9..5.2..1...4";
const isBuilt = existsSync(`${DIST}/sw.js`);
if (!isBuilt) console.warn("SKIPPED: the page for static hosts. Build it: npm run build:site.");

describe.skipIf(!isBuilt)("the page for static hosts", () => {
  let browser: Browser;
  let server: Server;
  let url: string;
  let changed = (_path: string, content: Buffer): Buffer | string => content;
  let page: Page;
  let asked: string[];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    changed = (_path, content) => content;
    ({ server, url } = await serve(DIST, { changed: (path, content) => changed(path, content) }));
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(url);
    await page.getByRole("grid").waitFor();
  });
  afterEach(async () => {
    await page.context().close();
    server.closeAllConnections();
    server.close();
  });

  /** The service worker has everything, and this page is under it. */
  const isKept = () => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

  async function hintToItsReason() {
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("button", { name: "Give me a hint" }).click();
    await panel.getByText("Look at").waitFor();
    for (const name of ["Name the technique", "Where it is", "Draw the pattern", "Tell the reason"]) {
      await panel.getByRole("button", { name }).click();
    }
    await panel.getByText("checked").waitFor();
  }

  test("enter, a hint through its five rungs, the path, ratings, a puzzle made: no server asked", async () => {
    await enter(page, FIRST);
    await hintToItsReason();
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Show the path" }).click();
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByText("Sudoku Explainer").waitFor();
    await page
      .getByText(/^ED|ER/)
      .first()
      .waitFor();
    await page.getByRole("tab", { name: "New" }).click();
    const before = await page.evaluate(() => localStorage.getItem("ergodoku.game"));
    await page.getByRole("button", { name: "Make it" }).click();
    await page.getByRole("tab", { name: "Hint", selected: true }).waitFor();
    // It is stored after the paint.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("ergodoku.game"))).not.toBe(before);
    expect(asked.filter((it) => !it.startsWith(url) && !it.startsWith(`blob:${new URL(url).origin}`))).toEqual([]);
    expect(asked.filter((it) => it.includes("/api/"))).toEqual([]);
  });

  test("a hint is given where the first techniques cannot be loaded", async () => {
    await page.context().close();
    let refused = 0;
    changed = (path, content) => {
      if (!path.includes("first.wasm")) return content;
      refused += 1;
      return "";
    };
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await page.goto(url);
    await page.getByRole("grid").waitFor();
    await enter(page, FIRST);
    await hintToItsReason();
    expect(refused).toBeGreaterThan(0);
  });

  test("a hint that takes the whole engine tells how much of it is loaded, and can be cancelled", async () => {
    await page.context().close();
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "de-DE" };
    page = await (await browser.newContext(phone)).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    // The whole engine takes about ten seconds.
    const [latency, downloadThroughput, uploadThroughput] = [50, 150_000, 150_000];
    const network = { offline: false, latency, downloadThroughput, uploadThroughput };
    await devtools.send("Network.emulateNetworkConditions", network);
    await page.goto(`${url}#p=${BEYOND}`);
    const panel = page.getByRole("tabpanel");
    const ask = panel.getByRole("button", { name: "Gib mir einen Tipp" });
    const waiting = panel.getByText("Das braucht die ganze Engine, die noch geladen wird:");
    await ask.click();
    await waiting.waitFor();
    await panel.getByText(/[1-9]\d? %/).waitFor();
    const cancel = panel.getByRole("button", { name: "Abbrechen" });
    const [words, room] = await cancel.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return [range, it].map((part) => part.getBoundingClientRect().width);
    });
    expect(words).toBeLessThan(room);
    await cancel.click();
    await waiting.waitFor({ state: "detached" });
    await ask.click();
    await panel.getByText(/[5-9]\d %/).waitFor();
    await panel.getByRole("button", { name: "Die Technik nennen" }).click();
    await panel.getByText("XY-Wing").waitFor();
  });

  test("without a network, it loads again and gives a hint", async () => {
    await isKept();
    await page.context().setOffline(true);
    server.closeAllConnections();
    server.close();
    await page.reload();
    await page.getByRole("grid").waitFor();
    await hintToItsReason();
    await page.goto(`${url}#learn/x-wing`);
    await page.getByRole("heading", { name: "X-Wing", level: 1 }).waitFor();
  });

  test("a newer version is offered, and taken up as a whole", async () => {
    await isKept();
    changed = (path, content) => {
      if (path === "sw.js") return content.toString().replace(/const CACHE = PREFIX \+ "/, "$&newer");
      return path === "index.html" ? content.toString().replace("<title>Ergodoku", "<title>Newer Ergodoku") : content;
    };
    // What is kept is what loads, until the newer one is taken up.
    await page.reload();
    expect(await page.title()).toBe("Ergodoku");
    await page.getByRole("button", { name: "New version" }).click();
    await page.waitForFunction(() => document.title === "Newer Ergodoku");
    await page.getByRole("grid").waitFor();
    expect(await page.getByRole("button", { name: "New version" }).count()).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  });

  test("can be installed: a manifest with icons that are there", async () => {
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // The tests' browser windows are as private ones; nothing else may stand in the way.
    expect(installabilityErrors.map((it) => it.errorId).filter((it) => it !== "in-incognito")).toEqual([]);
    const manifest = (await (await fetch(`${url}manifest.webmanifest`)).json()) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect((await fetch(url + src)).status, src).toBe(200);
  });

  test("a picture as PNG, in the page's own typeface", async () => {
    await page.getByRole("tab", { name: "Share" }).click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save PNG" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("sudoku.png");
    await page.getByRole("status").getByText("The picture is saved.").waitFor();
    const folder = process.env["ERGODOKU_SCREENSHOTS"];
    if (folder) await saved.saveAs(`${folder}/saved.png`);
    const header = readFileSync(await saved.path()).subarray(0, 24);
    expect(header.subarray(1, 4).toString()).toBe("PNG");
    expect(header.readUInt32BE(16)).toBeGreaterThan(800);
  });
});
