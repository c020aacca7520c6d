// SudokuPad's way of writing JSON: names stand without quotes and texts in single ones, `t` and `f` are true and
// false, an element of a list may be left out, and a colour stands as it is.

import { t } from "#language";

/** Reads it, and plain JSON as well. Throws if the text is neither. */
export function readLoose(text: string): unknown {
  let at = 0;
  const fail = (): never => {
    throw new Error(t("what the link holds cannot be read at its character {at}", { at: at + 1 }));
  };
  const space = () => {
    while (/\s/.test(text[at] ?? "")) at += 1;
    return text[at];
  };
  const expect = (character: string) => {
    if (space() !== character) fail();
    at += 1;
  };

  function quoted(): string {
    const quote = text[at];
    let written = "";
    for (at += 1; text[at] !== quote; at += 1) {
      if (at >= text.length) fail();
      if (text[at] !== "\\") written += text[at];
      else {
        at += 1;
        const code = text[at] === "u" ? text.slice(at + 1, at + 5) : "";
        written += code ? String.fromCharCode(parseInt(code, 16)) : (ESCAPED[text[at]] ?? text[at] ?? "");
        at += code.length;
      }
    }
    at += 1;
    return written;
  }

  /** Unquoted text up to its delimiter. */
  function bare(ends: RegExp): string {
    const start = at;
    while (at < text.length && !ends.test(text[at])) at += 1;
    return text.slice(start, at).trim();
  }

  const isQuote = (character: string | undefined) => character === "'" || character === '"';

  function value(): unknown {
    const first = space();
    if (first === "{") return record();
    if (first === "[") return list();
    if (isQuote(first)) return quoted();
    const word = bare(/[,\]}]/);
    if (word in WORDS) return WORDS[word];
    return word !== "" && Number.isFinite(Number(word)) ? Number(word) : word || fail();
  }

  /** There is one element more than commas; `[]` has none. */
  function list(): unknown[] {
    const items: unknown[] = [];
    expect("[");
    for (let isOver = space() === "]"; !isOver; ) {
      const next = space();
      items.push(next === "," || next === "]" ? null : value());
      isOver = space() !== ",";
      if (!isOver) at += 1;
    }
    expect("]");
    return items;
  }

  function record(): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    expect("{");
    while (space() !== "}") {
      const name = isQuote(text[at]) ? quoted() : bare(/[:,{}[\]]/);
      expect(":");
      entries.push([name, value()]);
      if (space() === ",") at += 1;
      else if (text[at] !== "}") fail();
    }
    at += 1;
    return Object.fromEntries(entries);
  }

  const read = value();
  if (space() !== undefined) fail();
  return read;
}

const ESCAPED: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const WORDS: Record<string, unknown> = { t: true, true: true, f: false, false: false, null: null };
