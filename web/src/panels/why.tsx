// Questions about the board: why a digit cannot be in a cell, and what the last move was.

import { t } from "#language";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { WhyAnswer } from "../engine/types";
import { type Candidate, DIGITS, candidate, cellName, cellOf, digitOf, has } from "../game/grid";
import { candidates, digitAt } from "../game/position";
import { position } from "../state/game";
import { chooserFocus } from "../state/panel";
import { focus } from "../state/select";
import { shown } from "../state/shown";
import { askWhy, asked, draw, forgetWhy, inWords, why } from "../state/why";
import { Fault, sentence } from "../ui/fault";
import { Icon } from "../ui/icons";
import { Proof } from "../ui/proof";
import { Prose } from "../ui/sentence";
import { Waiting } from "../ui/waiting";
import { LatelyView } from "./lately";

/** The digits of the selected cell. Pressing one of them asks. */
function Chooser() {
  const cell = focus.value;
  const group = useRef<HTMLDivElement>(null);
  const now = position.value;
  const [open, digit] = [candidates(now, cell), digitAt(now, cell)];
  const chosen = asked.value;
  useLayoutEffect(() => {
    if (!chooserFocus.value) return;
    chooserFocus.value = false;
    const first = group.current?.querySelector<HTMLElement>("[data-open='true']:not(:disabled)");
    (first ?? group.current?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
  });
  const key = (event: KeyboardEvent) => {
    const pressed = Number(event.key);
    const ask = DIGITS.includes(pressed) && !now.givens[cell];
    if (ask && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      void askWhy(candidate(cell, pressed));
    } else if (event.key === "Escape") {
      event.preventDefault();
      forgetWhy();
      document.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus();
    }
  };
  return (
    <div
      ref={group}
      class="chooser"
      role="group"
      aria-label={t("Digits of {cell}", { cell: cellName(cell) })}
      onKeyDown={key}
    >
      <span class="chooser-cell">{cellName(cell)}</span>
      {DIGITS.map((it) => {
        const isOpen = digit ? it === digit : has(open, it);
        return (
          <button
            key={it}
            type="button"
            data-open={isOpen}
            disabled={now.givens[cell] !== 0}
            aria-label={t("Why can {cell} not be {digit}?", { cell: cellName(cell), digit: it })}
            aria-pressed={chosen?.candidate === candidate(cell, it) && !chosen.must}
            onClick={() => void askWhy(candidate(cell, it))}
          >
            {it}
          </button>
        );
      })}
    </div>
  );
}

const counted = (count: number, one: string, many: string) => t(count === 1 ? one : many, { count });

/** How large the reason is, and whether nothing smaller does. */
function Size({ answer }: { answer: WhyAnswer }) {
  const { truths, links, lemmas, cases, proved_smallest: isSmallest } = answer;
  if (truths.length === 0) return null;
  const parts = [
    lemmas ? counted(lemmas, t("{count} intermediate result"), t("{count} intermediate results")) : "",
    cases ? counted(cases, t("{count} case distinction"), t("{count} case distinctions")) : "",
    counted(truths.length, t("{count} truth"), t("{count} truths")),
    counted(links.length, t("{count} link"), t("{count} links")),
  ].filter(Boolean);
  return (
    <p class="size">
      <span class="quiet">{t("Its size: {parts}", { parts: parts.join(", ") })}</span>
      {isSmallest && (
        <span class="badge-good" title={t("No count with fewer truths refutes it, and that is proved")}>
          <Icon name="check" /> {t("proved smallest")}
        </span>
      )}
    </p>
  );
}

/** The answer in one line, before its reason. */
function headline({ verdict }: WhyAnswer, it: Candidate, must: boolean): string {
  const [cell, digit] = [cellName(cellOf(it)), digitOf(it)];
  if (verdict === "follows")
    return must ? t("{cell} must be {digit}.", { cell, digit }) : t("{cell} cannot be {digit}.", { cell, digit });
  if (verdict === "not_shown")
    return must ? t("{cell} is {digit}.", { cell, digit }) : t("{cell} is not {digit}.", { cell, digit });
  if (verdict === "false") {
    return must
      ? t("{cell} cannot be {digit}.", { cell, digit })
      : t("{cell} can be {digit}: nothing shows it false.", { cell, digit });
  }
  if (verdict === "several_solutions") return t("The puzzle has several solutions.");
  return t("First, something else is wrong.");
}

function Others({ answer }: { answer: WhyAnswer }) {
  if (!answer.others) return null;
  if (answer.others.length === 0) return <p class="quiet">{t("No other reason was found.")}</p>;
  return (
    <ul class="others" aria-label={t("Other reasons")}>
      {answer.others.map((other, at) => (
        <li key={at}>
          <details class="proof">
            <summary>{other.summary}</summary>
            <p class="prose">{other.explanation}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: WhyAnswer }) {
  const now = asked.value;
  if (!now) return null;
  const { candidate: it, must } = now;
  const { verdict, sentences, proof_text: proof, error } = answer;
  const follows = verdict === "follows";
  const isDrawn = shown.value?.by === "why";
  return (
    <article class="step" aria-label={inWords(now)}>
      <header class="step-title">
        <h3>{headline(answer, it, must)}</h3>
        <Size answer={answer} />
      </header>
      {verdict === "false" && !must ? (
        <p class="prose">{t("The puzzle has one solution, and in it this is the digit of the cell.")}</p>
      ) : (
        <Prose sentences={sentences} current={null} />
      )}
      {error && <p class="notice fault">{sentence(error.message)}</p>}
      {proof && (
        <Proof badge={null} proof={proof}>
          {answer.proved_smallest && (
            <p class="quiet">
              {t(
                "That no count has fewer truths is proved too: by weights for the candidates, which the checker adds up.",
              )}
            </p>
          )}
        </Proof>
      )}
      <Others answer={answer} />
      <div class="buttons">
        {verdict === "false" && !must && (
          <button type="button" class="primary" onClick={() => void askWhy(it, { must: true, at: now.position })}>
            {t("Why must it be {digit}?", { digit: digitOf(it) })}
          </button>
        )}
        {!isDrawn && answer.marks.length > 0 && (
          <button type="button" onClick={draw}>
            {t("Draw it")}
          </button>
        )}
        {follows && proof && !answer.others && (
          <button type="button" onClick={() => void askWhy(it, { must, all: true, at: now.position })}>
            {t("Other reasons")}
          </button>
        )}
        <button type="button" onClick={forgetWhy}>
          {t("Close")}
        </button>
      </div>
    </article>
  );
}

export function WhyPanel() {
  const state = why.asked.value;
  return (
    <>
      {state.is === "nothing" && (
        <p class="lead">
          {t(
            "Choose a cell, and then the digit that you doubt: you get the smallest reason why it cannot be there. On the board, touch a candidate for long, or press the right button on it.",
          )}
        </p>
      )}
      <Chooser />
      {state.is === "refused" && <Fault fault={state.fault} />}
      {state.is === "asking" && <Waiting words={t("Looking for the smallest reason…")} onCancel={forgetWhy} />}
      {state.is === "answered" && <Answer answer={state.answer} />}
      <LatelyView />
    </>
  );
}
