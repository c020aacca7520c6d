// Every text of the page can be said in German: none stands in the code by itself, and the file has just those that are used.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import lessons from "../src/course/lessons.json";
import first from "../src/language/de.json";
import further from "../src/language/further.de.json";
import course from "../src/language/lessons.de.json";

const de = { ...first, ...further, ...course };

const SOURCE = join(import.meta.dirname, "../src");

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (it: unknown): it is Node => typeof (it as Node | null)?.type === "string";

/** The parts of the page; the board as an element speaks English. */
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
  (it) => /\.tsx?$/.test(it) && !/component|language|schema/.test(it),
);

const TREES = FILES.map((file) => {
  const source = readFileSync(join(SOURCE, file), "utf8");
  return { file, tree: parseAst(source, { lang: "tsx" }, file) as unknown as Node };
});

/** Calls with every node, and the one that it is in. */
function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null) {
  visit(node, parent);
  for (const field of Object.values(node)) {
    for (const it of Array.isArray(field) ? field : [field]) if (isNode(it)) walk(it, visit, node);
  }
}

const strings = (node: Node): string[] => {
  const all: string[] = [];
  walk(node, (it) => typeof it["value"] === "string" && it.type === "Literal" && all.push(it["value"]));
  return all;
};

/** The strings that an expression chooses from. */
const choices = (node: Node): string[] =>
  node.type === "ConditionalExpression"
    ? [...choices(node["consequent"] as Node), ...choices(node["alternate"] as Node)]
    : strings(node);

/** What a part says, however it is chosen. */
const saidIn = (tree: Node): string[] => {
  const all: string[] = [];
  walk(tree, (it) => {
    const { callee, arguments: given } = it as Node & { callee?: Node; arguments?: Node[] };
    if (it.type === "CallExpression" && callee?.["name"] === "t" && given?.[0]) all.push(...choices(given[0]));
  });
  return all;
};

const SAID = TREES.flatMap(({ tree }) => saidIn(tree));

/** The files that a file imports, without those of types alone, and without those that are loaded later. */
const importsOf = (file: string, tree: Node): string[] =>
  ((tree["body"] as Node[]) ?? []).flatMap((it) => {
    const source = (it["source"] as Node | null)?.["value"];
    const isType = it["importKind"] === "type" || it["exportKind"] === "type";
    if (source === "#transport") return ["engine/http.ts", "engine/wasm/transport.ts"];
    if (typeof source !== "string" || !source.startsWith(".") || isType) return [];
    const found = relative(SOURCE, join(SOURCE, dirname(file), source));
    return FILES.filter((name) => [`${found}.ts`, `${found}.tsx`].includes(name));
  });

/** All that is loaded before the page can be used. */
const FIRST = new Set<string>();
for (const due = ["main.tsx"]; due.length > 0; ) {
  const file = due.pop() as string;
  const { tree } = TREES.find((it) => it.file === file) ?? {};
  if (!tree || FIRST.has(file)) continue;
  FIRST.add(file);
  due.push(...importsOf(file, tree));
}
const ARRIVING = TREES.filter(({ file }) => FIRST.has(file));

const LESSONS = lessons.flatMap(({ title, summary, text }) => [title, summary, ...text]);

/** All texts in the code, said or listed to be said. */
const WRITTEN = new Set([...TREES.flatMap(({ tree }) => strings(tree)), ...LESSONS]);

const WORDS = /[A-Za-z]{2}/;
/** Names, and what is typed. */
const NAMES = ["Ergodoku", "HoDoKu", "Sudoku Explainer", "EP", "ED", "Apache License 2.0"];
const TYPED = /^[r\d.{}()\-=<>,; cR/…]+$/;

test("no text of a component stands in one language", () => {
  const alone: string[] = [];
  for (const { file, tree } of TREES) {
    walk(tree, (node, parent) => {
      const text = String(node["value"] ?? "").trim();
      const attribute = (parent?.["name"] as Node | undefined)?.["name"];
      const isSaid =
        node.type === "JSXText" ||
        (node.type === "Literal" &&
          parent?.type === "JSXAttribute" &&
          ["aria-label", "label", "title", "placeholder", "words", "alt"].includes(String(attribute)));
      const isName = NAMES.includes(text) || TYPED.test(text);
      if (isSaid && WORDS.test(text) && !isName) alone.push(`${file}: ${text}`);
    });
  }
  expect(alone).toEqual([]);
});

test("whatever is said is there in German", () => {
  expect(SAID.length).toBeGreaterThan(400);
  const missing = [...SAID, ...LESSONS].filter((it) => WORDS.test(it) && !(it in de) && !NAMES.includes(it));
  expect([...new Set(missing)]).toEqual([]);
});

test("what is loaded first has its texts in the first file, and that file no others", () => {
  expect(ARRIVING.length).toBeGreaterThan(50);
  expect(ARRIVING.length).toBeLessThan(TREES.length - 20);
  const said = new Set(ARRIVING.flatMap(({ tree }) => saidIn(tree)));
  expect([...said].filter((it) => WORDS.test(it) && !(it in first) && !NAMES.includes(it))).toEqual([]);
  const written = new Set(ARRIVING.flatMap(({ tree }) => strings(tree)));
  expect(Object.keys(first).filter((it) => !written.has(it))).toEqual([]);
  expect(Object.keys(further).filter((it) => it in first)).toEqual([]);
});

test("nothing is there in German that is not said", () => {
  /** What the engine names: families of techniques. Levels are in the code too. */
  const named = ["almost locked sets", "chains", "coloring", "complex fish", "fish", "forcing", "impossible patterns"];
  named.push(
    "intersections",
    "last resort",
    "rank patterns",
    "single digit",
    "singles",
    "subsets",
    "uniqueness",
    "wings",
  );
  named.push("None");
  /** The rules of variants in links, as the engine names them. */
  const variants = ["diagonal +", "diagonal −", "anti-knight", "anti-king", "disjoint groups", "non-consecutive"];
  variants.push("killer cages", "little killer", "sandwich sums", "extra regions", "between lines", "thermometers");
  variants.push("arrows", "lines", "cages", "fog", "irregular regions", "irregular regions, or lines on edges");
  variants.push("dots or signs on the grid", "shapes under the grid", "rules for the whole grid", "small numbers");
  variants.push("symbols", "walls", "frames", "shapes", "texts in cells", "clues outside the cells", "diagonals");
  variants.push("shaded cells", "clone", "difference", "even", "odd", "maximum", "minimum", "negative", "palindrome");
  variants.push("quadruple", "ratio", "region sum lines", "renban", "whispers", "XV", "hidden cages", "circle");
  variants.push("rows and columns with repeats", "line", "rectangle", "text");
  expect(variants.filter((it) => !(it in de))).toEqual([]);
  named.push(...variants);
  expect(Object.keys(de).filter((it) => !WRITTEN.has(it) && !named.includes(it))).toEqual([]);
});

test("the places of a text are those of its translation", () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [text, translated] of Object.entries(de)) expect(places(translated), text).toEqual(places(text));
});
