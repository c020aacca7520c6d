// Links to puzzles: this page's, f-puzzles', SudokuPad's. Nothing is fetched: only the link itself is read.

import { t } from "#language";
import { fromFragment } from "../game/text";
import type { Found } from "./found";
import { readFPuzzles } from "./fpuzzles";
import { decompress } from "./lz";
import { readPacked, readSudokuPad } from "./sudokupad";

export type Link = { is: "found"; found: Found; of: string } | { is: "unreadable"; why: string; of: string };

/** The puzzle in a link, or null if the text is not a link. */
export function readLink(text: string): Link | null {
  const trimmed = text.trim();
  const own = /#(p=\S+)$/.exec(trimmed);
  const position = own && fromFragment(own[1]);
  if (position)
    return { is: "found", of: t("a link to this page"), found: { position, title: "", variants: [], rules: "" } };
  // The engine reads these itself.
  if (/\/penpa-edit\/|puzz\.link\/p\?/.test(trimmed)) return null;
  const bare = /^(fpuz(?:zles)?|scl|scf|ctc)\S{20,}$/.exec(trimmed);
  if (!bare && !/^https?:\/\/\S+$/.test(trimmed)) return null;
  const payload = bare ? trimmed : payloadOf(trimmed);
  const of = /f-puzzles/.test(trimmed)
    ? t("a link of f-puzzles")
    : /sudokupad|crackingthecryptic/.test(trimmed) || bare
      ? t("a link of SudokuPad")
      : t("a link");
  return read(payload, of);
}

/** The part of a link with the puzzle: a parameter, or the end of its path. */
function payloadOf(link: string): string {
  const values = [...link.matchAll(/[?&][a-z]+=([^&#]+)/gi)].map((match) => match[1]);
  const loaded = values.find((it) => it.length >= SHORTEST);
  const path = /^https?:\/\/[^/]+\/(?:sudoku\/)?([^?#]*)/.exec(link)?.[1] ?? "";
  return safeDecode(loaded ?? (path || (values[0] ?? "")));
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Shorter texts are names. */
const SHORTEST = 60;

function read(payload: string, of: string): Link {
  const [, form, packed] = /^(fpuz(?:zles)?|scl|ctc|scf)?([^]*)$/.exec(payload) ?? [];
  const unreadable = (why: string): Link => ({ is: "unreadable", of, why });
  if (form === "scf") {
    return unreadable(
      t("it holds the puzzle in a packing that this page does not read. Open it there and copy the grid."),
    );
  }
  if (packed.length < SHORTEST) {
    return unreadable(
      t("it only names a puzzle that lies on a server, and this page asks no server. Open it there and copy the grid."),
    );
  }
  try {
    const text = decompress(packed);
    return { is: "found", of, found: form === "scl" || form === "ctc" ? readSudokuPad(text) : readJson(text) };
  } catch (cause) {
    return unreadable(cause instanceof Error ? `${cause.message}.` : t("its text cannot be read."));
  }
}

/** f-puzzles' JSON, or that of a classic Sudoku that was sent to a friend: `p` its givens, `n` its name. */
function readJson(text: string): Found {
  const data = JSON.parse(text) as { p?: unknown; n?: unknown } | null;
  if (typeof data?.p !== "string") return readFPuzzles(text);
  return { position: readPacked(data.p), title: typeof data.n === "string" ? data.n : "", variants: [], rules: "" };
}
