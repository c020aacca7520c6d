// The kinds of verdicts, in a few words.

import { t } from "#language";
import type { RulingName } from "../engine/types";

export interface Ruling {
  /** The caption of the board. */
  readonly title: string;
  /** Whether the claim is right, wrong, or neither. */
  readonly mood: "good" | "bad" | "doubt";
}

export const RULINGS: Readonly<Record<RulingName, Ruling>> = {
  follows: { title: t("It follows"), mood: "good" },
  follows_otherwise: { title: t("True, for another reason"), mood: "doubt" },
  not_shown: { title: t("True, not shown"), mood: "doubt" },
  false: { title: t("False"), mood: "bad" },
  several_solutions: { title: t("Several solutions"), mood: "doubt" },
  no_solution: { title: t("Wrong already"), mood: "bad" },
  malformed: { title: t("Not readable"), mood: "doubt" },
};
