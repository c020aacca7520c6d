// The player's colours for cells and candidates. Each also has a small shape.

import type { Paint } from "./drawing";
import { type Point, polygon, star } from "./geometry";

/** The names of the colours, in order. */
export const COLOR_NAMES: readonly string[] = ["blue", "orange", "green", "purple", "yellow", "red"];

function sign(color: number, [x, y]: Point, radius: number) {
  switch (color) {
    case 1:
      return <circle cx={x} cy={y} r={radius * 0.95} />;
    case 2:
      return <rect x={x - radius * 0.88} y={y - radius * 0.88} width={radius * 1.76} height={radius * 1.76} />;
    case 3:
      return <path d={polygon([x, y], radius * 1.3, 3, 0)} />;
    case 4:
      return <path d={polygon([x, y], radius * 1.2, 4, 0)} />;
    case 5:
      return <path d={polygon([x, y], radius * 1.12, 6, 0)} />;
    default:
      return <path d={star([x, y], radius, 5, 1.3, 0.85)} />;
  }
}

export const ColorSign = ({ color, at, radius }: { color: number; at: Point; radius: number }) => (
  <g class={`color color-${color}`}>{sign(color, at, radius)}</g>
);

/** Draws them on a board. */
export const PAINT: Paint = {
  cell: ([x, y, width, height], color) => (
    <>
      <rect class={`color-wash color-${color}`} x={x} y={y} width={width} height={height} />
      <ColorSign color={color} at={[x + width - 7, y + height - 7]} radius={3} />
    </>
  ),
  candidate: ({ at, radius }, color) => <ColorSign color={color} at={at} radius={radius} />,
};
