// The course: its lessons in their order, what is due, and a technique's way: example, near miss, find it yourself, a puzzle.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import { withoutConclusion } from "../board/layers";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import type { TechniqueAnswer, TechniqueRecord } from "../engine/types";
import { positionOf } from "../game/loaded";
import { EMPTY, type Position } from "../game/position";
import { StepView } from "../panels/step";
import { catalogue } from "../state/catalogue";
import { open } from "../state/game";
import { TOP, due, practised } from "../state/progress";
import { courseLink, learnLink, route } from "../state/route";
import type { Words } from "../state/shown";
import { after } from "../state/step";
import { useTechniquePage } from "../state/technique-page";
import { Choice } from "../ui/choice";
import { Inline } from "../ui/markdown";
import { Prose } from "../ui/sentence";
import { Exercise } from "./exercise";
import { LESSONS, type Lesson, lessonNamed, lessonOf } from "./lessons";
import { type Prepared, positionOfCode, prepared } from "./positions";
import { Study, ringed } from "./study";

/** The lessons in which one does without candidates. */
const BARE: readonly string[] = ["sight-lines", "singles"];

type Names = ReadonlyMap<string, TechniqueRecord>;

const nameOf = (names: Names, slug: string) => names.get(slug)?.title ?? slug;

/** How well a technique is known, as filled dots. */
function Box({ slug }: { slug: string }) {
  const { box, done } = practised(slug);
  const words = done === 0 ? t("not practised yet") : t("box {box} of {all}", { box, all: TOP });
  return (
    <span class="box" role="img" aria-label={words} title={words}>
      {"●".repeat(box)}
      {"○".repeat(TOP - box)}
    </span>
  );
}

/** The techniques of a lesson that were solved without help at least once. */
const begun = (lesson: Lesson) => lesson.techniques.filter((it) => practised(it).box > 0).length;

