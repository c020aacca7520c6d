// A group of radio buttons side by side, with one tab stop and arrow keys.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

export interface Option<Value> {
  value: Value;
  content: ComponentChildren;
  /** The label, if the content is not text. */
  label?: string;
  title?: string;
}

interface ChoiceProps<Value> {
  label: string;
  class: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function Choice<Value>({ label, class: name, options, chosen, onChoose }: ChoiceProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = options.findIndex(({ value }) => value === chosen);
    const to = (at + by + options.length) % options.length;
    onChoose(options[to].value);
    (group.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={group} class={name} role="radiogroup" aria-label={label} onKeyDown={key}>
      {options.map(({ value, content, label: called, title }) => (
        <button
          key={String(value)}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          aria-label={called}
          title={title}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
