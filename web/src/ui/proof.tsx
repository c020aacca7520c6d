// A proof as text, folded away.

import { t } from "#language";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";

interface ProofProps {
  /** What is written beside the word "Proof". */
  badge: { words: string; isGood: boolean } | null;
  proof: string;
  children?: ComponentChildren;
}

export function Proof({ badge, proof, children }: ProofProps) {
  return (
    <details class="proof">
      <summary>
        {t("Proof")}
        {badge && (
          <span class={badge.isGood ? "badge-good" : "badge-bad"}>
            {badge.isGood && <Icon name="check" />} {badge.words}
          </span>
        )}
      </summary>
      <p class="quiet">
        {t(
          "The checker knows the rules of the game and no technique. It assumes the opposite of the conclusion and counts: each truth needs a true candidate, each link allows one at most.",
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <pre tabIndex={0}>{proof}</pre>
      {children}
    </details>
  );
}
