// The board for screen readers, keyboards and touch: 81 labelled cells over the drawing.

import { t } from "#language";
import { Component, createRef } from "preact";
import { CELLS, type Cell, type Digit, digitsOf } from "../game/grid";
import type { GRID_SHARE } from "./drawing";
import type { CellPicture, Picture } from "./picture";
import { still } from "./still";

interface CellsProps {
  label: string;
  /** Where the grid is in the drawing. */
  share: typeof GRID_SHARE;
  picture: Picture;
  selected: ReadonlySet<Cell>;
  /** The cell with the keyboard focus. */
  focus: Cell;
  /** Further text for a cell, such as the roles of its candidates. */
  describe: (cell: Cell) => string;
  onSelect: (cell: Cell, more: boolean) => void;
  onPoint: (cell: Cell | null) => void;
  /** A tap on one of the nine places of a cell. */
  onPlace: (cell: Cell, digit: Digit) => void;
  /** A long touch or the right button on one of the nine places, or the menu key: 0 then, for the cell alone. */
  onAsk: (cell: Cell, digit: Digit | 0) => void;
  onKey: (event: KeyboardEvent) => void;
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => CELLS.slice(9 * row, 9 * row + 9));

const percent = (share: number) => `${100 * share}%`;
const within = ({ start, size }: typeof GRID_SHARE) => ({
  left: percent(start),
  top: percent(start),
  width: percent(size),
  height: percent(size),
});

/** A cell in words: `row 2, column 3: 5, given`. */
function cellInWords(cell: Cell, { digit, given, supposed, small, corner }: CellPicture): string {
  const at = t("row {row}, column {column}", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });
  if (digit) return `${at}: ${digit}${given ? t(", given") : supposed ? t(", in the solution") : ""}`;
  const notes = [
    small ? t("candidates {digits}", { digits: digitsOf(small).join(" ") }) : "",
    corner ? t("corner marks {digits}", { digits: digitsOf(corner).join(" ") }) : "",
  ].filter(Boolean);
  return `${at}: ${notes.join(", ") || t("empty")}`;
}

/** The time after which a touch is a long one, in milliseconds. */
const LONG = 500;

export class Cells extends Component<CellsProps> {
  private readonly grid = createRef<HTMLDivElement>();
  private dragging: Cell | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;

  /** If the board has the keyboard focus, the current cell gets it: in the same frame. */
  override componentDidUpdate({ focus: before }: CellsProps) {
    const { focus } = this.props;
    const root = this.grid.current;
    if (focus === before || !root?.contains(document.activeElement)) return;
    root.querySelector<HTMLElement>(`[data-cell="${focus}"]`)?.focus();
  }

  override componentWillUnmount() {
    this.release();
  }

  private readonly release = () => {
    clearTimeout(this.holding);
    this.holding = undefined;
  };

  private cellAt(event: MouseEvent): { cell: Cell; digit: Digit } | null {
    const box = this.grid.current?.getBoundingClientRect();
    if (!box) return null;
    const x = (9 * (event.clientX - box.left)) / box.width;
    const y = (9 * (event.clientY - box.top)) / box.height;
    if (x < 0 || y < 0 || x >= 9 || y >= 9) return null;
    const place = 3 * Math.floor((y % 1) * 3) + Math.floor((x % 1) * 3);
    return { cell: 9 * Math.floor(y) + Math.floor(x), digit: place + 1 };
  }

  override render() {
    const { label, share, picture, selected, focus, describe, onSelect, onPoint, onPlace, onAsk, onKey } = this.props;
    const { release } = this;
    return (
      <div
        ref={this.grid}
        class="cells"
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        style={within(share)}
        onKeyDown={onKey}
        onFocusIn={(event) => {
          const cell = Number((event.target as HTMLElement).dataset["cell"] ?? focus);
          if (cell !== focus) onSelect(cell, false);
        }}
        onPointerDown={(event) => {
          const hit = this.cellAt(event);
          if (!hit || event.button !== 0) return;
          this.dragging = hit.cell;
          // A touch that starts on the board selects; anywhere else it scrolls the page.
          (event.target as Element).releasePointerCapture?.(event.pointerId);
          onSelect(hit.cell, event.shiftKey || event.ctrlKey || event.metaKey);
          onPlace(hit.cell, hit.digit);
          release();
          if (event.pointerType === "mouse") return;
          this.holding = setTimeout(() => {
            release();
            this.dragging = null;
            onAsk(hit.cell, hit.digit);
          }, LONG);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          const { pointerType } = event as Partial<PointerEvent>;
          const isTouch = pointerType === "touch" || pointerType === "pen";
          // Some browsers notice a long touch themselves, sooner or later than the timer.
          if (isTouch && this.holding === undefined) return;
          release();
          // The menu key opens a menu somewhere in the cell.
          const cell = (event.target as HTMLElement).dataset["cell"];
          const hit = isTouch || event.button === 2 ? this.cellAt(event) : null;
          if (hit) onAsk(hit.cell, hit.digit);
          else if (cell !== undefined) onAsk(Number(cell), 0);
        }}
        onPointerMove={(event) => {
          const hit = this.cellAt(event);
          onPoint(hit?.cell ?? null);
          if (!hit || this.dragging === null || !(event.buttons & 1) || hit.cell === this.dragging) return;
          release();
          this.dragging = hit.cell;
          onSelect(hit.cell, true);
        }}
        onPointerUp={() => {
          release();
          this.dragging = null;
        }}
        onPointerCancel={release}
        onPointerLeave={() => {
          release();
          onPoint(null);
        }}
      >
        {rows.map((cells, row) => (
          <Row
            key={row}
            row={row}
            contents={cells.map((cell) => picture[cell])}
            roles={cells.map(describe)}
            focus={cells.includes(focus) ? focus : null}
            selected={cells.map((cell) => selected.has(cell))}
          />
        ))}
      </div>
    );
  }
}

interface RowProps {
  row: number;
  contents: Picture;
  roles: readonly string[];
  /** The cell with the keyboard focus, if it is in this row. */
  focus: Cell | null;
  selected: readonly boolean[];
}

/** Nine of the cells. Most stay as they are from move to move. */
const Row = still(({ row, contents, roles, focus, selected }: RowProps) => (
  <div role="row" aria-label={t("row {row}", { row: row + 1 })}>
    {rows[row].map((cell, column) => (
      <GridCell
        key={cell}
        cell={cell}
        content={contents[column]}
        roles={roles[column]}
        isFocus={cell === focus}
        isSelected={selected[column]}
      />
    ))}
  </div>
));

interface GridCellProps {
  cell: Cell;
  content: CellPicture;
  roles: string;
  isFocus: boolean;
  isSelected: boolean;
}

const GridCell = still(({ cell, content, roles, isFocus, isSelected }: GridCellProps) => (
  <div
    role="gridcell"
    class="cell"
    data-cell={cell}
    tabIndex={isFocus ? 0 : -1}
    aria-selected={isSelected}
    aria-label={[cellInWords(cell, content), roles].filter(Boolean).join("; ")}
  />
));
