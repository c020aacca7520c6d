// Generating a puzzle by level, technique and symmetry.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import type { TechniqueRecord } from "../engine/types";
import { catalogue } from "../state/catalogue";
import { graded, make, making, wanted, wish } from "../state/make";
import { Unmet } from "./unmet";

const LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];

const SYMMETRIES = [
  ["none", "none"],
  ["rotational-180", t("half a turn")],
  ["rotational-90", t("a quarter turn")],
  ["vertical", t("left and right")],
  ["horizontal", t("top and bottom")],
  ["diagonal", t("one diagonal")],
  ["anti-diagonal", t("the other diagonal")],
  ["orthogonal", t("left and right, top and bottom")],
  ["double-diagonal", t("both diagonals")],
  ["full", t("all of them")],
];

const RATINGS = [
  ["", t("any rating")],
  ["..2.5", t("up to 2.5")],
  ["2.6..3.5", t("2.6 to 3.5")],
  ["3.6..4.5", t("3.6 to 4.5")],
  ["4.6..6.0", t("4.6 to 6.0")],
  ["6.1..7.0", t("6.1 to 7.0")],
  ["7.1..8.0", t("7.1 to 8.0")],
  ["8.1..", t("8.1 and more")],
];

const CLUES = [
  ["", t("any number")],
  ["..23", t("up to 23")],
  ["24..26", t("24 to 26")],
  ["27..30", t("27 to 30")],
  ["31..", t("31 and more")],
];

function Field({ label, field, options }: { label: string; field: keyof typeof wish.value; options: string[][] }) {
  return (
    <label class="field">
      {label}
      <select
        value={wish.value[field]}
        onChange={(event) => (wish.value = { ...wish.value, [field]: event.currentTarget.value })}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Make({ onOpen }: { onOpen: () => void }) {
  const [all, setAll] = useState<readonly TechniqueRecord[]>([]);
  useEffect(() => void catalogue().then(setAll, () => setAll([])), []);
  const techniques = all.filter((it) => it.family !== "last-resort").map((it) => [it.slug, it.title]);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await make(wanted(), graded)) onOpen();
  };
  return (
    <form class="make" aria-label={t("Make a puzzle")} onSubmit={(event) => void submit(event)}>
      <h3>{t("Make a puzzle")}</h3>
      <div class="fields">
        <Field
          label={t("Level")}
          field="level"
          options={[["", "any"], ...LEVELS.map((it) => [it.toLowerCase(), t(it)])]}
        />
        <Field label={t("That needs")} field="technique" options={[["", t("no certain technique")], ...techniques]} />
        <Field label={t("Symmetry")} field="symmetry" options={SYMMETRIES} />
        <Field label="Sudoku Explainer" field="er" options={RATINGS} />
        <Field label={t("Clues")} field="clues" options={CLUES} />
      </div>
      <div class="buttons">
        <button type="submit" class="primary" disabled={making.asked.value.is === "asking"}>
          {t("Make it")}
        </button>
      </div>
      <Unmet />
    </form>
  );
}
