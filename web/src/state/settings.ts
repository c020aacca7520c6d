// The user's settings, stored only in this browser.

import { language, t } from "#language";
import { effect, signal } from "@preact/signals";
import type { LanguageName, LengthName, ProfileName } from "../engine/types";

export type Theme = "auto" | "light" | "dark";

/** How long explanations are, in words. */
export const LENGTHS = [
  ["line", t("in one line")],
  ["standard", t("in full")],
  ["teach", t("in full, with how to spot it and what to look for next")],
] as const satisfies readonly (readonly [LengthName, string])[];

export interface Settings {
  theme: Theme;
  contrast: boolean;
  /** The engine's profile of techniques. */
  profile: ProfileName;
  /** Whether steps may assume that the puzzle has one solution. */
  uniqueness: boolean;
  /** The language of the page and its explanations. */
  language: LanguageName;
  /** How long explanations are. */
  length: LengthName;
  /** Whether digits that stand twice in a house are marked at once. */
  clashes: boolean;
  /** Whether wrong digits are marked as soon as they are placed. */
  checks: boolean;
  /** Whether the time is shown while one plays. */
  timer: boolean;
  /** Whether one chooses a digit first and then touches its cells. */
  digitFirst: boolean;
  /** Whether a new puzzle starts with all candidates written. */
  notes: boolean;
  /** Whether the panels are to the left of the board. */
  leftHand: boolean;
}

const KEY = "ergodoku.settings";
const USUAL: Settings = {
  theme: "auto",
  contrast: false,
  profile: "default",
  uniqueness: true,
  language,
  length: "standard",
  clashes: true,
  checks: false,
  timer: false,
  digitFirst: false,
  notes: false,
  leftHand: false,
};

export const settings = signal<Settings>({ ...USUAL, ...(stored(KEY) as Partial<Settings> | null) });

/** Chooses a language, in which the page starts again. */
export function speak(language: LanguageName) {
  set({ language });
  location.reload();
}

export const set = (change: Partial<Settings>) => (settings.value = { ...settings.value, ...change });

/** The stored value of a key, or null if there is none or it cannot be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value, if the browser allows it. */
export function store(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the state is then lost with the page.
  }
}

/** What is to be stored and is not yet, by its key. */
const waiting = new Map<string, () => unknown>();

/** Stores a value after the next paint, and at the latest when the page is left. Until then a later value takes its place. */
export function storeSoon(key: string, value: () => unknown) {
  if (waiting.size === 0) setTimeout(storeNow, 300);
  waiting.set(key, value);
}

function storeNow() {
  for (const [key, value] of waiting) store(key, value());
  waiting.clear();
}

/** Stores what is waiting when the page is left: it may not come back. */
export function followLeaving() {
  addEventListener("pagehide", storeNow);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) storeNow();
  });
}

export function followSettings() {
  effect(() => {
    const { theme, contrast, leftHand } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset["hand"] = leftHand ? "left" : "right";
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["contrast"] = contrast ? "more" : "usual";
    store(KEY, settings.value);
  });
}

/** Whether the page is dark now. */
export const isDark = () =>
  settings.value.theme === "dark" ||
  (settings.value.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

/** The choice of techniques in the form of the protocol. */
export const techniques = () => {
  const { profile, uniqueness } = settings.value;
  return { profile, uniqueness };
};

/** The same with the length of explanations, for calls whose answers are steps. */
export const explained = () => ({ ...techniques(), length: settings.value.length });
