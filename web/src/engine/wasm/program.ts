// A program in this browser: loaded once, and run in its own threads.

import { signal } from "@preact/signals";
import { type Outcome, Pool, type Thread } from "./pool";
import type { Told } from "./worker";

/** The time limit of a call in milliseconds. It exceeds the engine's own limit, after which the engine returns partial results. */
export const LIMIT = 10_000;

type Asking = Parameters<Pool["ask"]>;

export class Program {
  /** Whether it can be asked at once. */
  isLoaded = false;
  /** How much of it is there, in bytes, while it is loaded. */
  readonly bytes = signal<number | null>(null);
  private loading: Promise<WebAssembly.Module>;
  private pool: Pool;

  /** Loads it once `before` is over, and has a thread ready then. */
  constructor(
    private readonly address: string,
    private readonly threads: number,
    before: Promise<unknown> = Promise.resolve(),
  ) {
    this.pool = this.threadsOf();
    this.loading = before.then(() => {
      this.pool.prepare();
      return this.load();
    });
    this.loading.catch(() => {});
  }

  /** When it is loaded, or cannot be. */
  get settled(): Promise<unknown> {
    return this.loading.catch(() => {});
  }

  /** The result of a request, see `Pool`. Throws if the program cannot be loaded, also at a second attempt. */
  async ask(...asking: Asking): Promise<Outcome> {
    await this.loading.catch(() => this.loadAgain());
    return this.pool.ask(...asking);
  }

  /** Ends its threads as soon as they have nothing to do. */
  close() {
    this.pool.close();
  }

  private threadsOf = () => new Pool(() => this.start(), this.threads, LIMIT);

  private async load(): Promise<WebAssembly.Module> {
    this.bytes.value = 0;
    try {
      const { ok, body, statusText } = await fetch(this.address);
      if (!ok || !body) throw new Error(statusText);
      const unpacked = body.pipeThrough(this.counted()).pipeThrough(new DecompressionStream("gzip"));
      const response = new Response(unpacked, { headers: { "content-type": "application/wasm" } });
      const module = await WebAssembly.compileStreaming(response);
      this.isLoaded = true;
      return module;
    } finally {
      this.bytes.value = null;
    }
  }

  private counted() {
    return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, next) => {
        this.bytes.value = (this.bytes.peek() ?? 0) + chunk.length;
        next.enqueue(chunk);
      },
    });
  }

  /** Tries again with new threads, as the existing ones wait for a program that never arrives. */
  private loadAgain() {
    this.pool = this.threadsOf();
    this.loading = this.load();
    return this.loading;
  }

  private start(): Thread {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    // Errors of loading are reported by the first call.
    const send = (data: unknown) =>
      void this.loading.then((module) => worker.postMessage(data ?? module)).catch(() => {});
    send(null);
    return {
      ask(request, told, onPart) {
        worker.onmessage = ({ data }: MessageEvent<Told>) => {
          if (data.is === "part") onPart(data.text);
          else told(data.is === "answer" ? data.text : null);
        };
        worker.onerror = () => told(null);
        send(request);
      },
      end: () => worker.terminate(),
    };
  }
}
