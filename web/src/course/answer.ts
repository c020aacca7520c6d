// What a learner answers in an exercise, and how it is judged.

import { call } from "../engine/engine";
import type { Step, Verdict } from "../engine/types";
import { type Candidate, candidateNamed } from "../game/grid";
import { inNotation } from "../game/lately";
import type { Position } from "../game/position";
import { engineText } from "../game/text";
import type { Grade } from "../state/progress";

/** Digits placed and candidates removed. */
export interface Answer {
  readonly place: readonly Candidate[];
  readonly eliminate: readonly Candidate[];
}

export const NOTHING: Answer = { place: [], eliminate: [] };

export const isEmpty = ({ place, eliminate }: Answer) => place.length + eliminate.length === 0;

/** The answer with a candidate entered, or taken out if it is there. */
export function toggled(answer: Answer, kind: keyof Answer, it: Candidate): Answer {
  const list = answer[kind];
  return { ...answer, [kind]: list.includes(it) ? list.filter((other) => other !== it) : [...list, it] };
}

/** How an answer was judged. */
export interface Judged {
  /** `right`: by the technique; `otherwise`: true for another reason; `wrong`: not true. */
  readonly is: "right" | "otherwise" | "wrong";
  readonly verdict: Verdict;
  /** The step to show: of the technique, or the easiest one that leads to the answer. */
  readonly step: Step | null;
  /** Conclusions of that step that the answer lacks. */
  readonly missing: Answer;
}

/** What of a step's conclusion an answer lacks. */
export function missingIn(answer: Answer, step: Step | null): Answer {
  const lacking = (all: readonly string[], list: readonly Candidate[]) =>
    all.map(candidateNamed).filter((it) => !list.includes(it));
  if (!step) return NOTHING;
  return { place: lacking(step.place, answer.place), eliminate: lacking(step.eliminate, answer.eliminate) };
}

/** Asks the engine whether an answer follows by any step of a technique; if not, what it is. */
export async function judge(position: Position, technique: string, answer: Answer): Promise<Judged> {
  const puzzle = engineText(position);
  const conclusion = inNotation(answer.place, answer.eliminate);
  const verdict = await call("verify", { puzzle, claim: `${technique}: ${conclusion}` });
  if (verdict.verdict === "follows") {
    const step = verdict.steps[0] ?? (await wider(position, technique, answer));
    return { is: "right", verdict, step, missing: missingIn(answer, step) };
  }
  if (verdict.verdict !== "follows_otherwise" && verdict.verdict !== "not_shown") {
    return { is: "wrong", verdict, step: null, missing: NOTHING };
  }
  const { easiest } = await call("verify", { puzzle, claim: conclusion, recognise: true });
  return { is: "otherwise", verdict, step: easiest?.step ?? null, missing: NOTHING };
}

/** A step of the technique that has something of the answer, where no single step has all of it. */
async function wider(position: Position, technique: string, answer: Answer): Promise<Step | null> {
  const { step } = await call("hint", { puzzle: engineText(position), technique });
  const has = (names: readonly string[], list: readonly Candidate[]) =>
    names.some((it) => list.includes(candidateNamed(it)));
  return step && (has(step.place, answer.place) || has(step.eliminate, answer.eliminate)) ? step : null;
}

/** How an exercise went, from the rungs of the hint that were taken. The last one tells all. */
export const gradeOf = (rung: number, rungs: number): Grade =>
  rung === 0 ? "alone" : rung < rungs ? "hinted" : "failed";
