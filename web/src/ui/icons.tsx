// The icons of buttons.

const PATHS = {
  undo: "M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-3",
  redo: "m12 5 4 4-4 4m4-4H8a4 4 0 0 0 0 8h3",
  erase: "M7 16h9M4.5 12.5l7-7a1.4 1.4 0 0 1 2 0l2.5 2.5a1.4 1.4 0 0 1 0 2L11 15.5H7.5l-3-3Z",
  next: "m8 5 5 5-5 5",
  previous: "m12 5-5 5 5 5",
  first: "m14 5-5 5 5 5M6 5v10",
  last: "m6 5 5 5-5 5m8-10v10",
  close: "m5.5 5.5 9 9m0-9-9 9",
  check: "m4.5 10.5 3.5 3.5 7.5-8",
  flag: "M5.5 17V3.5h9l-2.5 3.5 2.5 3.5h-9",
  light:
    "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1",
  dark: "M16 12.2A6.6 6.6 0 0 1 7.8 4 6.6 6.6 0 1 0 16 12.2Z",
  auto: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 0v14",
  settings: "M3 6h6m4 0h4M3 14h2m4 0h8M11 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM7 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  pause: "M7 5v10M13 5v10",
  help: "M7.6 7.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6m0 2.4v.2M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4Z",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
