// The board of the game, which also shows steps.

import { t } from "#language";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { lit } from "../board/highlight";
import { Legend } from "../board/legend";
import { isWritten } from "../board/picture";
import { type Cell, type Digit, candidate } from "../game/grid";
import { paused, timeInWords } from "../state/clock";
import { about, act, editing, finished, position, title } from "../state/game";
import { boardKey, enter } from "../state/keys";
import { openWhy } from "../state/panel";
import { pickAt, pickKey, picking } from "../state/pick";
import { colors, emphasis, extra, layers, picture, stages, targets, whole } from "../state/scene";
import { color, colorsCandidates, entry, focus, held, select, selection } from "../state/select";
import { settings } from "../state/settings";
import { pointed, shown, stopShowing } from "../state/shown";
import { askWhy } from "../state/why";
import { IconButton } from "../ui/icon-button";
import { Icon } from "../ui/icons";
import { Stages } from "./stages";

/** A tap on one of the nine places of a cell: picks a truth or a link, or colours a candidate. */
function tapped(cell: Cell, digit: Digit) {
  if (picking.value) {
    pickAt(cell, digit);
    return;
  }
  if (held.value && entry.value !== "color" && !shown.value) {
    enter(held.value);
    return;
  }
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
          {now.whole ? "" : t(": what follows?")}
        </span>
        <button type="button" onClick={() => stopShowing()}>
          <Icon name="close" /> {t("Back to play")}
        </button>
      </div>
    );
  }
  return (
    <div class="caption">
      {editing.value ? t("Typing a puzzle") : title.value}
      {settings.value.timer && !editing.value && <Clock />}
    </div>
  );
}

function Clock() {
  return (
    <span class="clock">
      <span role="timer">{timeInWords(about.value.seconds)}</span>
      {!finished.value && (
        <IconButton
          icon={paused.value ? "next" : "pause"}
          words={paused.value ? t("Go on") : t("Pause")}
          onClick={() => (paused.value = !paused.value)}
        />
      )}
    </span>
  );
}

/** Asks why a candidate cannot be true; without a digit, which one. */
function onAsk(cell: Cell, digit: Digit | 0) {
  if (editing.value || position.value.variant) return;
  const now = shown.value;
  const at = now && !now.solution ? now.before : position.value;
  const asked = candidate(cell, picture.value[cell].digit || digit || 1);
  const isThere = digit !== 0 && isWritten(picture.value, asked) && !at.givens[cell];
  select(cell);
  openWhy();
  if (isThere) void askWhy(asked, { at });
}

const OVER = lit(targets);

const onPoint = (cell: Cell | null) => (pointed.value = cell);

function onKey(event: KeyboardEvent) {
  if (shown.value && event.key === "Escape") stopShowing();
  else if (!(picking.value && pickKey(event)) && !boardKey(event)) return;
  event.preventDefault();
}

export function Table() {
  const told = shown.value?.told;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever types keeps the text in view, and whoever picks the list.
    if (told && !picking.peek() && !document.activeElement?.matches("textarea"))
      section.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <section ref={section} class={paused.value ? "table paused" : "table"} aria-label={t("Board")}>
      <Caption />
      {paused.value && (
        <div class="cover">
          <button type="button" class="primary" onClick={() => (paused.value = false)}>
            {t("Go on")}
          </button>
        </div>
      )}
      <Board
        label={told ? t("{title} on the board", { title: told.title }) : t("Sudoku board")}
        picture={picture.value}
        layers={layers.value}
        words={told?.legend}
        colors={colors.value}
        emphasis={emphasis.value}
        extra={extra.value}
        over={OVER}
        focus={focus.value}
        selected={selection.value}
        onSelect={select}
        onPoint={onPoint}
        onPlace={tapped}
        onAsk={onAsk}
        onKey={onKey}
      />
      <Stages stages={stages.value} sentences={told?.sentences ?? []} />
      <Legend layers={whole.value} words={told?.legend} />
    </section>
  );
}
