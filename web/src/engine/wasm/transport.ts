// The engine in this browser. A module with its first techniques, a seventh of the size, is loaded before the whole engine, and
// answers what it can until then.

import wholeProgram from "../../../site/engine.wasm.packed?url";
import firstProgram from "../../../site/first.wasm.packed?url";
import { t } from "#language";
import { computed } from "@preact/signals";
import { Refusal } from "../refusal";
import type { Loaded, Part, Transport } from "../transport";
import { LIMIT, Program } from "./program";

/** How long a call may take that tells what it finds meanwhile, in seconds: one can cancel it. */
const LONG = 600;

/** At least two, so that a long rating does not delay a hint. */
const THREADS = Math.min(4, Math.max(2, navigator.hardwareConcurrency || 2));

/** What the first techniques may answer. */
const FIRST_CALLS: ReadonlySet<string> = new Set(["check", "hint"]);

const first = new Program(firstProgram, 1);
const whole = new Program(wholeProgram, THREADS, first.settled);

/** The size of the whole engine as it is sent, in bytes; a host may tell another one. */
declare const ENGINE_BYTES: number;

export const loaded: Loaded = computed(() => whole.bytes.value && whole.bytes.value / ENGINE_BYTES);

/** When the whole engine is there, or cannot be loaded. */
export const settled = whole.settled;

void settled.then(() => {
  if (whole.isLoaded) first.close();
});

/** The answer of the first techniques, if they have one and the whole engine is still on its way. */
async function quickly(name: string, text: string, signal?: AbortSignal): Promise<string | null> {
  if (whole.isLoaded || !FIRST_CALLS.has(name)) return null;
  await first.settled;
  if (!first.isLoaded || whole.isLoaded) return null;
  const outcome = await first.ask(`${name}\n${text}`, signal);
  return outcome.is === "answer" && outcome.text ? outcome.text : null;
}

async function wholly(...[name, text, signal, onPart]: [string, string, AbortSignal?, ((part: Part) => void)?]) {
  const [request, more] = onPart
    ? [
        `${name} ${LONG}\n${text}`,
        { limit: LONG * 1000 + LIMIT, onPart: (part: string) => onPart(JSON.parse(part) as Part) },
      ]
    : [`${name}\n${text}`, undefined];
  const outcome = await whole.ask(request, signal, more).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw Refusal.saying(t("The engine cannot be loaded. Is there a connection?"));
  });
  if (outcome.is === "late") throw Refusal.saying(t("This takes longer than a call may here."));
  if (outcome.is === "fault") throw Refusal.saying(t("A fault of Ergodoku: please report the puzzle."));
  return outcome.text;
}

export const transport: Transport = async (name, body, signal, onPart) => {
  const request = JSON.stringify(body);
  const text = (await quickly(name, request, signal)) ?? (await wholly(name, request, signal, onPart));
  const line = text.indexOf("\n");
  const [status, answer] = [Number(text.slice(0, line)), JSON.parse(text.slice(line + 1)) as unknown];
  if (status === 200) return answer;
  throw Refusal.of(status, answer);
};
