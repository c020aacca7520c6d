// An outline around the subject of the text under the pointer, on top of everything else.

import { CELLS, type Candidate, cellsOf } from "../game/grid";
import { cellArea, houseArea } from "./geometry";
import { type Picture, placeIn } from "./picture";
import type { Targets } from "../state/shown";

/** A signal, or what looks like one. */
interface Readable<Value> {
  readonly value: Value;
}

/** The highlights. Only they follow the pointer: the drawing below is rendered once. */
const Lit = ({ targets, picture }: { targets: Readable<Targets | null>; picture: Picture }) =>
  targets.value && <Highlight targets={targets.value} picture={picture} />;

/** Draws the highlights of these targets over a board. */
export const lit = (targets: Readable<Targets | null>) => (picture: Picture) => (
  <Lit targets={targets} picture={picture} />
);

function Highlight({ targets, picture }: { targets: Targets; picture: Picture }) {
  const { houses, cells, candidates } = targets;
  const isLit = new Set([...cells, ...houses.flatMap(cellsOf)]);
  const frame = ([x, y, width, height]: readonly [number, number, number, number]) => (
    <rect class="lit-frame" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="5" />
  );
  return (
    <g class="highlight">
      {isLit.size > 0 && CELLS.filter((cell) => !isLit.has(cell)).map((cell) => <Veil key={cell} cell={cell} />)}
      {houses.map((house) => frame(houseArea(house)))}
      {cells.map((cell) => frame(cellArea(cell)))}
      {candidates.map((it: Candidate) => {
        const { at, radius } = placeIn(picture, it);
        return <circle class="lit-ring" cx={at[0]} cy={at[1]} r={radius * 1.45} />;
      })}
    </g>
  );
}

function Veil({ cell }: { cell: number }) {
  const [x, y, width, height] = cellArea(cell);
  return <rect class="veil" x={x} y={y} width={width} height={height} />;
}
