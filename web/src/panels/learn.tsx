// The techniques: description, reason, and an interactive example.

import { t } from "#language";
import { useComputed } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board, NO_COLORS, NO_EMPHASIS } from "../board/board";
import { lit } from "../board/highlight";
import { Legend } from "../board/legend";
import { layersOf, withoutConclusion } from "../board/layers";
import { at, stagesOf } from "../board/stages";
import { withCandidates } from "../board/picture";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import type { Mark, TechniqueAnswer, TechniqueRecord } from "../engine/types";
import { disguised } from "../game/disguise";
import { type Cell, columnOf, rowOf } from "../game/grid";
import { positionOf } from "../game/loaded";
import { EMPTY, type Position } from "../game/position";
import { catalogue } from "../state/catalogue";
import { after } from "../state/step";
import { open } from "../state/game";
import { make, making } from "../state/make";
import { learnLink, route } from "../state/route";
import { useTechniquePage } from "../state/technique-page";
import { pointed, spoken, stage, targetsOf } from "../state/shown";
import { Choice } from "../ui/choice";
import { Inline, Markdown } from "../ui/markdown";
import { Unmet } from "./unmet";
import { Stages } from "./stages";
import { StepView } from "./step";

/** The stages of the example: nothing, the pattern, the conclusion, the board after it. */
const SCENES = [t("The board"), t("The pattern"), t("What follows"), t("After it"), t("A near miss")].map(
  (content, value) => ({
    value,
    content,
  }),
);

/** How long a new position to practise on is looked for, in milliseconds; then the example is rearranged. */
const PATIENCE = 2500;

const familiesOf = (all: readonly TechniqueRecord[]) => [...new Set(all.map((it) => it.family))];

