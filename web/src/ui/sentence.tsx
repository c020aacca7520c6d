// A sentence whose parts are highlighted together with their subjects on the board.

import { numberOf } from "../engine/sentences";
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
    <span
      class={`part part-${kindOf(span)}${isLit ? " lit" : ""}`}
      tabIndex={0}
      role="button"
      onClick={say}
      onPointerEnter={say}
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

/** Consecutive sentences. Numbered ones are on separate lines, with the current one highlighted. */
export function Prose({ sentences, current }: ProseProps) {
  return (
    <div class="prose">
      {sentences.map((spans, at) => (
        <span
          key={at}
          class={[numberOf(spans) === null ? "" : "clause", at === current ? "current" : ""].join(" ").trim()}
          aria-current={at === current ? "step" : undefined}
        >
          <Sentence spans={spans} />{" "}
        </span>
      ))}
    </div>
  );
}
