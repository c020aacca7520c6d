// Text that is being read as a puzzle: its format, and its errors.

import { figures, t } from "#language";
import { computed, effect, signal } from "@preact/signals";
import { Question } from "../engine/question";
import type { CheckAnswer } from "../engine/types";
import { type Cell, type Digit, candidateNamed, cellOf } from "../game/grid";
import { positionOf } from "../game/loaded";
import { EMPTY, type Position, clashes } from "../game/position";
import { engineText, fromLink } from "../game/text";
import { nameOf, variantOf } from "../game/variant";
import { editing, position } from "./game";

/** The text in the box. */
export const text = signal("");
/** The index of the chosen puzzle if there is one on each line. */
export const line = signal(0);

const check = new Question<"check">("check");
/** The result for the board's digits while a puzzle is typed. */
export const typed = new Question<"check">("check");

/** The lines of a text with a puzzle on each, or else the complete text. */
export const puzzles = computed<readonly string[]>(() => {
  const lines = text.value
    .split("\n")
    .map((it) => it.trim())
    .filter(Boolean);
  const isList =
    lines.length > 1 && lines.every((it) => /^\S{81}/.test(it) || it.startsWith("#") || it.startsWith(":"));
  return isList ? lines.filter((it) => !it.startsWith("#")) : [text.value];
});

/** The longest text that is read as one puzzle, in characters: more than any format takes. */
const LONGEST = 60_000;

/** Nine lines with spaces for blanks, as they are printed, with dots instead. Any other text stays as it is. */
export function withDots(text: string): string {
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const isSpaced = lines.length === 9 && lines.every((it) => /^[1-9. ]{0,9}\s*$/.test(it)) && / /.test(text.trim());
  return isSpaced ? lines.map((it) => it.trimEnd().padEnd(9).replaceAll(" ", ".")).join("\n") : text;
}

/** Why a text is not even sent to be read. */
const tooLong = (text: string) =>
  t("This has {count} characters, and one puzzle no more than {most}. A list of puzzles has one on each line.", {
    count: figures(text.length),
    most: figures(LONGEST),
  });

const chosen = computed(() => withDots(puzzles.value[Math.min(line.value, puzzles.value.length - 1)] ?? ""));

/** The position in a link to this page, which the engine does not read. */
const own = computed<Position | null>(() => fromLink(text.value));

export interface Diagnosis {
  /** The position in a link to this page. */
  readonly own: Position | null;
  readonly answer: CheckAnswer | null;
  readonly fault: string | null;
}

export const diagnosis = computed<Diagnosis>(() => {
  const now = check.asked.value;
  const fault = now.is === "refused" ? now.fault.message : null;
  return {
    own: own.value,
    answer: now.is === "answered" ? now.answer : null,
    fault: chosen.value.length > LONGEST ? tooLong(chosen.value) : fault,
  };
});

/** The text that was sent to be read. Until the next key is followed by a pause, it is not the one in the box. */
const asked = signal("");

/** The answer for the text that is in the box now. */
const current = computed(() => (asked.value === chosen.value ? diagnosis.value.answer : null));

/** Whether a puzzle has rules that the engine does not know, by which its digits need not clash. */
const isVariant = (answer: CheckAnswer) => Boolean(answer.link?.variants.length);

/** The playable position in the box, if there is one. */
export const entered = computed<Position | null>(() => {
  if (own.value) return own.value;
  const answer = current.value;
  if (answer?.cells.length !== 81) return null;
  if (answer.link && isVariant(answer)) return { ...positionOf(answer), variant: nameOf(variantOf(answer.link)) };
  return answer.status === "invalid" ? null : positionOf(answer);
});

/** The same without the rules of its variant, if it is one and its digits do not clash. */
export const bare = computed<Position | null>(() => {
  const now = entered.value;
  if (!now?.variant) return null;
  const plain = { ...now, variant: "" };
  return clashes(plain).size === 0 ? plain : null;
});

/** What is in the box and cannot be played as it is: the digits read, to be put right on the board. */
export const repairable = computed<Position | null>(() => {
  const answer = current.value;
  if (answer?.cells.length !== 81 || isVariant(answer) || !["invalid", "no_solution"].includes(answer.status)) {
    return null;
  }
  return { ...EMPTY, isDraft: true, givens: answer.cells.map((cell) => cell.digit ?? 0) };
});

/** A given that may be the only wrong one, and the digits that would do instead. */
export interface Suspect {
  readonly cell: Cell;
  readonly digits: readonly Digit[];
}

/** The givens on the board that may be the only wrong one, while a puzzle is typed. */
export const suspects = computed<readonly Suspect[]>(() => {
  const all = typed.asked.value.is === "answered" ? (typed.answer?.error?.suspects ?? []) : [];
  return all.map(({ candidate, digits }) => ({ cell: cellOf(candidateNamed(candidate)), digits }));
});

/** Checks the box whenever it changes, shortly after the last key. */
export function followText() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, 60);
  };
  effect(() => {
    const wanted = chosen.value;
    const linked = own.value;
    if (!wanted.trim() || wanted.length > LONGEST) check.clear();
    else {
      soon(() => {
        asked.value = wanted;
        void check.ask(linked ? { puzzle: engineText(linked) } : { puzzle: wanted, without_variant: true });
      });
    }
  });
  effect(() => {
    const now = position.value;
    if (editing.value) void typed.ask({ puzzle: engineText(now) });
    else typed.clear();
  });
}
