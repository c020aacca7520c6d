// Help: the keys, and the use of data.

import { t } from "#language";
import fontLicence from "../../../crates/render/fonts/LICENSE-Roboto?url";

const KEYS: readonly (readonly [string, string])[] = [
  [t("Arrows"), t("move; with Shift select more cells")],
  ["1 – 9", t("as the mode says: digit, corner, centre or colour")],
  [t("Shift + digit"), t("corner mark")],
  [t("Ctrl + digit"), t("centre mark")],
  [t("Ctrl + Shift + digit"), t("colour")],
  [t("Delete, 0"), t("erase")],
  ["Z X C V", t("mode: digit, corner, centre, colour; Space takes the next")],
  ["F", t("show where the digit of this cell can go")],
  ["B", t("show the cells with two candidates")],
  [t("Ctrl + Z, Ctrl + Y"), t("undo, redo")],
  ["H", t("a hint; again for more of it")],
  [t("W, menu key"), t("why not? for this cell; then the digit")],
  [t("Right button, long touch"), t("why not? for this candidate")],
  [t("In Truths: 1 – 9"), t("pick the digit in the row, column or box of this cell; Enter picks the cell")],
  [t("In Truths: T L, N R C B"), t("truths or links; cell, row, column, box")],
  ["N, P", t("next and previous step of the path")],
  ["Esc", t("back to play; select nothing")],
];

export const Help = () => (
  <>
    <h2>{t("Keys")}</h2>
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
    <h2>{t("Marks")}</h2>
    <p>
      {t(
        "Centre marks are all candidates you see in a cell: what you leave out counts as ruled out, for hints too. Corner marks note where a digit of a box can go, and rule nothing out.",
      )}
    </p>
    <h2>{t("Your data")}</h2>
    <p>
      {t("The game stays in this browser. The page asks nobody but its own engine. The typeface is Roboto, under the")}{" "}
      <a href={fontLicence}>Apache License 2.0</a>.
    </p>
  </>
);
