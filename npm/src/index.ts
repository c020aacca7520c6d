// Ergodoku in this thread: `await load()` once, then call.

import { ask, fault, instantiate, read, write, type Exports } from "./engine.js";
import { methods, type Methods } from "./methods.js";
import { compile, type Program } from "./program.js";
import type { Calls } from "./schema.js";

export { ErgodokuError } from "./error.js";
export type { Methods, Options } from "./methods.js";
export type { Program } from "./program.js";
export type * from "./schema.js";

let engine: Exports | null = null;
let loading: Promise<void> | null = null;

async function start(program?: Program): Promise<void> {
  engine = await instantiate(await compile(program));
}

/**
 * Loads the engine. Further calls wait for the same engine; a load that failed can be repeated.
 *
 * @param program Where `engine.wasm` is, if not beside this file, or its content.
 */
export function load(program?: Program): Promise<void> {
  loading ??= start(program).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Makes a call by its name, with its request as the protocol has it. */
export function call<Name extends keyof Calls>(name: Name, request: Calls[Name][0]): Calls[Name][1] {
  if (!engine) throw new Error("the engine is not loaded: `await load()` first");
  let answer: string;
  try {
    answer = ask(engine, write(name, request));
  } catch (cause) {
    // After a failure its state is undefined.
    engine = loading = null;
    throw fault(cause);
  }
  return read<Name>(answer);
}

const here: Methods<"here"> = methods<"here">(call);

export const check = here.check;
export const hint = here.hint;
export const steps = here.steps;
export const solve = here.solve;
export const rate = here.rate;
export const convert = here.convert;
export const render = here.render;
export const generate = here.generate;
export const techniques = here.techniques;
export const technique = here.technique;
