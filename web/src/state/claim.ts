// A claim about the board, judged as it is typed.

import { effect, signal } from "@preact/signals";
import { Question } from "../engine/question";
import type { Fault, Mark, ProfileName, Verdict } from "../engine/types";
import type { Position } from "../game/position";
import { engineText } from "../game/text";
import { RULINGS } from "./rulings";
import { position } from "./game";
import { COUNTED, shown, stage, stopShowing } from "./shown";

/** The text in the box. */
export const text = signal("");

/** The techniques that are to show the claim: those of a profile, or any reason at all. */
export const within = signal<ProfileName | "">("");

/** A verdict with its claim and its position. */
export interface Judged {
  readonly claim: string;
  readonly position: Position;
  readonly verdict: Verdict;
  /** Whether it took too long to look for techniques of the chosen profile. */
  readonly isCut: boolean;
}

/** The last verdict; it stays while the next one is awaited. */
export const judged = signal<Judged | null>(null);
export const fault = signal<Fault | null>(null);

const question = new Question("verify");

/** The time after the last key until the claim is judged, in milliseconds. */
const PAUSE = 120;

async function judge(claim: string, draws: boolean) {
  const now = position.value;
  const profile = within.peek();
  const body = { puzzle: engineText(now), claim };
  let verdict = await question.ask({ ...body, ...(profile && { profile, recognise: true }) });
  const isCut = Boolean(profile) && question.asked.value.is === "refused";
  // The techniques may take too long; the claim itself is judged all the same.
  if (isCut) verdict = await question.ask(body);
  const asked = question.asked.value;
  if (asked.is === "refused") {
    judged.value = null;
    fault.value = asked.fault;
    stopShowing("claim");
  }
  if (!verdict) return;
  fault.value = null;
  judged.value = { claim, position: now, verdict, isCut };
  if (draws) draw();
}

/** What fails in a solution, without the argument. */
const failures = (marks: readonly Mark[]) =>
  marks.filter(
    (it) => it.kind === "cells" || (it.kind === "candidates" && (it.role === "placed" || it.role === "eliminated")),
  );

/**
 * Draws the verdict on the board, if there is something to draw: the argument, or the solution in which the claim fails
 * if there is one.
 */
export function draw(wantsSolution = true) {
  const now = judged.value;
  if (!now || now.verdict.marks.length === 0) {
    stopShowing("claim");
    return;
  }
  const { sentences, marks, counterexample, verdict, steps, by } = now.verdict;
  const isCount = steps.length === 0 || by === "argument" || by === "certificate";
  const solution = wantsSolution && counterexample ? [...counterexample].map(Number) : null;
  stage.value = null;
  shown.value = {
    told: {
      title: RULINGS[verdict].title,
      sentences,
      marks: solution ? failures(marks) : marks,
      ...(isCount && { legend: COUNTED }),
    },
    step: null,
    before: now.position,
    solution,
    whole: true,
    by: "claim",
  };
}

/** Judges the text whenever it changes, shortly after the last key, and again after a move. Returns what ends this. */
export function followClaim(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const asked = () => `${within.value} ${text.value.replaceAll("\n", " ")}`;
  let last = judged.peek() ? asked() : "";
  const end = effect(() => {
    const claim = text.value.replaceAll("\n", " ");
    void position.value;
    clearTimeout(waiting);
    if (!claim.trim()) {
      last = "";
      forgetClaim();
      return;
    }
    // A move is not covered by a drawing that nobody asked for.
    const isTyped = asked() !== last;
    last = asked();
    waiting = setTimeout(() => void judge(claim, isTyped), PAUSE);
  });
  return () => {
    clearTimeout(waiting);
    question.clear();
    end();
  };
}

export function forgetClaim() {
  question.clear();
  judged.value = null;
  fault.value = null;
  stopShowing("claim");
}
