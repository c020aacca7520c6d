// Generating a puzzle by level, technique and symmetry.

import { useEffect, useState } from "preact/hooks";
import type { TechniqueRecord } from "../engine/types";
import { catalogue } from "../state/catalogue";
import { graded, make, making, wanted, wish } from "../state/make";
import { Waiting } from "../ui/waiting";

const LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];

const SYMMETRIES = [
  ["none", "none"],
  ["rotational-180", "half a turn"],
  ["rotational-90", "a quarter turn"],
  ["vertical", "left and right"],
  ["horizontal", "top and bottom"],
  ["diagonal", "one diagonal"],
  ["anti-diagonal", "the other diagonal"],
  ["orthogonal", "left and right, top and bottom"],
  ["double-diagonal", "both diagonals"],
  ["full", "all of them"],
];

const RATINGS = [
  ["", "any rating"],
  ["..2.5", "up to 2.5"],
  ["2.6..3.5", "2.6 to 3.5"],
  ["3.6..4.5", "3.6 to 4.5"],
  ["4.6..6.0", "4.6 to 6.0"],
  ["6.1..7.0", "6.1 to 7.0"],
  ["7.1..8.0", "7.1 to 8.0"],
  ["8.1..", "8.1 and more"],
];

const CLUES = [
  ["", "any number"],
  ["..23", "up to 23"],
  ["24..26", "24 to 26"],
  ["27..30", "27 to 30"],
  ["31..", "31 and more"],
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
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The result of the last request, if it failed. */
export function Unmet() {
  const asked = making.asked.value;
  if (asked.is === "asking") return <Waiting words="Looking for one…" onCancel={() => making.clear()} />;
  if (asked.is === "refused") return <p class="notice fault">{asked.fault.message}</p>;
  if (asked.is !== "answered" || asked.answer.puzzles.length > 0) return null;
  const { tried, lacks } = asked.answer;
  return (
    <p class="notice fault" role="status">
      None of {tried.toLocaleString("en")} puzzles is what you ask for{lacks ? `; the nearest: ${lacks}` : ""}. Try
      again, or ask for less.
    </p>
  );
}

export function Make({ onOpen }: { onOpen: () => void }) {
  const [all, setAll] = useState<readonly TechniqueRecord[]>([]);
  useEffect(() => void catalogue().then(setAll, () => setAll([])), []);
  const techniques = all.filter((it) => it.family !== "last-resort").map((it) => [it.slug, it.name]);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await make(wanted(), graded)) onOpen();
  };
  return (
    <form class="make" aria-label="Make a puzzle" onSubmit={(event) => void submit(event)}>
      <h3>Make a puzzle</h3>
      <div class="fields">
        <Field label="Level" field="level" options={[["", "any"], ...LEVELS.map((it) => [it.toLowerCase(), it])]} />
        <Field label="That needs" field="technique" options={[["", "no certain technique"], ...techniques]} />
        <Field label="Symmetry" field="symmetry" options={SYMMETRIES} />
        <Field label="Sudoku Explainer" field="er" options={RATINGS} />
        <Field label="Clues" field="clues" options={CLUES} />
      </div>
      <div class="buttons">
        <button type="submit" class="primary" disabled={making.asked.value.is === "asking"}>
          Make it
        </button>
      </div>
      <Unmet />
    </form>
  );
}
