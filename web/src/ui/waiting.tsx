// What is shown while the engine works, with a way to give up.

import { t } from "#language";

interface WaitingProps {
  words: string;
  onCancel: () => void;
}

/** It appears only after a moment, as most answers come at once. */
export const Waiting = ({ words, onCancel }: WaitingProps) => (
  <p class="waiting" role="status">
    <span>{words}</span>
    <button type="button" onClick={onCancel}>
      {t("Cancel")}
    </button>
  </p>
);
