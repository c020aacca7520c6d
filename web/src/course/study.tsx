// The board of a lesson: a position with marks, and nothing of the game.

import { computed } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board, NO_COLORS, NO_EMPHASIS } from "../board/board";
import { lit } from "../board/highlight";
import { Legend } from "../board/legend";
import { layersOf } from "../board/layers";
import { withCandidates } from "../board/picture";
import { at, stagesOf } from "../board/stages";
import type { Mark, Role, Sentence } from "../engine/types";
import { type Cell, type Digit, columnOf, rowOf } from "../game/grid";
import type { Position } from "../game/position";
import { Stages } from "../panels/stages";
import { type Targets, type Words, pointed, spoken, stage, targetsOf } from "../state/shown";

interface StudyProps {
  label: string;
  position: Position;
  /** Whether all candidates are shown, or only the marked ones. */
  hasCandidates?: boolean;
  marks: readonly Mark[];
  /** The sentences about the marks, which can be followed one by one where there are many. */
  sentences?: readonly Sentence[];
  words?: Words | undefined;
  /** What is pointed out. */
  targets?: Targets | null;
  /** The selected cell, if the lesson keeps it. */
  focus?: Cell;
  onFocus?: (cell: Cell) => void;
  /** A tap on one of the nine places of the cell that is selected. */
  onTap?: (cell: Cell, digit: Digit) => void;
  /** A key that does not move; returns whether it had an effect. */
  onKey?: (event: KeyboardEvent, cell: Cell) => boolean;
}

const NONE: readonly Sentence[] = [];
const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function Study(props: StudyProps) {
  const { position, marks, words, onTap, onKey, hasCandidates = true, sentences = NONE, targets = null } = props;
  const [ownFocus, setOwnFocus] = useState<Cell>(40);
  const focus = props.focus ?? ownFocus;
  const setFocus = props.onFocus ?? setOwnFocus;
  useEffect(() => void (stage.value = null), [sentences]);
  const picture = useMemo(() => {
    const all = withCandidates(position);
    return hasCandidates ? all : all.map((it) => ({ ...it, small: 0 }));
  }, [position, hasCandidates]);
  const whole = useMemo(() => layersOf(marks), [marks]);
  const stages = useMemo(() => stagesOf(whole, sentences), [sentences, whole]);
  const layers = useMemo(() => at(whole, stages, stage.value), [whole, stages, stage.value]);
  const over = useMemo(
    () => lit(computed(() => (spoken.value ? targetsOf(spoken.value, marks) : targets))),
    [marks, targets],
  );
  const key = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by) setFocus(9 * ((rowOf(focus) + by[0] + 9) % 9) + ((columnOf(focus) + by[1] + 9) % 9));
    else if (event.ctrlKey || event.metaKey || event.altKey || !onKey?.(event, focus)) return;
    event.preventDefault();
  };
  return (
    <>
      <Board
        label={props.label}
        picture={picture}
        layers={layers}
        words={words}
        colors={NO_COLORS}
        emphasis={onTap ? { ...NO_EMPHASIS, selected: new Set([focus]) } : NO_EMPHASIS}
        over={over}
        focus={focus}
        selected={new Set(onTap ? [focus] : [])}
        onSelect={setFocus}
        onPoint={(cell) => (pointed.value = cell)}
        // The first tap only selects the cell, as its candidates are small.
        onPlace={(cell, digit) => cell === focus && onTap?.(cell, digit)}
        onKey={key}
      />
      <Stages stages={stages} sentences={sentences} />
      <Legend layers={whole} words={words} />
    </>
  );
}

/** The marks around candidates in one role. */
export const ringed = (candidates: readonly string[], role: Role): Mark[] =>
  candidates.length > 0 ? [{ kind: "candidates", candidates: [...candidates], role }] : [];
