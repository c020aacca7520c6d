// <ergodoku-board>: the board as an element for any page. It draws what it is given: a puzzle, digits, marks, a step from
// the engine's JSON. It needs no engine. Its drawing is that of the page.

import { render } from "preact";
import { Board, NO_COLORS, NO_EMPHASIS } from "../board/board";
import { Legend } from "../board/legend";
import { layersOf } from "../board/layers";
import { asPlayed, withCandidates } from "../board/picture";
import { at, stagesOf } from "../board/stages";
import { wordsOf } from "../engine/sentences";
import type { Mark, Role, Sentence } from "../engine/types";
import { type Cell, cellName, cellNamed } from "../game/grid";
import { EMPTY, clashes } from "../game/position";
import drawing from "../style/drawing.css?inline";
import own from "./element.css?inline";
import { read } from "./text";

/** What the element draws of a step; the steps of the engine's JSON are such. */
export interface DrawnStep {
  readonly marks: readonly Mark[];
  readonly sentences?: readonly Sentence[];
  readonly legend?: Partial<Record<Role, string>>;
  readonly technique?: string;
}

const ATTRIBUTES = ["puzzle", "candidates", "label", "legend", "stage", "clashes"] as const;

/**
 * Attributes: `puzzle`, `label`; `candidates` and `clashes` show these; `legend` shows what the marks mean; `stage` is
 * that of the step's line of reasoning, from 1. Properties: `step`, `marks`. Events, each with its cell as `r1c2` in
 * `detail`: `board-select`, and `board-digit` for a digit typed, 0 to clear.
 */
export class ErgodokuBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  private readonly root = this.attachShadow({ mode: "open" });
  private drawnStep: DrawnStep | null = null;
  private focusAt: Cell = 40;
  private chosen: ReadonlySet<Cell> = new Set();
  private isDue = false;

  get step(): DrawnStep | null {
    return this.drawnStep;
  }
  set step(step: DrawnStep | null) {
    this.drawnStep = step;
    this.draw();
  }

  get marks(): readonly Mark[] {
    return this.drawnStep?.marks ?? [];
  }
  set marks(marks: readonly Mark[]) {
    this.step = { marks };
  }

  /** The selected cells, as `r1c2`. */
  get selected(): string[] {
    return [...this.chosen].map(cellName);
  }
  set selected(names: readonly string[]) {
    this.chosen = new Set(names.map(cellNamed));
    this.draw();
  }

  /** The number of stages of the step's line of reasoning; 0 if there is none. */
  get stages(): number {
    return this.line.stages.length;
  }

  private get line() {
    const whole = layersOf(this.marks);
    return { whole, stages: stagesOf(whole, this.drawnStep?.sentences ?? []) };
  }

  connectedCallback() {
    this.draw();
  }

  disconnectedCallback() {
    render(null, this.root);
  }

  attributeChangedCallback() {
    this.draw();
  }

  /** Draws once, however much was set. */
  private draw() {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      if (this.isConnected) this.paint();
    });
  }

  private tell(name: string, detail: Record<string, unknown>) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private select(cell: Cell, more: boolean) {
    this.focusAt = cell;
    this.chosen = new Set(more ? [...this.chosen, cell] : [cell]);
    this.tell("board-select", { cell: cellName(cell), selected: this.selected });
    this.draw();
  }

  private key(event: KeyboardEvent) {
    const by = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : { Delete: 0, Backspace: 0 }[event.key];
    if (by !== undefined) {
      const isAcross = Math.abs(by) === 1;
      const row = Math.floor(this.focusAt / 9);
      const to = isAcross ? 9 * row + ((this.focusAt + by + 9) % 9) : (this.focusAt + by + 81) % 81;
      this.select(to, event.shiftKey);
    } else if (digit !== undefined) {
      this.tell("board-digit", { cell: cellName(this.focusAt), digit, selected: this.selected });
    } else return;
    event.preventDefault();
  }

  private paint() {
    const position = read(this.getAttribute("puzzle") ?? "") ?? EMPTY;
    const { whole, stages } = this.line;
    const stage = this.hasAttribute("stage") ? Number(this.getAttribute("stage")) - 1 : null;
    const layers = at(whole, stages, stage);
    const said = this.drawnStep?.sentences?.[stages[stage ?? -1]?.sentence ?? -1];
    const step = this.drawnStep;
    const label = this.getAttribute("label") ?? step?.technique ?? "Sudoku board";
    const isFull = this.hasAttribute("candidates") || whole.pointedAt.size > 0;
    const wrong = this.hasAttribute("clashes") ? clashes(position) : NO_EMPHASIS.wrong;
    render(
      <>
        <style>{drawing + own}</style>
        <Board
          label={label}
          picture={isFull ? withCandidates(position) : asPlayed(position)}
          layers={layers}
          words={step?.legend}
          colors={NO_COLORS}
          emphasis={{ ...NO_EMPHASIS, selected: this.chosen, wrong }}
          focus={this.focusAt}
          selected={this.chosen}
          onSelect={(cell, more) => this.select(cell, more)}
          onPoint={() => {}}
          onKey={(event) => this.key(event)}
        />
        {this.hasAttribute("legend") && <Legend layers={whole} words={step?.legend} />}
        <p class="said" role="status">
          {said ? wordsOf(said) : ""}
        </p>
      </>,
      this.root,
    );
  }
}

if (!customElements.get("ergodoku-board")) customElements.define("ergodoku-board", ErgodokuBoard);
