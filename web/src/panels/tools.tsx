// The tools: digits, input modes, undo, filters.

import { t } from "#language";
import { ColorSign, COLOR_NAMES } from "../board/colors";
import { CELLS, DIGITS, type Digit } from "../game/grid";
import { digitAt } from "../game/position";
import { act, canRedo, canUndo, editing, position, redoMove, undoMove } from "../state/game";
import { enter, erase } from "../state/keys";
import { lookForMistakes, verdict } from "../state/mistakes";
import { type Entry, color, colorsCandidates, entry, filter, held } from "../state/select";
import { settings } from "../state/settings";
import { Choice, type Option } from "../ui/choice";
import { IconButton } from "../ui/icon-button";

const MODES: readonly Option<Entry>[] = [
  { value: "digit", content: t("Digit"), title: t("Digit (Z)") },
  { value: "corner", content: t("Corner"), title: t("Corner mark (X)") },
  { value: "centre", content: t("Centre"), title: t("Centre mark (C)") },
  { value: "color", content: t("Colour"), title: t("Colour (V)") },
];

const Sign = ({ number }: { number: number }) => (
  <svg class="drawing" viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
    <ColorSign color={number} at={[13, 13]} radius={9} />
  </svg>
);

const COLORS: readonly Option<number>[] = COLOR_NAMES.map((name, index) => ({
  value: index + 1,
  content: <Sign number={index + 1} />,
  label: t(name),
  title: `${t(name)} (${index + 1})`,
}));

function chooseColor(chosen: number) {
  color.value = chosen;
  if (!colorsCandidates.value) enter(chosen);
}

function Colors() {
  return (
    <div class="colors">
      <Choice label={t("Colour")} class="color-row" options={COLORS} chosen={color.value} onChoose={chooseColor} />
      <div class="color-choices">
        <label class="check">
          <input
            type="checkbox"
            checked={colorsCandidates.value}
            onChange={(event) => (colorsCandidates.value = event.currentTarget.checked)}
          />
          {t("colour candidates: tap, or press the digit")}
        </label>
        <button type="button" class="link" onClick={() => act({ do: "uncolor" })}>
          {t("No colours")}
        </button>
      </div>
    </div>
  );
}

/** The number of missing places of a digit. */
const missing = (digit: Digit) => 9 - CELLS.filter((cell) => digitAt(position.value, cell) === digit).length;

/** Enters a digit, or takes it for the cells that are touched next. */
function choose(digit: Digit) {
  if (settings.value.digitFirst && entry.value !== "color") held.value = held.value === digit ? 0 : digit;
  else enter(digit);
}

function Digits() {
  return (
    <div class="digits" role="group" aria-label={t("Digits")}>
      {DIGITS.map((digit) => {
        const left = missing(digit);
        return (
          <button
            key={digit}
            type="button"
            class={left <= 0 && !editing.value ? "digit-button done" : "digit-button"}
            aria-label={t("{digit}, {count} missing", { digit, count: Math.max(0, left) })}
            aria-pressed={settings.value.digitFirst ? held.value === digit : undefined}
            onClick={() => choose(digit)}
          >
            {digit} <span class="left">{left > 0 ? left : ""}</span>
          </button>
        );
      })}
    </div>
  );
}

function Filters() {
  const toggle = (wanted: Digit | "bivalue") => (filter.value = filter.value === wanted ? null : wanted);
  return (
    <div class="filter-row" role="group" aria-label={t("Show where a digit can go")}>
      <span aria-hidden="true" class="quiet">
        {t("Show")}
      </span>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-pressed={filter.value === digit}
          aria-label={t("{digit}, show its places", { digit })}
          onClick={() => toggle(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={filter.value === "bivalue"}
        title={t("Cells with two candidates (B)")}
        onClick={() => toggle("bivalue")}
      >
        {t("two")}
      </button>
    </div>
  );
}

export function Tools() {
  return (
    <section class="tools" aria-label={t("Play")}>
      <div class="tool-row">
        <Choice
          label={t("What a digit goes in as")}
          class="segments"
          options={MODES}
          chosen={entry.value}
          onChoose={(mode) => (entry.value = mode)}
        />
        <div class="tool-icons">
          <IconButton icon="undo" words={t("Undo (Ctrl+Z)")} disabled={!canUndo.value} onClick={undoMove} />
          <IconButton icon="redo" words={t("Redo (Ctrl+Y)")} disabled={!canRedo.value} onClick={redoMove} />
          <IconButton icon="erase" words={t("Erase (Delete)")} onClick={erase} />
        </div>
      </div>
      {entry.value === "color" && <Colors />}
      {(entry.value !== "color" || colorsCandidates.value) && <Digits />}
      {!editing.value && <Helps />}
      {verdict.value && <p class="notice">{verdict.value}</p>}
    </section>
  );
}

/** Tools that need a puzzle. */
function Helps() {
  return (
    <>
      <Filters />
      <div class="buttons small">
        <button
          type="button"
          onClick={() => act({ do: "fillMarks" })}
          title={t("Write all candidates into the cells without centre marks")}
        >
          {t("Fill candidates")}
        </button>
        <button
          type="button"
          onClick={() => act({ do: "fillSingles" })}
          title={t("Place every digit that is alone in its cell, on and on")}
        >
          {t("Fill singles")}
        </button>
        <button type="button" onClick={() => void lookForMistakes()} title={t("Compare the board with the solution")}>
          {t("Check")}
        </button>
      </div>
    </>
  );
}
