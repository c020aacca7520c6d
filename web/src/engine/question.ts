// A single question to the engine at a time, with its result. A new question cancels the previous one.

import { signal } from "@preact/signals";
import { call } from "./engine";
import { Refusal } from "./refusal";
import type { Calls, Fault } from "./types";

export type Asked<Answer> =
  { is: "nothing" } | { is: "asking" } | { is: "answered"; answer: Answer } | { is: "refused"; fault: Fault };

export class Question<Name extends keyof Calls> {
  readonly asked = signal<Asked<Calls[Name][1]>>({ is: "nothing" });
  private running: AbortController | null = null;

  constructor(private readonly name: Name) {}

  /** Asks, and returns the answer, or null if it was refused or cancelled. */
  async ask(body: Calls[Name][0]): Promise<Calls[Name][1] | null> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    this.asked.value = { is: "asking" };
    try {
      const answer = await call(this.name, body, running.signal);
      if (this.running !== running) return null;
      this.asked.value = { is: "answered", answer };
      return answer;
    } catch (cause) {
      if (this.running === running) this.asked.value = { is: "refused", fault: faultOf(cause) };
      return null;
    }
  }

  /** The answer, if there is one. */
  get answer(): Calls[Name][1] | null {
    return this.asked.value.is === "answered" ? this.asked.value.answer : null;
  }

  clear() {
    this.running?.abort();
    this.running = null;
    if (this.asked.peek().is !== "nothing") this.asked.value = { is: "nothing" };
  }
}

/** The error in the engine's form. */
export const faultOf = (cause: unknown): Fault =>
  cause instanceof Refusal ? cause.fault : Refusal.saying(cause instanceof Error ? cause.message : String(cause)).fault;
