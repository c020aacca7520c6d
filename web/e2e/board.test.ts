// The board as a component, in pages of plain HTML, React and Vue. They need no Ergodoku, only a browser.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ViteDevServer, build, createServer } from "vite";
import boardConfig from "../board.config";
import { CHROMIUM, FLAGS } from "./browser";

const path = (name: string) => fileURLToPath(new globalThis.URL(name, import.meta.url));
const BOARD = path("../../npm/board/dist/board.js");
const AXE = path("../node_modules/axe-core/axe.min.js");

/** The largest size that is accepted, in bytes, with gzip. */
const MOST = 15_000;

/** The element's code, with its own views or with Preact. */
async function built(isOwn: boolean) {
  const { resolve } = boardConfig;
  const language = { "#language": path("../src/language/board.ts") };
  const made = await build({
    ...boardConfig,
    configFile: false,
    logLevel: "error",
    resolve: isOwn ? (resolve ?? {}) : { alias: language },
    build: { ...boardConfig.build, write: false },
  });
  return (made as { output: { code: string }[] }).output;
}

/** Changes a board, and returns all that it draws. */
async function apply(change: readonly unknown[]): Promise<string> {
  const board = document.querySelector("ergodoku-board") as HTMLElement & { step: unknown; selected: unknown };
  const [what, first, second] = change as [string, string, string];
  if (what === "attribute") board.setAttribute(first, second);
  else if (what === "toggle") board.toggleAttribute(first);
  else if (what === "step") board.step = change[1];
  else if (what === "selected") board.selected = change[1];
  else {
    const cell = board.shadowRoot?.querySelector<HTMLElement>("[tabindex='0']");
    cell?.focus();
    cell?.dispatchEvent(new KeyboardEvent("keydown", { key: first, bubbles: true }));
  }
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const root = board.shadowRoot;
  return `${root?.innerHTML} ${root?.activeElement?.getAttribute("data-cell")}`;
}

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

  test("it draws what Preact would draw, whatever changes", async () => {
    const [{ code: own }] = await built(true);
    const [{ code: preact }] = await built(false);
    expect(preact.length).toBeGreaterThan(own.length);
    const { step } = (await import(path("../../npm/board/examples/step.js"))) as { step: unknown };
    const pages = await Promise.all(
      [own, preact].map(async (content) => {
        const page = await browser.newPage();
        await page.setContent("<ergodoku-board></ergodoku-board>");
        await page.addScriptTag({ content, type: "module" });
        return page;
      }),
    );
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const cell = () => `r${1 + random(9)}c${1 + random(9)}`;
    const changes = [
      () => [
        "attribute",
        "puzzle",
        Array.from({ length: 81 }, () => "....+5+71238"[random(12)])
          .join("")
          .replace(/\+(?!\d)/g, ""),
      ],
      () => ["attribute", "puzzle", `${".".repeat(80)}${1 + random(9)}:111 2${1 + random(9)}1`],
      ...["candidates", "legend", "clashes"].map((name) => () => ["toggle", name]),
      () => ["attribute", "stage", String(random(5))],
      () => ["toggle", "stage"],
      () => ["step", random(3) ? step : null],
      () => ["selected", Array.from({ length: random(4) }, cell)],
      () => ["key", ["ArrowUp", "ArrowRight", "Delete"][random(3)]],
    ] as const;
    const drawn = new Set<string>();
    for (let times = 0; times < 300; times += 1) {
      const change = changes[random(changes.length)]();
      const [ours, theirs] = await Promise.all(pages.map((page) => page.evaluate(apply, change)));
      expect(ours, JSON.stringify(change)).toBe(theirs);
      drawn.add(ours);
    }
    expect(drawn.size).toBeGreaterThan(100);
    await Promise.all(pages.map((page) => page.close()));
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
