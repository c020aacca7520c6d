// After a game: the techniques that hints were at, and the one that was due when the longest pause was made.

import { t } from "#language";
import { useEffect, useState } from "preact/hooks";
import { call } from "../engine/engine";
import type { TechniqueRecord } from "../engine/types";
import { engineText, fromFragment } from "../game/text";
import { catalogue } from "../state/catalogue";
import { timeInWords } from "../state/clock";
import { NOT_HELD, about } from "../state/game";
import { courseLink, learnLink } from "../state/route";
import { techniques } from "../state/settings";
import { lessonOf } from "./lessons";

/** What was due on a board: the technique of the next step. */
async function dueOn(board: string): Promise<string | null> {
  const position = fromFragment(board);
  if (!position) return null;
  const answer = await call("hint", { puzzle: engineText(position), ...techniques() });
  return answer.step?.slug ?? null;
}

export function HeldUp() {
  const { hints, pause, board } = about.value.held ?? NOT_HELD;
  const [all, setAll] = useState<readonly TechniqueRecord[]>([]);
  const [atPause, setAtPause] = useState<string | null>(null);
  useEffect(() => void catalogue().then(setAll, () => {}), []);
  useEffect(() => {
    let isWanted = true;
    setAtPause(null);
    if (board)
      void dueOn(board)
        .then((it) => isWanted && setAtPause(it))
        .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [board]);
  const counts = new Map<string, number>();
  for (const it of hints) counts.set(it, (counts.get(it) ?? 0) + 1);
  if (counts.size === 0 && !atPause) return null;
  const link = (slug: string) => {
    const lesson = lessonOf(slug);
    const name = all.find((it) => it.slug === slug)?.name ?? slug;
    return <a href={lesson ? courseLink(lesson.name, slug) : learnLink(slug)}>{name}</a>;
  };
  return (
    <section class="held-up" aria-label={t("What held you up")}>
      <h3>{t("What held you up")}</h3>
      <ul>
        {[...counts]
          .sort(([, one], [, other]) => other - one)
          .map(([slug, count]) => (
            <li key={slug}>
              {link(slug)}: {t(count === 1 ? "you took a hint once." : "you took a hint {count} times.", { count })}
            </li>
          ))}
        {atPause && (
          <li>
            {t("Your longest pause took {time}. It was the turn of", { time: timeInWords(pause) })} {link(atPause)}.
          </li>
        )}
      </ul>
      <p class="quiet">{t("Each link leads to positions in which you can practise it.")}</p>
    </section>
  );
}
