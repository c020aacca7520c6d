// The board as a layered SVG: shading, lines, shapes, arrows, digits, and overlays.

import type { ComponentChildren } from "preact";
import type { Role } from "../engine/types";
import { CELLS, type Candidate, type Cell, type Digits, bit, candidate, cellOf, digitsOf, has } from "../game/grid";
import { Area } from "./area";
import { type Arrow, type Place, arrows } from "./arrows";
import {
  CELL,
  GRID,
  type Point,
  type Rectangle,
  RADIUS,
  beside,
  cellArea,
  corner,
  houseArea,
  middle,
  placeOf,
  through,
} from "./geometry";
import type { Layers } from "./layers";
import { type CellPicture, type Picture, isWritten, obstacles, placeIn } from "./picture";
import { isSolid } from "./roles";
import { Around, Over, Under } from "./shapes";
import { still } from "./still";

/** The margin for the names of rows and columns, and the one on the other sides. */
const LABELS = 30;
const MARGIN = 6;
export const VIEW_BOX = `${-LABELS} ${-LABELS} ${GRID + LABELS + MARGIN} ${GRID + LABELS + MARGIN}`;
/** The grid within the drawing, as fractions of its side: start and length. */
export const GRID_SHARE = { start: LABELS / (GRID + LABELS + MARGIN), size: GRID / (GRID + LABELS + MARGIN) };

/** What a variant adds to the drawing. */
export interface Extra {
  /** The room that it needs around the grid; 0 if the usual one will do. Where it needs more, rows and columns have no names. */
  readonly around: number;
  /** The lines of its grid, if they are not the usual ones. */
  readonly lines: ComponentChildren | null;
  /** Below what stands out, below the digits, and above them. */
  readonly ground: ComponentChildren;
  readonly under: ComponentChildren;
  readonly over: ComponentChildren;
}

/** What is seen of the drawing, and where the grid is in it. */
export function frame(extra: Extra | null): { viewBox: string; share: typeof GRID_SHARE } {
  if (!extra?.around) return { viewBox: VIEW_BOX, share: GRID_SHARE };
  const side = GRID + 2 * extra.around;
  return {
    viewBox: `${-extra.around} ${-extra.around} ${side} ${side}`,
    share: { start: extra.around / side, size: GRID / side },
  };
}

/** The player's marks besides digits. */
export interface Colors {
  readonly cells: readonly number[];
  readonly candidates: Readonly<Record<Candidate, number>>;
  /** How they are drawn. A board without colours needs none. */
  readonly paint?: Paint;
}

/** Draws colours. */
export interface Paint {
  readonly cell: (area: Rectangle, color: number) => ComponentChildren;
  readonly candidate: (place: Place, color: number) => ComponentChildren;
}

/** Cells and candidates that stand out for a while. */
export interface Emphasis {
  readonly selected: ReadonlySet<Cell>;
  /** Softly shaded: the peers of the selected cell, or the matches of a filter. */
  readonly seen: ReadonlySet<Cell>;
  readonly filtered: ReadonlySet<Candidate>;
  readonly wrong: ReadonlySet<Cell>;
}

const line = (from: Point, to: Point) => through([from, to]);

const both = (place: number) =>
  line([place * CELL, 0], [place * CELL, GRID]) + line([0, place * CELL], [GRID, place * CELL]);
export const THIN = [1, 2, 4, 5, 7, 8].map(both).join("");
const THICK = [3, 6].map(both).join("");

const LINES = (
  <>
    <path class="thin" d={THIN} />
    <path class="thick" d={THICK} />
    <rect class="thick" width={GRID} height={GRID} rx="3" />
  </>
);

/** The names of rows and columns, with a coloured bar for those with a role. */
function Labels({ houses }: { houses: Layers["houses"] }) {
  const label = (kind: "r" | "c", number: number) => {
    const along = (number - 0.5) * CELL;
    const role = houses.findLast((it) => it.house === `${kind}${number}`)?.role;
    const [x, y] = kind === "r" ? [-18, along] : [along, -18];
    const half = CELL / 2 - 6;
    const bar = (at: number): Point => (kind === "r" ? [-5.5, at] : [at, -5.5]);
    return (
      <g key={kind + number} class={role && `role-${role}`}>
        <text class={role ? "label bold" : "label"} x={x} y={y}>
          {kind}
          {number}
        </text>
        {role && <path class={role === "cover" ? "dashed" : "heavy"} d={line(bar(along - half), bar(along + half))} />}
      </g>
    );
  };
  return (
    <>{(["r", "c"] as const).flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => label(kind, number)))}</>
  );
}

