import type { ErrorRecord } from "./schema.js";

/** Why a call has no answer: a text that is no puzzle, or a request that asks for something that there is not. */
export class ErgodokuError extends Error {
  override readonly name = "ErgodokuError";
  /** 400 for a malformed request, 404 for an unknown technique, 422 for what is no valid puzzle, 500 for a fault. */
  readonly status: number;
  /** Where the error is, and which digits clash or contradict the solution; null for a fault of the engine. */
  readonly record: ErrorRecord | null;

  constructor(status: number, message: string, record: ErrorRecord | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.record = record;
  }
}
