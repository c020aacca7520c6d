// Every text of the page can be said in German: none stands in the code by itself, and the file has just those that are used.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import lessons from "../src/course/lessons.json";
import page from "../src/language/de.json";
import course from "../src/language/lessons.de.json";

const de = { ...page, ...course };

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

/** What is said, however it is chosen. */
const SAID = TREES.flatMap(({ tree }) => {
  const all: string[] = [];
  walk(tree, (it) => {
    const { callee, arguments: given } = it as Node & { callee?: Node; arguments?: Node[] };
    if (it.type === "CallExpression" && callee?.["name"] === "t" && given?.[0]) all.push(...choices(given[0]));
  });
  return all;
});

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
  expect(Object.keys(de).filter((it) => !WRITTEN.has(it) && !named.includes(it))).toEqual([]);
});

test("the places of a text are those of its translation", () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [text, translated] of Object.entries(de)) expect(places(translated), text).toEqual(places(text));
});