export function ArrowDrawing({ arrow }: { arrow: Arrow }) {
  return (
    <g class={arrow.isFaint ? "faint" : undefined}>
      <path class="halo" d={arrow.shaft} />
      <path class={arrow.kind} d={arrow.shaft} />
      {arrow.kind === "strong" && <path class="core" d={arrow.shaft} />}
      <path class="head" d={through(arrow.head, true)} />
    </g>
  );
}

function Links({ picture, layers }: { picture: Picture; layers: Layers }) {
  const ends = layers.links
    .filter((it) => !it.isFaint)
    .flatMap((it) => [it.from, it.to])
    .filter((end) => end.length > 1);
  const drawn = arrows(layers.links, (it) => placeIn(picture, it), obstacles(picture, layers));
  return (
    <>
      {ends.map((end) => (
        <path class="group" d={through(end.map((it) => placeIn(picture, it).at))} />
      ))}
      {drawn.map((arrow) => (
        <ArrowDrawing arrow={arrow} />
      ))}
    </>
  );
}

/** The class of a digit, by its topmost role. */
export function digitClass(role: Role | undefined, otherwise: string) {
  if (!role) return otherwise;
  if (isSolid(role)) return "on-solid bold";
  return `digit role-${role}${role === "follows-false" ? "" : " bold"}`;
}

/** The places of corner marks in an otherwise empty cell, in order. */
const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, 0],
];

function CornerMarks({ cell, digits }: { cell: Cell; digits: Digits }) {
  const [x, y] = middle(cell);
  return (
    <>
      {digitsOf(digits).map((digit, at) => (
        <text class="note corner-mark" x={x + CORNERS[at][0] * 22} y={y + CORNERS[at][1] * 21}>
          {digit}
        </text>
      ))}
    </>
  );
}

