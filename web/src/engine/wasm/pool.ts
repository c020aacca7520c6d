// Engines in threads of their own, started when there is something to do. What takes too long or fails costs its
// thread, and never the page.

/** The pool's view of a thread. */
export interface Thread {
  /** Sends a request, and reports its parts and its answer, or null if the engine failed. */
  ask(request: string, told: (answer: string | null) => void, onPart: (part: string) => void): void;
  end(): void;
}

/** The result of a request; `late` means that it exceeded the time limit. */
export type Outcome = { is: "answer"; text: string } | { is: "fault" } | { is: "late" };

interface Job {
  readonly request: string;
  readonly limit: number;
  readonly onPart: (part: string) => void;
  readonly done: (outcome: Outcome) => void;
}

/** Processes requests in order on a few threads, each for at most `limit` milliseconds. */
export class Pool {
  private readonly idle: Thread[] = [];
  private waiting: Job[] = [];
  /** The active requests, with functions to cancel them. */
  private readonly atWork = new Map<Job, () => void>();
  private isClosed = false;

  constructor(
    private readonly start: () => Thread,
    private readonly threads: number,
    private readonly limit: number,
  ) {}

  /** Ends the threads that have nothing to do, and each other one after its request. */
  close() {
    this.isClosed = true;
    for (const thread of this.idle.splice(0)) thread.end();
  }

  /** Has a thread ready for the first request. */
  prepare() {
    if (this.idle.length + this.atWork.size === 0) this.idle.push(this.start());
  }

  /** The result of a request. The signal cancels it. One that tells its parts may have a limit of its own. */
  ask(
    request: string,
    signal?: AbortSignal,
    { limit = this.limit, onPart = () => {} }: { limit?: number; onPart?: (part: string) => void } = {},
  ): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const job = { request, limit, onPart, done: resolve };
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
    /** `null` for a cancelled request. */
    const leave = (outcome: Outcome | null) => {
      clearTimeout(clock);
      this.atWork.delete(job);
      if (outcome?.is === "answer" && !this.isClosed) this.idle.push(thread);
      else thread.end();
      if (outcome) job.done(outcome);
      this.proceed();
    };
    const clock = setTimeout(() => leave({ is: "late" }), job.limit);
    this.atWork.set(job, () => leave(null));
    thread.ask(
      job.request,
      (text) => {
        if (this.atWork.has(job)) leave(text === null ? { is: "fault" } : { is: "answer", text });
      },
      job.onPart,
    );
  }

  private giveUp(job: Job) {
    this.waiting = this.waiting.filter((it) => it !== job);
    this.atWork.get(job)?.();
  }
}
