import LZString from "lz-string";
import { expect, test } from "vitest";
import { CELLS, setOf } from "../src/game/grid";
import { readLink } from "../src/links/link";
import { readLoose } from "../src/links/loose";
import { readPacked } from "../src/links/sudokupad";

const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const digits = (text: string) => [...text].map((it) => Number(it) || 0);

const BOXES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((box) =>
  CELLS.slice(0, 9).map((at) => [3 * Math.floor(box / 3) + Math.floor(at / 3), 3 * (box % 3) + (at % 3)]),
);

/** A puzzle as SudokuPad writes it: an empty cell is left out. */
function written(givens: readonly number[], more = "") {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
    givens
      .slice(9 * row, 9 * row + 9)
      .map((digit) => (digit ? `{v:${digit}}` : ""))
      .join(","),
  );
  return `{cs:50,ce:[[${rows.join("],[")}]],re:${JSON.stringify(BOXES)}${more}}`;
}

const link = (text: string) =>
  readLink(`https://sudokupad.app/scl${encodeURIComponent(LZString.compressToBase64(text))}`);

test("text without quotes", () => {
  expect(readLoose("{a:t,b:[1,,'x',],c:#F0a,'d e':{f:f},g:[],h:-1.5,i:'it\\'s\\n\\u0041'}")).toEqual({
    a: true,
    b: [1, null, "x", null],
    c: "#F0a",
    "d e": { f: false },
    g: [],
    h: -1.5,
    i: "it's\nA",
  });
  const plain = { a: [1, 2, { b: null }], c: 'say "no"\n', d: true };
  expect(readLoose(JSON.stringify(plain))).toEqual(plain);
  expect(readLoose("[,,]")).toEqual([null, null, null]);
  for (const broken of ["", "{a:1", "[1,2", "{a}", "'x", "[1]]", "{a:}"])
    expect(() => readLoose(broken), broken).toThrow();
});

test("a classic puzzle, from the link to its 81 cells", () => {
  for (const givens of [digits(FIRST), CELLS.map(() => 0), CELLS.map((cell) => (cell * 7) % 10)]) {
    const found = link(written(givens, ",metadata:{t:'A title',author:'Somebody'}"));
    expect(found?.is === "found" && found.found.position.givens).toEqual(givens);
    expect(found?.is === "found" && found.found.title).toBe("A title, Somebody");
    expect(found?.is === "found" && found.found.variants).toEqual([]);
  }
});

test("marks of the setter", () => {
  const text = written(digits(FIRST)).replace("[,,", "[{centremarks:[5,'6']},{cornermarks:['9']},");
  const found = link(text);
  expect(found?.is).toBe("found");
  if (found?.is !== "found") return;
  expect(found.found.position.centre[0]).toBe(setOf([5, 6]));
  expect(found.found.position.corner[1]).toBe(setOf([9]));
});

test("what a variant adds is listed, with its rules; what is only bookkeeping is not", () => {
  const rules = "Digits along a line rise.";
  const found = link(
    written(
      digits(FIRST),
      `,l:[{wp:[[0.5,0.5],[1.5,1.5]],c:#8,th:10}],a:[],u:[],ca:[{ce:[[0,0],[0,1]],v:7},{v:'author: Me'},{v:'rules: ${rules}'}]`,
    ).replace("[0,3]", "[8,8]"),
  );
  expect(found?.is === "found" && [...found.found.variants].sort()).toEqual(["cages", "irregular regions", "lines"]);
  expect(found?.is === "found" && found.found.rules).toBe(rules);
  expect(found?.is === "found" && found.found.title).toBe("Me");
  const hidden = link(written(digits(FIRST), ",ca:[{type:'rowcol',unique:t,hidden:t,ce:'r1c1-r1c9'},{v:'title: T'}]"));
  expect(hidden?.is === "found" && hidden.found.variants).toEqual([]);
});

test("another size is told", () => {
  const six = link(`{ce:[${Array(6).fill("[,,,,,]").join(",")}],metadata:{rules:'${"Six by six. ".repeat(8)}'}}`);
  expect(six?.is === "unreadable" && six.why).toContain("6×6");
});

const PLACES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/** The packing of givens, written as it is described. */
const packed = (givens: readonly number[]) =>
  givens
    .map(String)
    .join("")
    .replace(/(\d)(0{0,5})/g, (_, digit: string, empty: string) => PLACES[Number(digit) + 10 * empty.length]);

test("packed givens, and the link of a classic puzzle sent to a friend", () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let times = 0; times < 200; times += 1) {
    const share = random();
    const givens = CELLS.map(() => (random() < share ? 1 + Math.floor(9 * random()) : 0));
    expect(readPacked(packed(givens)).givens).toEqual(givens);
  }
  expect(() => readPacked("0".repeat(80))).toThrow("80 cells");
  expect(() => readPacked("-".repeat(81))).toThrow();
  const sent = JSON.stringify({
    p: packed(digits(FIRST)),
    n: "For you",
    s: "",
    m: "Hi, please take a look at this puzzle",
  });
  const found = readLink(`https://sudokupad.app/?id=${LZString.compressToEncodedURIComponent(sent)}`);
  expect(found?.is === "found" && found.found.position.givens).toEqual(digits(FIRST));
  expect(found?.is === "found" && found.found.title).toBe("For you");
});