interface WrittenProps {
  picture: Picture;
  layers: Layers;
  filtered: ReadonlySet<Candidate>;
  colors: Colors;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

function Digits({ picture, layers, filtered, colors }: WrittenProps) {
  const standingOut = picture.map((content, cell) => {
    let digits = 0;
    for (const digit of digitsOf(content.small)) {
      const it = candidate(cell, digit);
      if (filtered.has(it) || it in colors.candidates) digits |= bit(digit);
    }
    return digits;
  });
  const row = <Item,>(all: readonly Item[], at: number) => all.slice(9 * at, 9 * at + 9);
  return (
    <>
      {ROWS.map((at) => (
        <Row key={at} at={at} contents={row(picture, at)} top={layers.top} standingOut={row(standingOut, at)} />
      ))}
    </>
  );
}

interface RowProps {
  at: number;
  contents: Picture;
  top: Layers["top"];
  /** For each cell the marks in bold. */
  standingOut: readonly Digits[];
}

/** Nine cells. Most stay as they are from move to move. */
const Row = still(({ at, contents, top, standingOut }: RowProps) =>
  contents.map((content, column) => (
    <Content key={column} cell={9 * at + column} content={content} top={top} standsOut={standingOut[column]} />
  )),
);

interface ContentProps {
  cell: Cell;
  content: CellPicture;
  top: Layers["top"];
  /** The marks in bold. */
  standsOut: Digits;
}

/** The digit or the marks of a cell. */
const Content = still(
  ({ cell, content: { digit, given, supposed, small, corner: corners }, top, standsOut }: ContentProps) => {
    if (digit) {
      const [x, y] = middle(cell);
      return (
        <text
          class={digitClass(top.get(candidate(cell, digit)), given ? "given bold" : supposed ? "supposed" : "placed")}
          x={x}
          y={y}
          font-size={supposed ? 30 : 36}
        >
          {digit}
        </text>
      );
    }
    if (!small) return <CornerMarks cell={cell} digits={corners} />;
    return digitsOf(small | corners).map((mark) => {
      const it = candidate(cell, mark);
      const [x, y] = placeOf(it);
      const plain = has(corners, mark) ? "corner-mark" : has(standsOut, mark) ? "given bold" : "pencil";
      return (
        <text class={`note ${digitClass(top.get(it), plain)}`} x={x} y={y}>
          {mark}
        </text>
      );
    });
  },
);

/** The number of a candidate in a sequence of inferences. */
export function Badge({ at: [x, y], number }: { at: Point; number: number }) {
  const half = number > 9 ? 7.3 : 5.2;
  return (
    <>
      <rect class="badge" x={x - half} y={y - 5.2} width={2 * half} height={10.4} rx={5.2} />
      <text class="on-solid bold" x={x} y={y} font-size="9">
        {number}
      </text>
    </>
  );
}

interface DrawingProps {
  picture: Picture;
  layers: Layers;
  colors: Colors;
  emphasis: Emphasis;
  extra?: Extra | null;
}

/** The drawing without the highlight of the pointer; each part of it is rendered again only if something of it is new. */
export function Drawing({ picture, layers, colors, emphasis, extra = null }: DrawingProps) {
  const { filtered } = emphasis;
  return (
    <>
      {PAPER}
      {extra?.ground}
      <Shades colors={colors} emphasis={emphasis} />
      {extra?.under}
      <Ground layers={layers} extra={extra} />
      <Written picture={picture} layers={layers} colors={colors} filtered={filtered} />
      {extra?.over}
    </>
  );
}

const PAPER = <rect class="paper" width={GRID} height={GRID} rx="3" />;

/** Cells that stand out. Those softly shaded are many, and are one shape. */
const Shades = still(({ colors: { cells, paint }, emphasis }: { colors: Colors; emphasis: Emphasis }) => {
  const { seen, selected, wrong } = emphasis;
  return (
    <g>
      {CELLS.map((cell) => cells[cell] > 0 && paint?.cell(cellArea(cell), cells[cell]))}
      {seen.size > 0 && <path class="seen" d={[...seen].map(square).join("")} />}
      {[...selected].map((cell) => (
        <CellShade name="selected" cell={cell} />
      ))}
      {[...wrong].map((cell) => (
        <CellShade name="wrong" cell={cell} />
      ))}
    </g>
  );
});

function square(cell: Cell): string {
  const [x, y] = corner(cell);
  return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
}

/** Houses and cells with a role, and the lines and names of rows and columns. */
const Ground = still(({ layers, extra }: { layers: Layers; extra: Extra | null }) => (
  <>
    <g>
      {layers.houses.map((it) => (
        <Area role={it.role} at={houseArea(it.house)} />
      ))}
      {layers.cells.map((it) => (
        <Area role={it.role} at={cellArea(it.cell)} />
      ))}
    </g>
    {extra?.lines ?? LINES}
    {!extra?.around && <Labels houses={layers.houses} />}
  </>
));

/** The digits and marks, with what is drawn around them. */
const Written = still(({ picture, layers, colors, filtered }: WrittenProps) => {
  const shapes = layers.shapes.map((it) => ({ ...it, ...placeIn(picture, it.candidate) }));
  const hasOther = (candidate: Candidate, role: Role) =>
    shapes.some((it) => it.candidate === candidate && it.role !== role);
  return (
    <>
      <g>
        {[...filtered].map((it) => (
          <FilterShade picture={picture} candidate={it} />
        ))}
        {Object.entries(colors.candidates).map(
          ([it, color]) =>
            isWritten(picture, Number(it)) && colors.paint?.candidate(placeIn(picture, Number(it)), color),
        )}
        {shapes.map(({ candidate, role, at, radius }) =>
          (role === "eliminated" || role === "pincer") && hasOther(candidate, role) ? (
            <Around role={role} at={at} radius={radius} />
          ) : (
            <Under role={role} at={at} radius={radius} />
          ),
        )}
      </g>
      {layers.links.length > 0 && <Links picture={picture} layers={layers} />}
      <Digits picture={picture} layers={layers} filtered={filtered} colors={colors} />
      {shapes.map(({ role, at, radius }) => (
        <Over role={role} at={at} radius={radius} />
      ))}
      {layers.numbers.map(({ candidate: it, number }) => {
        const { at, radius } = placeIn(picture, it);
        return <Badge at={beside(at, radius, 0.125)} number={number} />;
      })}
    </>
  );
});

/** A path and no rectangle: as that hides what is below, Chromium would compose its layers anew whenever it moves. */
const CellShade = ({ name, cell }: { name: string; cell: Cell }) => <path class={name} d={square(cell)} />;

function FilterShade({ picture, candidate: it }: { picture: Picture; candidate: Candidate }) {
  const { at, radius } = placeIn(picture, it);
  const isLarge = radius > RADIUS;
  return isLarge ? (
    <CellShade name="filtered" cell={cellOf(it)} />
  ) : (
    <circle class="filtered" cx={at[0]} cy={at[1]} r={radius * 1.05} />
  );
}
