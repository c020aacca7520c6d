// A sentence whose parts are highlighted together with their subjects on the board.

import { t } from "#language";
import { useEffect, useRef, useState } from "preact/hooks";
import { depthOf } from "../engine/sentences";
import type { Sentence as Spans, Span } from "../engine/types";
import { pointed, speaksOf, spoken } from "../state/shown";

const isTyped = (span: Span) => Boolean(span.cells ?? span.houses ?? span.digits ?? span.candidates ?? span.eliminated);

const kindOf = (span: Span) => (span.eliminated ? "gone" : span.digits ? "digit" : span.houses ? "house" : "cell");

function Part({ span }: { span: Span }) {
  const cell = pointed.value;
  const isLit = spoken.value === span || (cell !== null && speaksOf(span, cell));
  const say = () => (spoken.value = span);
  const hush = () => spoken.value === span && (spoken.value = null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus alone says it
    <span
      class={`part part-${kindOf(span)}${isLit ? " lit" : ""}`}
      tabIndex={0}
      role="button"
      onClick={say}
      // Not when it slides under a pointer that rests.
      onPointerMove={say}
      onPointerLeave={hush}
      onFocus={say}
      onBlur={hush}
    >
      {span.text}
    </span>
  );
}

export const Sentence = ({ spans }: { spans: Spans }) => (
  <>{spans.map((span, at) => (isTyped(span) ? <Part key={at} span={span} /> : span.text))}</>
);

interface ProseProps {
  sentences: readonly Spans[];
  /** The index of the sentence that is drawn, if any. */
  current: number | null;
}

/** From so many sentences on, those between are folded away. */
const LONG = 14;
/** How many of them are shown at the start and at the end. */
const ENDS = 3;

/** Consecutive sentences. Numbered ones are on separate lines, with the current one highlighted. */
export function Prose({ sentences, current }: ProseProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => setOpen(false), [sentences]);
  // The parts are one tab stop together; the arrow keys go from one to the next.
  useEffect(() => parts(root.current).forEach((it, at) => void (it.tabIndex = at === 0 ? 0 : -1)), [sentences, isOpen]);
  const key = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const all = parts(root.current);
    const next = all[all.indexOf(event.target as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    for (const it of all) it.tabIndex = it === next ? 0 : -1;
    next.focus();
  };
  const items = itemsOf(sentences);
  const isFolded = items.length > LONG && !isOpen;
  const isShown = (at: number) => !isFolded || at < ENDS || at >= items.length - ENDS || items[at].sentence === current;
  const line = (at: number) => {
    const spans = sentences[at];
    const depth = depthOf(spans);
    const name = [depth > 0 ? "clause" : "", depth > 1 ? "sub" : "", at === current ? "current" : ""];
    return (
      <span key={at} class={name.join(" ").trim()} aria-current={at === current ? "step" : undefined}>
        <Sentence spans={spans} />{" "}
      </span>
    );
  };
  const item = ({ sentence, branch }: Item) => {
    if (branch.length === 0) return line(sentence);
    return (
      <div key={sentence} class="branching">
        {line(sentence)}
        <details class="branch" open={sentence === current}>
          <summary>{t("Its reason: {count} sentences", { count: branch.length })}</summary>
          {branch.map(line)}
        </details>
      </div>
    );
  };
  const head = items.slice(0, ENDS).map(item);
  const tail = items.slice(ENDS).flatMap((it, at) => (isShown(at + ENDS) ? [item(it)] : []));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its parts take the keys
    <div ref={root} class="prose" onKeyDown={key}>
      {head}
      {isFolded && (
        <button type="button" class="link unfold" onClick={() => setOpen(true)}>
          {t("… {count} more sentences", { count: items.length - 2 * ENDS })}
        </button>
      )}
      {tail}
    </div>
  );
}

/** A sentence, and those of the branch inside it, which is folded away. */
interface Item {
  readonly sentence: number;
  readonly branch: number[];
}

function itemsOf(sentences: readonly Spans[]): Item[] {
  const items: Item[] = [];
  sentences.forEach((it, at) => {
    const before = at > 0 ? depthOf(sentences[at - 1]) : 0;
    const depth = depthOf(it);
    // A branch ends with the sentence that says which rule is broken.
    if (depth > 1 || (depth === 0 && before > 1)) items.at(-1)?.branch.push(at);
    else items.push({ sentence: at, branch: [] });
  });
  return items;
}

const parts = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>(".part") ?? [])];
