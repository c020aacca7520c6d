// Games that were begun, and puzzles that were solved. They stay in this browser, unless they are exported.

import { computed, effect, signal } from "@preact/signals";
import { CELLS } from "../game/grid";
import { type Position, digitAt } from "../game/position";
import { fragment, fromFragment, shared } from "../game/text";
import { type About, about, open, position, puzzleKey } from "./game";
import { merged as mergedProgress, progress, readProgress } from "./progress";
import { storeSoon, stored } from "./settings";
import { isWon } from "./variant";

/** A game that was begun and is not solved. */
export interface SavedGame {
  readonly key: string;
  /** The board, as the fragment of a link. */
  readonly board: string;
  readonly about: About;
  /** The number of empty cells. */
  readonly left: number;
}

/** A puzzle that was solved. */
export interface SolvedGame {
  readonly key: string;
  readonly about: About;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

interface Kept {
  readonly games: readonly SavedGame[];
  readonly solved: readonly SolvedGame[];
}

const KEY = "ergodoku.games";
/** How many games, and solved puzzles, are kept. */
const [GAMES, SOLVED] = [30, 1000];

const isKept = (it: unknown): it is Kept =>
  Array.isArray((it as Kept | null)?.games) && Array.isArray((it as Kept | null)?.solved);

function read(): Kept {
  const found = stored(KEY);
  return isKept(found) ? found : { games: [], solved: [] };
}

export const kept = signal<Kept>(read());

const isBegun = (now: Position) =>
  !now.isDraft && CELLS.some((cell) => now.placed[cell] || now.centre[cell] || now.corner[cell]);

/** The games besides the one that goes on on the board, the last one first. */
export const others = computed(() => {
  const now = position.value;
  const key = isBegun(now) ? puzzleKey(now) : null;
  return kept.value.games.filter((it) => it.key !== key);
});

/** Notes every move, and what is solved once for each puzzle. */
export function followGames() {
  effect(() => {
    const now = position.value;
    if (!isBegun(now)) return;
    const key = puzzleKey(now);
    const { games, solved } = kept.peek();
    const left = CELLS.filter((cell) => !digitAt(now, cell)).length;
    const game = { key, board: fragment(now), about: about.peek(), left };
    const rest = games.filter((it) => it.key !== key);
    const isNew = isWon(now) && !solved.some((it) => it.key === key);
    kept.value = {
      games: isWon(now) ? rest : [game, ...rest].slice(0, GAMES),
      solved: isNew ? [{ key, about: about.peek(), at: Date.now() }, ...solved].slice(0, SOLVED) : solved,
    };
  });
  effect(() => {
    const all = kept.value;
    storeSoon(KEY, () => all);
  });
}

/** Goes on with a game. */
export function resume(game: SavedGame) {
  const board = fromFragment(game.board);
  if (board) open(board, game.about.title, game.about);
}

export function forgetGame(key: string) {
  kept.value = { ...kept.value, games: kept.value.games.filter((it) => it.key !== key) };
}

/** Whether an entry of a file says which puzzle it is about, and what there is to say. */
const isKnown = (it: { key?: unknown; about?: Partial<About> | null } | null) =>
  typeof it?.key === "string" && typeof it.about?.title === "string" && typeof it.about.seconds === "number";

/** All of it as text, for a file. A game of a variant has that in its board. */
export const exported = () => {
  const whole = (game: SavedGame) => {
    const board = fromFragment(game.board);
    return board?.variant ? { ...game, board: shared(board) } : game;
  };
  return JSON.stringify({ ergodoku: 1, ...kept.value, games: kept.value.games.map(whole), course: progress.value });
};

/** Adds what was exported, and returns how many games there were; null if the text is nothing of that kind. */
export function imported(text: string): number | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isKept(found)) return null;
  const merged = <Item extends { key: string }>(here: readonly Item[], there: readonly Item[]) => [
    ...here,
    ...there.filter((it) => !here.some((other) => other.key === it.key)),
  ];
  const games = found.games.flatMap((it) => {
    const board = isKnown(it) && typeof it.board === "string" ? fromFragment(it.board) : null;
    return board ? [{ ...it, board: fragment(board) }] : [];
  });
  const solved = found.solved.filter(isKnown);
  kept.value = {
    games: merged(kept.value.games, games).slice(0, GAMES),
    solved: merged(kept.value.solved, solved).slice(0, SOLVED),
  };
  progress.value = mergedProgress(progress.value, readProgress((found as { course?: unknown }).course));
  return games.length + solved.length;
}

/** What was solved, by level: how many, the best and the mean time in seconds. */
export interface Statistic {
  readonly level: string;
  readonly count: number;
  readonly best: number;
  readonly mean: number;
}

/** Of the puzzles that were made for a level; all others together come last. */
export const statistics = computed<readonly Statistic[]>(() => {
  const levels = ["easy", "medium", "hard", "unfair", "extreme", ""];
  return levels.flatMap((level) => {
    const times = kept.value.solved.filter((it) => it.about.level === level).map((it) => it.about.seconds);
    if (times.length === 0) return [];
    const sum = times.reduce((all, it) => all + it, 0);
    return [{ level, count: times.length, best: Math.min(...times), mean: Math.round(sum / times.length) }];
  });
});
