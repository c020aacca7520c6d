import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Verdict } from "../src/engine/types";

interface Request {
  name: string;
  body: { puzzle: string; claim: string };
  signal: AbortSignal | undefined;
  answer: (verdict: Partial<Verdict>) => void;
}

const asked = vi.hoisted(() => [] as Request[]);
vi.mock("#transport", () => ({
  transport: (name: string, body: Request["body"], signal?: AbortSignal) =>
    new Promise((resolve) => asked.push({ name, body, signal, answer: resolve as Request["answer"] })),
}));

const { act, open } = await import("../src/state/game");
const { followClaim, forgetClaim, judged, text } = await import("../src/state/claim");
const { shown } = await import("../src/state/shown");
const { EMPTY } = await import("../src/game/position");

/** A verdict as the engine gives it. */
const FALSE: Partial<Verdict> = {
  verdict: "false",
  sentences: [[{ text: "No. This is false." }]],
  marks: [{ kind: "cells", cells: ["r1c1"], role: "contradiction" }],
  counterexample: "5".repeat(81),
  chain: [],
  steps: [],
};
const UNREAD: Partial<Verdict> = { verdict: "malformed", sentences: [], marks: [], chain: [], steps: [] };

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  open(EMPTY, "");
  text.value = "";
  forgetClaim();
  end = followClaim();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(200);

test("a claim is judged once, after the last key", async () => {
  for (const typed of ["r", "r1", "r1c", "r1c1<>5"]) {
    text.value = typed;
    await vi.advanceTimersByTimeAsync(20);
  }
  await settle();
  expect(asked.map((it) => [it.name, it.body.claim])).toEqual([["verify", "r1c1<>5"]]);
});

test("an outdated claim is cancelled, and its verdict comes too late", async () => {
  text.value = "r1c1<>5";
  await settle();
  text.value = "r1c1<>6";
  await settle();
  expect(asked[0].signal?.aborted).toBe(true);
  asked[1].answer(UNREAD);
  asked[0].answer(FALSE);
  await settle();
  expect(judged.value?.claim).toBe("r1c1<>6");
  expect(judged.value?.verdict.verdict).toBe("malformed");
});

test("what fails is drawn in a solution, and an unread text draws nothing", async () => {
  text.value = "r1c1<>5";
  await settle();
  asked[0].answer(FALSE);
  await settle();
  expect(shown.value?.by).toBe("claim");
  expect(shown.value?.solution?.[0]).toBe(5);
  text.value = "r1c1<>";
  await settle();
  asked[1].answer(UNREAD);
  await settle();
  expect(shown.value).toBeNull();
});

test("a move judges the claim again, and covers the board with nothing", async () => {
  text.value = "r1c1<>5";
  await settle();
  asked[0].answer(FALSE);
  await settle();
  shown.value = null;
  act({ do: "place", cells: [3], digit: 7 });
  await settle();
  expect(asked[1].body.puzzle).not.toBe(asked[0].body.puzzle);
  asked[1].answer(FALSE);
  await settle();
  expect(judged.value?.verdict.verdict).toBe("false");
  expect(shown.value).toBeNull();
});

test("an empty box asks nothing and forgets", async () => {
  text.value = "r1c1<>5";
  await settle();
  asked[0].answer(FALSE);
  await settle();
  text.value = "  \n";
  await settle();
  expect(asked.length).toBe(1);
  expect(judged.value).toBeNull();
  expect(shown.value).toBeNull();
});
