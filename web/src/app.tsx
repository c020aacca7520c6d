// The page: the board and the panels.

import { t } from "#language";
import { useEffect } from "preact/hooks";
import { Header } from "./panels/header";
import { HintPanel } from "./panels/hint";
import { Later, one, withTexts } from "./panels/later";
import { Start } from "./panels/start";
import { Table } from "./panels/table";
import { Tools } from "./panels/tools";
import { announcement } from "./state/announce";
import { text } from "./state/enter";
import { finished, isVariant } from "./state/game";
import { askHint, hint, rung, tellMore } from "./state/hint";
import { at, goTo, path } from "./state/path";
import { commandKey } from "./state/keys";
import { type Panel, openPanel, openWhy, panel } from "./state/panel";
import { picking } from "./state/pick";
import { arriving } from "./state/start";
import { route } from "./state/route";
import { shown, stopShowing } from "./state/shown";
import { type Tab, Tabs } from "./ui/tabs";

const TABS: readonly Tab<Panel>[] = [
  { name: "hint", words: t("Hint") },
  { name: "why", words: t("Why?") },
  { name: "claim", words: t("Claim") },
  { name: "rank", words: t("Truths") },
  { name: "path", words: t("Path") },
  { name: "steps", words: t("All steps") },
  { name: "enter", words: t("New") },
  { name: "share", words: t("Share") },
];

/** The panels that are loaded when they are first opened. */
const PARTS: Partial<Record<Panel, ReturnType<typeof one>>> = {
  why: one("WhyPanel"),
  claim: one("ClaimPanel"),
  rank: one("RankPanel"),
  path: one("PathPanel"),
  steps: one("StepsPanel"),
  enter: one("EnterPanel"),
  share: one("SharePanel"),
};
const SOLVED = one("Solved");

/** What stands for the help of the engine, which knows classic Sudoku only. */
const VARIANT = () => withTexts(() => import("./variant/part")).then((it) => it.VariantPanel);

/** The part of a panel. A variant can be shared, and another puzzle can follow it. */
const partOf = (name: Panel) => (isVariant.value && name !== "enter" && name !== "share" ? VARIANT : PARTS[name]);

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, dialog *");

/** Keys that work everywhere except in text fields. */
function pageKey(event: KeyboardEvent) {
  if (isWriting(event.target) || event.defaultPrevented || route.value.page !== "solve") return;
  if (event.ctrlKey || event.metaKey) {
    if (commandKey(event)) event.preventDefault();
    return;
  }
  if (event.altKey || (isVariant.value && event.key !== "Escape")) return;
  if (event.key === "h") {
    if (panel.value !== "hint") openPanel("hint");
    if (hint.answer && rung.value) tellMore();
    else void askHint();
  } else if (event.key === "w") openWhy();
  else if (event.key === "n" && path.answer) {
    openPanel("path");
    goTo(at.value + 1);
  } else if (event.key === "p" && path.answer) {
    openPanel("path");
    goTo(at.value - 1);
  } else if (event.key === "Escape") stopShowing();
  else return;
  event.preventDefault();
}

/** Text pasted outside of text fields is read as a puzzle. */
function paste(event: ClipboardEvent) {
  const pasted = event.clipboardData?.getData("text") ?? "";
  if (isWriting(event.target) || !pasted.trim() || route.value.page !== "solve") return;
  openPanel("enter");
  text.value = pasted;
}

function Solve() {
  useEffect(() => {
    document.addEventListener("keydown", pageKey);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("keydown", pageKey);
      document.removeEventListener("paste", paste);
    };
  }, []);
  // What is typed stays below the board when the verdict is drawn.
  const isShowing = shown.value !== null || panel.value === "claim";
  const part = partOf(panel.value);
  return (
    <main class={isShowing ? "solve showing" : "solve"} id="main">
      <h1 class="unseen">{t("Play and solve Sudokus")}</h1>
      <Table />
      <div class="side">
        {arriving.value && panel.value !== "enter" && <Start />}
        {finished.value ? <Later part={SOLVED} /> : !picking.value && <Tools />}
        <section class="told" aria-label={t("Help from the engine")}>
          <Tabs label={t("Help")} tabs={TABS} open={panel.value} onOpen={openPanel}>
            {part ? <Later part={part} /> : <HintPanel />}
          </Tabs>
        </section>
      </div>
    </main>
  );
}

/** What one does not play with is loaded when it is opened. */
const LEARN = () => withTexts(() => import("./panels/learn")).then((it) => it.Learn);
const COURSE = () => withTexts(() => import("./course/course")).then((it) => it.Course);

export function App() {
  return (
    <>
      <Header />
      {route.value.page === "learn" && <Later part={LEARN} />}
      {route.value.page === "course" && <Later part={COURSE} />}
      {route.value.page === "solve" && <Solve />}
      <p class="unseen" aria-live="polite" id="announcement">
        {announcement.value}
      </p>
    </>
  );
}
