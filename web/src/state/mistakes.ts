// Mistakes: on demand, or as one goes; they are counted in any case.

import { t } from "#language";
import { effect, signal } from "@preact/signals";
import { faultOf } from "../engine/question";
import { CELLS, type Cell } from "../game/grid";
import { type Position, isComplete, mistakes } from "../game/position";
import { announce } from "./announce";
import { about, note, position, puzzleKey } from "./game";
import { settings } from "./settings";
import { solutionOf } from "./solution";
import { broken } from "./variant";

export const wrong = signal<ReadonlySet<Cell>>(new Set<Cell>());
/** The result of the last check in words. */
export const verdict = signal("");

/** Compares the board with the solution of its givens. */
export async function lookForMistakes() {
  const now = position.value;
  try {
    const { status, digits: solution } = await solutionOf(now);
    if (now !== position.value) return;
    if (!solution && status === "variant") {
      wrong.value = broken(now);
      say(
        wrong.value.size > 0
          ? t("Digits that break a rule are marked. The link holds no solution to compare with.")
          : t("No rule that can be judged is broken. The link holds no solution to compare with."),
      );
      return;
    }
    if (!solution) {
      say(
        status === "multiple_solutions"
          ? t("The puzzle has several solutions: no digit can be called wrong.")
          : t("The puzzle has no solution."),
      );
      return;
    }
    const { digits, marks } = mistakes(now, solution);
    wrong.value = new Set([...digits, ...marks]);
    if (digits.length + marks.length === 0)
      say(isComplete(now) ? t("Solved, and all is right.") : t("All is right so far."));
    else say(wrongInWords(digits.length, marks.length));
  } catch (cause) {
    say(faultOf(cause).message);
  }
}

function wrongInWords(digits: number, marks: number): string {
  const parts = [
    digits ? t(digits === 1 ? "{count} wrong digit" : "{count} wrong digits", { count: digits }) : "",
    marks
      ? t(
          marks === 1
            ? "{count} cell whose marks lack the right digit"
            : "{count} cells whose marks lack the right digit",
          {
            count: marks,
          },
        )
      : "",
  ];
  return t("{faults}: shown on the board.", { faults: parts.filter(Boolean).join(", ") });
}

function say(words: string) {
  verdict.value = words;
  announce(words);
}

/** When what has changed is on the screen. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Counts the wrong digits among those placed by the last move, and shows what is wrong if that is wanted. */
async function judgeMove(before: Position, now: Position) {
  const isMove = !now.isDraft && puzzleKey(before) === puzzleKey(now);
  const placed = CELLS.filter((cell) => now.placed[cell] && now.placed[cell] !== before.placed[cell]);
  if (!isMove || (placed.length === 0 && !settings.peek().checks)) return;
  // The move is seen before it is judged: the first one of a puzzle asks the engine.
  await painted();
  const { digits: solution } = await solutionOf(now).catch(() => ({ digits: null }));
  const latest = position.peek();
  if (!solution || puzzleKey(latest) !== puzzleKey(now)) return;
  const isWrong = (cell: Cell) => now.placed[cell] !== solution[cell];
  const missed = placed.filter(isWrong).length;
  if (missed > 0) note({ mistakes: about.peek().mistakes + missed });
  if (settings.peek().checks && latest === now) wrong.value = new Set(mistakes(now, solution).digits);
}

/** A verdict holds until the next move. */
export function followMistakes() {
  let before = position.peek();
  effect(() => {
    const now = position.value;
    wrong.value = new Set();
    verdict.value = "";
    if (now !== before) void judgeMove(before, now);
    before = now;
  });
}
