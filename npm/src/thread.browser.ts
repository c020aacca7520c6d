import { receiver } from "./thread.js";

// The types are those of a page, where `postMessage` takes a target, too.
const scope = globalThis as unknown as { postMessage(message: unknown): void };
const receive = receiver((told) => scope.postMessage(told));
addEventListener("message", (event: MessageEvent<WebAssembly.Module | string>) => receive(event.data));
