// What a link draws without saying what it means: lines, shapes and texts in the colours of its author.

import { CELL, type Point, through } from "../board/geometry";
import type { Shape } from "../game/variant";

/** From hundredths of a cell to units of the drawing. */
export const scaled = (hundredths: number) => (hundredths * CELL) / 100;
export const placed = ([x, y]: readonly number[]): Point => [scaled(x), scaled(y)];

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Black or white, whichever can be read on a colour. */
const inkOn = (color: string) => (Math.max(...channelsOf(color)) > 140 ? "#000000" : "#ffffff");

/**
 * A colour that was chosen for white paper, and in the dark theme the same hue with the lightness turned around: from that of
 * the dark paper to white.
 */
export function paint(color: string): string {
  if (!color) return "none";
  const channels = channelsOf(color);
  const turn = 255 - Math.max(...channels) - Math.min(...channels);
  const dark = channels
    .map((it) =>
      Math.round(20 + ((it + turn) * 235) / 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  return `light-dark(${color}, #${dark}${color.slice(7)})`;
}

/** The head of an arrow, open, at the end of a line. */
export function head(from: Point, to: Point, size: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [to[0] - size * Math.cos(angle + turn), to[1] - size * Math.sin(angle + turn)];
  return through([wing(0.6), to, wing(-0.6)]);
}

function Line({ shape }: { shape: Shape }) {
  const points = shape.points.map(placed);
  const isArrow = shape.form === "arrow" && points.length > 1;
  const style = { stroke: paint(shape.stroke), strokeWidth: scaled(shape.thickness) };
  return (
    <>
      <path class="drawn-line" d={through(points)} style={style} />
      {isArrow && (
        <path class="drawn-line" d={head(points[points.length - 2], points[points.length - 1], 14)} style={style} />
      )}
    </>
  );
}

/** One of the shapes. */
export function Drawn({ shape }: { shape: Shape }) {
  if (shape.form === "line" || shape.form === "arrow") return <Line shape={shape} />;
  const [x, y] = placed(shape.points[0]);
  const [width, height] = [scaled(shape.width), scaled(shape.height)];
  // A dot between cells is black or white by the rules: it stays so in the dark.
  const isDot = shape.over && shape.fill !== "";
  const ink = isDot ? shape.text_color || inkOn(shape.fill) : paint(shape.text_color);
  const style = {
    fill: isDot ? shape.fill : paint(shape.fill),
    stroke: paint(shape.stroke),
    strokeWidth: scaled(shape.thickness),
  };
  const turned = shape.angle ? `rotate(${shape.angle} ${x} ${y})` : undefined;
  return (
    <g transform={turned}>
      {width > 0 && height > 0 && (
        <rect
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx={shape.form === "round" ? Math.min(width, height) / 2 : 0}
          style={style}
        />
      )}
      {shape.text && (
        <text
          class="given"
          x={x}
          y={y}
          font-size={scaled(shape.text_size)}
          style={isDot || shape.text_color ? { fill: ink } : undefined}
        >
          {shape.text}
        </text>
      )}
    </g>
  );
}
