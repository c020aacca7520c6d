// Steps through a long sequence of inferences, one number at a time: by buttons, by the keys [ and ], by swiping.

import { t } from "#language";
import { useEffect, useRef } from "preact/hooks";
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

/** How far a finger goes for a swipe, in pixels, and how long that takes at most, in milliseconds. */
const FAR = 60;
const QUICK = 600;

/** Calls with 1 or -1 for a swipe to the left or right over the part of the page that the element is in. */
function useSwipe(element: { current: HTMLElement | null }, onSwipe: (by: number) => void, isOn: boolean) {
  const call = useRef(onSwipe);
  call.current = onSwipe;
  useEffect(() => {
    const area = element.current?.parentElement;
    if (!area || !isOn) return;
    let from: { x: number; y: number; at: number } | null = null;
    const start = (event: TouchEvent) => {
      const [finger] = event.touches;
      from = event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp } : null;
    };
    const end = (event: TouchEvent) => {
      const [finger] = event.changedTouches;
      if (!from || !finger) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      const isSwipe = Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y) && event.timeStamp - from.at < QUICK;
      if (isSwipe) call.current(x < 0 ? 1 : -1);
    };
    area.addEventListener("touchstart", start, { passive: true });
    area.addEventListener("touchend", end, { passive: true });
    return () => {
      area.removeEventListener("touchstart", start);
      area.removeEventListener("touchend", end);
    };
  }, [element, isOn]);
}

/** Calls with 1 or -1 for the keys ] and [, except while one types. */
function useBrackets(onKey: (by: number) => void, isOn: boolean) {
  const call = useRef(onKey);
  call.current = onKey;
  useEffect(() => {
    if (!isOn) return;
    const key = (event: KeyboardEvent) => {
      const by = { "]": 1, "[": -1 }[event.key];
      const isTyping = (event.target as Element | null)?.matches?.("input, textarea, select");
      if (!by || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      call.current(by);
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [isOn]);
}

export function Stages({ stages, sentences }: StagesProps) {
  const root = useRef<HTMLDivElement>(null);
  const isOn = stages.length >= LEAST;
  const last = stages.length - 1;
  const move = (by: number) => {
    const now = stage.value;
    const to = now === null ? (by > 0 ? 0 : last) : now + by;
    if (to >= 0 && to <= last) go(to);
  };
  useSwipe(root, move, isOn);
  useBrackets(move, isOn);
  const now = stage.value;
  const saidAt = (place: number | null) => sentences[stages[place ?? -1]?.sentence ?? -1];
  const said = saidAt(now);
  function go(to: number | null) {
    stage.value = to;
    announce(
      to === null
        ? t("The whole line is drawn.")
        : `${t("{at} of {count}", { at: to + 1, count: stages.length })}. ${wordsOf(saidAt(to) ?? [])}`,
    );
  }
  if (!isOn) return null;
  return (
    <div ref={root} class="stages" role="group" aria-label={t("Follow the reasoning")}>
      <span class="quiet">{t("Follow")}</span>
      <IconButton
        icon="previous"
        words={t("One back")}
        disabled={now === 0}
        onClick={() => go(now === null ? last : now - 1)}
      />
      <output>{now === null ? t("all") : t("{at} of {count}", { at: now + 1, count: stages.length })}</output>
      <IconButton
        icon="next"
        words={t("One further")}
        disabled={now === last}
        onClick={() => go(now === null ? 0 : now + 1)}
      />
      {now !== null && (
        <button type="button" class="link" onClick={() => go(null)}>
          {t("all of it")}
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
