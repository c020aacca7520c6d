// Find it yourself: a prepared position, an answer, hints at the technique, and the judgement of the engine.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import { withoutConclusion } from "../board/layers";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import type { HintAnswer, Mark, TechniqueAnswer } from "../engine/types";
import { type Cell, DIGITS, type Digit, candidate, cellName, cellOf, digitOf, has } from "../game/grid";
import { disguised } from "../game/disguise";
import { inNotation } from "../game/lately";
import { positionOf } from "../game/loaded";
import { type Position, candidates, digitAt } from "../game/position";
import { engineText } from "../game/text";
import { NAMES, OFFERS } from "../panels/hint";
import { StepView } from "../panels/step";
import { announce } from "../state/announce";
import { digitOfKey } from "../state/digit-key";
import { note, practised, skip } from "../state/progress";
import { type Words, targetsOf } from "../state/shown";
import { Choice } from "../ui/choice";
import { Icon } from "../ui/icons";
import { Prose, Sentence } from "../ui/sentence";
import { type Answer, type Judged, NOTHING, gradeOf, isEmpty, judge, toggled } from "./answer";
import { positionOfCode, prepared } from "./positions";
import { Study, ringed } from "./study";

type Kind = keyof Answer;

const KINDS = [
  { value: "eliminate" as const, content: t("Remove candidates") },
  { value: "place" as const, content: t("Place a digit") },
];

const named = (list: readonly number[], sign: "=" | "<>") =>
  list.map((it) => `${cellName(cellOf(it))}${sign}${digitOf(it)}`);

/** A position to practise on: the next one that is prepared, or else the example in another look. */
async function nextPosition(page: TechniqueAnswer): Promise<{ position: Position; count: number }> {
  const { positions } = await prepared(page.slug);
  if (positions.length > 0) {
    const { next } = practised(page.slug);
    return { position: await positionOfCode(positions[next % positions.length]), count: positions.length };
  }
  return { position: disguised(positionOf(await call("check", { puzzle: page.example.state }))), count: 0 };
}

/** The heading of a judgement. */
const RULED = {
  right: { words: t("Right!"), mood: "good", icon: "check" },
  otherwise: { words: t("True, but for another reason"), mood: "doubt", icon: "flag" },
  wrong: { words: t("Not so"), mood: "bad", icon: "close" },
} as const;

interface ExerciseProps {
  page: TechniqueAnswer;
  /** Whether the candidates are hidden at first, as one does without them. */
  isBare: boolean;
}

