// The routes of arrows, bent to avoid digits where possible.

import type { Candidate } from "../game/grid";
import { GRID, LARGE_RADIUS, type Point, gap } from "./geometry";
import type { Link } from "./layers";

/** A quadratic curve: start, control, end. */
type Curve = readonly [Point, Point, Point];

/** A candidate in the drawing. */
export interface Place {
  readonly at: Point;
  readonly radius: number;
}

/** Obstacles for arrows, with their weights. */
export interface Obstacle extends Place {
  readonly cost: number;
}

/** An arrow ready to draw: its shaft as a path, its head as three corners. */
export interface Arrow {
  readonly shaft: string;
  readonly head: readonly Point[];
  readonly kind: Link["kind"];
  readonly isFaint: boolean;
}

/** The length of an arrow's head. */
const HEAD = 9;

/** A curve between two points, with its middle moved sideways by half of `bend`. */
function bent(from: Point, to: Point, bend: number): Curve {
  const length = Math.max(1, gap(from, to));
  const sideways = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const control: Point = [(from[0] + to[0]) / 2 + sideways[0] * bend, (from[1] + to[1]) / 2 + sideways[1] * bend];
  return [from, control, to];
}

function pointAt([a, b, c]: Curve, t: number): Point {
  const blend = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis];
  return [blend(0), blend(1)];
}

/** The part of a curve between two parameters. */
function part(curve: Curve, from: number, to: number): Curve {
  const [a, b, c] = curve;
  const blend = (axis: 0 | 1) =>
    (1 - from) * (1 - to) * a[axis] + (from * (1 - to) + to * (1 - from)) * b[axis] + from * to * c[axis];
  return [pointAt(curve, from), [blend(0), blend(1)], pointAt(curve, to)];
}

/** The first parameter, from the start or the end, that is `distance` off it. */
function leaves(curve: Curve, fromEnd: boolean, distance: number): number {
  const end = curve[fromEnd ? 2 : 0];
  for (let step = 0; step < 200; step += 1) {
    const t = fromEnd ? 1 - step / 400 : step / 400;
    if (gap(end, pointAt(curve, t)) >= distance) return t;
  }
  return 0.5;
}

/** A spatial index, so that only objects near a point are tested. */
class Nearby<Thing extends { readonly at: Point }> {
  private readonly squares = new Map<number, Thing[]>();

  /** `reach` is the maximum distance of relevant objects. */
  constructor(private readonly reach: number) {}

  private key(column: number, row: number) {
    return 1000 * row + column;
  }

  private square = (axis: number) => Math.floor(axis / this.reach) + 10;

  add(thing: Thing) {
    const key = this.key(this.square(thing.at[0]), this.square(thing.at[1]));
    const there = this.squares.get(key);
    if (there) there.push(thing);
    else this.squares.set(key, [thing]);
  }

  /** All objects within reach of a point, and possibly more. */
  *around([x, y]: Point): Generator<Thing> {
    const [column, row] = [this.square(x), this.square(y)];
    for (let down = -1; down <= 1; down += 1) {
      for (let right = -1; right <= 1; right += 1) {
        yield* this.squares.get(this.key(column + right, row + down)) ?? [];
      }
    }
  }
}

const isWithin = (distance: number, [ax, ay]: Point, [bx, by]: Point) =>
  (ax - bx) ** 2 + (ay - by) ** 2 < distance ** 2;

/** The cost of a curve: crossing digits, following earlier arrows, leaving the grid, or bending sharply. */
function cost(curve: Curve, bend: number, obstacles: Nearby<Obstacle>, earlier: Nearby<{ at: Point }>): number {
  let sum = Math.abs(bend) * 0.05;
  for (let step = 2; step <= 30; step += 1) {
    const point = pointAt(curve, step / 32);
    for (const { at, radius, cost } of obstacles.around(point)) {
      if (isWithin(radius, point, at) && !isWithin(1, curve[0], at) && !isWithin(1, curve[2], at)) sum += cost;
    }
    let crossed = 0;
    for (const { at } of earlier.around(point)) if (isWithin(9, point, at)) crossed += 1;
    sum += 4 * Math.min(3, crossed);
    if (point.some((axis) => axis < -4 || axis > GRID + 4)) sum += 8;
  }
  return sum;
}

/** The nearest candidates of two groups. */
function nearest(link: Link, place: (candidate: Candidate) => Place): readonly [Place, Place] {
  const pairs = link.from.flatMap((from) => link.to.map((to) => [place(from), place(to)] as const));
  return pairs.reduce((best, pair) => (gap(pair[0].at, pair[1].at) < gap(best[0].at, best[1].at) ? pair : best));
}

/** An arrow along a curve, cut where it leaves one shape and reaches the other. */
function arrow(curve: Curve, fromRadius: number, toRadius: number, link: Pick<Link, "kind" | "isFaint">): Arrow {
  const start = leaves(curve, false, fromRadius + 2);
  const tip = pointAt(curve, leaves(curve, true, toRadius + 2));
  const neck = Math.max(start, leaves(curve, true, toRadius + 2 + HEAD));
  const [a, b, c] = part(curve, start, neck);
  const at = pointAt(curve, neck);
  const length = Math.max(0.1, gap(at, tip));
  const side: Point = [((at[1] - tip[1]) / length) * 4.8, ((tip[0] - at[0]) / length) * 4.8];
  const text = (point: Point) => point.map((axis) => axis.toFixed(1)).join(" ");
  return {
    shaft: `M${text(a)}Q${text(b)} ${text(c)}`,
    head: [tip, [at[0] + side[0], at[1] + side[1]], [at[0] - side[0], at[1] - side[1]]],
    kind: link.kind,
    isFaint: link.isFaint ?? false,
  };
}

/** All links as arrows, each with the bend of lowest cost. */
export function arrows(
  links: readonly Link[],
  place: (candidate: Candidate) => Place,
  obstacles: readonly Obstacle[],
): Arrow[] {
  const digits = new Nearby<Obstacle>(LARGE_RADIUS * 1.15);
  for (const obstacle of obstacles) digits.add(obstacle);
  const earlier = new Nearby<{ at: Point }>(9);
  return links.map((link) => {
    const [from, to] = nearest(link, place);
    const length = gap(from.at, to.at);
    // Between adjacent candidates only a strong bend leaves room for an arrow.
    const least = length < 30 ? 46 : length < 60 ? 28 : 8;
    const bends = [0.08, 0.16, 0.24, 0.32, 0.45, 0.62, 0.8]
      .map((share) => Math.min(190, Math.max(least, share * length)))
      .flatMap((bend) => [bend, -bend]);
    const tried = bends.map((bend) => {
      const curve = bent(from.at, to.at, bend);
      return { curve, cost: cost(curve, bend, digits, earlier) };
    });
    const { curve } = tried.reduce((best, next) => (next.cost < best.cost ? next : best));
    for (let step = 1; step < 16; step += 1) earlier.add({ at: pointAt(curve, step / 16) });
    return arrow(curve, from.radius, to.radius, link);
  });
}

/** A short straight arrow to the right, for the legend. */
export const sample = (from: Point, length: number, kind: Link["kind"]) =>
  arrow(bent(from, [from[0] + length, from[1]], 0), -2, -2, { kind });
