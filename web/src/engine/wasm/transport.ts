// The engine in this browser: loaded once, and run in its own threads.

import program from "../../../site/engine.wasm.packed?url";
import { Refusal } from "../refusal";
import type { Part, Transport } from "../transport";
import { Pool, type Thread } from "./pool";
import type { Told } from "./worker";

/** The time limit of a call in milliseconds. It exceeds the engine's own limit, after which the engine returns partial results. */
const LIMIT = 10_000;

/** How long a call may take that tells what it finds meanwhile, in seconds: one can cancel it. */
const LONG = 600;

/** At least two, so that a long rating does not delay a hint. */
const THREADS = Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2));

async function load(): Promise<WebAssembly.Module> {
  const { ok, body, statusText } = await fetch(program);
  if (!ok || !body) throw new Error(statusText);
  const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "content-type": "application/wasm" } }));
}

let loading = load();

function start(): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  // Errors of loading are reported by the first call.
  const send = (data: unknown) => void loading.then((module) => worker.postMessage(data ?? module)).catch(() => {});
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

let pool = new Pool(start, THREADS, LIMIT);
pool.prepare();

/** Tries again with new threads, as the existing ones wait for a program that never arrives. */
function loadAgain() {
  loading = load();
  pool = new Pool(start, THREADS, LIMIT);
  return loading;
}

export const transport: Transport = async (name, body, signal, onPart) => {
  await loading.catch(loadAgain).catch(() => {
    throw Refusal.saying("The engine cannot be loaded. Is there a connection?");
  });
  const text = JSON.stringify(body);
  const outcome = await (onPart
    ? pool.ask(`${name} ${LONG}\n${text}`, signal, {
        limit: LONG * 1000 + LIMIT,
        onPart: (part) => onPart(JSON.parse(part) as Part),
      })
    : pool.ask(`${name}\n${text}`, signal));
  if (outcome.is === "late") throw Refusal.saying("This takes longer than a call may here.");
  if (outcome.is === "fault") throw Refusal.saying("A fault of Ergodoku: please report the puzzle.");
  const line = outcome.text.indexOf("\n");
  const [status, answer] = [Number(outcome.text.slice(0, line)), JSON.parse(outcome.text.slice(line + 1)) as unknown];
  if (status === 200) return answer;
  throw Refusal.of(status, answer);
};
