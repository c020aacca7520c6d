// All available steps, sorted and filtered.

import { t } from "#language";
import { computed, signal } from "@preact/signals";
import type { Step } from "../engine/types";
import { titleOf } from "../state/catalogue";
import { apply, show } from "../state/step";
import { CANCELLED, allSteps, askSteps, cancelSteps, foundSteps } from "../state/steps";
import { position } from "../state/game";
import { shown } from "../state/shown";
import { Fault } from "../ui/fault";
import { Waiting } from "../ui/waiting";
import { Options } from "./options";
import { StepList, StepView } from "./step";

type Order = "usual" | "effect" | "technique";

const order = signal<Order>("usual");
const technique = signal("");
const search = signal("");
/** The number of steps listed at first, as a hard position has thousands. */
const PAGE = 100;
const limit = signal(PAGE);

const effectOf = (step: Step) => (step.place.length ? 100 : 0) + step.eliminate.length;

const ORDERS: Record<Order, (one: Step, other: Step) => number> = {
  usual: () => 0,
  effect: (one, other) => effectOf(other) - effectOf(one),
  technique: (one, other) => one.technique.localeCompare(other.technique),
};

/** The filtered steps, in order. */
const listed = computed(() => {
  const steps = foundSteps.value;
  const wanted = search.value.trim().toLowerCase();
  const fits = (step: Step) =>
    (!technique.value || step.technique === technique.value) &&
    (!wanted || `${step.notation} ${[...step.place, ...step.eliminate].join(" ")}`.toLowerCase().includes(wanted));
  return steps.filter(fits).sort(ORDERS[order.value]);
});

/** The techniques that occur, with their numbers of steps. */
const occurring = computed(() => {
  const counts = new Map<string, number>();
  for (const step of foundSteps.value) counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
  return [...counts];
});

/** `A, B and 3 others`. */
function inOrder(names: readonly string[]): string {
  if (names.length > 4)
    return t("{names} and {count} other techniques", { names: names.slice(0, 3).join(", "), count: names.length - 3 });
  return names.length > 1
    ? t("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names[names.length - 1] })
    : (names[0] ?? "");
}

function Filters() {
  return (
    <div class="filters">
      <label>
        {t("Technique")}
        <select value={technique.value} onChange={(event) => (technique.value = event.currentTarget.value)}>
          <option value="">{t("all")}</option>
          {occurring.value.map(([name, count]) => (
            <option key={name} value={name}>
              {titleOf(name)} ({count})
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("Order")}
        <select value={order.value} onChange={(event) => (order.value = event.currentTarget.value as Order)}>
          <option value="usual">{t("simplest first")}</option>
          <option value="effect">{t("most effect first")}</option>
          <option value="technique">{t("by name")}</option>
        </select>
      </label>
      <label>
        {t("With")}
        <input
          type="search"
          placeholder={t("r4c3, 5, b2 …")}
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

export function StepsPanel() {
  const asked = allSteps.asked.value;
  const isLooking = asked.is === "asking";
  if (asked.is !== "answered" && !(isLooking && foundSteps.value.length > 0)) {
    return (
      <>
        <p class="lead">{t("Every step there is on your board now, of every technique.")}</p>
        {asked.is === "refused" && <Fault fault={asked.fault} />}
        <div class="buttons">
          <button type="button" class="primary" disabled={isLooking} onClick={() => void askSteps()}>
            {t("Find all steps")}
          </button>
        </div>
        {isLooking && <Waiting words={t("Looking for steps…")} onCancel={cancelSteps} />}
        <Options />
      </>
    );
  }
  const open = shown.value?.by === "steps" ? shown.value.step : null;
  const steps = listed.value;
  const cutShort = asked.is === "answered" ? asked.answer.cut_short : [];
  const isCancelled = cutShort.includes(CANCELLED);
  return (
    <>
      {isLooking && (
        <Waiting
          words={t("{count} steps so far, looking for more…", { count: foundSteps.value.length })}
          onCancel={cancelSteps}
        />
      )}
      {isCancelled && (
        <p class="notice">
          {t("The search was cancelled: there may be more steps.")}{" "}
          <button type="button" class="link" onClick={() => void askSteps()}>
            {t("Look again")}
          </button>
        </p>
      )}
      {cutShort.length > 0 && !isCancelled && (
        <p class="notice">
          {t("The time of a call was over before the search was: there may be more steps of {techniques}.", {
            techniques: inOrder(cutShort.map(titleOf)),
          })}
        </p>
      )}
      <Filters />
      <p class="quiet" role="status">
        {t("{count} of {all} steps", { count: steps.length, all: foundSteps.value.length })}
      </p>
      {open && (
        <>
          <StepView step={open} />
          <div class="buttons">
            <button type="button" class="primary" onClick={() => apply(open)}>
              {t("Apply")}
            </button>
          </div>
        </>
      )}
      <StepList
        label={t("All steps")}
        steps={steps.slice(0, limit.value)}
        open={open}
        onOpen={(step) => show(step, position.value, "steps")}
      />
      {steps.length > limit.value && (
        <div class="buttons">
          <button type="button" onClick={() => (limit.value += 4 * PAGE)}>
            {t("List more")}
          </button>
        </div>
      )}
    </>
  );
}
