// Keeps the game across reloads, and reads the one in a link.

import { effect } from "@preact/signals";
import { begin } from "../game/history";
import type { Position } from "../game/position";
import { fragment, fromFragment } from "../game/text";
import { readVariant, remember, variantNamed } from "../game/variant";
import { abouts, history, note } from "./game";
import { kept } from "./saved";
import { storeSoon, stored } from "./settings";

const KEY = "ergodoku.game";

/** What is stored: positions as the fragments of links. */
interface Kept {
  past: string[];
  now: string;
  future: string[];
  checkpoints: { name: string; position: string }[];
}

/** Apart from the game, as the time changes every second. */
const ABOUT = "ergodoku.about";

/** The variants by their names: positions have these alone. */
const VARIANTS = "ergodoku.variants";

/** Restores the variants of the last game and of games that were begun. */
export function restoreVariants() {
  for (const [name, found] of Object.entries(stored(VARIANTS) ?? {})) {
    const variant = readVariant(found);
    if (variant) remember(name, variant);
  }
}

/** Keeps the variants that some position has. They are stored only if others are in use than before. */
export function keepVariants() {
  let before = "";
  effect(() => {
    const { past, now, future, checkpoints } = history.value;
    const here = [...past, now, ...future, ...checkpoints.map((it) => it.position)].map((it) => it.variant);
    const begun = kept.value.games.map((it) => /&v=(\w+)/.exec(it.board)?.[1] ?? "");
    const names = [...new Set([...here, ...begun])].filter((name) => variantNamed(name)).sort();
    if (String(names) === before) return;
    before = String(names);
    storeSoon(VARIANTS, () => Object.fromEntries(names.map((name) => [name, variantNamed(name)])));
  });
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
  abouts.value = (stored(ABOUT) as typeof abouts.value | null) ?? {};
  return true;
}

/** Starts with a position, without history. */
export function startOn(position: Position, name: string) {
  history.value = begin(position);
  note({ title: name });
}

export function keepAcrossReloads() {
  effect(() => {
    const { past, now, future, checkpoints } = history.value;
    storeSoon(
      KEY,
      (): Kept => ({
        past: past.slice(-100).map(fragment),
        now: fragment(now),
        future: future.slice(0, 100).map(fragment),
        checkpoints: checkpoints.map(({ name, position }) => ({ name, position: fragment(position) })),
      }),
    );
  });
  effect(() => {
    const all = abouts.value;
    storeSoon(ABOUT, () => all);
  });
}
