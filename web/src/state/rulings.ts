// The kinds of verdicts, in a few words.

import type { RulingName } from "../engine/types";

export interface Ruling {
  /** The caption of the board. */
  readonly title: string;
  /** Whether the claim is right, wrong, or neither. */
  readonly mood: "good" | "bad" | "doubt";
}

export const RULINGS: Readonly<Record<RulingName, Ruling>> = {
  follows: { title: "It follows", mood: "good" },
  follows_otherwise: { title: "True, for another reason", mood: "doubt" },
  not_shown: { title: "True, not shown", mood: "doubt" },
  false: { title: "False", mood: "bad" },
  several_solutions: { title: "Several solutions", mood: "doubt" },
  no_solution: { title: "Wrong already", mood: "bad" },
  malformed: { title: "Not readable", mood: "doubt" },
};
