// Sharing: a link, text in every format, a picture, print, and checkpoints.

import { t } from "#language";
import { useState } from "preact/hooks";
import { call } from "../engine/engine";
import { faultOf } from "../engine/question";
import { wordsOf } from "../engine/sentences";
import type { LayoutName } from "../engine/types";
import { engineText, shared } from "../game/text";
import { announce } from "../state/announce";
import { act, checkpoints, forgetCheckpoint, keepCheckpoint, position, title } from "../state/game";
import { isDark } from "../state/settings";
import { marks, seenPosition, shown } from "../state/shown";
import { IconButton } from "../ui/icon-button";
import { Icon } from "../ui/icons";
import { png } from "../ui/png";
import { save } from "../ui/save";

const FORMATS = [
  ["line", t("81 characters")],
  ["grid", t("nine lines")],
  ["boxed", t("a grid with borders")],
  ["pencil-marks", t("pencil marks")],
  ["library", t("HoDoKu library line")],
  ["sukaku", t("Sukaku, 729 characters")],
  ["sudokupad", t("a link to SudokuPad")],
  ["f-puzzles", t("a link to f-puzzles")],
  ["penpa", t("a link to Penpa")],
] as const satisfies readonly (readonly [LayoutName, string])[];

/** The link to the position on the board. */
const linkTo = () => `${location.href.split("#")[0]}#${shared(position.value)}`;

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
      return what;
    });
  return (
    <>
      <h3>{t("Share")}</h3>
      <p class="lead">{t("The link holds the board with all marks; no server stores it.")}</p>
      {position.value.variant && (
        <p class="notice">
          {t(
            "The link holds the rules and the drawing of this variant. The texts and the picture below have its digits alone.",
          )}
        </p>
      )}
      <div class="field inline">
        <input
          class="link-field"
          readOnly
          value={linkTo()}
          aria-label={t("Link to this board")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={() => copy(linkTo(), t("The link is copied."))}>
          {t("Copy link")}
        </button>
      </div>
      <div class="field inline">
        <label>
          {t("As text")}{" "}
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
              return t("The text is copied.");
            })
          }
        >
          {t("Copy text")}
        </button>
      </div>
      <h3>{t("Picture and paper")}</h3>
      <label class="check">
        <input type="checkbox" checked={candidates} onChange={(event) => setCandidates(event.currentTarget.checked)} />
        {t("with candidates")}
      </label>
      <div class="buttons">
        {(["svg", "png"] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => attempt(() => picture(kind, candidates).then(() => t("The picture is saved.")))}
          >
            {t("Save {kind}", { kind: kind.toUpperCase() })}
          </button>
        ))}
        <button type="button" onClick={() => window.print()}>
          {t("Print or PDF")}
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
      <h3>{t("Checkpoints")}</h3>
      <div class="buttons">
        <button type="button" onClick={() => keepCheckpoint(t("Checkpoint {number}", { number: all.length + 1 }))}>
          <Icon name="flag" /> {t("Keep this board")}
        </button>
        <button type="button" onClick={() => act({ do: "restart" })}>
          {t("Start over")}
        </button>
      </div>
      <ul class="checkpoints">
        {all.map(({ name, position: kept, index }) => (
          <li key={index}>
            <button type="button" class="link" onClick={() => act({ do: "set", position: kept })}>
              {t("Back to {name}", { name })}
            </button>
            <IconButton icon="close" words={t("Forget {name}", { name })} onClick={() => forgetCheckpoint(index)} />
          </li>
        ))}
      </ul>
    </>
  );
}
