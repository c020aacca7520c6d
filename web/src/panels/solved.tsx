// The ending: what the puzzle was like, how it went, and what comes next.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import { Question } from "../engine/question";
import { engineText, shared } from "../game/text";
import { EMPTY } from "../game/position";
import { announce } from "../state/announce";
import { titleOf } from "../state/catalogue";
import { timeInWords } from "../state/clock";
import { about, position, title } from "../state/game";
import { making } from "../state/make";
import { learnLink } from "../state/route";
import { startLevel } from "../state/start";
import type { WantedLevel } from "../engine/types";
import { Later } from "./later";
import { Unmet } from "./unmet";

const rating = new Question("rate");

const HELD_UP = () => import("../course/held-up").then((it) => it.HeldUp);

/** How hard the puzzle was, by HoDoKu's scale, which is for classic Sudoku. */
function useRating() {
  const { givens, allowed, variant } = position.value;
  useEffect(() => {
    if (variant) return;
    void rating.ask({ puzzle: engineText({ ...EMPTY, givens, allowed }), scale: "hodoku" });
    return () => rating.clear();
  }, [givens, allowed, variant]);
  const { answer } = rating;
  return answer?.scale === "hodoku" && answer.status === "solved" ? answer : null;
}

/** A link to the puzzle, without what was placed. */
function linkTo() {
  const { givens, allowed, variant } = position.value;
  return `${location.href.split("#")[0]}#${shared({ ...EMPTY, givens, allowed, variant })}`;
}

export function Solved() {
  const [said, say] = useState("");
  const rated = useRating();
  const { seconds, mistakes, hints, level } = about.value;
  const next = (level || rated?.level?.toLowerCase() || "easy") as WantedLevel;
  const share = () => {
    const counts = [
      mistakes === 1 ? t("{count} mistake", { count: 1 }) : t("{count} mistakes", { count: mistakes || t("no") }),
      hints === 1 ? t("{count} hint", { count: 1 }) : t("{count} hints", { count: hints || t("no") }),
    ];
    const solved = t("solved in {time}", { time: timeInWords(seconds) });
    const words = `Sudoku${title.value ? ` (${title.value})` : ""}: ${solved}, ${counts.join(", ")}. ${linkTo()}`;
    const tell = (it: string) => {
      say(it);
      announce(it);
    };
    void navigator.clipboard.writeText(words).then(
      () => tell(t("Copied, with a link to the puzzle.")),
      () => tell(t("The browser does not allow to copy.")),
    );
  };
  return (
    <section class="solved" aria-label={t("Solved")}>
      <h2>{t("Solved!")}</h2>
      <dl class="rating">
        {rated?.level && (
          <div>
            <dt>{t("Difficulty")}</dt>
            <dd>
              <strong>{t(rated.level)}</strong>, {t("score {score}", { score: rated.score ?? 0 })}
            </dd>
          </div>
        )}
        {rated?.hardest && (
          <div>
            <dt>{t("Hardest technique")}</dt>
            <dd>{titleOf(rated.hardest.technique)}</dd>
          </div>
        )}
        <div>
          <dt>{t("Time")}</dt>
          <dd>{timeInWords(seconds)}</dd>
        </div>
        <div>
          <dt>{t("Mistakes")}</dt>
          <dd>{mistakes}</dd>
        </div>
        <div>
          <dt>{t("Hints")}</dt>
          <dd>{hints}</dd>
        </div>
      </dl>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={making.asked.value.is === "asking"}
          onClick={() => void startLevel(next)}
        >
          {t("Next puzzle")}
        </button>
        <button type="button" onClick={share}>
          {t("Share")}
        </button>
        <a class="button" href={learnLink()}>
          {t("Learn")}
        </a>
      </div>
      {about.value.held && <Later part={HELD_UP} />}
      {said && <p class="quiet">{said}</p>}
      <Unmet />
    </section>
  );
}
