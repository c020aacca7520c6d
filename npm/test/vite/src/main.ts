import { ErgodokuError, check, load, rate, solve, type ExplainedStep, type SolveAnswer } from "ergodoku";
import { startWorker } from "ergodoku/worker";

const PUZZLE = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";

async function run(): Promise<string> {
  await load();
  const path: SolveAnswer = solve(PUZZLE);
  const first: ExplainedStep | undefined = path.steps[0];
  const here = `${check(PUZZLE).status} ${first?.notation} ${rate(PUZZLE).level} ${rate(PUZZLE, { scale: "se121" }).er}`;
  const engine = await startWorker();
  const answer = await engine.solve(PUZZLE, { signal: AbortSignal.timeout(60_000) });
  const refused = await engine.hint("12").catch((error: unknown) => error instanceof ErgodokuError && error.status);
  engine.close();
  // @ts-expect-error There is no such field.
  void answer.nothing;
  // @ts-expect-error Nor such a scale.
  void (() => rate(PUZZLE, { scale: "none" }));
  return `${here} | ${answer.grid === path.grid} ${refused}`;
}

const out = document.querySelector("#out")!;
run().then(
  (text) => (out.textContent = text),
  (error: unknown) => (out.textContent = `failed: ${error}`),
);
