// Why a digit cannot be in a cell, or why it must be: the smallest reason.

import { t } from "#language";
import { signal } from "@preact/signals";
import { Question } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import type { WhyAnswer } from "../engine/types";
import { type Candidate, cellName, cellOf, digitOf } from "../game/grid";
import { givensOf, inNotation, withoutEntry } from "../game/lately";
import type { Position } from "../game/position";
import { engineText } from "../game/text";
import { announce } from "./announce";
import { position } from "./game";
import { techniques } from "./settings";
import { COUNTED, shown, stage, stopShowing } from "./shown";

/** What is asked about a candidate. */
export interface Asked {
  readonly candidate: Candidate;
  /** Why it must be true; else, why it cannot be. */
  readonly must: boolean;
  readonly position: Position;
}

export const why = new Question("why");
export const asked = signal<Asked | null>(null);

/** The question in words. */
export function inWords({ candidate, must }: Pick<Asked, "candidate" | "must">): string {
  const [cell, digit] = [cellName(cellOf(candidate)), digitOf(candidate)];
  return must
    ? t("Why must {cell} be {digit}?", { cell, digit })
    : t("Why can {cell} not be {digit}?", { cell, digit });
}

/** How to ask. */
interface Way {
  must?: boolean;
  /** Whether to look for other reasons too. */
  all?: boolean;
  /** The position that the question is about, if not the one of the game. */
  at?: Position;
}

/** Asks why a candidate cannot be true, or must be. */
export async function askWhy(candidate: Candidate, { must = false, all = false, at = position.value }: Way = {}) {
  const now = { candidate, must, position: at };
  asked.value = now;
  stopShowing();
  const claim = must ? inNotation([candidate], []) : inNotation([], [candidate]);
  const answer = await why.ask({ puzzle: engineText(now.position), claim, all, ...techniques() });
  if (!answer) return;
  draw();
  announce(answer.sentences.map(wordsOf).join(" "));
}

/** Draws the answer, if there is something to draw. */
export function draw() {
  const [now, answer] = [asked.value, why.answer];
  if (!now || !answer || answer.marks.length === 0) return;
  stage.value = null;
  shown.value = {
    told: { title: inWords(now), sentences: answer.sentences, marks: answer.marks, legend: COUNTED },
    step: null,
    before: positionOf(answer, now),
    solution: null,
    whole: true,
    by: "why",
  };
}

/** The position in which the reason holds. */
function positionOf({ when }: WhyAnswer, { candidate, position: now }: Asked): Position {
  if (when === "now") return now;
  return withoutEntry(when === "at_givens" ? givensOf(now) : now, candidate);
}

export function forgetWhy() {
  why.clear();
  asked.value = null;
  stopShowing("why");
}
