// The prepared positions of a technique: codes in a file, which the engine reads.

import { t } from "#language";
import { call } from "../engine/engine";
import { Refusal } from "../engine/refusal";
import { disguised } from "../game/disguise";
import { positionOf } from "../game/loaded";
import type { Position } from "../game/position";

/** The codes of positions to practise on, and of puzzles that need the technique. */
export interface Prepared {
  readonly positions: readonly string[];
  readonly puzzles: readonly string[];
}

const lines = (text: string) => text.split("\n").filter(Boolean);

/** Positions first, and behind an empty line the puzzles. */
export function preparedIn(text: string): Prepared {
  const [positions, puzzles = ""] = text.split("\n\n");
  return { positions: lines(positions), puzzles: lines(puzzles) };
}

const known = new Map<string, Promise<Prepared>>();

async function load(technique: string): Promise<Prepared> {
  const response = await fetch(`positions/${technique}.txt`).catch(() => {
    throw Refusal.saying(t("The positions cannot be loaded. Is there a connection?"));
  });
  const isText = response.headers.get("content-type")?.startsWith("text/plain");
  // There is none for the rarest techniques.
  return response.ok && isText ? preparedIn(await response.text()) : { positions: [], puzzles: [] };
}

/** What is prepared for a technique. */
export function prepared(technique: string): Promise<Prepared> {
  const before = known.get(technique);
  if (before) return before;
  const asked = load(technique);
  known.set(technique, asked);
  asked.catch(() => known.delete(technique));
  return asked;
}

/** The position of a code, with its houses and digits exchanged: one that comes again looks new. */
export async function positionOfCode(code: string): Promise<Position> {
  const { cells } = await call("position", { code });
  return disguised(positionOf({ cells, format: "line" }));
}
