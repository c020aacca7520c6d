// What breaks the rules of variants, and how variants are kept.

import { expect, test } from "vitest";
import { CELLS, DIGITS, cellName } from "../src/game/grid";
import { play } from "../src/game/play";
import { EMPTY, type Position, digitAt, legal } from "../src/game/position";
import { fragment, fromFragment, shared } from "../src/game/text";
import {
  type Constraint,
  type Kind,
  type Shape,
  type Variant,
  nameOf,
  packed,
  peersIn,
  readVariant,
  unpacked,
} from "../src/game/variant";
import { broken } from "../src/variant/judge";
import { JUDGES } from "../src/variant/rules";
import { paint } from "../src/variant/shapes";

const variant = (...constraints: Partial<Constraint>[]): Variant => ({
  rules: "Rules, with ünusual signs → ☃.",
  variants: ["something"],
  undrawn: [],
  unjudged: [],
  constraints: constraints.map((it) => ({ kind: "cage", cells: [], path: [], value: "", at: null, ...it })),
  shapes: [],
  solution: "",
});

/** The cells that break a rule, by name, where the digits stand in these cells and all others are empty. */
function wrong(constraint: Partial<Constraint>, digits: Readonly<Record<string, number>>): string[] {
  const board = CELLS.map((cell) => digits[cellName(cell)] ?? 0);
  return [...broken(variant(constraint), board)].sort((one, other) => one - other).map(cellName);
}

/** Digits in the cells of a row, beginning at r1c1, and the names of these cells. */
const row = (...digits: number[]) => Object.fromEntries(digits.map((digit, at) => [`r1c${at + 1}`, digit]));
const names = (count: number) => Object.keys(row(...Array.from({ length: count }, () => 0)));

// Cells of different rows, columns and boxes, so that only the rule itself can be broken.
const APART = ["r1c1", "r4c4", "r7c7", "r2c5"];
const apart = (...digits: number[]) => Object.fromEntries(digits.map((digit, at) => [APART[at], digit]));
const on = (kind: Kind, count: number, more: Partial<Constraint> = {}): Partial<Constraint> => ({
  kind,
  cells: APART.slice(0, count),
  ...more,
});

/** For each rule a board that keeps it and one that breaks it. */
const CASES: readonly [Partial<Constraint>, Readonly<Record<string, number>>, Readonly<Record<string, number>>][] = [
  [{ kind: "anti_king" }, { r3c3: 1, r4c4: 2 }, { r3c3: 1, r4c4: 1 }],
  [{ kind: "anti_knight" }, { r3c3: 1, r5c4: 2 }, { r3c3: 1, r5c4: 1 }],
  [on("arrow", 1, { path: APART }), apart(9, 2, 3, 4), apart(9, 2, 3, 5)],
  [on("arrow", 2, { path: [APART[0], APART[2], APART[3]] }), apart(1, 2, 5, 7), apart(1, 2, 5, 8)],
  [on("between", 3), apart(3, 5, 7), apart(3, 7, 7)],
  [on("clone", 2, { path: APART.slice(2) }), apart(1, 2, 1, 2), apart(1, 2, 1, 3)],
  [on("diagonal", 3), apart(1, 2, 3), apart(1, 2, 1)],
  [on("difference", 2), apart(4, 5), apart(4, 6)],
  [on("difference", 2, { value: "3" }), apart(4, 7), apart(4, 5)],
  [{ kind: "disjoint_groups" }, { r1c1: 1, r4c7: 2 }, { r1c1: 1, r4c7: 1 }],
  [on("even", 1), apart(4), apart(5)],
  [on("extra_region", 3), apart(1, 2, 3), apart(1, 2, 1)],
  [on("killer", 3, { value: "12" }), apart(3, 4, 5), apart(3, 4, 6)],
  [on("killer", 3), apart(3, 4, 5), apart(3, 4, 3)],
  [on("little_killer", 3, { value: "9" }), apart(3, 3, 3), apart(3, 3, 4)],
  [
    { kind: "maximum", cells: ["r5c5"] },
    { r5c5: 5, r5c6: 4 },
    { r5c5: 5, r5c6: 6 },
  ],
  [
    { kind: "minimum", cells: ["r5c5"] },
    { r5c5: 5, r4c5: 6 },
    { r5c5: 5, r4c5: 4 },
  ],
  [
    { kind: "negative", value: "xv" },
    { r1c1: 1, r1c2: 5 },
    { r1c1: 1, r1c2: 4 },
  ],
  [
    { kind: "negative", value: "ratio" },
    { r1c1: 2, r1c2: 5 },
    { r1c1: 2, r1c2: 4 },
  ],
  [{ kind: "non_consecutive" }, { r1c1: 2, r1c2: 4 }, { r1c1: 2, r1c2: 3 }],
  [on("odd", 1), apart(5), apart(4)],
  [on("palindrome", 3), apart(1, 2, 1), apart(1, 2, 2)],
  [on("quadruple", 4, { value: "1 2" }), apart(1, 2, 3, 4), apart(1, 3, 4, 5)],
  [on("ratio", 2), apart(4, 8), apart(4, 5)],
  [on("region", 3), apart(1, 2, 3), apart(1, 2, 2)],
  [on("region_sum", 2), apart(4, 4), apart(4, 5)],
  [on("renban", 3), apart(4, 6, 5), apart(4, 7, 5)],
  [{ kind: "sandwich", cells: names(9), value: "5" }, row(1, 5, 9), row(1, 6, 9)],
  [on("thermometer", 3), apart(1, 4, 5), apart(1, 4, 4)],
  [on("unique", 3), apart(1, 4, 5), apart(1, 4, 4)],
  [on("whispers", 2), apart(1, 6), apart(1, 5)],
  [on("xv", 2, { value: "V" }), apart(1, 4), apart(1, 5)],
  [on("xv", 2, { value: "x" }), apart(1, 9), apart(1, 4)],
];

