// The board as a component, in pages of plain HTML, React and Vue. They need no Ergodoku, only a browser.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ViteDevServer, build, createServer } from "vite";
import { CHROMIUM, FLAGS } from "./browser";

const path = (name: string) => fileURLToPath(new globalThis.URL(name, import.meta.url));
const BOARD = path("../../npm/board/dist/board.js");
const AXE = path("../node_modules/axe-core/axe.min.js");

/** The largest size that is accepted, in bytes, with gzip: a little more than it has. 15 kB are aimed at. */
const MOST = 18_500;

describe.skipIf(!existsSync(CHROMIUM))("the board as a component", () => {
  let browser: Browser;
  let server: ViteDevServer;
  let address = "";
  beforeAll(async () => {
    await build({ mode: "production", configFile: path("../board.config.ts"), logLevel: "error" });
    const found = (name: string) => path(`../node_modules/${name}`);
    server = await createServer({
      configFile: false,
      logLevel: "error",
      root: path("../../npm/board/examples"),
      cacheDir: path("../node_modules/.vite-board"),
      resolve: {
        alias: [
          { find: "@ergodoku/board", replacement: BOARD },
          { find: "react-dom/client", replacement: found("react-dom/client.js") },
          { find: "react", replacement: found("react/index.js") },
          { find: /^vue$/, replacement: found("vue/dist/vue.runtime.esm-bundler.js") },
        ],
      },
      server: { port: 0, fs: { allow: [path("../..")] } },
    });
    await server.listen();
    address = server.resolvedUrls?.local[0] ?? "";
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test("it is one small file without dependencies", () => {
    const code = readFileSync(BOARD);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST);
    expect(code.toString()).not.toMatch(/\bimport\s*[("']|from\s*["']/);
  });

  for (const name of ["plain", "react", "vue"]) {
    test(`${name}: it draws a step, takes digits by keyboard, and names its cells`, async () => {
      const page = await browser.newPage();
      await page.goto(`${address}${name}.html`);
      const cell = page.getByRole("gridcell", { name: /^row 1, column 2:/ });
      await cell.waitFor();
      expect(await cell.getAttribute("aria-label")).toMatch(/5 then true/);
      const legend = page.getByRole("list", { name: "Legend" });
      expect(await legend.innerText()).toMatch(/house[^]*strong link/);
      expect(await page.locator("ergodoku-board .strong").count()).toBeGreaterThan(0);
      await cell.click();
      await page.keyboard.press("5");
      await page.getByRole("gridcell", { name: "row 1, column 2: 5" }).waitFor();
      await page.keyboard.press("ArrowRight");
      // A given stays.
      await page.keyboard.press("9");
      await page.getByRole("gridcell", { name: "row 1, column 3: 3, given" }).waitFor();
      await page.addScriptTag({ path: AXE });
      const found = await page.evaluate(async () => {
        const axe = (window as unknown as { axe: { run(at: unknown): Promise<{ violations: { id: string }[] }> } }).axe;
        return (await axe.run(document.querySelector("ergodoku-board"))).violations.map((it) => it.id);
      });
      expect(found).toEqual([]);
      await page.close();
    });
  }
});
