import assert from "node:assert/strict";
import { test } from "node:test";

import { ErgodokuError } from "../dist/index.js";
import { engines } from "./engines.mjs";

const PUZZLE = "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";

for (const [name, engine] of await engines()) {
  test(`${name}: a puzzle is checked, also one with clashes or several solutions`, () => {
    const checked = engine.check(PUZZLE);
    assert.equal(checked.status, "solved");
    assert.equal(checked.cells.length, 81);
    assert.equal(engine.check("5".repeat(81)).status, "invalid");
    assert.equal(engine.check(".".repeat(81)).status, "multiple_solutions");
  });

  test(`${name}: a puzzle is solved, with a checked proof for each step`, () => {
    const { status, grid, steps } = engine.solve(PUZZLE);
    assert.equal(status, "solved");
    assert.match(grid, /^[1-9]{81}$/);
    assert.equal(grid, engine.check(PUZZLE).grid);
    assert.ok(steps.length > 30);
    assert.ok(steps.every((step) => step.checked && step.explanation));
    assert.equal(engine.solve(PUZZLE, { max_steps: 3 }).steps.length, 3);
  });

  test(`${name}: a hint says where to look first`, () => {
    const { step, ladder, mistake } = engine.hint(PUZZLE);
    assert.equal(step.notation, "Hidden Single: 7 in r3 => r3c9=7");
    assert.equal(ladder.length, 3);
    assert.equal(mistake, null);
  });

  test(`${name}: steps, ratings, formats, techniques`, () => {
    assert.ok(engine.steps(PUZZLE).steps.length > 1);
    assert.equal(engine.rate(PUZZLE).scale, "hodoku");
    assert.ok(engine.rate(PUZZLE, { scale: "se121" }).er > 1);
    assert.match(engine.convert(PUZZLE, "pencil-marks").text, /\n/);
    assert.ok(engine.techniques().techniques.length > 100);
    assert.equal(engine.technique("0300").name, "X-Wing");
  });

  test(`${name}: a step is drawn`, () => {
    const { step } = engine.hint(PUZZLE);
    const drawn = engine.render(PUZZLE, { marks: step.marks, title: step.notation });
    assert.match(drawn.svg, /^<svg .*Hidden Single/s);
  });

  test(`${name}: puzzles are generated, the same from the same seed`, () => {
    const made = engine.generate({ level: "easy", seed: 7, count: 2 });
    assert.equal(made.puzzles.length, 2);
    assert.ok(made.puzzles.every((it) => it.level === "Easy"));
    assert.deepEqual(engine.generate({ level: "easy", seed: 7, count: 2 }), made);
  });

  test(`${name}: what is no puzzle is refused with the place of the error`, () => {
    const isRefusal = (status, message) => (error) =>
      error instanceof ErgodokuError && error.status === status && message.test(error.message);
    assert.throws(() => engine.hint("12"), isRefusal(422, /found 2/));
    assert.throws(() => engine.technique("no-such-thing"), isRefusal(404, /no-such-thing/));
    assert.throws(() => engine.generate({ clues: "many" }), isRefusal(400, /many/));
    try {
      engine.hint(`${".".repeat(80)}x`);
    } catch (error) {
      assert.equal(error.record.line, 1);
    }
  });

  test(`${name}: an answer longer than the memory so far arrives whole`, () => {
    const title = "ä".repeat(200);
    const { svg } = engine.render(PUZZLE, { title });
    assert.ok(svg.includes(title) && svg.endsWith("</svg>\n"));
  });
}
