// The engine: a call has a name, and takes and returns JSON.

import { transport } from "#transport";
import type { Calls } from "./types";

/** Calls the engine. */
export function call<Name extends keyof Calls>(name: Name, body: Calls[Name][0], signal?: AbortSignal) {
  return transport(name, body, signal) as Promise<Calls[Name][1]>;
}
