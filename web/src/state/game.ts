// The game: the position with its history. All changes go through `act`.

import { computed, signal } from "@preact/signals";
import { type History, begin, forget, keep, move, redo, undo } from "../game/history";
import type { Move } from "../game/play";
import { EMPTY, type Position } from "../game/position";

export const history = signal<History>(begin(EMPTY));
export const position = computed(() => history.value.now);

/** Whether a puzzle is being typed in. */
export const editing = computed(() => position.value.isDraft);

/** The name of the puzzle, if it has one. */
export const title = signal("");

export function act(next: Move) {
  history.value = move(history.value, next);
}

export const undoMove = () => (history.value = undo(history.value));
export const redoMove = () => (history.value = redo(history.value));
export const keepCheckpoint = (name: string) => (history.value = keep(history.value, name));
export const forgetCheckpoint = (index: number) => (history.value = forget(history.value, index));

/** Starts a puzzle. Undo restores the previous board. */
export function open(puzzle: Position, name: string) {
  act({ do: "set", position: puzzle });
  history.value = { ...history.value, checkpoints: [] };
  title.value = name;
}
