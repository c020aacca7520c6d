// The difficulty of the puzzle on two scales.

import type { Rating as Rated } from "../engine/types";

interface RatingProps {
  ratings: readonly (Rated | null)[];
  /** Opens the first step of this technique; null if the path has none. */
  toStep: (technique: string) => (() => void) | null;
}

const tenth = (value: number | null) => value?.toFixed(1) ?? "–";

function Row({ rating, toStep }: { rating: Rated; toStep: RatingProps["toStep"] }) {
  if (rating.scale !== "hodoku") {
    return (
      <div>
        <dt>Sudoku Explainer</dt>
        <dd>
          <strong>{tenth(rating.er)}</strong> <abbr title="pearl: up to the first digit placed">EP</abbr>{" "}
          {tenth(rating.ep)} <abbr title="diamond: the first step">ED</abbr> {tenth(rating.ed)}
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
          <strong>{rating.level ?? "–"}</strong> {rating.score}
        </dd>
      </div>
      {hardest && (
        <div>
          <dt>Hardest step</dt>
          <dd>
            {open ? (
              <button type="button" class="link" onClick={open}>
                {hardest.technique}
              </button>
            ) : (
              hardest.technique
            )}
          </dd>
        </div>
      )}
    </>
  );
}

export function Rating({ ratings, toStep }: RatingProps) {
  const known = ratings.filter((it) => it !== null);
  if (known.length === 0) return null;
  return (
    <dl class="rating">
      {known.map((rating) => (
        <Row key={rating.scale} rating={rating} toStep={toStep} />
      ))}
    </dl>
  );
}
