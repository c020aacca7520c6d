// Links to puzzles: ours, f-puzzles', SudokuPad's. Nothing is fetched; what a link does not hold cannot be had.

import { fromFragment } from "../game/text";
import { type Found, readFPuzzles } from "./fpuzzles";
import { decompress } from "./lz";

export type Link = { is: "found"; found: Found; of: string } | { is: "unreadable"; why: string; of: string };

/** The puzzle in a link; null if the text is no link. */
export function readLink(text: string): Link | null {
  const trimmed = text.trim();
  const own = /#(p=\S+)$/.exec(trimmed);
  const position = own && fromFragment(own[1]);
  if (position) return { is: "found", of: "a link to this page", found: { position, title: "", variants: [] } };
  const bare = /^(fpuz(?:zles)?|scl|scf|ctc)\S{20,}$/.exec(trimmed);
  if (!bare && !/^https?:\/\/\S+$/.test(trimmed)) return null;
  const payload = bare ? trimmed : payloadOf(trimmed);
  const of = /f-puzzles/.test(trimmed)
    ? "a link of f-puzzles"
    : /sudokupad|crackingthecryptic/.test(trimmed) || bare
      ? "a link of SudokuPad"
      : "a link";
  return read(payload, of);
}

/** The part of a link that holds the puzzle: what it loads, or the end of its path. */
function payloadOf(link: string): string {
  const loaded = /[?&](?:load|puzzleid|p)=([^&#]+)/.exec(link)?.[1];
  const path = /^https?:\/\/[^/]+\/(?:sudoku\/)?([^?#]*)/.exec(link)?.[1] ?? "";
  return safeDecode(loaded ?? path);
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function read(payload: string, of: string): Link {
  const packed = payload.replace(/^fpuz(?:zles)?/, "");
  if (/^(scl|scf|ctc)/.test(payload)) {
    const why =
      "it holds the puzzle in SudokuPad's own packing, which this page does not read. Open it there and copy the grid.";
    return { is: "unreadable", of, why };
  }
  if (packed.length < 100) {
    const why =
      "it only names a puzzle that lies on a server, and this page asks no server. Open it there and copy the grid.";
    return { is: "unreadable", of, why };
  }
  try {
    return { is: "found", of, found: readFPuzzles(decompress(packed)) };
  } catch (cause) {
    return { is: "unreadable", of, why: cause instanceof Error ? `${cause.message}.` : "its text cannot be read." };
  }
}