function Index({ all, open: slug }: { all: readonly TechniqueRecord[]; open: string | null }) {
  const [wanted, want] = useState("");
  const fits = (it: TechniqueRecord) =>
    [it.title, it.name, ...it.aliases].some((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <nav class="technique-index" aria-label={t("Techniques")}>
      <input
        type="search"
        aria-label={t("Find a technique")}
        placeholder={t("Find among {count} techniques", { count: all.length })}
        value={wanted}
        onInput={(event) => want(event.currentTarget.value)}
      />
      {familiesOf(all).map((family) => {
        const members = all.filter((it) => it.family === family && fits(it));
        if (members.length === 0) return null;
        return (
          <section key={family}>
            <h2>{t(family.replaceAll("-", " "))}</h2>
            <ul>
              {members.map((it) => (
                <li key={it.slug}>
                  <a href={learnLink(it.slug)} aria-current={it.slug === slug ? "page" : undefined}>
                    {it.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function Facts({ of }: { of: TechniqueRecord }) {
  const facts = [
    [t("Family"), t(of.family.replaceAll("-", " "))],
    ["HoDoKu", of.hodoku_score === null ? null : `${t(of.hodoku_level ?? "")}, ${of.hodoku_score}`],
    ["Sudoku Explainer", of.se_rating?.toFixed(1) ?? null],
    [t("Also called"), of.aliases.join(", ") || null],
    [t("Assumes"), of.assumes_uniqueness ? t("that there is one solution") : null],
  ];
  return (
    <dl class="rating">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface Positions {
  before: Position;
  near: Position;
}

async function positionsOf(page: TechniqueAnswer): Promise<Positions> {
  const read = async (puzzle: string) => positionOf(await call("check", { puzzle }));
  const [before, near] = await Promise.all([read(page.example.state), read(page.near_miss.state)]);
  return { before, near };
}

function Example({ page }: { page: TechniqueAnswer }) {
  const [scene, setScene] = useState(1);
  const [positions, setPositions] = useState<Positions | null>(null);
  const [focus, setFocus] = useState<Cell>(40);
  useEffect(() => void (stage.value = null), [page, scene]);
  useEffect(() => void positionsOf(page).then(setPositions, () => setPositions(null)), [page]);
  const { step } = page.example;
  const before = positions?.before ?? EMPTY;
  const marks = useMemo<readonly Mark[]>(
    () => [[], withoutConclusion(step.marks), step.marks, [], []][scene],
    [step, scene],
  );
  const picture = useMemo(
    () => withCandidates(scene === 3 ? after(before, step) : scene === 4 ? (positions?.near ?? EMPTY) : before),
    [before, positions, scene, step],
  );
  const whole = useMemo(() => layersOf(marks), [marks]);
  const stages = useMemo(() => stagesOf(whole, step.sentences), [step, whole]);
  const layers = useMemo(() => at(whole, stages, stage.value), [whole, stages, stage.value]);
  const targets = useComputed(() => (spoken.value && scene < 3 ? targetsOf(spoken.value, marks) : null));
  const over = useMemo(() => lit(targets), [targets]);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!by) return;
    event.preventDefault();
    setFocus(9 * ((rowOf(focus) + by[0] + 9) % 9) + ((columnOf(focus) + by[1] + 9) % 9));
  };
  const practise = async () => {
    const name = t("To practise: {name}", { name: page.title });
    const waiting = setTimeout(() => making.clear(), PATIENCE);
    const isMade = await make({ practice: page.slug }, () => name);
    clearTimeout(waiting);
    if (!isMade) open(disguised(before), t("{name} (the example, rearranged)", { name }), { practice: page.slug });
    making.clear();
    location.hash = "";
  };
  useEffect(() => () => making.clear(), [page]);
  return (
    <div class="example">
      <Choice
        label={t("What the board shows")}
        class="segments scenes"
        options={SCENES}
        chosen={scene}
        onChoose={setScene}
      />
      <Board
        label={t("An example of {name}", { name: page.title })}
        picture={picture}
        layers={layers}
        words={step.legend}
        colors={NO_COLORS}
        emphasis={NO_EMPHASIS}
        over={over}
        focus={focus}
        selected={new Set()}
        onSelect={setFocus}
        onPoint={(cell) => (pointed.value = cell)}
        onKey={move}
      />
      <Stages stages={stages} sentences={step.sentences} />
      <Legend layers={whole} words={step.legend} />
      {scene === 4 && <p class="quiet">{t("Here the technique looks as if it applied, and does not.")}</p>}
      <StepView step={step} />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={!positions}
          onClick={() => {
            open(before, t("An example of {name}", { name: page.title }), { practice: page.slug });
            location.hash = "";
          }}
        >
          {t("Play this position")}
        </button>
        {page.family !== "last-resort" && (
          <button
            type="button"
            disabled={!positions || making.asked.value.is === "asking"}
            onClick={() => void practise()}
          >
            {t("Practise this")}
          </button>
        )}
      </div>
      <Unmet />
    </div>
  );
}

function Page({ slug }: { slug: string }) {
  const { page, fault } = useTechniquePage(slug);
  if (fault) return <p class="notice fault">{fault}</p>;
  if (!page) return null;
  return (
    <article class="technique">
      <a class="back" href={learnLink()}>
        {t("All techniques")}
      </a>
      <div class="technique-text">
        <h1>{page.title}</h1>
        <Facts of={page} />
        <div class="technique-doc">
          <Markdown text={page.doc} />
        </div>
      </div>
      <Example key={page.slug} page={page} />
    </article>
  );
}

export function Learn() {
  const [all, setAll] = useState<readonly TechniqueRecord[]>([]);
  const [fault, setFault] = useState("");
  useEffect(() => void catalogue().then(setAll, (cause: unknown) => setFault(faultOf(cause).message)), []);
  const slug = route.value.page === "learn" ? route.value.technique : null;
  return (
    <main class="learn" id="main">
      {fault && <p class="notice fault">{fault}</p>}
      <Index all={all} open={slug} />
      {slug ? <Page slug={slug} /> : <Overview all={all} />}
    </main>
  );
}

/** All techniques with short descriptions. */
const Overview = ({ all }: { all: readonly TechniqueRecord[] }) => (
  <article class="technique overview">
    <div class="technique-text">
      <h1>{t("Techniques")}</h1>
      <p>
        {t(
          "Each page says what the technique is and why it works, and has a board to go through: the pattern alone, what follows from it, and a near miss in which it does not apply. Point at a part of a sentence and the board shows what it speaks of; point at a cell and the sentences do.",
        )}
      </p>
      {familiesOf(all).map((family) => (
        <section key={family}>
          <h2>{t(family.replaceAll("-", " "))}</h2>
          <ul class="summaries">
            {all
              .filter((it) => it.family === family)
              .map((it) => (
                <li key={it.slug}>
                  <h3>
                    <a href={learnLink(it.slug)}>{it.title}</a>
                  </h3>
                  <p>
                    <Inline text={it.summary} />
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  </article>
);
