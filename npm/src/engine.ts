// The engine as WebAssembly: text in, text out. Its other side is the crate `ergodoku-wasm`.

import { ErgodokuError } from "./error.js";
import type { ApiError, Calls } from "./schema.js";

/** What the module gives. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBufferLike };
  /** Allocates memory for a request of `length` bytes, and returns its address. */
  allocate(length: number): number;
  /** Answers the request, and returns the length of the answer. */
  call(): number;
  /** The address of the answer. */
  answer_address(): number;
}

const host = {
  now: () => performance.now(),
  random: () => crypto.getRandomValues(new BigUint64Array(1))[0],
  // Only calls with a number of seconds tell their parts; those of this package have none.
  tell: () => {},
};

/** A new instance of the compiled engine. */
export const instantiate = async (module: WebAssembly.Module): Promise<Exports> =>
  (await WebAssembly.instantiate(module, { host })).exports as unknown as Exports;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The answer to a request: `NAME` and its JSON on the next line; the answer is of the same form, with a status. */
export function ask(engine: Exports, request: string): string {
  // The memory may move whenever it grows: it is looked at anew each time.
  const bytes = (address: number, length: number) =>
    new Uint8Array(engine.memory.buffer, address >>> 0, length >>> 0);
  const text = encoder.encode(request);
  const address = engine.allocate(text.length);
  bytes(address, text.length).set(text);
  const length = engine.call();
  return decoder.decode(bytes(engine.answer_address(), length));
}

/** The request of a call, as text. */
export const write = <Name extends keyof Calls>(name: Name, request: Calls[Name][0]): string =>
  `${name}\n${JSON.stringify(request)}`;

/** The answer of a call; throws if the engine refused it. */
export function read<Name extends keyof Calls>(answer: string): Calls[Name][1] {
  const line = answer.indexOf("\n");
  const status = Number(answer.slice(0, line));
  const body: unknown = JSON.parse(answer.slice(line + 1));
  if (status === 200) return body as Calls[Name][1];
  const { error } = body as ApiError;
  throw new ErgodokuError(status, error.message, error);
}

/** The error of an engine that failed. */
export const fault = (cause: unknown) =>
  new ErgodokuError(500, "a fault of Ergodoku: please report the puzzle and the call", null, { cause });
