// An error message of the engine.

import type { Fault as Said } from "../engine/types";
import { Place } from "./place";

/** A message as a sentence. */
export const sentence = (message: string) =>
  message.slice(0, 1).toUpperCase() + message.slice(1) + (message.endsWith(".") ? "" : ".");

export const Fault = ({ fault }: { fault: Said }) => (
  <>
    <p class="notice fault" role="status">
      {sentence(fault.message)}
    </p>
    {fault.text !== null && fault.line === 1 && fault.column !== null && (
      <Place line={1} column={fault.column} of={fault.text} />
    )}
  </>
);
