// The engine as WebAssembly and the engine behind HTTP give the same answers, byte for byte.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { start } from "../src/engine/wasm/module";
import { FIRST, URL as SERVER } from "./browser";

const ENGINE = fileURLToPath(new URL("../site/engine.wasm", import.meta.url));
const both = Boolean(SERVER) && existsSync(ENGINE) && (await fetch(`${SERVER}health`).catch(() => null))?.ok === true;
if (!both) console.warn("SKIPPED: same answers. Needs `ergodoku serve` at ERGODOKU_URL, and npm run build:engine.");

const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const FISH = ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2";

const CALLS: readonly (readonly [string, object | string])[] = [
  ["check", { puzzle: FIRST }],
  ["check", { puzzle: `${FIRST}x` }],
  ["check", { puzzle: "11".padEnd(81, ".") }],
  ["check", { puzzle: ".".repeat(81) }],
  ["hint", { puzzle: FIRST }],
  ["hint", { puzzle: HARD }],
  ["hint", { puzzle: HARD, profile: "hodoku", uniqueness: false }],
  ["steps", { puzzle: FIRST }],
  ["solve", { puzzle: FIRST }],
  ["solve", { puzzle: HARD, max_steps: 20 }],
  ["rate", { puzzle: FIRST, scale: "hodoku" }],
  ["rate", { puzzle: FIRST, scale: "se121" }],
  ["convert", { puzzle: FIRST, to: "pencil-marks" }],
  ["render", { puzzle: FIRST, theme: "dark", candidates: true }],
  ["verify", { puzzle: FIRST, claim: "r1c8=4 by a hidden single", profile: "default", recognise: true }],
  ["verify", { puzzle: FIRST, claim: "(5)r1c1=(6)r1c1-(6)r1c2=(5)r1c2 => r1c3<>5" }],
  ["verify", { puzzle: FIRST, claim: "r1c1<>5" }],
  ["verify", { puzzle: FIRST, claim: "r1c1<>x" }],
  ["verify", { puzzle: ".".repeat(81), claim: "r1c1=5" }],
  // Without other reasons: how many are found depends on the time there is.
  ["why", { puzzle: FIRST, claim: "r4c2<>3" }],
  ["why", { puzzle: HARD, claim: "r1c2=1" }],
  ["rank", { puzzle: FISH, set: "9r12479" }],
  ["rank", { puzzle: FISH, set: "{9R1 9R2 9R4} {9c6 9b1}" }],
  ["rank", { puzzle: FISH, set: "{9R1} {9c" }],
  ["rank", { puzzle: FISH, most: 5 }],
  ["position", { code: "ZFuAOk6nWh17qMFYB2mAu7JKYa", technique: "x-wing" }],
  ["position", { code: "no code" }],
  ["techniques", {}],
  ["technique", { name: "nishio" }],
  // A seed stands for the same puzzles everywhere.
  ["generate", { seed: 7, count: 3, symmetry: "rotational-180", needs: ["x-wing"] }],
  ["generate", { seed: 8, count: 2, level: "medium", clues: "24..28" }],
  // What is refused is refused in the same words.
  ["technique", { name: "x-win" }],
  ["hint", { puzzle: "12" }],
  ["hint", "[]"],
  ["why", { puzzle: FIRST, claim: "r1c1<>x" }],
  ["nothing", {}],
];

describe.skipIf(!both)("the engine in WebAssembly answers as over HTTP", async () => {
  const engine = both ? await start(await WebAssembly.compile(readFileSync(ENGINE))) : () => "";
  for (const [name, body] of CALLS) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    test(`${name} ${text.slice(0, 60)}`, async () => {
      const response = await fetch(`${SERVER}api/v1/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: text,
      });
      expect(engine(`${name}\n${text}`)).toBe(`${response.status}\n${await response.text()}`);
    });
  }
});
