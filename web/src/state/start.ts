// A way in: a puzzle of a level at one touch, or the one of today.

import { language, t } from "#language";
import { signal } from "@preact/signals";
import type { WantedLevel } from "../engine/types";
import { graded, make } from "./make";

export const LEVELS: readonly (readonly [WantedLevel, string])[] = [
  ["easy", t("Easy")],
  ["medium", t("Medium")],
  ["hard", t("Hard")],
  ["unfair", t("Unfair")],
  ["extreme", t("Extreme")],
];

/** Whether the way in is still shown beside the board: from arriving to the first move or choice. */
export const arriving = signal(true);

/** A new puzzle of a level. */
export const startLevel = (level: WantedLevel) => make({ level, symmetry: "rotational-180" }, graded);

/** The levels of the days, from Sunday: harder towards the end of the week. */
const OF_DAY: readonly WantedLevel[] = ["unfair", "easy", "easy", "medium", "medium", "hard", "hard"];

/** What is asked for on a date: the same for everybody, as the seed is the date. */
export const wantedOn = (day: Date) => ({
  level: OF_DAY[day.getDay()],
  symmetry: "rotational-180",
  seed: 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate(),
});

/** The puzzle of a date. */
export const startToday = (day = new Date()) =>
  make(wantedOn(day), (made) => {
    const date = day.toLocaleDateString(language === "en" ? "en-GB" : language, {
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    return `${date}: ${graded(made)}`;
  });
