// An error message of the engine.

import type { Fault as Said } from "../engine/types";

/** A message as a sentence. */
export const sentence = (message: string) =>
  message.slice(0, 1).toUpperCase() + message.slice(1) + (message.endsWith(".") ? "" : ".");

export const Fault = ({ fault }: { fault: Said }) => (
  <p class="notice fault" role="status">
    {sentence(fault.message)}
  </p>
);
