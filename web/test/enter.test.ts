import { expect, test, vi } from "vitest";

vi.mock("#transport", () => ({ transport: () => new Promise(() => {}) }));
const { withDots } = await import("../src/state/enter");

const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const ROWS = Array.from({ length: 9 }, (_, row) => FIRST.slice(9 * row, 9 * row + 9));

test("nine lines with spaces for blanks have dots, however their ends are cut", () => {
  const printed = ROWS.map((it) => it.replaceAll(".", " "));
  expect(withDots(printed.join("\n"))).toBe(ROWS.join("\n"));
  expect(withDots(printed.map((it) => it.trimEnd()).join("\n"))).toBe(ROWS.join("\n"));
  expect(withDots(`\n${printed.join("\n")}\n`)).toBe(ROWS.join("\n"));
  expect(withDots(printed.map((it) => `${it} `).join("\n"))).toBe(ROWS.join("\n"));
});

test("any other text stays as it is", () => {
  for (const text of [FIRST, ROWS.join("\n"), ROWS.map((it) => [...it].join(" ")).join("\n"), "1 2 3", "", " "]) {
    expect(withDots(text)).toBe(text);
  }
});
