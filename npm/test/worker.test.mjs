import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { ErgodokuError, startWorker } from "../dist/worker.js";
import { MODULE, isBuilt } from "./engines.mjs";

const PUZZLE = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";
// Rating it takes seconds.
const HARD = "98.7.....6...9.7...7..6.5..4..3..2....5.4..3....6...4......2..1...4..3..5......8.";
const options = { skip: isBuilt ? false : "the module is not built: npm run build" };

test("calls are answered in order", options, async () => {
  const engine = await startWorker();
  const answers = await Promise.all([engine.check(PUZZLE), engine.hint(PUZZLE), engine.call("rate", { puzzle: PUZZLE })]);
  assert.equal(answers[0].status, "solved");
  assert.equal(answers[1].step.technique, "Hidden Single");
  assert.equal(answers[2].scale, "hodoku");
  engine.close();
});

test("refusals are the same as in this thread", options, async () => {
  const engine = await startWorker();
  await assert.rejects(engine.hint("12"), (error) => error instanceof ErgodokuError && error.status === 422);
  engine.close();
});

test("a call can be given up, and the next one is answered", options, async () => {
  const engine = await startWorker();
  const giveUp = new AbortController();
  const rating = engine.rate(HARD, { scale: "se121", signal: giveUp.signal });
  const next = engine.check(PUZZLE);
  const waiting = engine.check(PUZZLE, { signal: giveUp.signal });
  giveUp.abort();
  await assert.rejects(rating, { name: "AbortError" });
  await assert.rejects(waiting, { name: "AbortError" });
  await assert.rejects(engine.check(PUZZLE, { signal: giveUp.signal }), { name: "AbortError" });
  assert.equal((await next).status, "solved");
  engine.close();
});

test("after it is closed nothing is answered", options, async () => {
  const engine = await startWorker();
  const asked = engine.rate(HARD, { scale: "se121" });
  engine.close();
  await assert.rejects(asked, /closed/);
  await assert.rejects(engine.check(PUZZLE), /closed/);
});

test("the program can be given as bytes or compiled", options, async () => {
  const bytes = await readFile(MODULE);
  for (const program of [bytes, await WebAssembly.compile(bytes), MODULE]) {
    const engine = await startWorker(program);
    assert.equal((await engine.check(PUZZLE)).status, "solved");
    engine.close();
  }
  await assert.rejects(startWorker(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
});

test("an engine that is not closed does not keep the process", options, () => {
  const program = `
    import { startWorker } from ${JSON.stringify(new URL("../dist/worker.js", import.meta.url).href)};
    const engine = await startWorker();
    console.log((await engine.check(${JSON.stringify(PUZZLE)})).status);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  assert.deepEqual([status, stdout], [0, "solved\n"]);
});
