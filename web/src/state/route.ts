// The open part of the page, from the address: `#learn/x-wing`, `#p=…` for a position.

import { signal } from "@preact/signals";

export type Route = { page: "solve" } | { page: "learn"; technique: string | null };

export const route = signal<Route>({ page: "solve" });

export function routeOf(hash: string): Route {
  const match = /^#learn(?:\/([a-z0-9-]+))?$/.exec(hash);
  return match ? { page: "learn", technique: match[1] ?? null } : { page: "solve" };
}

export const learnLink = (slug?: string) => (slug ? `#learn/${slug}` : "#learn");