test("each rule has a board that keeps it and one that breaks it", () => {
  for (const [rule, good, bad] of CASES) {
    const told = JSON.stringify(rule);
    expect(wrong(rule, good), told).toEqual([]);
    const found = wrong(rule, bad);
    expect(found.length, told).toBeGreaterThan(0);
    expect(
      found.filter((it) => !bad[it]),
      told,
    ).toEqual([]);
  }
  const tried = new Set(CASES.map(([rule]) => rule.kind));
  expect(Object.keys(JUDGES).filter((kind) => !tried.has(kind as Kind))).toEqual([]);
});

test("a board that keeps a rule keeps it with fewer digits, and what is broken stays broken with more", () => {
  for (const [rule, good, bad] of CASES) {
    for (const left of Object.keys(good)) {
      const { [left]: _, ...fewer } = good;
      expect(wrong(rule, fewer), JSON.stringify([rule, fewer])).toEqual([]);
    }
    const spare = CELLS.map(cellName).find((name) => !(name in bad) && !rule.cells?.includes(name));
    for (const digit of DIGITS) {
      if (!spare) continue;
      const more = wrong(rule, { ...bad, [spare]: digit });
      for (const cell of wrong(rule, bad)) expect(more).toContain(cell);
    }
  }
});

test("a rule is broken before all its cells are filled if nothing could mend it", () => {
  expect(wrong(on("killer", 3, { value: "12" }), apart(5, 7))).toEqual(APART.slice(0, 2));
  expect(wrong(on("killer", 3, { value: "25" }), apart(1))).toEqual(APART.slice(0, 1));
  expect(wrong(on("killer", 3, { value: "<9" }), apart(9, 8, 7))).toEqual([]);
  expect(wrong(on("thermometer", 4), apart(1, 0, 2))).toEqual([APART[0], APART[2]]);
  expect(wrong(on("quadruple", 4, { value: "1 1 2" }), apart(3, 4))).toEqual([APART[0], APART[1]]);
  expect(wrong(on("renban", 3), apart(1, 9))).toEqual([APART[0], APART[1]]);
});

