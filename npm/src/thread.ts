// An engine in a thread of its own. The first message brings its program, each other one a request.

import { ask, instantiate, type Exports } from "./engine.js";

/** What a thread says: the answer, or how it failed. After a failure the engine's state is undefined. */
export type Told = { answer: string } | { fault: string };

/** A thread, as its owner sees it. */
export interface Thread {
  send(message: WebAssembly.Module | string): void;
  onMessage(told: (message: Told) => void): void;
  onFailure(failed: (error: unknown) => void): void;
  /** Keeps the process alive, where that is a question. */
  hold(): void;
  release(): void;
  end(): void;
}

/** What the thread does with a message. */
export function receiver(tell: (told: Told) => void): (message: WebAssembly.Module | string) => void {
  let engine: Promise<Exports>;
  const receive = async (message: WebAssembly.Module | string) => {
    if (typeof message === "string") tell({ answer: ask(await engine, message) });
    else engine = instantiate(message);
  };
  return (message) => void receive(message).catch((error: unknown) => tell({ fault: String(error) }));
}
