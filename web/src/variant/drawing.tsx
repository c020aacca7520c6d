// The drawing of a variant: what is below the digits and above them, its own regions, and room around the grid.

import { type Extra, THIN } from "../board/drawing";
import { CELL, GRID } from "../board/geometry";
import { CELLS, columnOf, rowOf } from "../game/grid";
import { type Shape, type Variant, regionsOf } from "../game/variant";
import { LAYERS, drawnOf } from "./constraints";
import { Drawn } from "./shapes";

const known = new WeakMap<Variant, Extra>();

/** The drawing of a variant, made once. */
export function drawingOf(variant: Variant): Extra {
  const found = known.get(variant) ?? made(variant);
  known.set(variant, found);
  return found;
}

/** Whether a shape is a colour of whole cells. */
const isShade = (it: Shape) => !it.over && it.form === "rectangle" && !it.stroke && !it.text && it.width >= 90;

function made(variant: Variant): Extra {
  const { constraints, shapes } = variant;
  const layer = (name: keyof typeof LAYERS) => constraints.map((it) => LAYERS[name][it.kind]?.(drawnOf(it)));
  const draw = (is: (it: Shape) => boolean) => shapes.filter(is).map((it) => <Drawn shape={it} />);
  const around = room(variant);
  return {
    around,
    lines: regionLines(variant),
    ground: (
      <g class="variant">
        {draw(isShade)}
        {layer("ground")}
      </g>
    ),
    under: (
      <g class="variant">
        {draw((it) => !it.over && !isShade(it))}
        {layer("under")}
      </g>
    ),
    over: (
      <g class="variant">
        {layer("over")}
        {draw((it) => it.over)}
      </g>
    ),
  };
}

/** How much room the drawing needs around the grid. */
function room({ constraints, shapes }: Variant): number {
  const ends = [
    ...constraints.flatMap(({ at }) => (at ?? []).flatMap((it) => [it - 35, it + 35])),
    ...shapes.flatMap(({ points, width, height, text, text_size }) => {
      const half = Math.max(width, height, text ? text_size : 0) / 2;
      return points.flat().flatMap((it) => [it - half, it + half]);
    }),
  ];
  const beyond = Math.max(0, ...ends.map((it) => Math.max(-it, it - 900)));
  // The frame of the grid, and what touches it, needs no more than there is.
  return beyond <= 8 ? 0 : Math.min(300, Math.ceil(beyond / 10) * 10) * (CELL / 100);
}

/** The lines of the grid with thick ones around regions; null if these are the boxes. */
function regionLines(variant: Variant) {
  const regions = regionsOf(variant);
  if (!regions) return null;
  const of = CELLS.map((cell) => regions.findIndex((it) => it.includes(cell)));
  const thick = CELLS.flatMap((cell) => {
    const [x, y] = [(columnOf(cell) + 1) * CELL, (rowOf(cell) + 1) * CELL];
    const right = columnOf(cell) < 8 && of[cell] !== of[cell + 1] ? `M${x} ${y - CELL}v${CELL}` : "";
    const below = rowOf(cell) < 8 && of[cell] !== of[cell + 9] ? `M${x - CELL} ${y}h${CELL}` : "";
    return [right, below];
  });
  return (
    <>
      <path class="thin" d={THIN} />
      <path class="thick" d={thick.join("")} />
      <rect class="thick" width={GRID} height={GRID} rx="3" />
    </>
  );
}
