// The hint ladder: it points out before it explains.

import { t } from "#language";
import { candidateNamed, cellOf } from "../game/grid";
import { isComplete } from "../game/position";
import type { HintAnswer } from "../engine/types";
import { act, finished, position } from "../state/game";
import { RUNGS, askHint, forgetHint, hint, rung, rungs, tellMore, told } from "../state/hint";
import { apply } from "../state/step";
import { Fault } from "../ui/fault";
import { Sentence } from "../ui/sentence";
import { Waiting } from "../ui/waiting";
import { Options } from "./options";
import { StepView } from "./step";

/** The content of each rung of a step's ladder. */
export const NAMES = [t("Where"), t("What"), t("Exactly"), t("Pattern"), t("Reason")];

/** The label of the button for the next rung. */
export const OFFERS = [
  t("Where to look"),
  t("Name the technique"),
  t("Where it is"),
  t("Draw the pattern"),
  t("Tell the reason"),
];

function Rungs({ names }: { names: readonly string[] }) {
  return (
    <ol class="rungs" aria-label={t("Hint levels")}>
      {names.map((name, index) => (
        <li
          key={name}
          class={index < rung.value ? "told" : ""}
          aria-current={index === rung.value - 1 ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The message if there is no step. */
function noStep(answer: HintAnswer): string {
  if (isComplete(position.value)) return t("Every cell has its digit.");
  if (answer.status === "no_solution") return t("This puzzle has no solution.");
  if (answer.status === "multiple_solutions") {
    return t("This puzzle has several solutions, and no step holds in all of them: it needs another clue.");
  }
  if (answer.status === "invalid") return t("A digit stands twice in a house.");
  return t("The techniques in use find no step here.");
}

function Ladder({ answer }: { answer: HintAnswer }) {
  const { mistake, step } = answer;
  if (!mistake && !step) {
    return (
      <p class="notice" role="status">
        {noStep(answer)}
      </p>
    );
  }
  const isLast = rung.value >= rungs.value;
  const next = mistake ? t("Tell me more") : OFFERS[rung.value];
  return (
    <>
      <Rungs names={mistake ? [t("Mistake"), t("Where"), t("Which")] : NAMES} />
      <div class="told-sentences">
        {rung.value < RUNGS &&
          told.value.map((sentence, index) => (
            <p key={index} class={mistake ? "prose fault" : "prose"}>
              <Sentence spans={sentence} />
            </p>
          ))}
        {rung.value === 4 && step && !mistake && (
          <p class="quiet">{t("The pattern is on the board. What follows from it?")}</p>
        )}
        {rung.value === RUNGS && step && <StepView step={step} />}
      </div>
      <div class="buttons">
        {!isLast && (
          <button type="button" class="primary" onClick={tellMore}>
            {next}
          </button>
        )}
        {mistake && isLast && <TakeBack mistake={mistake} />}
        {step && !mistake && (
          <button type="button" class={isLast ? "primary" : ""} onClick={() => apply(step)}>
            {t("Apply")}
          </button>
        )}
        <button type="button" onClick={forgetHint}>
          {t("Close")}
        </button>
      </div>
    </>
  );
}

/** Corrects a mistake: removes the digit, or adds the missing mark. */
function TakeBack({ mistake }: { mistake: NonNullable<HintAnswer["mistake"]> }) {
  const it = candidateNamed(mistake.candidate);
  const [cell, digit] = [cellOf(it), (it % 9) + 1];
  const cells = [cell];
  return (
    <button
      type="button"
      class="primary"
      onClick={() => act(mistake.kind === "digit" ? { do: "erase", cells } : { do: "centre", cells, digit })}
    >
      {mistake.kind === "digit" ? t("Take it out") : t("Write the mark")}
    </button>
  );
}

export function HintPanel() {
  const asked = hint.asked.value;
  if (finished.value) return <p class="lead">{t("The puzzle is solved: there is nothing left to hint at.")}</p>;
  if (asked.is === "answered") return <Ladder answer={asked.answer} />;
  return (
    <>
      <p class="lead">
        {t("A hint points before it tells. It starts from your digits and marks, and notices a mistake first.")}
      </p>
      {asked.is === "refused" && <Fault fault={asked.fault} />}
      <div class="buttons">
        <button type="button" class="primary" disabled={asked.is === "asking"} onClick={() => void askHint()}>
          {t("Give me a hint")}
        </button>
      </div>
      {asked.is === "asking" && <Waiting words={t("Looking for a step…")} onCancel={forgetHint} />}
      <Options />
    </>
  );
}
