// Entering a puzzle: pasted, typed, from a file, from a link, from a technique's example.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import { NO_COLORS, NO_EMPHASIS } from "../board/board";
import { Drawing, frame } from "../board/drawing";
import { layersOf } from "../board/layers";
import { asPlayed, type Picture } from "../board/picture";
import { call } from "../engine/engine";
import type { CheckAnswer, Link, TechniqueRecord } from "../engine/types";
import { CELLS, cellName, cellNamed } from "../game/grid";
import { positionOf } from "../game/loaded";
import { type Position, clashes } from "../game/position";
import { type Variant, variantNamed } from "../game/variant";
import { announce } from "../state/announce";
import { catalogue } from "../state/catalogue";
import { bare, diagnosis, entered, line, puzzles, repairable, suspects, text, typed } from "../state/enter";
import { act, editing, open, position } from "../state/game";
import { startPlaying } from "../state/panel";
import { entry } from "../state/select";
import { stopShowing } from "../state/shown";
import { loadPart, part } from "../state/variant";
import { Place } from "../ui/place";
import { Games } from "./games";
import { Make } from "./make";
import { Levels } from "./start";

const FORMATS: Record<string, string> = {
  line: t("one line of 81 characters"),
  grid: t("a grid of nine lines"),
  "pencil-marks": t("a grid of pencil marks"),
  library: t("a line of HoDoKu's library"),
  sukaku: t("a Sukaku of 729 characters"),
};

const SITES: Record<Link["site"], string> = {
  "f-puzzles": t("a link of f-puzzles"),
  sudokupad: t("a link of SudokuPad"),
  penpa: t("a link of Penpa"),
  "puzz.link": t("a link of puzz.link"),
};

const PROBLEMS: Record<NonNullable<Link["problem"]>, string> = {
  on_server: t(
    "it only names a puzzle that lies on a server, and this page asks no server. Open it there and copy the grid.",
  ),
  packing: t("it holds the puzzle in a packing that this page does not read. Open it there and copy the grid."),
  malformed: t("its text is cut off, or holds no puzzle."),
  size: t("its puzzle has another size; only 9×9 can be solved here."),
};

const givens = (answer: CheckAnswer) => answer.cells.filter((cell) => cell.given).length;

function solutions(answer: CheckAnswer): string {
  if (answer.status === "invalid") return t("a digit stands twice in a house");
  const count = answer.solutions ?? 0;
  if (count === 0) return t("no solution");
  return count === 1
    ? t("exactly one solution")
    : count >= 1000
      ? t("1000 solutions or more")
      : t("{count} solutions", { count });
}

function Small({ picture, wrong, variant }: { picture: Picture; wrong: ReadonlySet<number>; variant: Variant | null }) {
  useEffect(() => {
    if (variant) void loadPart();
  }, [variant]);
  const extra = (variant && part.value?.drawingOf(variant)) ?? null;
  return (
    <svg class="drawing small-board" viewBox={frame(extra).viewBox} role="img" aria-label={t("What was read")}>
      <Drawing
        picture={picture}
        layers={layersOf([])}
        colors={NO_COLORS}
        emphasis={{ ...NO_EMPHASIS, wrong }}
        extra={extra}
      />
    </svg>
  );
}

function Variants({ link: { variants, undrawn, rules } }: { link: Link }) {
  if (variants.length === 0) return null;
  const list = (names: readonly string[]) => names.map((name) => t(name)).join(", ");
  return (
    <>
      <p class="notice">
        {t(
          "This puzzle has more rules than a classic Sudoku: {rules}. They are drawn, and broken ones are marked while you play. The engine knows only the classic rules: there are no hints.",
          { rules: list(variants) },
        )}
      </p>
      {undrawn.length > 0 && (
        <p class="notice fault">{t("This page cannot draw all of: {names}.", { names: list(undrawn) })}</p>
      )}
      {rules && (
        <details>
          <summary>{t("Its rules")}</summary>
          <p class="quiet setter">{rules}</p>
        </details>
      )}
    </>
  );
}

function Diagnosis() {
  const { own, answer, fault } = diagnosis.value;
  if (fault) return <p class="notice fault">{fault}</p>;
  if (!answer) return null;
  const { link } = answer;
  if (link?.problem) {
    const [kind, reason] = [SITES[link.site], PROBLEMS[link.problem]];
    return <p class="notice fault">{t("This is {kind}, but {reason}", { kind, reason })}</p>;
  }
  const read = link ? SITES[link.site] : (FORMATS[answer.format ?? ""] ?? t("no puzzle"));
  const of = own ? t("a link to this page") : read;
  // A variant has more solutions by the classic rules than by its own, and its digits may clash by them.
  const isVariant = Boolean(own?.variant || link?.variants.length);
  const clashing = isVariant ? [] : (answer.error?.clashes ?? []);
  const wrong = new Set(clashing.flatMap((clash) => clash.cells.map(cellNamed)));
  const picture = own ? asPlayed(own) : answer.cells.length === 81 ? pictureOf(answer) : null;
  return (
    <div class="diagnosis">
      {picture && <Small picture={picture} wrong={wrong} variant={variantNamed(entered.value?.variant ?? "")} />}
      <div role="status">
        {answer.format && (
          <p>
            <strong>{of.slice(0, 1).toUpperCase() + of.slice(1)}</strong>:{" "}
            {t("{count} givens", { count: givens(answer) })}
            {isVariant ? "" : `, ${solutions(answer)}`}.
          </p>
        )}
        {answer.label && <p class="quiet">{answer.label}</p>}
        {answer.error && !isVariant && <p class="notice fault">{answer.error.message}</p>}
        {answer.status === "error" && answer.error?.line != null && (
          <Place line={answer.error.line} column={answer.error.column ?? 1} of={text.value} />
        )}
        {link && <Variants link={link} />}
      </div>
    </div>
  );
}

