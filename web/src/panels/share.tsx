// Sharing: a link, text in every format, a picture, print, and checkpoints.

import { useState } from "preact/hooks";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import type { LayoutName } from "../engine/types";
import { engineText, fragment } from "../game/text";
import { announce } from "../state/announce";
import { act, checkpoints, forgetCheckpoint, keepCheckpoint, position, title } from "../state/game";
import { isDark } from "../state/settings";
import { marks, seenPosition, shown } from "../state/shown";
import { IconButton } from "../ui/icon-button";
import { Icon } from "../ui/icons";
import { png } from "../ui/png";
import { save } from "../ui/save";

const FORMATS = [
  ["line", "81 characters"],
  ["grid", "nine lines"],
  ["boxed", "a grid with borders"],
  ["pencil-marks", "pencil marks"],
  ["library", "HoDoKu library line"],
  ["sukaku", "Sukaku, 729 characters"],
  ["sudokupad", "a link to SudokuPad"],
  ["f-puzzles", "a link to f-puzzles"],
  ["penpa", "a link to Penpa"],
] as const satisfies readonly (readonly [LayoutName, string])[];

/** The link to the position on the board. */
const linkTo = () => `${location.href.split("#")[0]}#${fragment(position.value)}`;

async function picture(format: "svg" | "png", candidates: boolean) {
  const { step, told, whole } = shown.value ?? {};
  const { svg = "" } = await call("render", {
    puzzle: engineText(seenPosition()),
    marks: [...marks.value],
    title: step?.notation ?? told?.title ?? title.value,
    caption: told && whole ? told.sentences.map(wordsOf).join(" ") : "",
    theme: isDark() ? "dark" : "light",
    candidates: candidates || Boolean(told),
  });
  save(`sudoku.${format}`, format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await png(svg));
}

export function SharePanel() {
  const [said, say] = useState("");
  const [format, setFormat] = useState<LayoutName>("line");
  const [candidates, setCandidates] = useState(true);
  const tell = (words: string) => {
    say(words);
    announce(words);
  };
  const attempt = (work: () => Promise<string>) =>
    void work().then(tell, (cause: unknown) => tell(faultOf(cause).message));
  const copy = (text: string, what: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      return `${what} copied.`;
    });
  return (
    <>
      <h3>Share</h3>
      <p class="lead">The link holds the board with all marks; no server stores it.</p>
      <div class="field inline">
        <input
          class="link-field"
          readOnly
          value={linkTo()}
          aria-label="Link to this board"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => copy(linkTo(), "The link is")}>
          Copy link
        </button>
      </div>
      <div class="field inline">
        <label>
          As text{" "}
          <select value={format} onChange={(event) => setFormat(event.currentTarget.value as LayoutName)}>
            {FORMATS.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() =>
            attempt(async () => {
              const { text } = await call("convert", { puzzle: engineText(seenPosition()), to: format });
              await navigator.clipboard.writeText(text);
              return "The text is copied.";
            })
          }
        >
          Copy text
        </button>
      </div>
      <h3>Picture and paper</h3>
      <label class="check">
        <input type="checkbox" checked={candidates} onChange={(event) => setCandidates(event.currentTarget.checked)} />
        with candidates
      </label>
      <div class="buttons">
        {(["svg", "png"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => attempt(() => picture(kind, candidates).then(() => "The picture is saved."))}
          >
            Save {kind.toUpperCase()}
          </button>
        ))}
        <button type="button" onClick={() => window.print()}>
          Print or PDF
        </button>
      </div>
      <p role="status" class="quiet">
        {said}
      </p>
      <Checkpoints />
    </>
  );
}

function Checkpoints() {
  const all = checkpoints.value;
  return (
    <>
      <h3>Checkpoints</h3>
      <div class="buttons">
        <button type="button" onClick={() => keepCheckpoint(`Checkpoint ${all.length + 1}`)}>
          <Icon name="flag" /> Keep this board
        </button>
        <button type="button" onClick={() => act({ do: "restart" })}>
          Start over
        </button>
      </div>
      <ul class="checkpoints">
        {all.map(({ name, position: kept, index }) => (
          <li key={index}>
            <button type="button" class="link" onClick={() => act({ do: "set", position: kept })}>
              Back to {name.toLowerCase()}
            </button>
            <IconButton icon="close" words={`Forget ${name.toLowerCase()}`} onClick={() => forgetCheckpoint(index)} />
          </li>
        ))}
      </ul>
    </>
  );
}
