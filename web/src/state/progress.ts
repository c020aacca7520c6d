// What was practised, and when it is due again: Leitner's boxes. It stays in this browser, unless it is exported.
//
// An exercise solved without help moves its technique one box up; one that needed the whole answer, or was answered wrong,
// moves it to the first box; one solved after a hint leaves it where it is. The higher the box, the longer until it is due.

import { computed, effect, signal } from "@preact/signals";
import { store, stored } from "./settings";

const DAY = 24 * 60 * 60 * 1000;

/** How long the techniques of each box wait, in days. */
export const WAITS: readonly number[] = [0, 1, 3, 7, 21, 60];

/** The highest box. */
export const TOP = WAITS.length - 1;

/** How an exercise went. */
export type Grade = "alone" | "hinted" | "failed";

/** What is known of a technique. */
export interface Practised {
  /** The box, from 0; 0 is for what was answered wrong last. */
  readonly box: number;
  /** When it is due again, in milliseconds since 1970. */
  readonly due: number;
  /** How many exercises were done, and how many of them without help. */
  readonly done: number;
  readonly alone: number;
  /** The index of the next prepared position. */
  readonly next: number;
}

export type Progress = Readonly<Record<string, Practised>>;

export const NEW: Practised = { box: 0, due: 0, done: 0, alone: 0, next: 0 };

/** What is known of a technique after an exercise. */
export function graded(before: Practised, grade: Grade, now: number): Practised {
  const box = grade === "failed" ? 0 : grade === "hinted" ? before.box : Math.min(before.box + 1, TOP);
  return {
    box,
    due: now + WAITS[box] * DAY,
    done: before.done + 1,
    alone: before.alone + (grade === "alone" ? 1 : 0),
    next: before.next + 1,
  };
}

/** The techniques that were practised and are due, the longest first. */
export const dueAt = (all: Progress, now: number): string[] =>
  Object.entries(all)
    .filter(([, it]) => it.done > 0 && it.due <= now)
    .sort(([, one], [, other]) => one.due - other.due)
    .map(([slug]) => slug);

const isCount = (it: unknown) => Number.isSafeInteger(it) && (it as number) >= 0;

/** The entries of what was stored or imported that make sense. */
export function readProgress(found: unknown): Progress {
  if (typeof found !== "object" || found === null) return {};
  const isPractised = (it: Partial<Practised> | null): it is Practised =>
    [it?.box, it?.due, it?.done, it?.alone, it?.next].every(isCount) && (it?.box ?? 0) <= TOP;
  const entries = Object.entries(found as Record<string, Practised | null>);
  return Object.fromEntries(entries.filter(([slug, it]) => /^[a-z0-9-]+$/.test(slug) && isPractised(it))) as Progress;
}

/** Of two, for each technique the one with more exercises. */
export function merged(here: Progress, there: Progress): Progress {
  const more = Object.entries(there).filter(([slug, it]) => it.done > (here[slug]?.done ?? 0));
  return { ...here, ...Object.fromEntries(more) };
}

const KEY = "ergodoku.course";

export const progress = signal<Progress>(readProgress(stored(KEY)));

export const practised = (slug: string): Practised => progress.value[slug] ?? NEW;

/** Notes how an exercise went. */
export function note(slug: string, grade: Grade, now = Date.now()) {
  progress.value = { ...progress.value, [slug]: graded(practised(slug), grade, now) };
}

/** Goes on to the next position without an answer. */
export function skip(slug: string) {
  const before = practised(slug);
  progress.value = { ...progress.value, [slug]: { ...before, next: before.next + 1 } };
}

/** What is due now; asked again when something was practised. */
export const due = computed(() => dueAt(progress.value, Date.now()));

export function followProgress() {
  effect(() => store(KEY, progress.value));
}
