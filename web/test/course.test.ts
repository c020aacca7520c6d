import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

const asked: { name: string; body: unknown }[] = [];
let answers: unknown[] = [];
vi.mock("#transport", () => ({
  transport: (name: string, body: unknown) => {
    asked.push({ name, body });
    return Promise.resolve(answers.shift());
  },
}));
const { LESSONS, lessonOf } = await import("../src/course/lessons");
const { preparedIn } = await import("../src/course/positions");
const { NOTHING, gradeOf, isEmpty, judge, missingIn, toggled } = await import("../src/course/answer");
const { EMPTY } = await import("../src/game/position");
const { courseLink, learnLink, routeOf } = await import("../src/state/route");
const { candidateNamed } = await import("../src/game/grid");

const FOLDER = fileURLToPath(new URL("../public/positions", import.meta.url));
const step = (eliminate: string[]) => ({ technique: "X-Wing", slug: "x-wing", place: [], eliminate });

test("every lesson explains itself and has techniques, each in one lesson", () => {
  const all = LESSONS.flatMap((it) => it.techniques);
  expect(new Set(all).size).toBe(all.length);
  for (const { title, summary, text, techniques } of LESSONS) {
    expect([title, summary].every(Boolean)).toBe(true);
    expect(text.length).toBeGreaterThan(2);
    expect(techniques.length).toBeGreaterThan(0);
  }
  expect(lessonOf("x-wing")?.name).toBe("fish");
  expect(lessonOf("search")).toBe(null);
});

test("positions and puzzles are codes, hundreds for most techniques of the first lessons", () => {
  expect(existsSync(FOLDER)).toBe(true);
  for (const name of readdirSync(FOLDER)) {
    const { positions, puzzles } = preparedIn(readFileSync(`${FOLDER}/${name}`, "utf8"));
    expect(positions.length).toBeGreaterThan(0);
    for (const code of [...positions, ...puzzles]) expect(code).toMatch(/^[A-Za-z0-9_-]{15,90}$/);
  }
  for (const slug of ["full-house", "hidden-single", "pointing", "naked-pair", "x-wing", "skyscraper", "xy-wing"]) {
    expect(preparedIn(readFileSync(`${FOLDER}/${slug}.txt`, "utf8")).positions.length).toBeGreaterThanOrEqual(200);
  }
  expect(preparedIn("a\nb\n\nc\n")).toEqual({ positions: ["a", "b"], puzzles: ["c"] });
  expect(preparedIn("a\n")).toEqual({ positions: ["a"], puzzles: [] });
});

test("links into the course are read as they are written", () => {
  expect(routeOf(courseLink())).toEqual({ page: "course", lesson: null, technique: null });
  expect(routeOf(courseLink("fish"))).toEqual({ page: "course", lesson: "fish", technique: null });
  expect(routeOf(courseLink("fish", "x-wing"))).toEqual({ page: "course", lesson: "fish", technique: "x-wing" });
  expect(routeOf(learnLink("x-wing"))).toEqual({ page: "learn", technique: "x-wing" });
  expect(routeOf(learnLink())).toEqual({ page: "learn", technique: null });
  for (const other of ["", "#", "#p=1", "#course/a/b/c", "#learn/a/b", "#courses"]) {
    expect(routeOf(other)).toEqual({ page: "solve" });
  }
});

test("an answer takes a candidate, and gives it back", () => {
  const one = toggled(NOTHING, "eliminate", 5);
  expect(one).toEqual({ place: [], eliminate: [5] });
  expect(isEmpty(one)).toBe(false);
  expect(toggled(toggled(one, "place", 9), "eliminate", 5)).toEqual({ place: [9], eliminate: [] });
  expect(isEmpty(toggled(one, "eliminate", 5))).toBe(true);
});

test("hints count as help, and the whole answer as none found", () => {
  expect([0, 1, 4, 5].map((rung) => gradeOf(rung, 5))).toEqual(["alone", "hinted", "hinted", "failed"]);
});

test("an answer by the technique is right, whatever else the step would give", async () => {
  const eliminate = [candidateNamed("r3c1<>5")];
  answers = [{ verdict: "follows", steps: [step(["r3c1<>5", "r3c2<>5"])], sentences: [] }];
  asked.length = 0;
  const judged = await judge(EMPTY, "x-wing", { place: [], eliminate });
  expect(asked).toMatchObject([{ name: "verify", body: { puzzle: ".".repeat(81), claim: "x-wing: r3c1<>5" } }]);
  expect(judged.is).toBe("right");
  expect(judged.missing).toEqual({ place: [], eliminate: [candidateNamed("r3c2<>5")] });
});

test("what is true for another reason is told with the easiest step that leads to it", async () => {
  const answer = { place: [candidateNamed("r1c1=5")], eliminate: [] };
  answers = [
    { verdict: "follows_otherwise", steps: [], sentences: [] },
    { verdict: "follows", steps: [], sentences: [], easiest: { step: step([]), leads: "exactly" } },
  ];
  asked.length = 0;
  const judged = await judge(EMPTY, "x-wing", answer);
  expect(judged).toMatchObject({ is: "otherwise", step: { slug: "x-wing" } });
  expect(asked[1].body).toMatchObject({ puzzle: ".".repeat(81), claim: "r1c1=5", recognise: true });
});

test("what is false is wrong, and asks for nothing more", async () => {
  answers = [{ verdict: "false", steps: [], sentences: [] }];
  asked.length = 0;
  const judged = await judge(EMPTY, "x-wing", { place: [], eliminate: [3] });
  expect([judged.is, asked.length]).toEqual(["wrong", 1]);
  expect(missingIn(NOTHING, null)).toEqual(NOTHING);
});
