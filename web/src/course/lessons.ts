// The lessons in their order, each with its techniques.

import { addTexts, t } from "#language";
import all from "./lessons.json";

export interface Lesson {
  /** Its name in links. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The explanation, a paragraph each, in Markdown. */
  readonly text: readonly string[];
  /** The techniques, by their names in links. */
  readonly techniques: readonly string[];
}

await addTexts({ de: () => import("../language/lessons.de.json") });

export const LESSONS: readonly Lesson[] = all.map((it) => ({
  ...it,
  title: t(it.title),
  summary: t(it.summary),
  text: it.text.map((text) => t(text)),
}));

/** The lesson of a name. */
export const lessonNamed = (name: string | null) => LESSONS.find((it) => it.name === name) ?? null;

/** The lesson that a technique belongs to, if there is one. */
export const lessonOf = (technique: string) => LESSONS.find((it) => it.techniques.includes(technique)) ?? null;
