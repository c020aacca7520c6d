// Undo, redo and checkpoints around a position.

import { type Move, play } from "./play";
import type { Position } from "./position";

/** A named checkpoint. */
export interface Checkpoint {
  readonly name: string;
  readonly position: Position;
}

export interface History {
  readonly past: readonly Position[];
  readonly now: Position;
  readonly future: readonly Position[];
  readonly checkpoints: readonly Checkpoint[];
}

/** The number of moves that can be undone. */
const MEMORY = 300;

export const begin = (now: Position): History => ({ past: [], now, future: [], checkpoints: [] });

export function move(history: History, next: Move): History {
  const now = play(history.now, next);
  if (now === history.now) return history;
  return { ...history, past: [...history.past, history.now].slice(-MEMORY), now, future: [] };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { ...history, past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { ...history, past: [...history.past, history.now], now: after, future };
}

export function keep(history: History, name: string): History {
  return { ...history, checkpoints: [...history.checkpoints, { name, position: history.now }] };
}

export const forget = (history: History, index: number): History => ({
  ...history,
  checkpoints: history.checkpoints.filter((_, at) => at !== index),
});
