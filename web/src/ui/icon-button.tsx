// An icon button, with its label as tooltip and for screen readers.

import { Icon, type IconName } from "./icons";

export function IconButton({
  icon,
  words,
  label = words,
  onClick,
  disabled = false,
  pressed,
}: {
  icon: IconName;
  words: string;
  /** The label for screen readers, if it differs. */
  label?: string;
  onClick: () => void;
  disabled?: boolean;
  /** For toggle buttons. */
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      title={words}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
