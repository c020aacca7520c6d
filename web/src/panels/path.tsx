// The complete path: its ratings, its steps, and the selected step in words.

import { t } from "#language";
import { useEffect, useRef } from "preact/hooks";
import type { Step } from "../engine/types";
import { about, along, askPath, at, cancelPath, explainer, found, goTo, hodoku, path } from "../state/path";
import { titleOf } from "../state/catalogue";
import { act, position } from "../state/game";
import { stopShowing } from "../state/shown";
import { Fault } from "../ui/fault";
import { IconButton } from "../ui/icon-button";
import type { IconName } from "../ui/icons";
import { Waiting } from "../ui/waiting";
import { Options } from "./options";
import { Rating } from "./rating";
import { StepView, conclusionOf } from "./step";

function Go({ icon, words, to }: { icon: IconName; words: string; to: number }) {
  const last = Math.max(1, found.value.length) - 1;
  const isThere = at.value === Math.min(last, Math.max(0, to));
  return <IconButton icon={icon} words={words} disabled={isThere} onClick={() => goTo(to)} />;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const list = useRef<HTMLOListElement>(null);
  const open = at.value;
  useEffect(() => {
    const row = list.current?.children[open] as HTMLElement | undefined;
    const box = list.current;
    if (!row || !box) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [open]);
  const key = (event: KeyboardEvent) => {
    const to = { ArrowDown: open + 1, ArrowUp: open - 1, Home: 0, End: steps.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= steps.length) return;
    event.preventDefault();
    goTo(to);
    (list.current?.children[to]?.firstElementChild as HTMLElement | undefined)?.focus();
  };
  return (
    <ol ref={list} class="step-list" onKeyDown={key} aria-label={t("Steps of the path")}>
      {steps.map((step, index) => (
        <li key={index}>
          <button
            type="button"
            tabIndex={index === open ? 0 : -1}
            aria-current={index === open ? "step" : undefined}
            onClick={() => goTo(index)}
          >
            <span class="number">{index + 1}</span>
            <span class="name">{titleOf(step.technique)}</span>
            <span class="conclusion">{conclusionOf(step)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Opens the first step of a technique, if there is one. */
const toStep = (steps: readonly Step[]) => (technique: string) => {
  const first = steps.findIndex((step) => step.technique === technique);
  return first < 0 ? null : () => goTo(first);
};

export function PathPanel() {
  const asked = path.asked.value;
  const isStale = about.value !== null && about.value !== position.value;
  const isSolving = asked.is === "asking";
  if (asked.is !== "answered" && !(isSolving && found.value.length > 0)) {
    return (
      <>
        <p class="lead">{t("The whole way from your board to the solution, every step with its reason.")}</p>
        {asked.is === "refused" && <Fault fault={asked.fault} />}
        <div class="buttons">
          <button type="button" class="primary" disabled={isSolving} onClick={() => void askPath()}>
            {t("Show the path")}
          </button>
        </div>
        {isSolving && <Waiting words={t("Solving…")} onCancel={cancelPath} />}
        <Options />
      </>
    );
  }
  const steps = found.value;
  const status = asked.is === "answered" ? asked.answer.status : "solved";
  const isCut = asked.is === "answered" && asked.answer.cut_short === true;
  const open = steps[at.value];
  return (
    <>
      {isStale && (
        <p class="notice">
          {t("The board has changed since.")}{" "}
          <button type="button" class="link" onClick={() => void askPath()}>
            {t("Solve again")}
          </button>
        </p>
      )}
      <Rating
        ratings={[
          { scale: "HoDoKu", asked: hodoku.asked.value },
          { scale: "Sudoku Explainer", asked: explainer.asked.value },
        ]}
        onCancel={(scale) => (scale === "HoDoKu" ? hodoku : explainer).clear()}
        toStep={toStep(steps)}
      />
      {isSolving && (
        <Waiting
          words={t("{count} steps so far, looking for the next…", { count: steps.length })}
          onCancel={cancelPath}
        />
      )}
      {isCut && (
        <p class="notice">
          {t("The path is not finished: these are its steps so far.")}{" "}
          <button type="button" class="link" onClick={() => void askPath()}>
            {t("Solve again")}
          </button>
        </p>
      )}
      {status === "stuck" && !isCut && <p class="notice">{t("The techniques in use get no further than this.")}</p>}
      {open ? (
        <>
          <div class="stepper" role="group" aria-label={t("Go through the path")}>
            <Go icon="first" words={t("First step")} to={0} />
            <Go icon="previous" words={t("Previous step")} to={at.value - 1} />
            <output>{t("{at} of {count}", { at: at.value + 1, count: steps.length })}</output>
            <Go icon="next" words={t("Next step")} to={at.value + 1} />
            <Go icon="last" words={t("Last step")} to={steps.length - 1} />
          </div>
          <div class="buttons">
            <button
              type="button"
              onClick={() => {
                act({ do: "set", position: { ...along.value[at.value], ...userColors() } });
                stopShowing();
              }}
            >
              {t("Play from here")}
            </button>
          </div>
          <StepView step={open} />
          <Steps steps={steps} />
        </>
      ) : (
        <p class="notice">{t("There is nothing left to do.")}</p>
      )}
    </>
  );
}

const userColors = () => {
  const { cellColors, candidateColors } = position.value;
  return { cellColors, candidateColors };
};