export function Exercise({ page, isBare }: ExerciseProps) {
  const usual: Kind = page.example.step.place.length > 0 ? "place" : "eliminate";
  const [number, setNumber] = useState(0);
  const [loaded, setLoaded] = useState<{ position: Position; count: number } | null>(null);
  const [fault, setFault] = useState("");
  const [kind, setKind] = useState<Kind>(usual);
  const [focus, setFocus] = useState<Cell>(40);
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [hint, setHint] = useState<HintAnswer | null>(null);
  const [rung, setRung] = useState(0);
  const [hasCandidates, setCandidates] = useState(!isBare);
  const [isBusy, setBusy] = useState(false);
  /** Whether it was noted how this exercise went: only the first answer counts. */
  const [isGraded, setGraded] = useState(false);

  useEffect(() => {
    let isWanted = true;
    setLoaded(null);
    setAnswer(NOTHING);
    setJudged(null);
    setHint(null);
    setRung(0);
    setGraded(false);
    setFault("");
    nextPosition(page).then(
      (it) => isWanted && setLoaded(it),
      (cause: unknown) => isWanted && setFault(faultOf(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [page, number]);

  if (!loaded)
    return fault ? <p class="notice fault">{fault}</p> : <p class="quiet">{t("A position is on its way…")}</p>;
  const { position, count } = loaded;
  const isDone = judged?.is === "right" || rung === OFFERS.length;
  const grade = (it: ReturnType<typeof gradeOf>) => {
    if (!isGraded) note(page.slug, it);
    setGraded(true);
  };
  const enter = (cell: Cell, digit: Digit) => {
    const it = candidate(cell, digit);
    if (isDone || digitAt(position, cell)) return;
    if (kind === "eliminate" && !has(candidates(position, cell), digit)) return;
    setJudged(null);
    setAnswer(toggled(answer, kind, it));
  };
  const check = async () => {
    if (isEmpty(answer) || isBusy) return;
    setBusy(true);
    setFault("");
    try {
      const now = await judge(position, page.slug, answer);
      setJudged(now);
      grade(now.is === "right" ? gradeOf(rung, OFFERS.length) : "failed");
      announce(`${RULED[now.is].words} ${now.verdict.sentences.map(wordsOf).join(" ")}`);
    } catch (cause) {
      setFault(faultOf(cause).message);
    } finally {
      setBusy(false);
    }
  };
  const tellMore = async () => {
    if (isBusy || isDone) return;
    setBusy(true);
    setFault("");
    try {
      const told = hint ?? (await call("hint", { puzzle: engineText(position), technique: page.slug }));
      setHint(told);
      setRung(rung + 1);
      setJudged(null);
      if (rung + 1 === OFFERS.length) grade("failed");
      const said = rung < 3 ? told.ladder.slice(rung, rung + 1) : rung === 3 ? [] : (told.step?.sentences ?? []);
      announce(said.map(wordsOf).join(" ") || t("The pattern is drawn."));
    } catch (cause) {
      setFault(faultOf(cause).message);
    } finally {
      setBusy(false);
    }
  };
  const key = (event: KeyboardEvent, cell: Cell) => {
    const digit = digitOfKey(event);
    if (digit !== null) enter(cell, digit);
    else if (event.key === "Enter") void check();
    else if (event.key === "h") void tellMore();
    else if (event.key === " ") setKind(kind === "place" ? "eliminate" : "place");
    else if (event.key === "Backspace" || event.key === "Escape") setAnswer(NOTHING);
    else return false;
    return true;
  };
  const step = judged?.is === "right" ? judged.step : isDone ? (hint?.step ?? null) : null;
  const own: Mark[] = [
    ...ringed(named(answer.eliminate, "="), "eliminated"),
    ...ringed(named(answer.place, "="), "placed"),
  ];
  const pattern = rung >= 4 && hint?.step ? withoutConclusion(hint.step.marks) : [];
  const marks = step ? step.marks : [...pattern, ...own];
  const told = hint && rung > 0 && rung < 4 ? hint.ladder[rung - 1] : null;
  return (
    <div class="exercise">
      <div class="example">
        <Study
          label={t("Find it: {name}", { name: page.name })}
          position={position}
          hasCandidates={hasCandidates}
          marks={marks}
          sentences={step?.sentences ?? []}
          words={(step?.legend ?? hint?.step?.legend ?? {}) as Words}
          targets={told ? targetsIn(told) : null}
          focus={focus}
          onFocus={setFocus}
          onTap={enter}
          onKey={key}
        />
      </div>
      <section class="task" aria-label={t("Your answer")}>
        <p>
          <strong>{t("Find it: {name}", { name: page.name })}</strong>.{" "}
          {usual === "place"
            ? t("Place its digit.")
            : t("Remove what it rules out. Any one counts, and one candidate is enough.")}
        </p>
        {!isDone && (
          <>
            <Choice label={t("What you enter")} class="segments" options={KINDS} chosen={kind} onChoose={setKind} />
            <div
              class="digits"
              role="group"
              aria-label={t(kind === "place" ? "Place in {cell}" : "Remove from {cell}", { cell: cellName(focus) })}
            >
              {DIGITS.map((digit) => {
                const isOpen =
                  !digitAt(position, focus) && (kind === "place" || has(candidates(position, focus), digit));
                const isIn = answer[kind].includes(candidate(focus, digit));
                return (
                  <button
                    key={digit}
                    type="button"
                    class="digit-button"
                    aria-pressed={isIn}
                    disabled={!isOpen}
                    onClick={() => enter(focus, digit)}
                  >
                    {digit}
                  </button>
                );
              })}
            </div>
            <p class="entered" aria-live="polite">
              {isEmpty(answer) ? (
                <span class="quiet">{t("Select a cell, then a digit.")}</span>
              ) : (
                <>
                  {t("Your answer:")} <strong>{inNotation(answer.place, answer.eliminate)}</strong>
                </>
              )}
            </p>
          </>
        )}
        <div class="buttons">
          {!isDone && (
            <>
              <button type="button" class="primary" disabled={isEmpty(answer) || isBusy} onClick={() => void check()}>
                {t("Check")}
              </button>
              <button type="button" disabled={isBusy} onClick={() => void tellMore()}>
                {rung === 0 ? t("Hint") : OFFERS[rung]}
              </button>
              <button type="button" disabled={isEmpty(answer)} onClick={() => setAnswer(NOTHING)}>
                {t("Clear")}
              </button>
            </>
          )}
          <button
            type="button"
            class={isDone ? "primary" : ""}
            onClick={() => {
              if (!isGraded) skip(page.slug);
              setNumber(number + 1);
            }}
          >
            {isDone ? t("Next position") : t("Another position")}
          </button>
        </div>
        <label class="check">
          <input
            type="checkbox"
            checked={hasCandidates}
            onChange={(event) => setCandidates(event.currentTarget.checked)}
          />
          {t("show the candidates")}
        </label>
        {fault && <p class="notice fault">{fault}</p>}
        {hint && rung > 0 && rung < OFFERS.length && judged?.is !== "right" && (
          <div class="told-sentences" aria-label={t("Hint: {name}", { name: NAMES[rung - 1] })} role="group">
            {hint.ladder.slice(0, rung).map((sentence, index) => (
              <p key={index} class="prose">
                <Sentence spans={sentence} />
              </p>
            ))}
            {rung === 4 && <p class="quiet">{t("The pattern is on the board. What follows from it?")}</p>}
          </div>
        )}
        {judged && <Judgement judged={judged} name={page.name} />}
        {step && <StepView step={step} />}
        <p class="quiet">
          {count > 0
            ? t("{count} positions are prepared. In none of them does anything easier apply that was taught before.", {
                count,
              })
            : t("This technique is so rare that no position is prepared: this is its example, rearranged.")}
        </p>
      </section>
    </div>
  );
}

/** What a sentence mentions. */
function targetsIn(spans: HintAnswer["ladder"][number]) {
  const all = spans.map((span) => targetsOf(span, []));
  return {
    houses: all.flatMap((it) => it.houses),
    cells: all.flatMap((it) => it.cells),
    candidates: all.flatMap((it) => it.candidates),
  };
}

function Judgement({ judged, name }: { judged: Judged; name: string }) {
  const { is, verdict, step, missing } = judged;
  const { words, mood, icon } = RULED[is];
  return (
    <div class="judgement" role="status">
      <h3 class={`verdict verdict-${mood}`}>
        <Icon name={icon} /> {words}
      </h3>
      {is !== "right" && <Prose sentences={verdict.sentences} current={null} />}
      {is === "right" && !isEmpty(missing) && (
        <p>
          {t("This {name} also gives:", { name })} <strong>{inNotation(missing.place, missing.eliminate)}</strong>.
        </p>
      )}
      {is === "otherwise" && step && (
        <p>
          {t("The easiest step that leads to it is another one:")} <strong>{step.technique}</strong>. {step.explanation}
        </p>
      )}
      {is !== "right" && <p class="quiet">{t("Take something back, or ask for a hint.")}</p>}
    </div>
  );
}
