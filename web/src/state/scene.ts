// The content of the board: the game, or a step in its position.

import { computed } from "@preact/signals";
import { NO_COLORS, NO_EMPHASIS } from "../board/board";
import { PAINT } from "../board/colors";
import type { Colors, Emphasis } from "../board/drawing";
import { layersOf, onDigits } from "../board/layers";
import { asPlayed, asSolved, including, withCandidates } from "../board/picture";
import { at, stagesOf } from "../board/stages";
import { CELLS, type Cell } from "../game/grid";
import { digitAt } from "../game/position";
import { variantNamed } from "../game/variant";
import { suspects } from "./enter";
import { hint, rung, told } from "./hint";
import { editing, position } from "./game";
import { wrong } from "./mistakes";
import { panel } from "./panel";
import { filtered, seen, selection } from "./select";
import { settings } from "./settings";
import { type Targets, marks, shown, spoken, stage, targetsOf } from "./shown";
import { broken, part } from "./variant";

/** The marks in layers, all of them. On a solution only its own digits have shapes. */
export const whole = computed(() => {
  const solution = shown.value?.solution;
  return solution ? onDigits(layersOf(marks.value), solution) : layersOf(marks.value);
});

/** The stages of a long sequence of inferences. */
export const stages = computed(() => stagesOf(whole.value, shown.value?.told.sentences ?? []));

/** The layers that are drawn now. */
export const layers = computed(() => at(whole.value, stages.value, stage.value));

export const picture = computed(() => {
  const now = shown.value;
  if (now?.solution) return asSolved(now.before, now.solution);
  if (now) return withCandidates(now.before);
  return including(asPlayed(position.value), filtered.value);
});

export const colors = computed<Colors>(() => {
  const { cellColors, candidateColors } = position.value;
  return shown.value ? NO_COLORS : { cells: cellColors, candidates: candidateColors, paint: PAINT };
});

/** The cells with the same digit as the one that is selected. */
function alike(): Cell[] {
  const digit = selection.value.size === 1 ? digitAt(position.value, [...selection.value][0]) : 0;
  return digit ? CELLS.filter((cell) => digitAt(position.value, cell) === digit) : [];
}

/** The cells with digits that break a rule, where they are to be marked. */
const clashing = computed(() => (editing.value || settings.value.clashes ? broken(position.value) : new Set<Cell>()));

/** What the variant on the board draws, once that can be drawn. */
export const extra = computed(() => {
  const variant = variantNamed(position.value.variant);
  return (variant && part.value?.drawingOf(variant)) ?? null;
});

export const emphasis = computed<Emphasis>(() => {
  if (shown.value) return NO_EMPHASIS;
  return {
    selected: selection.value,
    seen: new Set([...seen.value, ...alike()]),
    filtered: filtered.value,
    wrong: new Set([...wrong.value, ...clashing.value, ...suspects.value.map((it) => it.cell)]),
  };
});

/** The subject of the text under the pointer, or else the houses and cells named by the hint so far. */
export const targets = computed<Targets | null>(() => {
  if (spoken.value) return targetsOf(spoken.value, marks.value);
  if (panel.value !== "hint" || !hint.answer || shown.value || rung.value === 0) return null;
  const spans = told.value[told.value.length - 1] ?? [];
  const all = spans.map((span) => targetsOf(span, []));
  const named = {
    houses: all.flatMap((it) => it.houses),
    cells: all.flatMap((it) => it.cells),
    candidates: all.flatMap((it) => it.candidates),
  };
  return named.houses.length + named.cells.length + named.candidates.length > 0 ? named : null;
});