/** The puzzle that was read, including clashes. */
const pictureOf = (answer: CheckAnswer): Picture =>
  answer.status === "invalid"
    ? answer.cells.map((cell) => ({ digit: cell.digit ?? 0, given: cell.given, small: 0, corner: 0 }))
    : asPlayed(positionOf(answer));

function Paste({ onOpen }: { onOpen: () => void }) {
  const ready = entered.value;
  const broken = repairable.value;
  const several = puzzles.value.length;
  const plain = bare.value;
  const load = (chosen: Position | null) => {
    if (!chosen) return;
    open(chosen, diagnosis.value.answer?.label ?? "");
    stopShowing();
    text.value = "";
    announce(t("The puzzle is on the board."));
    onOpen();
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    line.value = 0;
    text.value = await file.text();
  };
  return (
    <>
      <label class="field">
        {t("Paste anything: 81 characters, a grid, pencil marks, a library line, a link")}
        <textarea
          rows={4}
          spellcheck={false}
          autocomplete="off"
          value={text.value}
          placeholder="..32..1.7.4...58..82...4…"
          onInput={(event) => {
            line.value = 0;
            text.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) load(ready);
          }}
        />
      </label>
      {several > 1 && (
        <label class="field inline">
          {t("Puzzle")}
          <input
            type="number"
            min={1}
            max={several}
            value={line.value + 1}
            onInput={(event) => (line.value = Math.min(several, Math.max(1, Number(event.currentTarget.value))) - 1)}
          />
          {t("of {count}", { count: several })}
        </label>
      )}
      <Diagnosis />
      <div class="buttons">
        <button type="button" class="primary" disabled={!ready} onClick={() => load(ready)}>
          {t("Play this puzzle")}
        </button>
        {plain && (
          <button type="button" onClick={() => load(plain)}>
            {t("Play without these rules")}
          </button>
        )}
        {broken && (
          <button type="button" class="primary" onClick={() => repair(broken)}>
            {t("Fix it on the board")}
          </button>
        )}
        <label class="button">
          {t("Open a file")}
          <input
            class="unseen"
            type="file"
            accept=".txt,.sdk,.sdm,.sud,.csv,text/*"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" onClick={() => startTyping()}>
          {t("Type one in")}
        </button>
      </div>
    </>
  );
}

/** Goes on typing with what was read. */
function repair(broken: Position) {
  open(broken, "");
  stopShowing();
  text.value = "";
  entry.value = "digit";
}

function startTyping() {
  act({ do: "draft" });
  stopShowing();
  entry.value = "digit";
}

/** The givens that may be wrong, each with what would do instead. */
function Suspects() {
  const all = suspects.value;
  if (all.length === 0) return null;
  return (
    <>
      <p>{t("With one given changed there is exactly one solution. Which one was meant?")}</p>
      <ul class="suspects" aria-label={t("Givens that may be wrong")}>
        {all.flatMap(({ cell, digits }) =>
          digits.map((digit) => (
            <li key={`${cell} ${digit}`}>
              <button type="button" onClick={() => act({ do: "place", cells: [cell], digit })}>
                {t("{cell}: {digit} instead of {given}", {
                  cell: cellName(cell),
                  digit,
                  given: position.value.givens[cell],
                })}
              </button>
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function Typing({ onOpen }: { onOpen: () => void }) {
  const answer = typed.answer;
  const count = CELLS.filter((cell) => position.value.givens[cell]).length;
  const clashing = clashes(position.value).size > 0;
  return (
    <>
      <p class="lead">{t("Type the givens: the arrows move, a digit goes in, Delete takes it out.")}</p>
      <p role="status" class={clashing ? "notice fault" : "notice"}>
        {t("{count} givens", { count })}; {clashing ? t("digits clash") : answer ? solutions(answer) : "…"}.
      </p>
      <Suspects />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={clashing}
          onClick={() => {
            act({ do: "finish" });
            onOpen();
          }}
        >
          {t("Done: play it")}
        </button>
        <button type="button" onClick={() => act({ do: "draft" })}>
          {t("Clear")}
        </button>
      </div>
    </>
  );
}

function Examples({ onOpen }: { onOpen: () => void }) {
  const [all, setAll] = useState<readonly TechniqueRecord[]>([]);
  useEffect(() => void catalogue().then(setAll, () => setAll([])), []);
  const load = async (slug: string) => {
    if (!slug) return;
    const technique = await call("technique", { name: slug });
    const answer = await call("check", { puzzle: technique.example.state });
    open(positionOf(answer), t("An example of {name}", { name: technique.title }), { practice: slug });
    stopShowing();
    onOpen();
  };
  const families = [...new Set(all.map((it) => it.family))];
  return (
    <label class="field">
      {t("Or a position with a certain technique")}
      <select value="" onChange={(event) => void load(event.currentTarget.value)}>
        <option value="">{t("choose a technique …")}</option>
        {families.map((family) => (
          <optgroup key={family} label={t(family.replaceAll("-", " "))}>
            {all
              .filter((it) => it.family === family)
              .map((it) => (
                <option key={it.slug} value={it.slug}>
                  {it.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

export function EnterPanel() {
  if (editing.value) return <Typing onOpen={startPlaying} />;
  return (
    <>
      <Levels onOpen={startPlaying} />
      <Paste onOpen={startPlaying} />
      <Examples onOpen={startPlaying} />
      <Make onOpen={startPlaying} />
      <Games onOpen={startPlaying} />
    </>
  );
}
