// The complete path from the board to the solution, with its ratings.

import { computed, signal } from "@preact/signals";
import { Question, stepsOf } from "../engine/question";
import type { Position } from "../game/position";
import { engineText } from "../game/text";
import { position } from "./game";
import { explained } from "./settings";
import { after, show } from "./step";

export const path = new Question<"solve">("solve", true);
export const hodoku = new Question<"rate">("rate");
export const explainer = new Question<"rate">("rate", true);

/** The position of the path and the ratings. */
export const about = signal<Position | null>(null);
/** The selected step of the path, from 0. */
export const at = signal(0);

/** The steps, those found so far while the rest is looked for. */
export const found = computed(() => {
  const asked = path.asked.value;
  if (asked.is === "answered") return asked.answer.steps;
  return asked.is === "asking" ? stepsOf(asked.parts) : [];
});

/** The position before each step of the path, and after the last. */
export const along = computed<readonly Position[]>(() => {
  const steps = found.value;
  if (!about.value) return [];
  const positions = [about.value];
  for (const step of steps) positions.push(after(positions[positions.length - 1], step));
  return positions;
});

export async function askPath() {
  const now = position.value;
  about.value = now;
  at.value = 0;
  void hodoku.ask({ puzzle: engineText(now), scale: "hodoku" });
  void explainer.ask({ puzzle: engineText(now), scale: "se121" });
  const answer = await path.ask({ puzzle: engineText(now), ...explained() });
  if (answer?.steps.length) goTo(at.peek());
}

/** Ends the search for the path. What was found of it stays. */
export function cancelPath() {
  const steps = found.value;
  if (steps.length === 0) for (const question of [path, hodoku, explainer]) question.clear();
  else path.stop({ schema: 1, status: "stuck", grid: "", steps: [...steps], cut_short: true });
}

/** Selects a step of the path. */
export function goTo(index: number) {
  const steps = found.value;
  if (steps.length === 0) return;
  at.value = Math.min(steps.length - 1, Math.max(0, index));
  show(steps[at.value], along.value[at.value], "path");
}
