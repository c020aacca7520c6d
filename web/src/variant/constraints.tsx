// How constraints are drawn: under the digits, or over them between cells.

import type { ComponentChildren } from "preact";
import { CELL, type Point, corner, middle, through } from "../board/geometry";
import { type Cell, cellNamed, columnOf, rowOf } from "../game/grid";
import type { Constraint, Kind } from "../game/variant";
import { head, placed } from "./shapes";

/** A constraint with its cells as numbers, and the place of its clue. */
interface Drawn {
  readonly cells: readonly Cell[];
  readonly path: readonly Cell[];
  readonly value: string;
  readonly at: Point | null;
}

/** How far the edge of a cage is from that of its cells. */
const INSET = 5;

/** The outline of cells, a little inside of them. */
function outline(cells: readonly Cell[]): string {
  const has = (row: number, column: number) => cells.some((cell) => rowOf(cell) === row && columnOf(cell) === column);
  // For each side the way to the cell beyond it, and the way along it.
  const sides = [
    [-1, 0, 0, 1],
    [1, 0, 0, 1],
    [0, -1, 1, 0],
    [0, 1, 1, 0],
  ];
  return cells
    .flatMap((cell) => {
      const [row, column] = [rowOf(cell), columnOf(cell)];
      const [x, y] = middle(cell);
      return sides
        .filter(([down, right]) => !has(row + down, column + right))
        .map(([down, right, along, across]) => {
          // Where the outline goes on straight, it ends with the cell; else before its edge, or behind it.
          const end = (sign: number): Point => {
            const next = has(row + sign * along, column + sign * across);
            const corner = next && has(row + down + sign * along, column + right + sign * across);
            const length = CELL / 2 + (corner ? INSET : next ? 0 : -INSET);
            const out = CELL / 2 - INSET;
            return [x + right * out + sign * across * length, y + down * out + sign * along * length];
          };
          return through([end(-1), end(1)]);
        });
    })
    .join("");
}

function Cage({ it: { cells, value } }: { it: Drawn }) {
  const [x, y] = corner([...cells].sort((one, other) => one - other)[0]);
  const width = 8 * value.length + 3;
  return (
    <>
      <path class="cage" d={outline(cells)} />
      {value && (
        <>
          <rect class="paper" x={x + 2} y={y + 2} width={width} height={14} />
          <text class="cage-sum" x={x + 3 + width / 2} y={y + 9.5}>
            {value}
          </text>
        </>
      )}
    </>
  );
}

const points = (cells: readonly Cell[]) => cells.map(middle);
const Dot = ({ name, at: [x, y], radius }: { name: string; at: Point; radius: number }) => (
  <circle class={name} cx={x} cy={y} r={radius} />
);
const Label = ({ name, at: [x, y], text, size }: { name: string; at: Point; text: string; size: number }) => (
  <text class={name} x={x} y={y} font-size={size}>
    {text}
  </text>
);
const Box = ({ name, cell, half }: { name: string; cell: Cell; half: number }) => {
  const [x, y] = middle(cell);
  return <rect class={name} x={x - half} y={y - half} width={2 * half} height={2 * half} />;
};
const shade = ({ cells, path }: Drawn) =>
  [...cells, ...path].map((cell) => <Box name="area" cell={cell} half={CELL / 2 - 2} />);
const line =
  (name: string) =>
  ({ cells }: Drawn) => <path class={`way ${name}`} d={through(points(cells))} />;

/** The point at a distance from the first one, on the way to the second. */
function onTheWay([x, y]: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - x, to[1] - y) || 1;
  return [x + ((to[0] - x) * distance) / length, y + ((to[1] - y) * distance) / length];
}

/** The radius of an arrow's circle. */
const CIRCLE = 26;

function Arrow({ it: { cells, path } }: { it: Drawn }) {
  const ends = [cells[0], cells[cells.length - 1]].map(middle);
  const x = ends.map((it) => it[0]);
  const y = ends.map((it) => it[1]);
  const shaft = points(path);
  if (cells.includes(path[0])) shaft[0] = onTheWay(shaft[0], shaft[1], CIRCLE);
  return (
    <>
      <rect
        class="arrow-way"
        x={Math.min(...x) - CIRCLE}
        y={Math.min(...y) - CIRCLE}
        width={Math.max(...x) - Math.min(...x) + 2 * CIRCLE}
        height={Math.max(...y) - Math.min(...y) + 2 * CIRCLE}
        rx={CIRCLE}
      />
      <path class="arrow-way" d={through(shaft) + head(shaft[shaft.length - 2], shaft[shaft.length - 1], 12)} />
    </>
  );
}

