// One engine in a thread of its own. The first message brings its program, each other one a request.

import { start } from "./module";

export type Told = { is: "answer"; text: string } | { is: "part"; text: string } | { is: "fault" };

const tell = (told: Told) => postMessage(told);
let engine: ((request: string) => string) | null = null;

addEventListener("message", (event: MessageEvent<WebAssembly.Module | string>) => void receive(event.data));

async function receive(data: WebAssembly.Module | string) {
  try {
    if (typeof data !== "string") engine = await start(data, (text) => tell({ is: "part", text }));
    else if (engine) tell({ is: "answer", text: engine(data) });
    else throw new Error("not started");
  } catch {
    // After a failure its state is undefined: the page ends this thread and starts another.
    tell({ is: "fault" });
  }
}
