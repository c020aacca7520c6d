// Text that is being read as a puzzle: its format, and its errors.

import { computed, effect, signal } from "@preact/signals";
import { Question } from "../engine/question";
import type { CheckAnswer } from "../engine/types";
import { positionOf } from "../game/loaded";
import type { Position } from "../game/position";
import { engineText } from "../game/text";
import { type Link, readLink } from "../links/link";
import { editing, position } from "./game";

/** The text in the box. */
export const text = signal("");
/** The index of the chosen puzzle if there is one on each line. */
export const line = signal(0);

const check = new Question<"check">("check");
/** The result for the board's digits while a puzzle is typed. */
export const typed = new Question<"check">("check");

/** The lines of a text with a puzzle on each, or else the complete text. */
export const puzzles = computed<readonly string[]>(() => {
  const lines = text.value
    .split("\n")
    .map((it) => it.trim())
    .filter(Boolean);
  const isList =
    lines.length > 1 && lines.every((it) => /^\S{81}/.test(it) || it.startsWith("#") || it.startsWith(":"));
  return isList ? lines.filter((it) => !it.startsWith("#")) : [text.value];
});

export const link = computed<Link | null>(() => readLink(text.value));

export interface Diagnosis {
  /** Text in a box, a link, or nothing yet. */
  readonly link: Link | null;
  readonly answer: CheckAnswer | null;
  readonly fault: string | null;
}

export const diagnosis = computed<Diagnosis>(() => {
  const asked = check.asked.value;
  return {
    link: link.value,
    answer: asked.is === "answered" ? asked.answer : null,
    fault: asked.is === "refused" ? asked.fault.message : null,
  };
});

/** The playable position in the box, if there is one. */
export const entered = computed<Position | null>(() => {
  const { link, answer } = diagnosis.value;
  if (link) return link.is === "found" ? link.found.position : null;
  return answer && answer.cells.length === 81 && answer.status !== "invalid" ? positionOf(answer) : null;
});

/** Checks the box whenever it changes, shortly after the last key. */
export function followText() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, 60);
  };
  effect(() => {
    const found = link.value;
    const wanted = puzzles.value[Math.min(line.value, puzzles.value.length - 1)] ?? "";
    if (found?.is === "unreadable" || !wanted.trim()) check.clear();
    else soon(() => void check.ask({ puzzle: found ? engineText(found.found.position) : wanted }));
  });
  effect(() => {
    const now = position.value;
    if (editing.value) void typed.ask({ puzzle: engineText(now) });
    else typed.clear();
  });
}
