// The engine over HTTP, on the server that this page came from.

import { Refusal } from "./refusal";
import type { Transport } from "./transport";

export const transport: Transport = async (name, body, signal) => {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`api/v1/${name}`, signal ? { ...request, signal } : request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw Refusal.saying("The engine does not answer. Is `ergodoku serve` still running?");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  throw Refusal.of(response.status, answer);
};
