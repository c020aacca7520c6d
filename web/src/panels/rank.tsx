// Truths and links picked by hand: their rank, what is not covered, and what falls.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import type { RankedSet } from "../engine/types";
import { DIGITS, candidateNamed, cellName, cellOf, digitOf } from "../game/grid";
import { inNotation } from "../game/lately";
import { NOTHING, type Picked, type Rule, type RuleKind, membersOf, textOf, toggle } from "../game/truths";
import { announce } from "../state/announce";
import { text as claimText } from "../state/claim";
import { act, position } from "../state/game";
import { openPanel } from "../state/panel";
import {
  addCover,
  change,
  coverAnew,
  digit,
  draw,
  edits,
  falls,
  find,
  followPicked,
  found,
  judgement,
  kind,
  part,
  picked,
  picking,
  rankInWords,
  ranked,
  read,
  reading,
  redoPick,
  uncovered,
  undoPick,
} from "../state/pick";
import { spoken } from "../state/shown";
import { Choice, type Option } from "../ui/choice";
import { Fault } from "../ui/fault";
import { IconButton } from "../ui/icon-button";
import { Icon } from "../ui/icons";
import { Prose } from "../ui/sentence";
import { Waiting } from "../ui/waiting";

const PARTS: readonly Option<keyof Picked>[] = [
  { value: "truths", content: t("Truth"), title: t("Truth: one is true (T)") },
  { value: "links", content: t("Link"), title: t("Link: one at most is true (L)") },
];

const KINDS: readonly Option<RuleKind>[] = [
  { value: "cell", content: t("Cell"), title: t("The cell (N)") },
  { value: "row", content: t("Row"), title: t("The digit in its row (R)") },
  { value: "column", content: t("Column"), title: t("The digit in its column (C)") },
  { value: "box", content: t("Box"), title: t("The digit in its box (B)") },
];

const TOUCHED: readonly Option<number>[] = [
  { value: 0, content: t("any"), label: t("the digit that is touched") },
  ...DIGITS.map((it) => ({ value: it, content: it, label: t("the digit {digit}", { digit: it }) })),
];

/** What a touch on the board picks. */
function Picker() {
  return (
    <div class="picker" role="group" aria-label={t("What a touch on the board picks")}>
      <div class="tool-row">
        <Choice
          label={t("Part")}
          class="segments"
          options={PARTS}
          chosen={part.value}
          onChoose={(it) => (part.value = it)}
        />
        <div class="tool-icons">
          <IconButton
            icon="undo"
            words={t("Undo (Ctrl+Z)")}
            disabled={edits.value.past.length === 0}
            onClick={undoPick}
          />
          <IconButton
            icon="redo"
            words={t("Redo (Ctrl+Y)")}
            disabled={edits.value.future.length === 0}
            onClick={redoPick}
          />
          <IconButton
            icon="erase"
            words={t("Clear")}
            disabled={textOf(picked.value) === ""}
            onClick={() => change(NOTHING)}
          />
        </div>
      </div>
      <Choice
        label={t("Kind")}
        class="segments"
        options={KINDS}
        chosen={kind.value}
        onChoose={(it) => (kind.value = it)}
      />
      {kind.value !== "cell" && (
        <Choice
          label={t("Digit")}
          class="segments picker-digits"
          options={TOUCHED}
          chosen={digit.value}
          onChoose={(it) => (digit.value = it)}
        />
      )}
    </div>
  );
}

/** Shows a rule's candidates on the board for as long as its name is pointed at. */
function point(rule: Rule) {
  const named = membersOf(rule, position.value).map((it) => `${cellName(cellOf(it))}=${digitOf(it)}`);
  spoken.value = { text: rule, candidates: named };
}

const hush = () => (spoken.value = null);

