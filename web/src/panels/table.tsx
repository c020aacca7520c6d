// The board of the game, which also shows steps.

import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Legend } from "../board/legend";
import { isWritten } from "../board/picture";
import { type Cell, type Digit, candidate } from "../game/grid";
import { act, editing, position, title } from "../state/game";
import { boardKey } from "../state/keys";
import { openWhy } from "../state/panel";
import { colors, emphasis, layers, picture, stages, targets, whole } from "../state/scene";
import { color, colorsCandidates, entry, focus, select, selection } from "../state/select";
import { pointed, shown, stopShowing } from "../state/shown";
import { askWhy } from "../state/why";
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
          {now.told.title}
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

/** Asks why a candidate cannot be true; without a digit, which one. */
function onAsk(cell: Cell, digit: Digit | 0) {
  if (editing.value) return;
  const now = shown.value;
  const at = now && !now.solution ? now.before : position.value;
  const asked = candidate(cell, picture.value[cell].digit || digit || 1);
  const isThere = digit !== 0 && isWritten(picture.value, asked) && !at.givens[cell];
  select(cell);
  openWhy();
  if (isThere) void askWhy(asked, { at });
}

/** A count has truths and links in place of base and cover. */
const COUNTED = { base: "truth", cover: "link" } as const;

const onPoint = (cell: Cell | null) => (pointed.value = cell);

function onKey(event: KeyboardEvent) {
  if (shown.value && event.key === "Escape") stopShowing();
  else if (!boardKey(event)) return;
  event.preventDefault();
}

export function Table() {
  const told = shown.value?.told;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever types keeps the text in view.
    if (told && !document.activeElement?.matches("textarea")) section.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <section ref={section} class="table" aria-label="Board">
      <Caption />
      <Board
        label={told ? `${told.title} on the board` : "Sudoku board"}
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
        onAsk={onAsk}
        onKey={onKey}
      />
      <Stages stages={stages.value} sentences={told?.sentences ?? []} />
      <Legend layers={whole.value} words={told?.isCount ? COUNTED : undefined} />
    </section>
  );
}
