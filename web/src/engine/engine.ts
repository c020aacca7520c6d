// The engine, wherever it runs: a call has a name, takes JSON and gives JSON.

import type { Calls, Fault } from "./types";

/** Carries a call to the engine. What it gives is the answer, or it throws a `Refusal`. */
export type Transport = (name: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;

/** Why there is no answer. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }

  static saying(message: string) {
    return new Refusal({ message, line: null, column: null, clashes: [] });
  }
}

/** Over HTTP, to the server that this page came from. */
export const http: Transport = async (name, body, signal) => {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`api/v1/${name}`, signal ? { ...request, signal } : request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw Refusal.saying("The engine does not answer. Is `ergodoku serve` still running?");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  const fault = (answer as { error?: Fault } | null)?.error;
  throw fault ? new Refusal(fault) : Refusal.saying(`The engine answers with status ${response.status}.`);
};

/** Calls the engine. */
export function call<Name extends keyof Calls>(name: Name, body: Calls[Name][0], signal?: AbortSignal) {
  return http(name, body, signal) as Promise<Calls[Name][1]>;
}
