// Checking for mistakes on demand.

import { effect, signal } from "@preact/signals";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import type { Cell } from "../game/grid";
import { EMPTY, isComplete, mistakes } from "../game/position";
import { engineText } from "../game/text";
import { announce } from "./announce";
import { position } from "./game";

export const wrong = signal<ReadonlySet<Cell>>(new Set<Cell>());
/** The result of the last check in words. */
export const verdict = signal("");

/** Compares the board with the solution of its givens. */
export async function lookForMistakes() {
  const now = position.value;
  try {
    const { status, grid } = await call("check", {
      puzzle: engineText({ ...EMPTY, givens: now.givens, allowed: now.allowed }),
    });
    if (now !== position.value) return;
    if (status !== "solved") {
      say(
        status === "multiple_solutions"
          ? "The puzzle has several solutions: no digit can be called wrong."
          : "The puzzle has no solution.",
      );
      return;
    }
    const { digits, marks } = mistakes(now, [...grid].map(Number));
    wrong.value = new Set([...digits, ...marks]);
    if (digits.length + marks.length === 0) say(isComplete(now) ? "Solved, and all is right." : "All is right so far.");
    else say(wrongInWords(digits.length, marks.length));
  } catch (cause) {
    say(faultOf(cause).message);
  }
}

function wrongInWords(digits: number, marks: number): string {
  const parts = [
    digits ? `${digits} wrong ${digits === 1 ? "digit" : "digits"}` : "",
    marks ? `${marks} ${marks === 1 ? "cell whose marks lack" : "cells whose marks lack"} the right digit` : "",
  ];
  return `${parts.filter(Boolean).join(", and ")}: shown on the board.`;
}

function say(words: string) {
  verdict.value = words;
  announce(words);
}

/** A verdict holds until the next move. */
export function followMistakes() {
  effect(() => {
    void position.value;
    wrong.value = new Set();
    verdict.value = "";
  });
}
