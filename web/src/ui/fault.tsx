// An error message of the engine.

import type { Fault as Said } from "../engine/types";

export const Fault = ({ fault }: { fault: Said }) => (
  <p class="notice fault" role="status">
    {fault.message.slice(0, 1).toUpperCase() + fault.message.slice(1)}
    {fault.message.endsWith(".") ? "" : "."}
  </p>
);
