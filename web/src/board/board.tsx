// A board: the drawing, its highlights, and the interactive cells.

import { t } from "#language";
import type { ComponentChildren } from "preact";
import { CELLS, type Cell, type Digit, candidate, digitsOf } from "../game/grid";
import type { Role } from "../engine/types";
import { Cells } from "./cells";
import { type Colors, Drawing, type Emphasis, type Extra, frame } from "./drawing";
import type { Layers } from "./layers";
import { type Picture, including } from "./picture";
import { LEGEND } from "./roles";

export const NO_COLORS: Colors = { cells: CELLS.map(() => 0), candidates: {} };
export const NO_EMPHASIS: Emphasis = { selected: new Set(), seen: new Set(), filtered: new Set(), wrong: new Set() };

interface BoardProps {
  label: string;
  picture: Picture;
  layers: Layers;
  /** Other words for some roles. */
  words?: Partial<Record<Role, string>> | undefined;
  colors: Colors;
  emphasis: Emphasis;
  /** What a variant adds. */
  extra?: Extra | null;
  /** What is drawn above all else, as the highlights. */
  over?: (picture: Picture) => ComponentChildren;
  focus: Cell;
  selected: ReadonlySet<Cell>;
  onSelect: (cell: Cell, more: boolean) => void;
  onPoint: (cell: Cell | null) => void;
  onPlace?: (cell: Cell, digit: Digit) => void;
  onAsk?: (cell: Cell, digit: Digit | 0) => void;
  onKey: (event: KeyboardEvent) => void;
}

const words = new Map(LEGEND);

export function Board(props: BoardProps) {
  const { label, layers, colors, emphasis, extra = null } = props;
  const { viewBox, share } = frame(extra);
  const picture = including(props.picture, layers.pointedAt);
  // The roles in a cell: `3 pattern, 5 removed`.
  const describe = (cell: Cell) => {
    if (layers.top.size === 0) return "";
    return digitsOf(picture[cell].small | (picture[cell].digit ? 1 << (picture[cell].digit - 1) : 0))
      .flatMap((digit) => {
        const role = layers.top.get(candidate(cell, digit));
        return role ? [`${digit} ${t(props.words?.[role] ?? words.get(role) ?? "")}`] : [];
      })
      .join(", ");
  };
  return (
    <div class="board">
      <svg class="drawing" viewBox={viewBox} aria-hidden="true">
        <Drawing picture={picture} layers={layers} colors={colors} emphasis={emphasis} extra={extra} />
        {props.over?.(picture)}
      </svg>
      <Cells
        label={label}
        share={share}
        picture={picture}
        selected={props.selected}
        focus={props.focus}
        describe={describe}
        onSelect={props.onSelect}
        onPoint={props.onPoint}
        onPlace={props.onPlace ?? (() => {})}
        onAsk={props.onAsk ?? (() => {})}
        onKey={props.onKey}
      />
    </div>
  );
}
