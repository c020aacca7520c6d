// Steps through a long sequence of inferences, one number at a time.

import { LEAST, type Stage } from "../board/stages";
import { wordsOf } from "../engine/sentences";
import type { Sentence as Spans } from "../engine/types";
import { announce } from "../state/announce";
import { stage } from "../state/shown";
import { IconButton } from "../ui/icon-button";
import { Sentence } from "../ui/sentence";

interface StagesProps {
  stages: readonly Stage[];
  /** The sentences of the step; the one that is drawn is also shown here. */
  sentences: readonly Spans[];
}

export function Stages({ stages, sentences }: StagesProps) {
  if (stages.length < LEAST) return null;
  const now = stage.value;
  const last = stages.length - 1;
  const saidAt = (place: number | null) => sentences[stages[place ?? -1]?.sentence ?? -1];
  const said = saidAt(now);
  const go = (to: number | null) => {
    stage.value = to;
    announce(to === null ? "The whole line is drawn." : `${to + 1} of ${stages.length}. ${wordsOf(saidAt(to) ?? [])}`);
  };
  return (
    <div class="stages" role="group" aria-label="Follow the reasoning">
      <span class="quiet">Follow</span>
      <IconButton
        icon="previous"
        words="One back"
        disabled={now === 0}
        onClick={() => go(now === null ? last : now - 1)}
      />
      <output>{now === null ? "all" : `${now + 1} of ${stages.length}`}</output>
      <IconButton
        icon="next"
        words="One further"
        disabled={now === last}
        onClick={() => go(now === null ? 0 : now + 1)}
      />
      {now !== null && (
        <button type="button" class="link" onClick={() => go(null)}>
          all of it
        </button>
      )}
      {said && (
        <p class="stage-sentence">
          <Sentence spans={said} />
        </p>
      )}
    </div>
  );
}