function Due({ names }: { names: Names }) {
  const all = due.value.filter(lessonOf);
  if (all.length === 0) return null;
  return (
    <section class="due" aria-label={t("Due now")}>
      <h2>{t("Due now")}</h2>
      <ul>
        {all.map((slug) => (
          <li key={slug}>
            <a class="button" href={courseLink(lessonOf(slug)?.name ?? "", slug)}>
              {nameOf(names, slug)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Overview({ names }: { names: Names }) {
  return (
    <article class="course-text">
      <h1>{t("The course")}</h1>
      <p>
        {t(
          "From the first look at the board to nets, in {count} lessons. Each technique has an example, a near miss, and positions in which you find it yourself. What you have practised comes back: after a day, after three days, and later and later as long as you find it without help.",
          { count: LESSONS.length },
        )}
      </p>
      <Due names={names} />
      <ol class="lessons">
        {LESSONS.map((lesson, index) => (
          <li key={lesson.name}>
            <a href={courseLink(lesson.name)}>
              <strong>
                {index + 1}. {lesson.title}
              </strong>
              <span>{lesson.summary}</span>
              <span class="quiet">
                {t("{count} of {all} found", { count: begun(lesson), all: lesson.techniques.length })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </article>
  );
}

function LessonView({ lesson, names }: { lesson: Lesson; names: Names }) {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <article class="course-text">
      <a class="up" href={courseLink()}>
        {t("The course")}
      </a>
      <h1>
        {LESSONS.indexOf(lesson) + 1}. {lesson.title}
      </h1>
      {lesson.text.map((it) => (
        <p key={it}>
          <Inline text={it} />
        </p>
      ))}
      <h2>{t("Techniques")}</h2>
      <ul class="of-lesson">
        {lesson.techniques.map((slug) => (
          <li key={slug}>
            <a href={courseLink(lesson.name, slug)}>{nameOf(names, slug)}</a> <Box slug={slug} />
          </li>
        ))}
      </ul>
      <div class="buttons">
        <a class="button primary" href={courseLink(lesson.name, lesson.techniques[0])}>
          {t("Start: {name}", { name: nameOf(names, lesson.techniques[0]) })}
        </a>
        {next && (
          <a class="button" href={courseLink(next.name)}>
            {t("Next lesson: {name}", { name: next.title })}
          </a>
        )}
      </div>
    </article>
  );
}

type Part = "example" | "near" | "find" | "puzzle";

const PARTS: readonly { value: Part; content: string }[] = [
  { value: "example", content: t("Example") },
  { value: "near", content: t("Near miss") },
  { value: "find", content: t("Find it") },
  { value: "puzzle", content: t("A puzzle") },
];

/** What the board of an example shows, one after another. */
const SCENES = [t("The board"), t("The pattern"), t("What follows"), t("After it")];

function usePosition(puzzle: string): Position {
  const [position, setPosition] = useState<Position>(EMPTY);
  useEffect(() => {
    let isWanted = true;
    void call("check", { puzzle }).then((it) => isWanted && setPosition(positionOf(it)));
    return () => {
      isWanted = false;
    };
  }, [puzzle]);
  return position;
}

function ExamplePart({ page }: { page: TechniqueAnswer }) {
  const [scene, setScene] = useState(0);
  const before = usePosition(page.example.state);
  const { step } = page.example;
  const marks = [[], withoutConclusion(step.marks), step.marks, []][scene];
  return (
    <div class="exercise">
      <div class="example">
        <Study
          label={t("An example of {name}", { name: page.name })}
          position={scene === 3 ? after(before, step) : before}
          marks={marks}
          sentences={scene > 0 && scene < 3 ? step.sentences : []}
          words={(step.legend ?? {}) as Words}
        />
      </div>
      <section class="task" aria-label={t("The example")}>
        <p lang="en">
          <Inline text={page.summary} />
        </p>
        <Choice
          label={t("What the board shows")}
          class="segments scenes"
          options={SCENES.map((content, value) => ({ value, content }))}
          chosen={scene}
          onChoose={setScene}
        />
        {scene === 0 && <p class="quiet">{t("Look for it yourself before you go on.")}</p>}
        {scene > 0 && <StepView step={step} />}
        {scene < SCENES.length - 1 && (
          <div class="buttons">
            <button type="button" onClick={() => setScene(scene + 1)}>
              {SCENES[scene + 1]}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

function NearPart({ page }: { page: TechniqueAnswer }) {
  const near = usePosition(page.near_miss.state);
  const { step } = page.example;
  const { breaks, candidates, sentences } = page.near_miss;
  const different = breaks ? [breaks] : candidates;
  return (
    <div class="exercise">
      <div class="example">
        <Study
          label={t("A near miss of {name}", { name: page.name })}
          position={near}
          marks={[...withoutConclusion(step.marks), ...ringed(different, "contradiction")]}
          words={{ ...(step.legend as Words | undefined), contradiction: t("what is different") }}
        />
      </div>
      <section class="task" aria-label={t("The near miss")}>
        <p>{t("Here the technique seems to apply, but it does not.")}</p>
        <Prose sentences={sentences} current={null} />
      </section>
    </div>
  );
}

function PuzzlePart({ page }: { page: TechniqueAnswer }) {
  const [ready, setReady] = useState<Prepared | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    let isWanted = true;
    prepared(page.slug).then(
      (it) => isWanted && setReady(it),
      (cause: unknown) => isWanted && setFault(faultOf(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  if (fault) return <p class="notice fault">{fault}</p>;
  if (!ready) return null;
  const play = async () => {
    const { puzzles } = ready;
    try {
      const position =
        puzzles.length > 0
          ? await positionOfCode(puzzles[Math.floor(Math.random() * puzzles.length)])
          : positionOf(await call("check", { puzzle: page.example.state }));
      const title =
        puzzles.length > 0 ? t("Needs: {name}", { name: page.name }) : t("An example of {name}", { name: page.name });
      open(position, title, { practice: page.slug });
      location.hash = "";
    } catch (cause) {
      setFault(faultOf(cause).message);
    }
  };
  return (
    <section class="task" aria-label={t("A puzzle")}>
      <p>
        {ready.puzzles.length > 0
          ? t(
              "A whole puzzle that cannot be solved without {name} by what you have learned so far. Hints are at this technique as soon as it applies.",
              { name: page.name },
            )
          : t("No puzzle is prepared that needs {name} and nothing harder. Play on from its example instead.", {
              name: page.name,
            })}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void play()}>
          {ready.puzzles.length > 0 ? t("Play a puzzle that needs it") : t("Play the example")}
        </button>
      </div>
    </section>
  );
}

function TechniqueView({ lesson, page, names }: { lesson: Lesson; page: TechniqueAnswer; names: Names }) {
  // Who has practised it comes to practise again.
  const [part, setPart] = useState<Part>(practised(page.slug).done > 0 ? "find" : "example");
  const at = PARTS.findIndex((it) => it.value === part);
  const next = lesson.techniques[lesson.techniques.indexOf(page.slug) + 1];
  const nextLesson = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <article class="course-technique">
      <a class="up" href={courseLink(lesson.name)}>
        {lesson.title}
      </a>
      <h1>
        {page.name} <Box slug={page.slug} />
      </h1>
      <Choice
        label={t("Parts of the lesson")}
        class="segments parts"
        options={PARTS}
        chosen={part}
        onChoose={setPart}
      />
      {part === "example" && <ExamplePart page={page} />}
      {part === "near" && <NearPart page={page} />}
      {part === "find" && <Exercise page={page} isBare={BARE.includes(lesson.name)} />}
      {part === "puzzle" && <PuzzlePart page={page} />}
      <nav class="buttons onward" aria-label={t("Onward")}>
        {at < PARTS.length - 1 && (
          <button type="button" onClick={() => setPart(PARTS[at + 1].value)}>
            {t("Next: {name}", { name: PARTS[at + 1].content.toLowerCase() })}
          </button>
        )}
        {next ? (
          <a class="button" href={courseLink(lesson.name, next)}>
            {t("Next technique: {name}", { name: nameOf(names, next) })}
          </a>
        ) : (
          nextLesson && (
            <a class="button" href={courseLink(nextLesson.name)}>
              {t("Next lesson: {name}", { name: nextLesson.title })}
            </a>
          )
        )}
        <a class="button" href={learnLink(page.slug)}>
          {t("Why it works")}
        </a>
      </nav>
    </article>
  );
}

function OfTechnique({ lesson, slug, names }: { lesson: Lesson; slug: string; names: Names }) {
  const { page, fault } = useTechniquePage(slug);
  if (fault) return <p class="notice fault">{fault}</p>;
  return page && <TechniqueView key={page.slug} lesson={lesson} page={page} names={names} />;
}

export function Course() {
  const [names, setNames] = useState<Names>(new Map());
  const [fault, setFault] = useState("");
  useEffect(() => {
    catalogue().then(
      (all) => setNames(new Map(all.map((it) => [it.slug, it]))),
      (cause: unknown) => setFault(faultOf(cause).message),
    );
  }, []);
  const at = route.value;
  const lesson = at.page === "course" ? lessonNamed(at.lesson) : null;
  const slug = at.page === "course" && lesson?.techniques.includes(at.technique ?? "") ? at.technique : null;
  return (
    <main class="course" id="main">
      {fault && <p class="notice fault">{fault}</p>}
      {!lesson && <Overview names={names} />}
      {lesson && !slug && <LessonView lesson={lesson} names={names} />}
      {lesson && slug && <OfTechnique lesson={lesson} slug={slug} names={names} />}
    </main>
  );
}
