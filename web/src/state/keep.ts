// Keeps the game across reloads, and reads the one in a link.

import { effect } from "@preact/signals";
import { begin } from "../game/history";
import type { Position } from "../game/position";
import { fragment, fromFragment } from "../game/text";
import { history, title } from "./game";
import { store, stored } from "./settings";

const KEY = "ergodoku.game";

/** What is stored: positions as the fragments of links. */
interface Kept {
  past: string[];
  now: string;
  future: string[];
  checkpoints: { name: string; position: string }[];
  title: string;
}

const positions = (texts: readonly string[]) => texts.map(fromFragment).filter((it): it is Position => it !== null);

/** Restores the last game. Returns false if there is none, or if it cannot be read. */
export function restore(): boolean {
  try {
    return takeUp(stored(KEY) as Kept | null);
  } catch {
    return false;
  }
}

function takeUp(kept: Kept | null): boolean {
  const now = kept && fromFragment(kept.now);
  if (!kept || !now) return false;
  history.value = {
    past: positions(kept.past),
    now,
    future: positions(kept.future),
    checkpoints: kept.checkpoints.flatMap(({ name, position: text }) => {
      const position = fromFragment(text);
      return position ? [{ name, position }] : [];
    }),
  };
  title.value = kept.title;
  return true;
}

/** Starts with a position, without history. */
export function startOn(position: Position, name: string) {
  history.value = begin(position);
  title.value = name;
}

export function keepAcrossReloads() {
  effect(() => {
    const { past, now, future, checkpoints } = history.value;
    const kept: Kept = {
      past: past.slice(-100).map(fragment),
      now: fragment(now),
      future: future.slice(0, 100).map(fragment),
      checkpoints: checkpoints.map(({ name, position }) => ({ name, position: fragment(position) })),
      title: title.value,
    };
    store(KEY, kept);
  });
}