function Rules({ of, name }: { of: keyof Picked; name: string }) {
  const rules = picked.value[of];
  return (
    <div class="rules">
      <span class="rules-name">{name}</span>
      {rules.length === 0 && <span class="quiet">{t("none yet")}</span>}
      <ul class={`rule-list ${of}`} aria-label={name}>
        {rules.map((rule) => (
          <li key={rule}>
            <button
              type="button"
              aria-label={t("Take out {rule}", { rule })}
              onPointerEnter={() => point(rule)}
              onPointerLeave={hush}
              onFocus={() => point(rule)}
              onBlur={hush}
              onClick={() => {
                hush();
                change(toggle(picked.value, of, rule));
              }}
            >
              {rule} <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const eliminations = (set: RankedSet) =>
  inNotation(
    [],
    set.falls.map((it) => candidateNamed(it.eliminate)),
  );

const covered = (count: number) =>
  count === 1 ? t("counts once one candidate is covered") : t("counts once {count} candidates are covered", { count });

/** The rank, in words that say whether it counts. */
function Rank() {
  const { truths, links } = picked.value;
  const set = judgement.value;
  if (truths.length === 0) return null;
  if (links.length === 0) {
    if (!set) return null;
    return (
      <>
        <p>
          {truths.length === 1
            ? t("The fewest links that cover this truth:")
            : t("The fewest links that cover these truths:")}{" "}
          <span class="mono">{set.links.join(" ")}</span>, {t("rank {rank}", { rank: set.rank })}
          {set.rank === set.least_rank && (
            <span class="badge-good">
              <Icon name="check" /> {t("proved the least")}
            </span>
          )}
          .{" "}
          {set.falls.length
            ? t("{eliminations} would follow.", { eliminations: eliminations(set) })
            : t("Nothing would fall.")}
        </p>
        <div class="buttons">
          <button type="button" class="primary" onClick={addCover}>
            {t("Add these links")}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>
        <strong>{rankInWords()}</strong>
        {uncovered.value.length > 0 && `: ${covered(uncovered.value.length)}`}
      </p>
      {set && <Prose sentences={set.sentences} current={null} />}
      <div class="buttons">
        {falls.value.length > 0 && (
          <button type="button" class="primary" onClick={() => act({ do: "apply", place: [], eliminate: falls.value })}>
            {falls.value.length === 1 ? t("Eliminate it") : t("Eliminate them")}
          </button>
        )}
        <button type="button" onClick={() => void coverAnew()}>
          {t("Links of least rank")}
        </button>
        {falls.value.length > 0 && (
          <button
            type="button"
            onClick={() => {
              claimText.value = `${textOf(picked.value)} => ${inNotation([], falls.value)}`;
              openPanel("claim");
            }}
          >
            {t("As a claim")}
          </button>
        )}
      </div>
    </>
  );
}

/** The set as text, to share it or to read another one. */
function AsText() {
  const now = textOf(picked.value);
  const [typed, type] = useState<string | null>(null);
  const asked = reading.asked.value;
  const copy = () =>
    void navigator.clipboard.writeText(now).then(
      () => announce(t("The set is copied.")),
      () => announce(t("The browser does not allow to copy.")),
    );
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void read(typed ?? now).then((isRead) => isRead && type(null));
      }}
    >
      <label for="set-text">{t("As text, in any of the forums' forms")}</label>
      <span class="inline-field">
        <input
          id="set-text"
          class="mono"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="{5R2 5R7} {5c3 5c6}"
          value={typed ?? now}
          onInput={(event) => {
            type(event.currentTarget.value);
            reading.clear();
          }}
        />
        {typed === null || typed === now ? (
          <button type="button" disabled={now === ""} onClick={copy}>
            {t("Copy")}
          </button>
        ) : (
          <button type="submit">{t("Read it")}</button>
        )}
      </span>
      {asked.is === "refused" && <Fault fault={asked.fault} />}
    </form>
  );
}

/** Sets of rank 0 and 1 that the engine finds. */
function Found() {
  const asked = found.asked.value;
  return (
    <>
      {asked.is !== "answered" && (
        <div class="buttons">
          <button type="button" disabled={asked.is === "asking"} onClick={() => void find()}>
            {t("Find sets: multi-fish, MSLS, SK loops")}
          </button>
        </div>
      )}
      {asked.is === "asking" && <Waiting words={t("Looking for sets…")} onCancel={() => found.clear()} />}
      {asked.is === "refused" && <Fault fault={asked.fault} />}
      {asked.is === "answered" && asked.answer.sets.length === 0 && (
        <p class="notice">{t("No set of rank 0 or 1 that eliminates something was found here.")}</p>
      )}
      {asked.is === "answered" && asked.answer.sets.length > 0 && (
        <ol class="step-list plain" aria-label={t("Sets found")}>
          {asked.answer.sets.map((set) => (
            <li key={set.notation}>
              <button type="button" onClick={() => change({ truths: set.truths, links: set.links })}>
                <span class="name">{set.notation}</span>
                <span class="conclusion">
                  {t("rank {rank}", { rank: set.rank })}: {eliminations(set)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

export function RankPanel() {
  useEffect(followPicked, []);
  const isEmpty = textOf(picked.value) === "";
  const asked = ranked.asked.value;
  return (
    <>
      {isEmpty && (
        <p class="lead">
          {t(
            "Touch candidates on the board. A truth has a true candidate: a cell, or a digit in a house. A link has one at most. When the links cover the truths, what is in too many links is false.",
          )}
        </p>
      )}
      {picking.value ? (
        <Picker />
      ) : (
        <div class="buttons">
          <button type="button" onClick={draw}>
            {t("Pick on the board")}
          </button>
        </div>
      )}
      {!isEmpty && (
        <>
          <Rules of="truths" name={t("Truths")} />
          <Rules of="links" name={t("Links")} />
          <div role="status" class="judged">
            {asked.is === "refused" && <Fault fault={asked.fault} />}
            {asked.is === "asking" && <Waiting words={t("Judging…")} onCancel={() => ranked.clear()} />}
            <Rank />
          </div>
        </>
      )}
      <AsText />
      <Found />
    </>
  );
}
