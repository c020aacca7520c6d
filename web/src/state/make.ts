// Generating puzzles: the request and its result.

import { t } from "#language";
import { signal } from "@preact/signals";
import { call } from "../engine/engine";
import { Question } from "../engine/question";
import type { Generated, Wanted, WantedLevel } from "../engine/types";
import { positionOf } from "../game/loaded";
import { announce } from "./announce";
import { open } from "./game";
import { stopShowing } from "./shown";

/** The content of the form; the empty text is "any". */
export const wish = signal({
  level: "" as WantedLevel | "",
  technique: "",
  symmetry: "rotational-180",
  clues: "",
  er: "",
});

export const making = new Question("generate");

/** Requests a puzzle, and loads it. Returns whether there was one. */
export async function make(wanted: Wanted, name: (made: Generated) => string): Promise<boolean> {
  const answer = await making.ask(wanted);
  const made = answer?.puzzles[0];
  if (!made) return false;
  const position = positionOf(await call("check", { puzzle: made.position ?? made.puzzle }));
  open(position, name(made), { level: wanted.level ?? "", practice: wanted.practice ?? "" });
  stopShowing();
  announce(t("A new puzzle is on the board."));
  return true;
}

/** The form as a request. */
export function wanted(): Wanted {
  const { level, technique, symmetry, clues, er } = wish.value;
  return {
    symmetry,
    ...(level && { level }),
    ...(technique && { needs: [technique] }),
    ...(clues && { clues }),
    ...(er && { er }),
  };
}

/** The name of a puzzle, from its difficulty. */
export const graded = (made: Generated) =>
  [t(made.level ?? ""), made.score === null ? null : t("score {score}", { score: made.score }), made.hardest?.technique]
    .filter(Boolean)
    .join(", ");
