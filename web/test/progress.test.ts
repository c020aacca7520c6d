import { beforeEach, expect, test, vi } from "vitest";

vi.mock("#transport", () => ({ transport: () => new Promise(() => {}) }));
const { NEW, TOP, WAITS, dueAt, graded, merged, note, practised, progress, readProgress, skip } = await import(
  "../src/state/progress"
);
const { exported, imported, kept } = await import("../src/state/saved");

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  progress.value = {};
  kept.value = { games: [], solved: [] };
});

test("what is found without help comes back later each time, and what is missed at once", () => {
  let known = NEW;
  const waits: number[] = [];
  for (let times = 0; times < TOP + 2; times += 1) {
    known = graded(known, "alone", 0);
    waits.push(known.due / DAY);
  }
  expect(waits).toEqual([...WAITS.slice(1), WAITS[TOP], WAITS[TOP]]);
  expect(known).toMatchObject({ box: TOP, done: TOP + 2, alone: TOP + 2, next: TOP + 2 });
  const failed = graded(known, "failed", 5);
  expect(failed).toMatchObject({ box: 0, due: 5, alone: TOP + 2 });
});

test("a hint keeps the box", () => {
  const known = graded(graded(NEW, "alone", 0), "alone", 0);
  expect(graded(known, "hinted", 7)).toMatchObject({ box: 2, due: 7 + WAITS[2] * DAY, alone: 2, done: 3 });
});

test("the longest due comes first, and what was never practised is not due", () => {
  note("x-wing", "failed", 20);
  note("naked-pair", "failed", 10);
  note("skyscraper", "alone", 0);
  skip("aic");
  expect(dueAt(progress.value, 30)).toEqual(["naked-pair", "x-wing"]);
  expect(dueAt(progress.value, 2 * DAY)).toEqual(["naked-pair", "x-wing", "skyscraper"]);
  expect(practised("aic")).toEqual({ ...NEW, next: 1 });
});

test("progress is exported with the games, and what was imported has no say where less was done", () => {
  note("x-wing", "alone", 0);
  const file = exported();
  note("x-wing", "alone", 1);
  note("aic", "failed", 2);
  const now = progress.value;
  expect(imported(file)).toBe(0);
  expect(progress.value).toEqual(now);
  progress.value = {};
  imported(file);
  expect(progress.value["x-wing"]).toMatchObject({ box: 1, done: 1 });
  expect(merged(now, { "x-wing": { ...NEW, done: 9 } })["x-wing"].done).toBe(9);
});

test("what is stored and makes no sense is left out", () => {
  const good = { box: 1, due: 2, done: 3, alone: 1, next: 3 };
  const found = {
    good,
    "Bad name": good,
    low: { ...good, box: -1 },
    high: { ...good, box: 99 },
    none: null,
    text: "x",
  };
  expect(readProgress(found)).toEqual({ good });
  for (const nothing of [null, 3, "x", undefined]) expect(readProgress(nothing)).toEqual({});
});
