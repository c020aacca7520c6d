// The open panel beside the board.

import { signal } from "@preact/signals";
import { at, goTo, path } from "./path";
import { stopShowing } from "./shown";

export type Panel = "hint" | "why" | "claim" | "rank" | "path" | "steps" | "enter" | "share";

export const panel = signal<Panel>("hint");

export function openPanel(name: Panel) {
  panel.value = name;
  stopShowing();
  if (name === "path" && path.answer) goTo(at.value);
}

/** A new puzzle was loaded: moves the focus to the board. */
export function startPlaying() {
  openPanel("hint");
  document.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus();
}

/** Whether the digits of the selected cell get the keyboard focus when they appear. */
export const chooserFocus = signal(false);

/** Opens the questions about a cell; the keyboard goes on there. */
export function openWhy() {
  openPanel("why");
  chooserFocus.value = true;
}
