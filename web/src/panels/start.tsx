// The way in: the game of last time, five levels, the puzzle of today.

import { t } from "#language";
import { CELLS } from "../game/grid";
import { digitAt } from "../game/position";
import { finished, position, title } from "../state/game";
import { making } from "../state/make";
import { openPanel } from "../state/panel";
import { due } from "../state/progress";
import { courseLink, learnLink } from "../state/route";
import { LEVELS, arriving, startLevel, startToday } from "../state/start";
import { Unmet } from "./unmet";

/** The keyboard goes on at the board. */
const toBoard = () => document.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus();

/** Five levels and the puzzle of today, each at one touch. */
export function Levels({ onOpen }: { onOpen: () => void }) {
  const isAsking = making.asked.value.is === "asking";
  const begin = (made: Promise<boolean>) => void made.then((isThere) => isThere && onOpen());
  return (
    <div class="levels" role="group" aria-label={t("A new puzzle")}>
      {LEVELS.map(([level, name]) => (
        <button key={level} type="button" disabled={isAsking} onClick={() => begin(startLevel(level))}>
          {name}
        </button>
      ))}
      <button type="button" class="today" disabled={isAsking} onClick={() => begin(startToday())}>
        {t("Today’s puzzle")}
      </button>
    </div>
  );
}

/** Goes on with the board that is there. */
function Continue({ onOpen }: { onOpen: () => void }) {
  const now = position.value;
  const open = CELLS.filter((cell) => !digitAt(now, cell)).length;
  const isBegun = CELLS.some((cell) => now.placed[cell]);
  return (
    <button type="button" class="primary continue" onClick={onOpen}>
      {isBegun ? t("Continue") : t("Play this one")}
      <span class="continue-what">
        {title.value || t("Your puzzle")}
        {isBegun && `, ${t("{count} cells to go", { count: open })}`}
      </span>
    </button>
  );
}

/** Shown on arriving, until the first move or choice. */
export function Start() {
  const done = () => {
    arriving.value = false;
    toBoard();
  };
  return (
    <section class="start" aria-label={t("Start")}>
      {due.value.length > 0 && (
        <a class="button due-now" href={courseLink()}>
          {due.value.length === 1
            ? t("One technique is due to practise")
            : t("{count} techniques are due to practise", { count: due.value.length })}
        </a>
      )}
      {!finished.value && <Continue onOpen={done} />}
      <Levels onOpen={done} />
      <div class="start-more">
        <button
          type="button"
          class="link"
          onClick={() => {
            arriving.value = false;
            openPanel("enter");
          }}
        >
          {t("Paste or open one")}
        </button>
        <a href={courseLink()}>{t("Take the course")}</a>
        <a href={learnLink()}>{t("Learn techniques")}</a>
      </div>
      <Unmet />
    </section>
  );
}
