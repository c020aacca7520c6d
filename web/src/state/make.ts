// Puzzles to order: what is asked for, and what became of it.

import { signal } from "@preact/signals";
import { call } from "../engine/engine";
import { Question } from "../engine/question";
import type { Generated, Wanted } from "../engine/types";
import { positionOf } from "../game/loaded";
import { announce } from "./announce";
import { open } from "./game";
import { stopShowing } from "./shown";

/** What the form says; the empty text is "any". */
export const wish = signal({ level: "", technique: "", symmetry: "rotational-180", clues: "" });

export const making = new Question("generate");

/** Asks for a puzzle, and puts it on the board. Whether there was one. */
export async function make(wanted: Wanted, name: (made: Generated) => string): Promise<boolean> {
  const answer = await making.ask(wanted);
  const made = answer?.puzzles[0];
  if (!made) return false;
  open(positionOf(await call("check", { puzzle: made.position ?? made.puzzle })), name(made));
  stopShowing();
  announce("A new puzzle is on the board.");
  return true;
}

/** The form's wish as a request. */
export function wanted(): Wanted {
  const { level, technique, symmetry, clues } = wish.value;
  return {
    symmetry,
    ...(level && { level }),
    ...(technique && { needs: [technique] }),
    ...(clues && { clues }),
  };
}

/** A puzzle's difficulty as its name. */
export const graded = (made: Generated) =>
  [made.level, made.score === null ? null : `score ${made.score}`, made.hardest?.technique].filter(Boolean).join(", ");
