// Discards results that belong to another position.

import { t } from "#language";
import { effect } from "@preact/signals";
import { isComplete } from "../game/position";
import { announce } from "./announce";
import { paused } from "./clock";
import { finished, position } from "./game";
import { forgetHint } from "./hint";
import { forgetRecognition } from "./lately";
import { arriving } from "./start";
import { stopShowing } from "./shown";
import { allSteps } from "./steps";
import { forgetWhy } from "./why";

/** A move discards the hint and the steps. The path remains, as it belongs to its start. */
export function followPosition() {
  let before = position.value;
  effect(() => {
    const now = position.value;
    if (now === before) return;
    before = now;
    arriving.value = false;
    paused.value = false;
    forgetHint();
    forgetWhy();
    forgetRecognition();
    allSteps.clear();
    stopShowing();
    if (finished.peek()) announce(t("Solved!"));
    else if (isComplete(now) && !now.variant) announce(t("Every cell is filled, and not all is right."));
  });
}
