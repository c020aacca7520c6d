// The games that were begun, what was solved, and both as a file.

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
      <caption>Solved so far</caption>
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Solved</th>
          <th scope="col">Best</th>
          <th scope="col">Mean</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, count, best, mean }) => (
          <tr key={level}>
            <th scope="row">{capital(level) || "Others"}</th>
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
        ? "This file holds no games of Ergodoku."
        : count === 1
          ? "One game was read."
          : `${count} games were read.`;
    say(words);
    announce(words);
  };
  return (
    <section class="games" aria-label="Your games">
      <h3>Your games</h3>
      {games.length === 0 && <p class="quiet">What you begin is kept here when you open another puzzle.</p>}
      <ul class="checkpoints">
        {games.map((game) => {
          const name = game.about.title || "A puzzle";
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
                {name}: {game.left} cells to go, {timeInWords(game.about.seconds)}
              </button>
              <IconButton icon="close" words={`Forget ${name}`} onClick={() => forgetGame(game.key)} />
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
          Export
        </button>
        <label class="button">
          Import
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
