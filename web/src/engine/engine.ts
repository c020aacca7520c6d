// The engine: a call has a name, and takes and returns JSON.

import { transport } from "#transport";
import type { Part } from "./transport";
import type { Calls } from "./types";

/** Calls the engine. With `onPart` the call tells what it finds while it runs, and leaves that out of its answer. */
export function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
  signal?: AbortSignal,
  onPart?: (part: Part) => void,
) {
  return transport(name, body, signal, onPart) as Promise<Calls[Name][1]>;
}
