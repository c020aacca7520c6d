import LZString from "lz-string";
import { expect, test } from "vitest";
import { decompress } from "../src/links/lz";

test("reads back what lz-string writes", () => {
  const grid = JSON.stringify({
    size: 9,
    grid: Array.from({ length: 81 }, (_, at) => ({ value: (at * 7) % 10, given: at % 3 === 0 })),
  });
  for (const text of ["a", "aaaaaaaaaaaaaaa", "abcabcabcabc", "Grün → 数独", grid, grid.repeat(3)]) {
    expect(decompress(LZString.compressToBase64(text))).toBe(text);
  }
});

test("refuses what ends too early", () => {
  const whole = LZString.compressToBase64("a text of some length, with some length");
  expect(() => decompress(whole.slice(0, 10))).toThrow("ends too early");
});