test("marks that touch are no fault of each other", () => {
  const both: Partial<Constraint> = { kind: "maximum", cells: ["r5c5", "r5c6"] };
  expect(wrong(both, { r5c5: 5, r5c6: 6 })).toEqual([]);
  const board = CELLS.map((cell) => ({ r1c1: 2, r1c2: 3 })[cellName(cell)] ?? 0);
  const dot = variant({ kind: "non_consecutive" }, { kind: "difference", cells: ["r1c2", "r1c1"] });
  expect(broken(dot, board).size).toBe(0);
});

test("rows, columns and boxes hold, unless the variant has its own", () => {
  expect(wrong({ kind: "cage" }, { r1c1: 1, r1c9: 1, r3c3: 2, r2c2: 2 })).toEqual(["r1c1", "r1c9", "r2c2", "r3c3"]);
  expect(wrong({ kind: "no_rows_columns" }, { r1c1: 1, r1c9: 1, r9c1: 1, r2c2: 2 })).toEqual([]);
  const rows = DIGITS.map(
    (at): Partial<Constraint> => ({ kind: "region", cells: DIGITS.map((column) => `r${at}c${column}`) }),
  );
  const name = nameOf(variant(...rows));
  expect(peersIn(name)[0]).toHaveLength(16);
  const position = play({ ...EMPTY, variant: name }, { do: "fillMarks" });
  const after = play(position, { do: "place", cells: [0], digit: 1 });
  expect(after.centre[10]).toBe(position.centre[10]);
  expect(after.centre[9]).not.toBe(position.centre[9]);
  expect(legal(after, 8)).toBe(legal(EMPTY, 8) & ~1);
  expect(digitAt(play(after, { do: "restart" }), 0)).toBe(0);
  expect(play(after, { do: "restart" }).variant).toBe(name);
});

const SHAPE: Shape = {
  form: "round",
  points: [[50, -50]],
  width: 30,
  height: 30,
  angle: 0,
  stroke: "#112233",
  thickness: 3,
  fill: "",
  text: "7",
  text_color: "#ffffff80",
  text_size: 40,
  over: true,
};

test("a link to the page holds the variant", () => {
  const whole = { ...variant({ kind: "killer", cells: ["r1c1"], value: "7", at: [1, 2] }), shapes: [SHAPE] };
  expect(unpacked(packed(whole))).toEqual(whole);
  const position: Position = { ...EMPTY, variant: nameOf(whole) };
  expect(fromFragment(fragment(position))).toEqual(position);
  expect(fromFragment(shared(position))).toEqual(position);
  expect(shared(position)).toMatch(/^[\w.=&-]+$/);
  expect(shared(EMPTY)).toBe(fragment(EMPTY));
  // A position whose variant is not known is none: it would be another puzzle without.
  expect(fromFragment(fragment({ ...EMPTY, variant: "unknown" }))).toBeNull();
});

test("what is no variant is not read", () => {
  const whole = { ...variant({ kind: "killer" }), shapes: [SHAPE] };
  expect(readVariant(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  const bad = [
    null,
    7,
    {},
    { ...whole, variants: [] },
    { ...whole, rules: 7 },
    { ...whole, constraints: {} },
    { ...whole, constraints: [{ kind: "killer", cells: ["r0c1"] }] },
    { ...whole, constraints: [{ kind: "killer", at: [1] }] },
    { ...whole, shapes: [{ ...SHAPE, fill: "url(https://example.org)" }] },
    { ...whole, shapes: [{ ...SHAPE, points: [] }] },
    { ...whole, shapes: [{ ...SHAPE, width: Number.POSITIVE_INFINITY }] },
  ];
  for (const it of bad) expect(readVariant(it), JSON.stringify(it)).toBeNull();
  for (const text of ["", "!", "e30", "bnVsbA"]) expect(unpacked(text)).toBeNull();
});

test("in the dark theme a colour keeps its hue, and black becomes white", () => {
  expect(paint("#ffffff")).toBe("light-dark(#ffffff, #141414)");
  expect(paint("#00000080")).toBe("light-dark(#00000080, #ffffff80)");
  expect(paint("#ff0000")).toBe("light-dark(#ff0000, #ff1414)");
  expect(paint("")).toBe("none");
});
