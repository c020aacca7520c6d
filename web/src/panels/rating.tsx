// The difficulty of the puzzle on two scales.

import { t } from "#language";
import type { Asked } from "../engine/question";
import type { Rating as Rated } from "../engine/types";
import { titleOf } from "../state/catalogue";
import { sentence } from "../ui/fault";

interface RatingProps {
  ratings: readonly { readonly scale: string; readonly asked: Asked<Rated> }[];
  /** Ends a rating that goes on. */
  onCancel: (scale: string) => void;
  /** Opens the first step of this technique; null if the path has none. */
  toStep: (technique: string) => (() => void) | null;
}

const tenth = (value: number | null) => value?.toFixed(1) ?? "–";

/** A rating that ended early is that of the steps so far; those of the first step and digit may be missing. */
const atLeast = (value: number | null, isCut: boolean) =>
  isCut ? t("at least {value}", { value: tenth(value) }) : tenth(value);
const ifKnown = (value: number | null, isCut: boolean) => (isCut && !value ? t("not reached") : tenth(value));

function Row({ rating, toStep }: { rating: Rated; toStep: RatingProps["toStep"] }) {
  if ("rating" in rating) {
    return (
      <div>
        <dt>{rating.scale}</dt>
        <dd>
          <strong>{rating.rating ?? "–"}</strong>
        </dd>
      </div>
    );
  }
  if (rating.scale !== "hodoku") {
    const isCut = rating.end === "time-limit";
    return (
      <div>
        <dt>Sudoku Explainer</dt>
        <dd>
          <strong>{atLeast(rating.er, isCut)}</strong> <abbr title={t("pearl: up to the first digit placed")}>EP</abbr>{" "}
          {ifKnown(rating.ep, isCut)} <abbr title={t("diamond: the first step")}>ED</abbr> {ifKnown(rating.ed, isCut)}
          {isCut && <span class="quiet rating-cut">{t("not finished: the time of a call was over")}</span>}
        </dd>
      </div>
    );
  }
  const { hardest } = rating;
  const open = hardest && toStep(hardest.technique);
  return (
    <>
      <div>
        <dt>HoDoKu</dt>
        <dd>
          <strong>{t(rating.level ?? "–")}</strong> {rating.score}
        </dd>
      </div>
      {hardest && (
        <div>
          <dt>{t("Hardest step")}</dt>
          <dd>
            {open ? (
              <button type="button" class="link" onClick={open}>
                {titleOf(hardest.technique)}
              </button>
            ) : (
              titleOf(hardest.technique)
            )}
          </dd>
        </div>
      )}
    </>
  );
}

/** What there is to say instead of a rating. */
function Unrated({ scale, words, onCancel }: { scale: string; words: string; onCancel: (() => void) | null }) {
  return (
    <div>
      <dt>{scale}</dt>
      <dd class="quiet">
        {words}{" "}
        {onCancel && (
          <button
            type="button"
            class="link"
            aria-label={t("Cancel the rating by {scale}", { scale })}
            onClick={onCancel}
          >
            {t("Cancel")}
          </button>
        )}
      </dd>
    </div>
  );
}

/** What a rating is at least, while it goes on. */
function soFar(asked: Asked<Rated>): string {
  const parts = asked.is === "asking" ? asked.parts : [];
  const last = parts.findLast((it) => "at_least" in it);
  return last && "at_least" in last
    ? t("at least {value}, going on…", { value: tenth(last.at_least.er) })
    : t("rating…");
}

export function Rating({ ratings, onCancel, toStep }: RatingProps) {
  const asked = ratings.filter((it) => it.asked.is !== "nothing");
  if (asked.length === 0) return null;
  const answers = asked.flatMap((it) => (it.asked.is === "answered" ? [it.asked.answer] : []));
  // Only a puzzle with one solution has a rating.
  const several = answers.find((it) => it.status !== "solved" && it.status !== "stuck");
  if (several) {
    return (
      <p class="notice">
        {several.status === "multiple_solutions"
          ? t("The puzzle has several solutions, so it has no rating.")
          : t("The puzzle has no solution, so it has no rating.")}
      </p>
    );
  }
  return (
    <dl class="rating">
      {asked.map(({ scale, asked: now }) => {
        if (now.is === "answered") return <Row key={scale} rating={now.answer} toStep={toStep} />;
        const words = now.is === "refused" ? sentence(now.fault.message) : soFar(now);
        const cancel = now.is === "asking" ? () => onCancel(scale) : null;
        return <Unrated key={scale} scale={scale} words={words} onCancel={cancel} />;
      })}
    </dl>
  );
}
