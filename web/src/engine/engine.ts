// The engine: a call has a name, and takes and returns JSON.

import { language } from "#language";
import { transport } from "#transport";
import type { Part } from "./transport";
import type { Calls } from "./types";

/** The calls whose answers have sentences or names: they are asked for in the page's language. */
const SPEAKING: ReadonlySet<keyof Calls> = new Set([
  "check",
  "generate",
  "hint",
  "steps",
  "solve",
  "position",
  "rank",
  "verify",
  "why",
  "technique",
  "techniques",
] as const);

/** Calls the engine. With `onPart` the call tells what it finds while it runs, and leaves that out of its answer. */
export function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
  signal?: AbortSignal,
  onPart?: (part: Part) => void,
) {
  const asked = SPEAKING.has(name) ? { language, ...body } : body;
  return transport(name, asked, signal, onPart) as Promise<Calls[Name][1]>;
}
