// A single question to the engine at a time, with its result. A new question cancels the previous one.

import { signal } from "@preact/signals";
import { call } from "./engine";
import { Refusal } from "./refusal";
import type { Part } from "./transport";
import type { Calls, Fault, Step } from "./types";

export type Asked<Answer> =
  | { is: "nothing" }
  /** With what has been found so far, of a question that tells. */
  | { is: "asking"; parts: readonly Part[] }
  | { is: "answered"; answer: Answer }
  | { is: "refused"; fault: Fault };

/** How often what was found is shown, in milliseconds. */
const OFTEN = 150;

export class Question<Name extends keyof Calls> {
  readonly asked = signal<Asked<Calls[Name][1]>>({ is: "nothing" });
  private running: AbortController | null = null;

  /** A question that tells shows what is found while the engine still looks, and may take long. */
  constructor(
    private readonly name: Name,
    private readonly tells = false,
  ) {}

  /** Asks, and returns the answer, or null if it was refused or cancelled. */
  async ask(body: Calls[Name][0]): Promise<Calls[Name][1] | null> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    this.asked.value = { is: "asking", parts: [] };
    const parts: Part[] = [];
    let due: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      due = undefined;
      if (this.running === running && this.asked.peek().is === "asking") {
        this.asked.value = { is: "asking", parts: [...parts] };
      }
    };
    const onPart = (part: Part) => {
      parts.push(part);
      due ??= setTimeout(show, OFTEN);
    };
    try {
      const answer = await call(this.name, body, running.signal, this.tells ? onPart : undefined);
      if (this.running !== running) return null;
      const whole = withSteps(answer, parts);
      this.asked.value = { is: "answered", answer: whole };
      return whole;
    } catch (cause) {
      if (this.running === running) this.asked.value = { is: "refused", fault: faultOf(cause) };
      return null;
    } finally {
      clearTimeout(due);
    }
  }

  /** The answer, if there is one. */
  get answer(): Calls[Name][1] | null {
    return this.asked.value.is === "answered" ? this.asked.value.answer : null;
  }

  /** Ends the question; `answer` is what is kept of it. */
  stop(answer: Calls[Name][1]) {
    this.running?.abort();
    this.running = null;
    this.asked.value = { is: "answered", answer };
  }

  clear() {
    this.running?.abort();
    this.running = null;
    if (this.asked.peek().is !== "nothing") this.asked.value = { is: "nothing" };
  }
}

/** The steps among the parts. */
export const stepsOf = (parts: readonly Part[]): Step[] => parts.flatMap((it) => ("step" in it ? [it.step] : []));

/** An answer leaves out the steps that were told before. */
function withSteps<Answer>(answer: Answer, parts: readonly Part[]): Answer {
  const steps = stepsOf(parts);
  return steps.length > 0 ? { ...answer, steps } : answer;
}

/** The error in the engine's form. */
export const faultOf = (cause: unknown): Fault =>
  cause instanceof Refusal ? cause.fault : Refusal.saying(cause instanceof Error ? cause.message : String(cause)).fault;
