// The engine in this browser: loaded once, and run in its own threads.

import program from "../../../site/engine.wasm?url";
import { Refusal } from "../refusal";
import type { Transport } from "../transport";
import { Pool, type Thread } from "./pool";
import type { Told } from "./worker";

/** The time limit of a call in milliseconds. It exceeds the engine's own limit, after which the engine returns partial results. */
const LIMIT = 10_000;

/** At least two, so that a long rating does not delay a hint. */
const THREADS = Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2));

async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(program);
  if (!response.ok) throw new Error(response.statusText);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

let loading = load();

function start(): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  // Errors of loading are reported by the first call.
  const send = (data: unknown) => void loading.then((module) => worker.postMessage(data ?? module)).catch(() => {});
  send(null);
  return {
    ask(request, told) {
      worker.onmessage = ({ data }: MessageEvent<Told>) => told(data.is === "answer" ? data.text : null);
      worker.onerror = () => told(null);
      send(request);
    },
    end: () => worker.terminate(),
  };
}

let pool = new Pool(start, THREADS, LIMIT);
pool.prepare();

/** Tries again with new threads, as the existing ones wait for a program that never arrives. */
function loadAgain() {
  loading = load();
  pool = new Pool(start, THREADS, LIMIT);
  return loading;
}

export const transport: Transport = async (name, body, signal) => {
  await loading.catch(loadAgain).catch(() => {
    throw Refusal.saying("The engine cannot be loaded. Is there a connection?");
  });
  const outcome = await pool.ask(`${name}\n${JSON.stringify(body)}`, signal);
  if (outcome.is === "late") throw Refusal.saying("This takes longer than a call may here.");
  if (outcome.is === "fault") throw Refusal.saying("A fault of Ergodoku: please report the puzzle.");
  const { text } = outcome;
  const line = text.indexOf("\n");
  const [status, answer] = [Number(text.slice(0, line)), JSON.parse(text.slice(line + 1)) as unknown];
  if (status === 200) return answer;
  throw Refusal.of(status, answer);
};
