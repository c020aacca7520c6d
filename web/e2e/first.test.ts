// The module with the engine's first techniques: it is small, and answers as the whole engine does or not at all. Needs `npm run build:engine`.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { start } from "../src/engine/wasm/module";
import type { HintAnswer } from "../src/engine/types";
import { FIRST } from "./browser";

const path = (name: string) => fileURLToPath(new URL(`../site/${name}.wasm`, import.meta.url));
const isBuilt = existsSync(path("engine")) && existsSync(path("first"));
if (!isBuilt) console.warn("SKIPPED: the first techniques as WebAssembly. Needs npm run build:engine.");

/** The most that each may have with gzip, in kB: at 1.6 Mbit/s, 200 take a second. */
const MOST = { engine: 1500, first: 220 };

describe.skipIf(!isBuilt)("the engine's first techniques in WebAssembly", async () => {
  const started = async (name: string) => start(await WebAssembly.compile(readFileSync(path(name))));
  const [whole, first] = isBuilt ? await Promise.all(["engine", "first"].map(started)) : [];

  test.each(Object.entries(MOST))("%s.wasm has at most %i kB with gzip", (name, most) => {
    const size = Math.ceil(gzipSync(readFileSync(path(name)), { level: 9 }).length / 1000);
    expect(size, `${name}.wasm has ${size} kB: what makes it larger, and is it worth the wait?`).toBeLessThanOrEqual(
      most,
    );
  });

  /** A position on the way to the solution, as the page writes it. */
  class Way {
    private readonly cells: string[];
    private readonly gone: string[] = [];

    constructor(puzzle: string) {
      this.cells = [...puzzle];
    }

    get text() {
      return this.gone.length > 0 ? `${this.cells.join("")}:${this.gone.join(" ")}` : this.cells.join("");
    }

    take({ place, eliminate }: NonNullable<HintAnswer["step"]>) {
      for (const it of place) {
        const [row, column, digit] = it.match(/\d/g) ?? [];
        this.cells[9 * Number(row) + Number(column) - 10] = `+${digit}`;
      }
      for (const it of eliminate) {
        const [row, column, digit] = it.match(/\d/g) ?? [];
        this.gone.push(`${digit}${row}${column}`);
      }
    }
  }

  test("on the way through puzzles of each level they answer as the whole engine", () => {
    let [answered, left] = [0, 0];
    for (const level of ["easy", "medium", "hard", "unfair", "extreme"]) {
      const made = whole(`generate\n${JSON.stringify({ seed: 3, count: 2, level })}`);
      const { puzzles } = JSON.parse(made.slice(made.indexOf("\n"))) as { puzzles: { puzzle: string }[] };
      for (const { puzzle } of puzzles) {
        const way = new Way(puzzle);
        for (let number = 0; ; number += 1) {
          const check = `check\n${JSON.stringify({ puzzle: way.text })}`;
          expect(first(check)).toBe(whole(check));
          const language = number % 2 ? "en" : "de";
          const hint = `hint\n${JSON.stringify({ puzzle: way.text, language, uniqueness: true })}`;
          const [expected, given] = [whole(hint), first(hint)];
          if (given) expect(given).toBe(expected);
          const { step } = JSON.parse(expected.slice(4)) as HintAnswer;
          if (!step) break;
          if (given) answered += 1;
          else left += 1;
          way.take(step);
        }
      }
    }
    expect(answered).toBeGreaterThan(10 * left);
    expect(left).toBeGreaterThan(0);
  });

  test("nothing is answered that takes more", () => {
    for (const request of [
      "",
      "hint\n[]",
      `solve\n${JSON.stringify({ puzzle: FIRST })}`,
      `hint\n${JSON.stringify({ puzzle: FIRST, technique: "x-wing" })}`,
      `hint\n${JSON.stringify({ puzzle: FIRST, profile: "hodoku" })}`,
      `hint\n${JSON.stringify({ puzzle: FIRST, length: "teach" })}`,
      `hint\n${JSON.stringify({ puzzle: `+7${FIRST.slice(1)}` })}`,
      `check\n${JSON.stringify({ puzzle: "12" })}`,
    ]) {
      expect(first(request), request).toBe("");
    }
  });
});
