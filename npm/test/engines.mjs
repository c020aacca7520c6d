// The engines that the tests run with: the module, if it was built; and a stand-in, the same code as a program of this
// machine, if ERGODOKU_ANSWER names it: cargo build -p ergodoku-wasm --example answer.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { ask, read, write } from "../dist/engine.js";
import * as here from "../dist/index.js";
import { methods } from "../dist/methods.js";

export const MODULE = new URL("../dist/engine.wasm", import.meta.url);
export const isBuilt = existsSync(MODULE);

/** A program with the module's interface: a request on standard input, an answer on standard output. */
function standIn(program) {
  const [request, answer] = [16, 32];
  const memory = { buffer: new ArrayBuffer(0) };
  return {
    memory,
    allocate(length) {
      memory.buffer = new ArrayBuffer(request + length);
      return request;
    },
    call() {
      const { status, stdout } = spawnSync(program, { input: new Uint8Array(memory.buffer, request), maxBuffer: 1 << 26 });
      if (status !== 0) throw new Error(`${program} ended with ${status}`);
      memory.buffer = new ArrayBuffer(answer + stdout.length);
      new Uint8Array(memory.buffer, answer).set(stdout);
      return stdout.length;
    },
    answer_address: () => answer,
  };
}

/** The engines there are, by name. */
export async function engines() {
  const found = [];
  const program = process.env.ERGODOKU_ANSWER;
  if (program) {
    const engine = standIn(program);
    found.push(["the stand-in", methods((name, request) => read(ask(engine, write(name, request))))]);
  }
  if (isBuilt) {
    await here.load();
    found.push(["the module", here]);
  }
  if (found.length === 0) throw new Error("nothing to test with: npm run build, or ERGODOKU_ANSWER");
  return found;
}
