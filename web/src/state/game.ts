// The game: the position with its history. All changes go through `act`.

import { computed, signal } from "@preact/signals";
import type { WantedLevel } from "../engine/types";
import { type History, begin, forget, keep, move, redo, undo } from "../game/history";
import type { Move } from "../game/play";
import { EMPTY, type Position } from "../game/position";
import { fragment } from "../game/text";
import { settings } from "./settings";
import { isWon } from "./variant";

export const history = signal<History>(begin(EMPTY));
export const position = computed(() => history.value.now);

/** Whether the board is solved. */
export const finished = computed(() => isWon(position.value));

/** Whether rules hold on the board that the engine does not know. */
export const isVariant = computed(() => position.value.variant !== "");

/** Whether a puzzle is being typed in. */
export const editing = computed(() => position.value.isDraft);

/** What held a player up in a puzzle. */
export interface Held {
  /** The techniques that hints were at, by their names as one types them, each as often as it was. */
  readonly hints: readonly string[];
  /** The longest time without a move, in seconds, and the board on which it was, as the fragment of a link. */
  readonly pause: number;
  readonly board: string;
}

export const NOT_HELD: Held = { hints: [], pause: 0, board: "" };

/** What is known of a puzzle besides its digits. */
export interface About {
  readonly title: string;
  /** The level that was asked for; empty if none was. */
  readonly level: WantedLevel | "";
  /** The technique that the puzzle is to practise, by its name as one types it; empty if none. */
  readonly practice: string;
  /** The time played, in seconds. */
  readonly seconds: number;
  /** The number of digits placed that were wrong, and of hints taken. */
  readonly mistakes: number;
  readonly hints: number;
  /** What held the player up. */
  readonly held?: Held;
}

const UNKNOWN: About = { title: "", level: "", practice: "", seconds: 0, mistakes: 0, hints: 0 };

/** The keys known, by the list of givens, which moves leave as it is: each move asks for several. */
const keys = new WeakMap<Position["givens"], Pick<Position, "allowed" | "isDraft" | "variant"> & { key: string }>();

/** What stands for a puzzle, whatever was placed and marked since. */
export function puzzleKey({ givens, allowed, isDraft, variant }: Position): string {
  const known = keys.get(givens);
  if (known?.allowed === allowed && known.isDraft === isDraft && known.variant === variant) return known.key;
  const key = fragment({ ...EMPTY, isDraft, givens, allowed, variant });
  keys.set(givens, { allowed, isDraft, variant, key });
  return key;
}

/** What is known of the puzzles of this game, by their keys. Undo may lead back to any of them. */
export const abouts = signal<Readonly<Record<string, About>>>({});

const key = computed(() => puzzleKey(position.value));

/** What is known of the puzzle on the board. */
export const about = computed(() => abouts.value[key.value] ?? UNKNOWN);

/** The name of the puzzle, if it has one. */
export const title = computed(() => about.value.title);

/** Notes something about the puzzle on the board. */
export function note(change: Partial<About>) {
  abouts.value = { ...abouts.peek(), [key.peek()]: { ...about.peek(), ...change } };
}

/** The checkpoints of the puzzle on the board, each with its index among all. */
export const checkpoints = computed(() =>
  history.value.checkpoints
    .map((checkpoint, index) => ({ ...checkpoint, index }))
    .filter((it) => puzzleKey(it.position) === key.value),
);

export function act(next: Move) {
  history.value = move(history.value, next);
}

export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);
export const undoMove = () => (history.value = undo(history.value));
export const redoMove = () => (history.value = redo(history.value));
export const keepCheckpoint = (name: string) => (history.value = keep(history.value, name));
export const forgetCheckpoint = (index: number) => (history.value = forget(history.value, index));

/** Starts a puzzle. Undo restores the previous board, with what is known of its puzzle. */
export function open(puzzle: Position, name: string, more: Partial<About> = {}) {
  act({ do: "set", position: puzzle });
  const { past, now, checkpoints } = history.value;
  const inUse = new Set([...past, now, ...checkpoints.map((it) => it.position)].map(puzzleKey));
  const known = Object.entries(abouts.peek()).filter(([it]) => inUse.has(it));
  abouts.value = { ...Object.fromEntries(known), [key.peek()]: { ...UNKNOWN, title: name, ...more } };
  if (settings.peek().notes && !puzzle.isDraft) act({ do: "fillMarks" });
}
