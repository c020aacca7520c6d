// Why a call has no answer.

import { t } from "#language";
import type { Fault } from "./types";

export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }

  static saying(message: string) {
    return new Refusal({ message, line: null, column: null, text: null, clashes: [], mistakes: [], suspects: [] });
  }

  /** The refusal that the engine's answer tells; `status` as HTTP has them. */
  static of(status: number, answer: unknown) {
    const fault = (answer as { error?: Fault } | null)?.error;
    return fault ? new Refusal(fault) : Refusal.saying(t("The engine answers with status {status}.", { status }));
  }
}
