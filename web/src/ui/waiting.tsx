// What is shown while the engine works, with a way to give up.

import { t } from "#language";
import { loaded } from "#transport";

interface WaitingProps {
  words: string;
  onCancel: () => void;
}

/** It appears only after a moment, as most answers come at once. Of the engine that is loaded, screen readers do not say each part. */
export function Waiting({ words, onCancel }: WaitingProps) {
  const share = loaded.value;
  return (
    <p class="waiting">
      <span>
        <span role="status">
          {words} {share !== null && t("This takes the whole engine, which is still being loaded:")}
        </span>{" "}
        {share !== null && <Loading share={share} />}
      </span>
      <button type="button" onClick={onCancel}>
        {t("Cancel")}
      </button>
    </p>
  );
}

const Loading = ({ share }: { share: number }) => <>{t("{percent} %", { percent: Math.floor(100 * share) })}</>;
