// The games that were begun, what was solved, and both as a file.

import { t } from "#language";
import { useState } from "preact/hooks";
import { announce } from "../state/announce";
import { timeInWords } from "../state/clock";
import { progress } from "../state/progress";
import { exported, forgetGame, imported, kept, others, resume, statistics } from "../state/saved";
import { stopShowing } from "../state/shown";
import { IconButton } from "../ui/icon-button";
import { save } from "../ui/save";

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function Statistics() {
  const rows = statistics.value;
  if (rows.length === 0) return null;
  return (
    <table class="statistics">
      <caption>{t("Solved so far")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Level")}</th>
          <th scope="col">{t("Solved")}</th>
          <th scope="col">{t("Best")}</th>
          <th scope="col">{t("Mean")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, count, best, mean }) => (
          <tr key={level}>
            <th scope="row">{t(capital(level) || "Others")}</th>
            <td>{count}</td>
            <td>{timeInWords(best)}</td>
            <td>{timeInWords(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Games({ onOpen }: { onOpen: () => void }) {
  const [said, say] = useState("");
  const games = others.value;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const count = imported(await file.text());
    const words =
      count === null
        ? t("This file holds no games of Ergodoku.")
        : count === 1
          ? t("One game was read.")
          : t("{count} games were read.", { count });
    say(words);
    announce(words);
  };
  return (
    <section class="games" aria-label={t("Your games")}>
      <h3>{t("Your games")}</h3>
      {games.length === 0 && <p class="quiet">{t("What you begin is kept here when you open another puzzle.")}</p>}
      <ul class="checkpoints">
        {games.map((game) => {
          const name = game.about.title || t("A puzzle");
          return (
            <li key={game.key}>
              <button
                type="button"
                class="link"
                onClick={() => {
                  resume(game);
                  stopShowing();
                  onOpen();
                }}
              >
                {name}: {t("{count} cells to go", { count: game.left })}, {timeInWords(game.about.seconds)}
              </button>
              <IconButton icon="close" words={t("Forget {name}", { name })} onClick={() => forgetGame(game.key)} />
            </li>
          );
        })}
      </ul>
      <Statistics />
      <div class="buttons">
        <button
          type="button"
          disabled={kept.value.games.length + kept.value.solved.length + Object.keys(progress.value).length === 0}
          onClick={() => save("ergodoku-games.json", new Blob([exported()], { type: "application/json" }))}
        >
          {t("Export")}
        </button>
        <label class="button">
          {t("Import")}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {said && <p class="quiet">{said}</p>}
    </section>
  );
}