/** Four wedges at the sides of a cell: they point out of the greatest, and into the least. */
function wedges(cell: Cell, isGreatest: boolean) {
  const [x, y] = middle(cell);
  const [tip, base] = isGreatest ? [31, 25] : [25, 31];
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([right, down]) => {
    const wing = (sign: number): Point => [x + right * base + sign * down * 6, y + down * base + sign * right * 6];
    return <path class="wedge" d={through([wing(1), [x + right * tip, y + down * tip], wing(-1)])} />;
  });
}

function Quadruple({ it: { value, at } }: { it: Drawn }) {
  if (!at) return null;
  const digits = value.split(" ");
  const rows = digits.length > 2 ? [digits.slice(0, 2), digits.slice(2)] : [digits];
  return (
    <>
      <Dot name="quadruple" at={at} radius={17} />
      {rows.map((row, index) => (
        <Label name="given" at={[at[0], at[1] + 13 * (index - (rows.length - 1) / 2)]} text={row.join(" ")} size={14} />
      ))}
    </>
  );
}

const outside = (it: Drawn, to: Point | null) =>
  it.at && (
    <>
      <Label name="given" at={to ? onTheWay(it.at, to, -8) : it.at} text={it.value} size={22} />
      {to && (
        <path
          class="arrow-way"
          d={through([onTheWay(it.at, to, 14), onTheWay(it.at, to, 36)]) + head(it.at, onTheWay(it.at, to, 36), 9)}
        />
      )}
    </>
  );

type Draw = (it: Drawn) => ComponentChildren;
type Layer = Readonly<Partial<Record<Kind, Draw>>>;

/** Whole cells, below all else. */
const GROUND: Layer = {
  clone: shade,
  extra_region: shade,
};

/** Below the digits. */
const UNDER: Layer = {
  arrow: (it) => <Arrow it={it} />,
  between: ({ cells }) => (
    <>
      <path class="arrow-way" d={through(points(cells))} />
      {[cells[0], cells[cells.length - 1]].map((cell) => (
        <Dot name="end" at={middle(cell)} radius={CIRCLE} />
      ))}
    </>
  ),
  cage: (it) => <Cage it={it} />,
  diagonal: ({ cells }) => {
    const [start, end] = [middle(cells[0]), middle(cells[8])];
    const beyond = (from: Point, to: Point) => onTheWay(from, to, -CELL / Math.SQRT2);
    return <path class="diagonal" d={through([beyond(start, end), beyond(end, start)])} />;
  },
  even: ({ cells }) => cells.map((cell) => <Box name="parity" cell={cell} half={24} />),
  killer: (it) => <Cage it={it} />,
  maximum: ({ cells }) => cells.map((cell) => wedges(cell, true)),
  minimum: ({ cells }) => cells.map((cell) => wedges(cell, false)),
  odd: ({ cells }) => cells.map((cell) => <Dot name="parity" at={middle(cell)} radius={25} />),
  palindrome: line("palindrome"),
  region_sum: line("region-sum"),
  renban: line("renban"),
  thermometer: (it) => (
    <>
      {line("thermometer")(it)}
      <Dot name="bulb" at={middle(it.cells[0])} radius={25} />
    </>
  ),
  whispers: line("whispers"),
};

const dot =
  (name: string, text: string): Draw =>
  ({ value, at }) =>
    at && (
      <>
        <Dot name={name} at={at} radius={value ? 11 : 9} />
        {value && <Label name={text} at={at} text={value} size={15} />}
      </>
    );

/** Above the digits, between cells or around the grid. */
const OVER: Layer = {
  difference: dot("dot-white", "on-white"),
  little_killer: (it) => outside(it, middle(it.cells[0])),
  quadruple: (it) => <Quadruple it={it} />,
  ratio: dot("dot-black", "on-black"),
  sandwich: (it) => outside(it, null),
  xv: ({ value, at }) =>
    at && (
      <>
        <Dot name="paper" at={at} radius={9} />
        <Label name="given bold" at={at} text={value.toUpperCase()} size={17} />
      </>
    ),
};

/** The drawings of constraints by the layer that they are in. */
export const LAYERS = { ground: GROUND, under: UNDER, over: OVER };

export const drawnOf = ({ cells, path, value, at }: Constraint): Drawn => ({
  cells: cells.map(cellNamed),
  path: path.map(cellNamed),
  value,
  at: at && placed(at),
});
