import { expect, test } from "vitest";
import { CELLS, candidate, cellNamed, digitsOf } from "../src/game/grid";
import { EMPTY, type Position, candidates, digitAt } from "../src/game/position";
import {
  NOTHING,
  type RuleKind,
  marksOf,
  membersOf,
  rankOf,
  ruleOf,
  textOf,
  toggle,
  uncoveredBy,
} from "../src/game/truths";

const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const POSITION: Position = { ...EMPTY, givens: [...FIRST].map((it) => Number(it) || 0) };
const KINDS: readonly RuleKind[] = ["cell", "row", "column", "box"];

const left = CELLS.flatMap((cell) => digitsOf(candidates(POSITION, cell)).map((digit) => ({ cell, digit })));

test("each candidate is in the four rules through it, and a placed digit in none", () => {
  for (const { cell, digit } of left) {
    for (const kind of KINDS) {
      expect(membersOf(ruleOf(kind, cell, digit), POSITION)).toContain(candidate(cell, digit));
    }
  }
  for (const cell of CELLS.filter((it) => digitAt(POSITION, it))) {
    const digit = digitAt(POSITION, cell);
    for (const kind of KINDS) expect(membersOf(ruleOf(kind, cell, digit), POSITION)).toEqual([]);
  }
});

test("rules have the names that the engine gives them", () => {
  const cell = cellNamed("r4c8");
  expect(KINDS.map((kind) => ruleOf(kind, cell, 5))).toEqual(["r4c8", "5r4", "5c8", "5b6"]);
});

test("what is picked twice is out again, and a rule is in one part only", () => {
  const once = toggle(NOTHING, "truths", "5r4");
  expect(toggle(once, "truths", "5r4")).toEqual(NOTHING);
  expect(toggle(once, "links", "5r4")).toEqual({ truths: [], links: ["5r4"] });
});

test("a truth is covered by itself counted as links of its cells, and not by one fewer", () => {
  for (const { cell, digit } of left) {
    const truth = ruleOf("row", cell, digit);
    const links = membersOf(truth, POSITION).map((it) => ruleOf("cell", Math.floor(it / 9), digit));
    const all = { truths: [truth], links };
    expect(uncoveredBy(all, POSITION)).toEqual([]);
    expect(rankOf(all)).toBe(links.length - 1);
    expect(uncoveredBy({ ...all, links: links.slice(1) }, POSITION)).toHaveLength(1);
    expect(uncoveredBy({ ...all, links: [] }, POSITION)).toEqual(membersOf(truth, POSITION));
  }
});

test("as text, truths are in capitals and cells in the forums' short form", () => {
  expect(textOf({ truths: ["5r2", "r4c7"], links: ["5c3", "r1c9"] })).toBe("{5R2 4N7} {5c3 1n9}");
  expect(textOf({ truths: ["5r2"], links: [] })).toBe("{5R2}");
  expect(textOf(NOTHING)).toBe("");
});

test("each candidate of the truths is drawn once: as covered, or as not", () => {
  const picked = { truths: ["5r1", "r1c1"], links: ["5c1"] };
  const drawn = (role: string) =>
    marksOf(picked, POSITION, []).flatMap((it) => (it.kind === "candidates" && it.role === role ? it.candidates : []));
  expect(drawn("fin")).toContain("r1c1=5");
  const all = [...drawn("pattern"), ...drawn("fin")];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(new Set(picked.truths.flatMap((it) => membersOf(it, POSITION))).size);
});
