// Help: the keys, and the use of data.

import fontLicence from "../../../crates/render/fonts/LICENSE-Roboto?url";

const KEYS: readonly (readonly [string, string])[] = [
  ["Arrows", "move; with Shift select more cells"],
  ["1 – 9", "as the mode says: digit, corner, centre or colour"],
  ["Shift + digit", "corner mark"],
  ["Ctrl + digit", "centre mark"],
  ["Ctrl + Shift + digit", "colour"],
  ["Delete, 0", "erase"],
  ["Z X C V", "mode: digit, corner, centre, colour; Space takes the next"],
  ["F", "show where the digit of this cell can go"],
  ["B", "show the cells with two candidates"],
  ["Ctrl + Z, Ctrl + Y", "undo, redo"],
  ["H", "a hint; again for more of it"],
  ["W, menu key", "why not? for this cell; then the digit"],
  ["Right button, long touch", "why not? for this candidate"],
  ["In Truths: 1 – 9", "pick the digit in the row, column or box of this cell; Enter picks the cell"],
  ["In Truths: T L, N R C B", "truths or links; cell, row, column, box"],
  ["N, P", "next and previous step of the path"],
  ["Esc", "back to play; select nothing"],
];

export const HELP = (
  <>
    <h2>Keys</h2>
    <dl class="keys">
      {KEYS.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <h2>Marks</h2>
    <p>
      Centre marks are all candidates you see in a cell: what you leave out counts as ruled out, for hints too. Corner
      marks note where a digit of a box can go, and rule nothing out.
    </p>
    <h2>Your data</h2>
    <p>
      The game stays in this browser. The page asks nobody but its own engine. The typeface is Roboto, under the{" "}
      <a href={fontLicence}>Apache License 2.0</a>.
    </p>
  </>
);
