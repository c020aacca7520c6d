// The rules of a variant, what of it is drawn and judged, and why there are no hints.

import { t } from "#language";
import { isComplete } from "../game/position";
import { type Constraint, type Kind, type Variant, variantNamed } from "../game/variant";
import { finished, position } from "../state/game";
import { broken } from "../state/variant";

/** The kinds of constraints in words. */
const KINDS: Readonly<Record<Kind, string>> = {
  anti_king: "No same digit a king's move apart",
  anti_knight: "No same digit a knight's move apart",
  arrow: "Arrow",
  between: "Between line",
  cage: "Cage",
  clone: "Clone",
  diagonal: "Diagonal",
  difference: "White dot",
  disjoint_groups: "No same digit at the same place of two boxes",
  even: "Even",
  extra_region: "Extra region",
  killer: "Killer cage",
  little_killer: "Little killer",
  maximum: "Greater than its neighbours",
  minimum: "Less than its neighbours",
  negative: "All marks are given",
  no_rows_columns: "Rows and columns may repeat digits",
  non_consecutive: "No consecutive neighbours",
  odd: "Odd",
  palindrome: "Palindrome",
  quadruple: "Quadruple",
  ratio: "Black dot",
  region: "Region",
  region_sum: "Region sum line",
  renban: "Renban line",
  sandwich: "Sandwich sum",
  thermometer: "Thermometer",
  unique: "No same digit",
  whispers: "Whispers line",
  xv: "XV",
};

const list = (names: readonly string[]) => names.map((name) => t(name)).join(", ");

/** A constraint in words: `Killer cage 7: r1c1 r1c2`. */
function inWords({ kind, cells, path, value }: Constraint): string {
  const name = [t(KINDS[kind] ?? kind), value].filter(Boolean).join(" ");
  const places = [cells, path].filter((it) => it.length > 0).map((it) => it.join(" "));
  return places.length > 0 ? `${name}: ${places.join(" → ")}` : name;
}

/** What can be said of a full board that is not solved for sure. */
function verdict(variant: Variant): string {
  if (broken(position.value).size > 0)
    return t("Every cell is filled, and a rule is broken: it is marked on the board.");
  if (variant.solution) return t("Every cell is filled, and the solution of the link is another one.");
  return t("Every cell is filled, and no rule that can be judged is broken. This cannot be judged: {names}.", {
    names: list(variant.unjudged),
  });
}

export function VariantPanel() {
  const variant = variantNamed(position.value.variant);
  if (!variant) return null;
  const { rules, variants, unjudged, constraints } = variant;
  // A link from a later version of the page may have more kinds.
  const unknown = constraints.map((it) => it.kind).filter((kind) => !(kind in KINDS));
  const undrawn = [...variant.undrawn, ...new Set(unknown)];
  const drawnOnly = unjudged.filter((it) => !undrawn.includes(it));
  return (
    <>
      {isComplete(position.value) && !finished.value && (
        <p class="notice fault" role="status">
          {verdict(variant)}
        </p>
      )}
      <h3>{t("The rules of this variant")}</h3>
      {rules ? <p class="setter">{rules}</p> : <p class="quiet">{t("The link has no rules in words.")}</p>}
      <p>{t("Beyond classic Sudoku: {names}.", { names: list(variants) })}</p>
      {undrawn.length > 0 && (
        <p class="notice fault">{t("This page cannot draw all of: {names}.", { names: list(undrawn) })}</p>
      )}
      {drawnOnly.length > 0 && (
        <p class="notice">
          {t("Drawn, but not judged, as the link does not say what it means: {names}.", { names: list(drawnOnly) })}
        </p>
      )}
      {constraints.length > 0 && (
        <details>
          <summary>{t("The constraints one by one")}</summary>
          <ul class="constraints">
            {constraints.map((it, at) => (
              <li key={at}>{inWords(it)}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="quiet">
        {t(
          "Hints, reasons, steps and ratings know classic Sudoku only. They are off for this puzzle, as they would leave out its rules.",
        )}
      </p>
    </>
  );
}
