// All available steps, sorted and filtered.

import { computed, signal } from "@preact/signals";
import type { Step } from "../engine/types";
import { apply, show } from "../state/step";
import { allSteps, askSteps } from "../state/steps";
import { position } from "../state/game";
import { shown } from "../state/shown";
import { Fault } from "../ui/fault";
import { Options } from "./options";
import { StepView, conclusionOf } from "./step";

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
  const steps = allSteps.answer?.steps ?? [];
  const wanted = search.value.trim().toLowerCase();
  const fits = (step: Step) =>
    (!technique.value || step.technique === technique.value) &&
    (!wanted || `${step.notation} ${[...step.place, ...step.eliminate].join(" ")}`.toLowerCase().includes(wanted));
  return steps.filter(fits).sort(ORDERS[order.value]);
});

/** The techniques that occur, with their numbers of steps. */
const occurring = computed(() => {
  const counts = new Map<string, number>();
  for (const step of allSteps.answer?.steps ?? []) counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
  return [...counts];
});

function Filters() {
  return (
    <div class="filters">
      <label>
        Technique
        <select value={technique.value} onChange={(event) => (technique.value = event.currentTarget.value)}>
          <option value="">all</option>
          {occurring.value.map(([name, count]) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
      </label>
      <label>
        Order
        <select value={order.value} onChange={(event) => (order.value = event.currentTarget.value as Order)}>
          <option value="usual">simplest first</option>
          <option value="effect">most effect first</option>
          <option value="technique">by name</option>
        </select>
      </label>
      <label>
        With
        <input
          type="search"
          placeholder="r4c3, 5, b2 …"
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

export function StepsPanel() {
  const asked = allSteps.asked.value;
  if (asked.is !== "answered") {
    return (
      <>
        <p class="lead">Every step there is on your board now, of every technique.</p>
        {asked.is === "refused" && <Fault fault={asked.fault} />}
        <div class="buttons">
          <button type="button" class="primary" disabled={asked.is === "asking"} onClick={() => void askSteps()}>
            {asked.is === "asking" ? "Looking…" : "Find all steps"}
          </button>
        </div>
        <Options />
      </>
    );
  }
  const open = shown.value?.by === "steps" ? shown.value.step : null;
  const steps = listed.value;
  return (
    <>
      <Filters />
      <p class="quiet" role="status">
        {steps.length} of {asked.answer.steps.length} steps
      </p>
      {open && (
        <>
          <StepView step={open} />
          <div class="buttons">
            <button type="button" class="primary" onClick={() => apply(open)}>
              Apply
            </button>
          </div>
        </>
      )}
      <ol class="step-list plain" aria-label="All steps">
        {steps.slice(0, limit.value).map((step, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={step === open ? "step" : undefined}
              onClick={() => show(step, position.value, "steps")}
            >
              <span class="name">{step.technique}</span>
              <span class="conclusion">{conclusionOf(step)}</span>
            </button>
          </li>
        ))}
      </ol>
      {steps.length > limit.value && (
        <div class="buttons">
          <button type="button" onClick={() => (limit.value += 4 * PAGE)}>
            List more
          </button>
        </div>
      )}
    </>
  );
}
