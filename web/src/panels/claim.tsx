// A claim in any of the text forms, judged as it is typed.

import { t } from "#language";
import { useEffect, useRef } from "preact/hooks";
import type { ChainLink, ProfileName, Verdict } from "../engine/types";
import { draw, fault, followClaim, judged, text, within } from "../state/claim";
import { position } from "../state/game";
import { RULINGS } from "../state/rulings";
import { shown } from "../state/shown";
import { show } from "../state/step";
import { Fault, sentence } from "../ui/fault";
import { Icon } from "../ui/icons";
import { Place } from "../ui/place";
import { Prose } from "../ui/sentence";
import { PROFILES } from "./options";
import { StepList } from "./step";

/** What one can write, to try: each is about no particular puzzle. */
const FORMS: readonly (readonly [string, string])[] = [
  ["r4c7<>5", t("a candidate that is false; also -5r4c7, D7<>5")],
  ["r4c7=5 by a hidden single", t("a digit, and the technique")],
  ["X-Wing: 5 r27c36 => r4c3<>5", t("a technique with its pattern")],
  ["(5)r1c2=(5-3)r4c2=(3)r4c7 => r1c7<>5", t("a chain: = is a strong link, - a weak one")],
  ["{5R2 5R7} {5c3 5c6} => r4c3<>5", t("truths, and the links that cover them")],
];

function Forms() {
  return (
    <details class="options">
      <summary>{t("How to write it")}</summary>
      <dl class="forms">
        {FORMS.map(([form, words]) => (
          <div key={form}>
            <dt>
              <button type="button" class="link" onClick={() => (text.value = form)}>
                {form}
              </button>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The links of a chain in order, each with its judgement. */
function Chain({ links }: { links: readonly ChainLink[] }) {
  if (links.length === 0) return null;
  const broken = links.find((it) => !it.holds);
  return (
    <>
      <ol class="chain-links" aria-label={t("The chain, link by link")}>
        {links.map((it, at) => (
          <li key={at} class={it.holds ? "holds" : "breaks"}>
            <Icon name={it.holds ? "check" : "close"} />
            <span>{it.text}</span>
            <span class="unseen">{it.holds ? t("holds") : t("breaks: {reason}", { reason: it.reason ?? "" })}</span>
          </li>
        ))}
      </ol>
      {broken && (
        <p class="quiet">
          {t("A strong link, =, needs one end to be true at least; a weak link, -, allows one at most.")}
        </p>
      )}
    </>
  );
}

const SIGNS = { good: "check", bad: "close", doubt: "help" } as const;

function VerdictView({ claim, verdict }: { claim: string; verdict: Verdict }) {
  const { title, mood } = RULINGS[verdict.verdict];
  const { error } = verdict;
  const isUnread = verdict.verdict === "malformed";
  // What can be read and concludes nothing has no place where it goes wrong.
  const isPart = isUnread && error?.column == null;
  return (
    <>
      <h3 class={`verdict verdict-${mood}`}>
        <Icon name={SIGNS[mood]} /> {isPart ? t("Not complete yet") : title}
      </h3>
      <Chain links={verdict.chain} />
      {isUnread && error ? (
        <p class="prose">
          {isPart ? sentence(error.message) : t("I do not understand this yet: {message}.", { message: error.message })}
        </p>
      ) : (
        <>
          <Prose sentences={verdict.sentences} current={null} />
          {error && <p class="notice fault">{sentence(error.message)}</p>}
        </>
      )}
      {isUnread && error?.column != null && <Place line={1} column={error.column} of={claim} />}
    </>
  );
}

function Actions() {
  const now = judged.value;
  if (!now) return null;
  const { verdict } = now;
  const isDrawn = shown.value?.by === "claim";
  const isNow = now.position === position.value;
  return (
    <div class="buttons">
      {isNow && verdict.counterexample && !(isDrawn && shown.value?.solution) && (
        <button type="button" onClick={() => draw()}>
          {t("Show the solution")}
        </button>
      )}
      {isNow && verdict.marks.length > 0 && (!isDrawn || shown.value?.solution) && (
        <button type="button" onClick={() => draw(false)}>
          {verdict.counterexample ? t("Show what I claimed") : t("Draw it")}
        </button>
      )}
      {isDrawn && (
        <button
          type="button"
          class="to-board"
          onClick={() => document.querySelector(".table")?.scrollIntoView({ block: "start" })}
        >
          {t("See it on the board")}
        </button>
      )}
    </div>
  );
}

/** The techniques that show the claim, if there are any. */
function Techniques() {
  const now = judged.value;
  if (!now || now.verdict.steps.length === 0) return null;
  const open = shown.value?.by === "claim" ? shown.value.step : null;
  return (
    <StepList
      label={t("Techniques that show this")}
      steps={now.verdict.steps}
      open={open}
      onOpen={(step) => show(step, now.position, "claim")}
    />
  );
}

/** Which techniques are to show the claim. */
function Within() {
  return (
    <label class="field">
      {t("Shown by")}
      <select value={within.value} onChange={(event) => (within.value = event.currentTarget.value as ProfileName | "")}>
        <option value="">{t("any reason")}</option>
        {PROFILES.map(([name, words]) => (
          <option key={name} value={name}>
            {t("one technique: {profile}", { profile: words })}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ClaimPanel() {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the panel before one has read it.
    if (matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
    return followClaim();
  }, []);
  const now = judged.value;
  return (
    <>
      <label class="field">
        {t("What do you claim about this board, and why?")}
        <textarea
          ref={box}
          class="claim"
          rows={2}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          value={text.value}
          placeholder="r4c7<>5"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <div role="status" class="judged">
        {!now && !fault.value && (
          <p class="lead">
            {t(
              "A digit, an elimination, a technique, a chain: you see as you type whether it holds, and if not, where it breaks.",
            )}
          </p>
        )}
        {fault.value && <Fault fault={fault.value} />}
        {now && <VerdictView claim={now.claim} verdict={now.verdict} />}
      </div>
      {now?.isCut && (
        <p class="notice" role="status">
          {t("Whether one technique of this profile shows it was not found out in the time that a call has.")}
        </p>
      )}
      <Actions />
      <Techniques />
      <Within />
      <Forms />
    </>
  );
}
