// What carries a call to the engine, wherever that runs. Which one the page has is settled when it is built: the
// page of `ergodoku serve` asks over HTTP, the one for static hosts brings the engine along.

/** What it gives is the answer, or it throws a `Refusal`; what the signal ends, it throws. */
export type Transport = (name: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
