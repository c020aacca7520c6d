// What Node does in its own way.

import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";

import type { Thread } from "./thread.js";

/** The engine's program at a place. */
export async function readProgram(place: URL | string): Promise<BufferSource | Response> {
  const isWeb = /^https?:/.test(String(place));
  return isWeb ? fetch(place) : new Uint8Array(await readFile(place));
}

/** A thread with nothing in it yet. It does not keep the process alive but while it works. */
export function startThread(): Thread {
  // Without the options of this process, some of which, as `--input-type`, a file cannot have.
  const worker = new Worker(new URL("./thread.node.js", import.meta.url), { execArgv: [] });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (told) => void worker.on("message", told),
    onFailure: (failed) => void worker.on("error", failed),
    hold: () => worker.ref(),
    release: () => worker.unref(),
    end: () => void worker.terminate(),
  };
}
