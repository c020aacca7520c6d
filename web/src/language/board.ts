// The texts of the board as an element, which speaks English: it is one small file.

/** A text with values for its places in braces. */
export const t = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
