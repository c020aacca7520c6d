// Picking truths and links on the board: their rank, and what falls, after every change.

import { t } from "#language";
import { computed, effect, signal } from "@preact/signals";
import { Question } from "../engine/question";
import type { RankedSet } from "../engine/types";
import { type Candidate, type Cell, type Digit, candidateNamed, has } from "../game/grid";
import { candidates, digitAt } from "../game/position";
import { engineText } from "../game/text";
import {
  NOTHING,
  type Picked,
  type RuleKind,
  marksOf,
  rankOf,
  ruleOf,
  textOf,
  toggle,
  uncoveredBy,
} from "../game/truths";
import { announce } from "./announce";
import { digitOfKey } from "./digit-key";
import { position } from "./game";
import { focus } from "./select";
import { COUNTED, shown, stage, stopShowing } from "./shown";

/** Whether a pick is a truth or a link. */
export const part = signal<keyof Picked>("truths");
/** What a pick is about. */
export const kind = signal<RuleKind>("row");
/** The digit of a pick on the board; 0 for the one that is touched. */
export const digit = signal<Digit | 0>(0);

interface Edits {
  readonly past: readonly Picked[];
  readonly now: Picked;
  readonly future: readonly Picked[];
}

export const edits = signal<Edits>({ past: [], now: NOTHING, future: [] });
export const picked = computed(() => edits.value.now);

export function change(to: Picked) {
  edits.value = { past: [...edits.value.past, edits.value.now], now: to, future: [] };
}

export function undoPick() {
  const { past, now, future } = edits.value;
  const before = past.at(-1);
  if (before) edits.value = { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redoPick() {
  const { past, now, future } = edits.value;
  const [after, ...later] = future;
  if (after) edits.value = { past: [...past, now], now: after, future: later };
}

/** Whether touches and keys on the board pick. */
export const picking = computed(() => shown.value?.by === "rank");

/** What the engine says of the set. With truths alone it says which links cover them. */
export const ranked = new Question("rank");
/** Sets that the engine found. */
export const found = new Question("rank");
/** A set read from text. */
export const reading = new Question("rank");

/** The set that the engine has judged, if it is the one on the board. */
export const judgement = computed<RankedSet | null>(() => {
  const asked = ranked.asked.value;
  return asked.is === "answered" ? (asked.answer.sets[0] ?? null) : null;
});

/** The candidates that fall by the truths and links picked. */
export const falls = computed<readonly Candidate[]>(() =>
  judgement.value && picked.value.links.length > 0
    ? judgement.value.falls.map((it) => candidateNamed(it.eliminate))
    : [],
);

export const uncovered = computed(() => uncoveredBy(picked.value, position.value));

/** Picks the rule through a candidate, or takes it out. */
export function pickAt(cell: Cell, touched: Digit) {
  const now = position.value;
  const wanted = digit.value || touched;
  if (digitAt(now, cell) || (kind.value !== "cell" && !has(candidates(now, cell), wanted))) return;
  const rule = ruleOf(kind.value, cell, wanted);
  change(toggle(picked.value, part.value, rule));
  const isIn = picked.value[part.value].includes(rule);
  const words =
    part.value === "truths"
      ? isIn
        ? t("Truth {rule} added.")
        : t("Truth {rule} taken out.")
      : isIn
        ? t("Link {rule} added.")
        : t("Link {rule} taken out.");
  announce(t(words, { rule }));
}

const KINDS: Record<string, RuleKind> = { n: "cell", r: "row", c: "column", b: "box" };
const PARTS: Record<string, keyof Picked> = { t: "truths", l: "links" };

/** Handles a key on the board while one picks, and returns whether it had an effect. */
export function pickKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const pressed = digitOfKey(event);
  if (pressed !== null) pickAt(focus.value, pressed);
  else if (event.key === "Enter") pickCell();
  else if (event.key === "Backspace" || event.key === "Delete") undoPick();
  else if (event.key in KINDS) kind.value = KINDS[event.key];
  else if (event.key in PARTS) part.value = PARTS[event.key];
  else return false;
  return true;
}

/** Picks the focused cell itself. */
function pickCell() {
  const before = kind.value;
  kind.value = "cell";
  pickAt(focus.value, 1);
  kind.value = before;
}

/** The rank, with a sign that is not a hyphen. */
export const rankInWords = () => t("Rank {rank}", { rank: String(rankOf(picked.value)).replace("-", "−") });

/** The caption: the rank, and what it comes to. */
function caption(): string {
  const { truths, links } = picked.value;
  if (truths.length + links.length === 0) return t("Pick truths and links");
  if (links.length === 0) return t(truths.length === 1 ? "{count} truth" : "{count} truths", { count: truths.length });
  if (truths.length === 0) return t(links.length === 1 ? "{count} link" : "{count} links", { count: links.length });
  const open = uncovered.value.length;
  const parts = [
    open ? t("{count} not covered", { count: open }) : "",
    falls.value.length ? t("{count} fall", { count: falls.value.length }) : "",
  ];
  return [rankInWords(), parts.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}

const LEGEND = { ...COUNTED, pattern: "covered", fin: t("not covered") };

/** Draws the set, and lets one pick on the board. */
export function draw() {
  const now = position.value;
  stage.value = null;
  shown.value = {
    told: { title: caption(), sentences: [], marks: marksOf(picked.value, now, falls.value), legend: LEGEND },
    step: null,
    before: now,
    solution: null,
    whole: true,
    by: "rank",
  };
}

/** Draws and judges the set whenever it or the position changes. Returns what ends this. */
export function followPicked(): () => void {
  const endAsking = effect(() => {
    const { truths, links } = picked.value;
    const puzzle = engineText(position.value);
    ranked.clear();
    if (truths.length > 0) void ranked.ask({ puzzle, set: textOf({ truths, links }) });
  });
  let drawn: Edits | null = null;
  const endDrawing = effect(() => {
    const now = edits.value;
    void position.value;
    void falls.value;
    // After "Back to play" only a change of the set is drawn.
    if (now !== drawn || picking.peek()) draw();
    drawn = now;
  });
  return () => {
    endAsking();
    endDrawing();
    ranked.clear();
    reading.clear();
    stopShowing("rank");
  };
}

/** Takes the links of least rank that the engine found for the truths. */
export function addCover() {
  const set = judgement.value;
  if (set && picked.value.links.length === 0) change({ ...picked.value, links: set.links });
}

/** Replaces the links by those of least rank. */
export async function coverAnew() {
  const { truths } = picked.value;
  const answer = await reading.ask({ puzzle: engineText(position.value), set: textOf({ truths, links: [] }) });
  const [set] = answer?.sets ?? [];
  if (set) change({ truths, links: set.links });
}

/** Reads a set from text. Returns whether there was one; with truths alone the links are found. */
export async function read(text: string): Promise<boolean> {
  const answer = await reading.ask({ puzzle: engineText(position.value), set: text });
  const [set] = answer?.sets ?? [];
  if (!set) return false;
  change({ truths: set.truths, links: set.links });
  return true;
}

export const find = () => found.ask({ puzzle: engineText(position.value) });

/** A set belongs to its puzzle. */
export function followPuzzle() {
  let givens = position.peek().givens;
  effect(() => {
    const now = position.value;
    found.clear();
    if (now.givens === givens) return;
    givens = now.givens;
    edits.value = { past: [], now: NOTHING, future: [] };
  });
}
