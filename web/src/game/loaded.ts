// A puzzle that the engine has read, as a position to play.

import type { CheckAnswer } from "../engine/types";
import { CELLS, cellNamed, setOf } from "./grid";
import { EMPTY, type Position, digitAt, legal } from "./position";

/**
 * The position of what was read, with the notes of a link. Candidates that a puzzle rules out become centre marks; of a
 * Sukaku they are the puzzle.
 */
export function positionOf({ cells, format, link }: Pick<CheckAnswer, "cells" | "format" | "link">): Position {
  const bare: Position = {
    ...EMPTY,
    givens: cells.map((cell) => (cell.given ? (cell.digit ?? 0) : 0)),
    placed: cells.map((cell) => (cell.given ? 0 : (cell.digit ?? 0))),
  };
  if (link) {
    const notes = new Map(link.notes.map((note) => [cellNamed(note.cell), note]));
    return {
      ...bare,
      centre: CELLS.map((cell) => setOf(notes.get(cell)?.centre ?? [])),
      corner: CELLS.map((cell) => setOf(notes.get(cell)?.corner ?? [])),
    };
  }
  const listed = cells.map((cell) => setOf(cell.candidates));
  if (format === "sukaku") {
    return { ...bare, allowed: CELLS.map((cell) => listed[cell] || EMPTY.allowed[cell]) };
  }
  const isBare = CELLS.every((cell) => digitAt(bare, cell) || listed[cell] === legal(bare, cell));
  return isBare ? bare : { ...bare, centre: CELLS.map((cell) => (digitAt(bare, cell) ? 0 : listed[cell])) };
}
