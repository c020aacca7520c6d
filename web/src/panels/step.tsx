// A step in words: its name, its sentences, its proof.

import { t } from "#language";
import type { Step } from "../engine/types";
import { layersOf } from "../board/layers";
import { stagesOf } from "../board/stages";
import { titleOf } from "../state/catalogue";
import { learnLink } from "../state/route";
import { stage } from "../state/shown";
import { Proof } from "../ui/proof";
import { Prose } from "../ui/sentence";

/** The conclusion of a step: `r4c3 = 5`, `r4c3 ≠ 5`. */
export const conclusionOf = (step: Step) => {
  const parts = step.notation.split(" => ");
  return parts.length > 1 ? parts[parts.length - 1] : [...step.place, ...step.eliminate].join(", ");
};

/** The pattern in the usual notation, without the technique's name and the conclusion. */
const patternOf = (step: Step) =>
  step.notation.split(" => ").slice(0, -1).join(" ⇒ ").replace(`${step.technique}: `, "");

function StepTitle({ step }: { step: Step }) {
  return (
    <header class="step-title">
      <h3>
        <a href={learnLink(step.slug)} title={t("What this technique is")}>
          {titleOf(step.technique)}
        </a>
      </h3>
      <p class="notation">
        {patternOf(step)} <strong>⇒ {conclusionOf(step)}</strong>
      </p>
    </header>
  );
}

function StepProof({ step }: { step: Step }) {
  if (!step.proof_text) return null;
  return (
    <Proof badge={{ words: step.checked ? t("checked") : t("rejected"), isGood: step.checked }} proof={step.proof_text}>
      {step.assumes_uniqueness && (
        <p class="quiet">{t("This step holds only because the puzzle has exactly one solution.")}</p>
      )}
    </Proof>
  );
}

export function StepView({ step }: { step: Step }) {
  const stages = stagesOf(layersOf(step.marks), step.sentences);
  return (
    <article class="step">
      <StepTitle step={step} />
      <Prose sentences={step.sentences} current={stages[stage.value ?? -1]?.sentence ?? null} />
      <StepProof step={step} />
    </article>
  );
}

interface StepListProps {
  label: string;
  steps: readonly Step[];
  /** The step that is shown, if one of them is. */
  open: Step | null;
  onOpen: (step: Step) => void;
}

/** Steps to choose from. */
export const StepList = ({ label, steps, open, onOpen }: StepListProps) => (
  <ol class="step-list plain" aria-label={label}>
    {steps.map((step, at) => (
      <li key={at}>
        <button type="button" aria-current={step === open ? "step" : undefined} onClick={() => onOpen(step)}>
          <span class="name">{titleOf(step.technique)}</span>
          <span class="conclusion">{conclusionOf(step)}</span>
        </button>
      </li>
    ))}
  </ol>
);
