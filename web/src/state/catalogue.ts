// The techniques and their pages, requested once.

import { call } from "../engine/engine";
import type { TechniqueAnswer, TechniqueRecord } from "../engine/types";

let all: Promise<TechniqueRecord[]> | null = null;
const pages = new Map<string, Promise<TechniqueAnswer>>();

/** All techniques, simplest first within each family. */
export function catalogue(): Promise<TechniqueRecord[]> {
  all ??= call("techniques", {}).then(
    ({ techniques }) => techniques,
    (cause: unknown) => {
      all = null;
      throw cause;
    },
  );
  return all;
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
