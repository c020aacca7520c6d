// The open part of the page, from the address: `#learn/x-wing`, `#course/fish/x-wing`, `#p=…` for a position.

import { signal } from "@preact/signals";

export type Route =
  | { page: "solve" }
  | { page: "learn"; technique: string | null }
  /** The whole course, a lesson, or one of its techniques. */
  | { page: "course"; lesson: string | null; technique: string | null };

export const route = signal<Route>({ page: "solve" });

export function routeOf(hash: string): Route {
  const [, page, first, second, rest] = /^#(learn|course)(?:\/([a-z0-9-]+))?(?:\/([a-z0-9-]+))?(.*)$/.exec(hash) ?? [];
  if (rest) return { page: "solve" };
  if (page === "learn" && !second) return { page, technique: first ?? null };
  if (page === "course") return { page, lesson: first ?? null, technique: second ?? null };
  return { page: "solve" };
}

export const learnLink = (slug?: string) => (slug ? `#learn/${slug}` : "#learn");

/** A link into the course. */
export const courseLink = (...names: readonly string[]) => ["#course", ...names].join("/");
