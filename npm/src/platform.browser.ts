// What a browser does in its own way.

import type { Thread } from "./thread.js";

/** The engine's program at a place. */
export const readProgram = (place: URL | string): Promise<Response> => fetch(place);

/** A thread with nothing in it yet. */
export function startThread(): Thread {
  // Bundlers look for this very form.
  const worker = new Worker(new URL("./thread.browser.js", import.meta.url), { type: "module" });
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (told) => void (worker.onmessage = ({ data }) => told(data)),
    onFailure: (failed) =>
      void (worker.onerror = (event) => failed(new Error(event.message || "the Worker could not be started"))),
    hold: () => {},
    release: () => {},
    end: () => worker.terminate(),
  };
}
