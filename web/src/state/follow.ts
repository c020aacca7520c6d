// What was said of another position is no longer of use.

import { effect } from "@preact/signals";
import { isComplete } from "../game/position";
import { announce } from "./announce";
import { position } from "./game";
import { forgetHint } from "./hint";
import { stopShowing } from "./shown";
import { allSteps } from "./steps";

/** The hint and the steps go with a move. The path stays: it is about where it began. */
export function followPosition() {
  let before = position.value;
  effect(() => {
    const now = position.value;
    if (now === before) return;
    before = now;
    forgetHint();
    allSteps.clear();
    stopShowing();
    if (isComplete(now)) announce("Every cell is filled.");
  });
}
