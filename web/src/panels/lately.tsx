// What the last move was: the techniques that conclude the same.

import { t } from "#language";
import { forgetRecognition, inWords, last, recognise, recognised, recognition } from "../state/lately";
import { shown } from "../state/shown";
import { show } from "../state/step";
import { Fault } from "../ui/fault";
import { Prose } from "../ui/sentence";
import { Waiting } from "../ui/waiting";
import { StepList, StepView } from "./step";

function Techniques() {
  const answer = recognition.answer;
  const done = recognised.value;
  if (!answer || !done) return null;
  const open = shown.value?.by === "lately" ? shown.value.step : null;
  return (
    <>
      <p class="quiet">{t("You did: {moves}", { moves: inWords(done) })}</p>
      <Prose sentences={answer.sentences} current={null} />
      {answer.easiest && answer.easiest.leads !== "exactly" && (
        <>
          <p>
            {answer.easiest.leads === "then_single"
              ? t("The easiest way there: this step removes candidates, and then the digit is a single.")
              : t("The easiest way there: this step concludes what you did, and more.")}
          </p>
          <StepList
            label={t("The easiest step that leads to this")}
            steps={[answer.easiest.step]}
            open={open}
            onOpen={(step) => show(step, done.before, "lately")}
          />
        </>
      )}
      {answer.steps.length > 0 && (
        <StepList
          label={t("Techniques that conclude this")}
          steps={answer.steps}
          open={open}
          onOpen={(step) => show(step, done.before, "lately")}
        />
      )}
      {open && <StepView step={open} />}
      <div class="buttons">
        <button type="button" onClick={forgetRecognition}>
          {t("Close")}
        </button>
      </div>
    </>
  );
}

export function LatelyView() {
  const state = recognition.asked.value;
  return (
    <section class="lately" aria-label={t("What did I just do?")}>
      {state.is === "answered" ? (
        <Techniques />
      ) : (
        <>
          {state.is === "asking" && <Waiting words={t("Looking for techniques…")} onCancel={forgetRecognition} />}
          {state.is === "refused" && <Fault fault={state.fault} />}
          <div class="buttons">
            <button
              type="button"
              disabled={last.value === null || state.is === "asking"}
              onClick={() => void recognise()}
            >
              {t("What did I just do?")}
            </button>
          </div>
          {last.value === null && (
            <p class="quiet">{t("After your next digit or mark, this names the techniques that conclude the same.")}</p>
          )}
        </>
      )}
    </section>
  );
}
