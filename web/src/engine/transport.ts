// What carries a call to the engine, wherever that runs. Which one the page has is settled when it is built: the
// page of `ergodoku serve` asks over HTTP, the one for static hosts brings the engine along.

import type { Step } from "./types";

/** What a call tells while it runs: a step, or what a rating is at least. */
export type Part =
  | { readonly step: Step }
  | { readonly at_least: { readonly er: number; readonly ep: number; readonly ed: number } };

/** How much of the engine is there while it is loaded, from 0 to 1; null if nothing has to be loaded. */
export interface Loaded {
  readonly value: number | null;
}

/**
 * What it gives is the answer, or it throws a `Refusal`; what the signal ends, it throws. With `onPart` the call tells
 * what it finds meanwhile, and may take longer.
 */
export type Transport = (
  name: string,
  body: unknown,
  signal?: AbortSignal,
  onPart?: (part: Part) => void,
) => Promise<unknown>;
