// Engines in threads of their own, started when there is something to do. What takes too long or fails costs its
// thread, and never the page.

/** One thread, as far as the pool knows it. */
export interface Thread {
  /** Sends a request; tells its answer, or null for a fault of the engine. */
  ask(request: string, told: (answer: string | null) => void): void;
  end(): void;
}

/** What became of a request; `late` is what took longer than it may. */
export type Outcome = { is: "answer"; text: string } | { is: "fault" } | { is: "late" };

interface Job {
  readonly request: string;
  readonly done: (outcome: Outcome) => void;
}

/** Works off requests in the order in which they come, in a few threads, none longer than `limit` milliseconds. */
export class Pool {
  private readonly idle: Thread[] = [];
  private waiting: Job[] = [];
  /** What is worked on, and how each is given up. */
  private readonly atWork = new Map<Job, () => void>();

  constructor(
    private readonly start: () => Thread,
    private readonly threads: number,
    private readonly limit: number,
  ) {}

  /** Has a thread ready for the first request. */
  prepare() {
    if (this.idle.length + this.atWork.size === 0) this.idle.push(this.start());
  }

  /** What becomes of a request. Once the signal says so it is no longer worked on. */
  ask(request: string, signal?: AbortSignal): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const job = { request, done: resolve };
      signal?.addEventListener("abort", () => {
        this.giveUp(job);
        reject(signal.reason as Error);
      });
      this.waiting.push(job);
      this.proceed();
    });
  }

  private proceed() {
    while (this.waiting.length > 0 && this.atWork.size < this.threads) {
      const [job, ...others] = this.waiting;
      this.waiting = others;
      this.work(this.idle.pop() ?? this.start(), job);
    }
  }

  private work(thread: Thread, job: Job) {
    /** `null` for an outcome that nobody wants any more. */
    const leave = (outcome: Outcome | null) => {
      clearTimeout(clock);
      this.atWork.delete(job);
      if (outcome?.is === "answer") this.idle.push(thread);
      else thread.end();
      if (outcome) job.done(outcome);
      this.proceed();
    };
    const clock = setTimeout(() => leave({ is: "late" }), this.limit);
    this.atWork.set(job, () => leave(null));
    thread.ask(job.request, (text) => {
      if (this.atWork.has(job)) leave(text === null ? { is: "fault" } : { is: "answer", text });
    });
  }

  private giveUp(job: Job) {
    this.waiting = this.waiting.filter((it) => it !== job);
    this.atWork.get(job)?.();
  }
}
