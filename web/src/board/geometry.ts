// The geometry of the board, in units of the drawing. The measures are those of the command's SVG.

import { type Candidate, type Cell, type House, cellOf, cellsOf, columnOf, digitOf, rowOf } from "../game/grid";

export type Point = readonly [number, number];
/** x, y, width, height. */
export type Rectangle = readonly [number, number, number, number];

/** The side of a cell, and of the grid. */
export const CELL = 66;
export const GRID = 9 * CELL;
/** The radius of the shape around a small digit, and a large one. */
export const RADIUS = 9.4;
export const LARGE_RADIUS = 23;
/** The distance between small digits. */
const PENCIL = 20;

export const corner = (cell: Cell): Point => [columnOf(cell) * CELL, rowOf(cell) * CELL];

export const middle = (cell: Cell): Point => [(columnOf(cell) + 0.5) * CELL, (rowOf(cell) + 0.5) * CELL];

/** The position of a candidate: one of nine places in its cell. */
export function placeOf(candidate: Candidate): Point {
  const [x, y] = middle(cellOf(candidate));
  const place = digitOf(candidate) - 1;
  return [x + PENCIL * ((place % 3) - 1), y + PENCIL * (Math.floor(place / 3) - 1)];
}

export const cellArea = (cell: Cell): Rectangle => [...corner(cell), CELL, CELL];

export function houseArea(house: House): Rectangle {
  const [x, y] = corner(cellsOf(house)[0]);
  if (house[0] === "r") return [x, y, GRID, CELL];
  return house[0] === "c" ? [x, y, CELL, GRID] : [x, y, 3 * CELL, 3 * CELL];
}

export const gap = (from: Point, to: Point) => Math.hypot(from[0] - to[0], from[1] - to[1]);

const num = (value: number) => Math.round(value * 10) / 10;

/** Straight lines through points. */
export const through = (points: readonly Point[], closed = false) =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${num(x)} ${num(y)}`).join("") + (closed ? "Z" : "");

/** The point at an angle, in turns clockwise from the top. */
export function polar([x, y]: Point, radius: number, turns: number): Point {
  const angle = 2 * Math.PI * turns;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** A place for a small sign, `turns` from the top: between a digit and those around it, so that it covers none. */
export const beside = (at: Point, radius: number, turns: number) => polar(at, radius + 4.7, turns);

/** A regular polygon, its first corner `start` turns from the top. */
export const polygon = (centre: Point, radius: number, corners: number, start: number) =>
  through(
    Array.from({ length: corners }, (_, at) => polar(centre, radius, start + at / corners)),
    true,
  );

/** A star with corners at `outer` and `inner` times the radius, its first spike `start` turns from the top. */
export const star = (centre: Point, radius: number, spikes: number, outer: number, inner: number, start = 0) =>
  through(
    Array.from({ length: 2 * spikes }, (_, at) =>
      polar(centre, radius * (at % 2 ? inner : outer), start + at / (2 * spikes)),
    ),
    true,
  );
