// How long the page waits for a hint, in Chromium, over HTTP and in a Worker: `npm run speed`. Positions are those on
// the paths of every so many of the 1465 puzzles of the folder ERGODOKU_CORPUS; times are taken in the page, from the
// request to the answer as data.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, FLAGS, URL as SERVER } from "../e2e/browser";
import { start } from "../src/engine/wasm/module";
import type { HintAnswer } from "../src/engine/types";
import { EMPTY, type Position } from "../src/game/position";
import { engineText } from "../src/game/text";
import { after } from "../src/state/step";
import { serve } from "../site/serve.mjs";

const CORPUS = process.env["ERGODOKU_CORPUS"];
const PUZZLES = `${CORPUS}/puzzles/puzzles3_magictour_top1465.txt`;
const EVERY = Number(process.env["EVERY"] ?? 15);
const ENGINE = fileURLToPath(new URL("../site/engine.wasm", import.meta.url));
const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const isReady = Boolean(CORPUS) && existsSync(PUZZLES);
if (!isReady) console.warn("SKIPPED: speed. ERGODOKU_CORPUS has to name the folder with the puzzles.");

declare global {
  interface Window {
    ask: Ask;
  }
}

/** What the page does over HTTP. */
function overHttp() {
  window.ask = async (body) => {
    const start = performance.now();
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("api/v1/hint", { method: "POST", headers, body });
    if (!response.ok) throw new Error(await response.text());
    const answer = (await response.json()) as HintAnswer;
    return { took: performance.now() - start, answer };
  };
}

/** What it does with a thread of its own. */
async function inWorker() {
  const files = performance.getEntriesByType("resource").map((it) => it.name);
  const named = (pattern: RegExp) => files.find((it) => pattern.test(it)) ?? "";
  const worker = new Worker(named(/worker-[^/]*\.js$/), { type: "module" });
  const { body } = await fetch(named(/\.packed$/));
  const unpacked = new Response(body?.pipeThrough(new DecompressionStream("gzip")));
  worker.postMessage(await WebAssembly.compile(await unpacked.arrayBuffer()));
  window.ask = (body) =>
    new Promise((resolve) => {
      const start = performance.now();
      worker.onmessage = ({ data }: MessageEvent<{ text: string }>) => {
        const answer = JSON.parse(data.text.slice(data.text.indexOf("\n"))) as HintAnswer;
        resolve({ took: performance.now() - start, answer });
      };
      worker.postMessage(`hint\n${body}`);
    });
}

type Ask = (body: string) => Promise<{ took: number; answer: HintAnswer }>;

/** The times of all hints on the paths of the puzzles, in milliseconds, the shortest first. */
async function times(ask: Ask): Promise<number[]> {
  const lines = readFileSync(PUZZLES, "utf8")
    .split("\n")
    .map((it) => it.slice(0, 81));
  const puzzles = lines.filter((it) => it.length === 81).filter((_, at) => at % EVERY === 0);
  const all: number[] = [];
  for (const puzzle of puzzles) {
    let position: Position = { ...EMPTY, givens: [...puzzle].map((it) => Number(it) || 0) };
    for (;;) {
      const body = JSON.stringify({ puzzle: engineText(position) });
      const { took, answer } = await ask(body);
      all.push(took);
      if (!answer.step) break;
      position = after(position, answer.step);
    }
  }
  return all.sort((a, b) => a - b);
}

describe.skipIf(!isReady)("hints on the paths of hard puzzles", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterAll(() => browser.close());

  async function measure(url: string, prepare: () => void | Promise<void>, name: string) {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole("grid").waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(prepare);
    tell(name, await times((body) => page.evaluate((it) => window.ask(it), body)));
  }

  function tell(name: string, all: readonly number[]) {
    const at = (share: number) => all[Math.min(all.length - 1, Math.floor(share * all.length))];
    const within = all.filter((it) => it < 16).length / all.length;
    console.info(
      `${name}: ${all.length} hints; p50 ${at(0.5).toFixed(1)} ms, p90 ${at(0.9).toFixed(1)}, p99 ${at(0.99).toFixed(1)}, ` +
        `most ${at(1).toFixed(1)}; ${(100 * within).toFixed(2)} % within 16 ms`,
    );
    expect(all.length).toBeGreaterThan(1000);
    expect(within).toBeGreaterThan(0.99);
  }

  // Whatever else the machine does: the processor's time, of the engine alone, in node.
  test.skipIf(!existsSync(ENGINE))(
    "the engine's own time",
    async () => {
      const engine = await start(await WebAssembly.compile(readFileSync(ENGINE)));
      const ask: Ask = (body) => {
        const before = process.cpuUsage();
        const text = engine(`hint\n${body}`);
        const { user, system } = process.cpuUsage(before);
        const answer = JSON.parse(text.slice(text.indexOf("\n"))) as HintAnswer;
        return Promise.resolve({ took: (user + system) / 1000, answer });
      };
      tell("WebAssembly alone", await times(ask));
    },
    600_000,
  );

  test.skipIf(!SERVER)("over HTTP", () => measure(SERVER, overHttp, "HTTP"), 600_000);

  test.skipIf(!existsSync(`${DIST}/sw.js`))(
    "in a Worker",
    async () => {
      const { server, url } = await serve(DIST);
      await measure(url, inWorker, "Worker");
      server.closeAllConnections();
      server.close();
    },
    600_000,
  );
});
