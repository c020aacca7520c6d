// A button that is a picture; its words are for the pointer that rests on it, and for screen readers.

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
  /** What a screen reader says, where it is more than the words. */
  label?: string;
  onClick: () => void;
  disabled?: boolean;
  /** For a button that switches something on and off. */
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
