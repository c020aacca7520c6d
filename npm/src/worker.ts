// Ergodoku in a thread of its own: a page goes on while it thinks, and a call can be ended.

import { startThread } from "#platform";

import { fault, read, write } from "./engine.js";
import { methods, type Control, type Methods } from "./methods.js";
import { compile, type Program } from "./program.js";
import type { Calls } from "./schema.js";
import type { Thread } from "./thread.js";

export { ErgodokuError } from "./error.js";
export type { Control, Methods, Options } from "./methods.js";
export type { Program } from "./program.js";
export type * from "./schema.js";

/** An engine in a thread of its own. It answers one call after the other. */
export interface WorkerEngine extends Methods<"worker"> {
  /** Makes a call by its name, with its request as the protocol has it. */
  call<Name extends keyof Calls>(name: Name, request: Calls[Name][0], control?: Control): Promise<Calls[Name][1]>;
  /** Ends the thread. Calls that have no answer yet are rejected. */
  close(): void;
}

interface Job {
  readonly request: string;
  readonly answered: (answer: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Requests in order, one at a time. A call that is given up or fails costs the thread, and another one is started. */
class Queue {
  private thread: Thread | null = null;
  private waiting: Job[] = [];
  private active: Job | null = null;
  private isClosed = false;

  constructor(private readonly module: WebAssembly.Module) {}

  ask(request: string, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Error("the engine was closed"));
      if (signal?.aborted) return reject(signal.reason);
      const settled = () => signal?.removeEventListener("abort", giveUp);
      const job: Job = {
        request,
        answered: (answer) => (settled(), resolve(answer)),
        failed: (error) => (settled(), reject(error)),
      };
      const giveUp = () => this.drop(job, signal?.reason);
      signal?.addEventListener("abort", giveUp);
      this.waiting.push(job);
      this.proceed();
    });
  }

  close(): void {
    this.isClosed = true;
    const jobs = [...(this.active ? [this.active] : []), ...this.waiting];
    this.waiting = [];
    this.endThread();
    for (const job of jobs) job.failed(new Error("the engine was closed"));
  }

  private proceed(): void {
    const job = this.active ? undefined : this.waiting.shift();
    if (!job) return;
    this.active = job;
    this.thread ??= this.startThread();
    this.thread.hold();
    this.thread.send(job.request);
  }

  private startThread(): Thread {
    const thread = startThread();
    thread.onMessage((told) => {
      if (this.thread !== thread || !this.active) return;
      if ("fault" in told) return this.drop(this.active, fault(told.fault));
      const job = this.active;
      this.active = null;
      thread.release();
      job.answered(told.answer);
      this.proceed();
    });
    thread.onFailure((error) => {
      if (this.thread === thread && this.active) this.drop(this.active, fault(error));
    });
    thread.send(this.module);
    return thread;
  }

  /** Rejects a call; if it was being answered, with a new thread for the next one. */
  private drop(job: Job, reason: unknown): void {
    if (this.active === job) this.endThread();
    else this.waiting = this.waiting.filter((it) => it !== job);
    job.failed(reason);
    this.proceed();
  }

  private endThread(): void {
    this.thread?.end();
    this.thread = this.active = null;
  }
}

/**
 * Loads the engine for a thread of its own.
 *
 * @param program Where `engine.wasm` is, if not beside this file, or its content.
 */
export async function startWorker(program?: Program): Promise<WorkerEngine> {
  const queue = new Queue(await compile(program));
  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name][0], control: Control = {}) =>
    read<Name>(await queue.ask(write(name, request), control.signal));
  return { ...methods<"worker">(call), call, close: () => queue.close() };
}
