// The board of the game, which also shows steps.

import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Legend } from "../board/legend";
import { isWritten } from "../board/picture";
import { type Cell, type Digit, candidate } from "../game/grid";
import { act, editing, title } from "../state/game";
import { boardKey } from "../state/keys";
import { colors, emphasis, layers, picture, stages, targets, whole } from "../state/scene";
import { color, colorsCandidates, entry, focus, select, selection } from "../state/select";
import { pointed, shown, stopShowing } from "../state/shown";
import { Icon } from "../ui/icons";
import { Stages } from "./stages";

function colorTapped(cell: Cell, digit: Digit) {
  if (entry.value !== "color" || !colorsCandidates.value || shown.value) return;
  const it = candidate(cell, picture.value[cell].digit || digit);
  if (isWritten(picture.value, it)) act({ do: "colorCandidate", candidate: it, color: color.value });
}

function Caption() {
  const now = shown.value;
  if (now) {
    return (
      <div class="caption showing">
        <span class="caption-title">
          {now.step.technique}
          {now.whole ? "" : ": what follows?"}
        </span>
        <button type="button" onClick={() => stopShowing()}>
          <Icon name="close" /> Back to play
        </button>
      </div>
    );
  }
  return <div class="caption">{editing.value ? "Typing a puzzle" : title.value}</div>;
}

const onPoint = (cell: Cell | null) => (pointed.value = cell);

function onKey(event: KeyboardEvent) {
  if (shown.value && event.key === "Escape") stopShowing();
  else if (!boardKey(event)) return;
  event.preventDefault();
}

export function Table() {
  const step = shown.value?.step;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (step) section.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return (
    <section ref={section} class="table" aria-label="Board">
      <Caption />
      <Board
        label={step ? `${step.technique} on the board` : "Sudoku board"}
        picture={picture.value}
        layers={layers.value}
        colors={colors.value}
        emphasis={emphasis.value}
        targets={targets}
        focus={focus.value}
        selected={selection.value}
        onSelect={select}
        onPoint={onPoint}
        onPlace={colorTapped}
        onKey={onKey}
      />
      <Stages stages={stages.value} sentences={step?.sentences ?? []} />
      <Legend layers={whole.value} />
    </section>
  );
}
