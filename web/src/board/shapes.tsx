// The shape of each role around a candidate. All differ, so that the drawing can be read without colour.

import type { Role } from "../engine/types";
import { type Point, beside, polar, polygon, star, through } from "./geometry";
import { letterOf } from "./roles";

interface Shape {
  role: Role;
  at: Point;
  radius: number;
}

function Square({ at: [x, y], half, round, name }: { at: Point; half: number; round: number; name: string }) {
  return <rect class={name} x={x - half} y={y - half} width={2 * half} height={2 * half} rx={round} />;
}

/** A letter on a solid background. */
function Tag({ at: [x, y], half, letter }: { at: Point; half: number; letter: string }) {
  return (
    <>
      <Square name="solid" at={[x, y]} half={half} round={half * 0.4} />
      <text class="on-solid bold" x={x} y={y} font-size={half * 1.8}>
        {letter}
      </text>
    </>
  );
}

function outline(role: Role, at: Point, radius: number) {
  const [x, y] = at;
  const circle = (name: string, size: number, centre = at) => (
    <circle class={name} cx={centre[0]} cy={centre[1]} r={size} />
  );
  const ring = (path: string) => <path class="ring" d={path} />;
  switch (role) {
    case "placed":
      return circle("solid", radius * 1.03);
    case "eliminated":
      return <Square name="ring" at={at} half={radius * 0.9} round={0} />;
    case "pattern":
      return circle("ring", radius * 0.96);
    case "fin":
      return ring(polygon(at, radius * 1.22, 4, 0));
    case "pivot":
      return <path class="ring heavy" d={polygon(at, radius * 1.06, 6, 0)} />;
    case "pincer":
      return <Square name="ring" at={at} half={radius * 0.92} round={radius * 0.42} />;
    case "assumed":
      return [circle("ring", radius * 1.16), circle("line", radius * 0.86)];
    case "follows-true":
      return [circle("ring", radius * 0.94), circle("solid", radius * 0.3, polar(at, radius * 0.94, 0.5))];
    case "follows-false":
      return circle("wash", radius * 0.9);
    case "contradiction":
      return <path class="solid" d={star(at, radius, 11, 1.24, 0.92)} />;
    case "color-a":
      return ring(polygon(at, radius * 1.32, 3, 0));
    case "color-b":
      return ring(polygon(at, radius * 1.32, 3, 0.5));
    case "color-c":
      return ring(polygon(at, radius * 1.14, 5, 0));
    case "color-d":
      return ring(polygon(at, radius * 1.14, 5, 0.5));
    case "guardian":
      // In the diagonals, where there is room between the digits around.
      return ring(star(at, radius, 4, 1.4, 0.84, 0.125));
    case "common": {
      const ears = [-1, 1].map((side) =>
        through([
          [x + side * radius * 0.9, y],
          [x + side * radius * 1.35, y],
        ]),
      );
      return [<path class="heavy" d={ears.join("")} />, circle("ring", radius * 0.92)];
    }
    case "base": {
      const bars = [-1, 1].map((side) =>
        through([
          [x - radius * 0.85, y + side * radius],
          [x + radius * 0.85, y + side * radius],
        ]),
      );
      return [<Square name="wash" at={at} half={radius * 0.92} round={0} />, <path class="line" d={bars.join("")} />];
    }
    case "cover":
      return <path class="dashed" d={polygon(at, radius * 1.3, 4, 0.125)} />;
    default:
      return [
        circle("ring", radius * 0.96),
        <Tag at={beside(at, radius, 0.875)} half={radius * 0.45} letter={letterOf(role) ?? ""} />,
      ];
  }
}

/** The part of a shape below the digit. */
export function Under({ role, at, radius }: Shape) {
  return <g class={`role-${role}`}>{outline(role, at, radius)}</g>;
}

/**
 * The shape around a candidate that has another role, too: open, so that the shape of that role shows. An eliminated one
 * has a square, an end of a chain a rounded one.
 */
export function Around({ role, at, radius }: Shape) {
  const [half, round] = role === "eliminated" ? [1.1, 0] : [1.22, 0.5];
  return (
    <g class={`role-${role}`}>
      <Square name="line" at={at} half={radius * half} round={radius * round} />
    </g>
  );
}

/** The part of a shape above the digit: false candidates are struck through. */
export function Over({ role, at: [x, y], radius }: Shape) {
  const slant = { eliminated: [0.9, 0.9], "follows-false": [0.76, 0] }[role as string];
  if (!slant) return null;
  const [right, down] = slant.map((part) => part * radius);
  return (
    <path
      class={`strike role-${role}`}
      d={through([
        [x - right, y - down],
        [x + right, y + down],
      ])}
    />
  );
}

/** The sign on the edge of an area: a small version of its role's shape, or the letter of a set. */
export function Seal({ role, at, radius }: Shape) {
  const letter = letterOf(role);
  if (letter) {
    return (
      <g class={`role-${role}`}>
        <Tag at={at} half={radius * 1.1} letter={letter} />
      </g>
    );
  }
  return (
    <>
      <Under role={role} at={at} radius={radius} />
      <Over role={role} at={at} radius={radius} />
    </>
  );
}
