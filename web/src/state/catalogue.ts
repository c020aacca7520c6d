// The techniques and their pages, requested once.

import { signal } from "@preact/signals";
import { language } from "#language";
import { call } from "../engine/engine";
import type { TechniqueAnswer, TechniqueRecord } from "../engine/types";

let all: Promise<TechniqueRecord[]> | null = null;
const pages = new Map<string, Promise<TechniqueAnswer>>();

/** The names of techniques in the page's language, by the English ones. */
const titles = signal<ReadonlyMap<string, string>>(new Map());

/** All techniques, simplest first within each family. */
export function catalogue(): Promise<TechniqueRecord[]> {
  all ??= call("techniques", {}).then(
    ({ techniques }) => {
      titles.value = new Map(techniques.map((it) => [it.name, it.title]));
      return techniques;
    },
    (cause: unknown) => {
      all = null;
      throw cause;
    },
  );
  return all;
}

/** The name of a technique in the page's language; the English one until that is known. */
export function titleOf(name: string) {
  if (language !== "en") catalogue().catch(() => {});
  return titles.value.get(name) ?? name;
}

/** The page of a technique. */
export function techniquePage(name: string): Promise<TechniqueAnswer> {
  const known = pages.get(name);
  if (known) return known;
  const asked = call("technique", { name });
  pages.set(name, asked);
  asked.catch(() => pages.delete(name));
  return asked;
}
