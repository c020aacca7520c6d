// The engine over HTTP, on the server that this page came from.

import { t } from "#language";
import { Refusal } from "./refusal";
import type { Loaded, Part, Transport } from "./transport";

const GONE = t("The engine does not answer. Is `ergodoku serve` still running?");

/** A line of an answer that comes line by line. */
type Line = { part: Part } | { answer: unknown } | { status: number; error: unknown };

/** The lines of a body, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

async function answerOf(body: ReadableStream<Uint8Array>, onPart: (part: Part) => void): Promise<unknown> {
  for await (const line of linesOf(body)) {
    if ("part" in line) onPart(line.part);
    else if ("answer" in line) return line.answer;
    else throw Refusal.of(line.status, line);
  }
  throw Refusal.saying(GONE);
}

/** The server's engine is not loaded. */
export const loaded: Loaded = { value: null };

/** Settles when the engine is ready, which the server's always is. */
export const settled: Promise<unknown> = Promise.resolve();

export const transport: Transport = async (name, body, signal, onPart) => {
  const accept = onPart ? "application/x-ndjson" : "application/json";
  const headers = { "content-type": "application/json", accept };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  const broken = (cause: unknown) => {
    if (signal?.aborted || cause instanceof Refusal) throw cause;
    throw Refusal.saying(GONE);
  };
  const response = await fetch(`api/v1/${name}`, signal ? { ...request, signal } : request).catch(broken);
  const isLines = response.headers.get("content-type") === "application/x-ndjson";
  if (isLines && response.body) return answerOf(response.body, onPart ?? (() => {})).catch(broken);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  throw Refusal.of(response.status, answer);
};
