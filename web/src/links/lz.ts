// Reads what the compression `lz-string` writes as Base64, which is how puzzle links carry their JSON. Links write some
// characters in other ways: a space for `+`, `-` or `\\` for `/`.
//
// The text is a stream of codes over a dictionary that grows by one entry with each code. Codes 0 and 1 bring a new
// character of 8 or 16 bits, 2 ends the text. Codes are as wide as the dictionary needs, their lowest bit first.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bits of a Base64 text, the highest of each character first. */
class Bits {
  private at = 0;

  constructor(private readonly text: string) {}

  take(width: number): number {
    let value = 0;
    for (let place = 0; place < width; place += 1, this.at += 1) {
      const character = this.text[Math.floor(this.at / 6)];
      const letter = character ? ALPHABET.indexOf(character) : -1;
      if (letter < 0) throw new Error("the compressed text ends too early");
      value |= ((letter >> (5 - (this.at % 6))) & 1) << place;
    }
    return value;
  }
}

const enum Code {
  Character8,
  Character16,
  End,
}

/** Decompresses a text. Throws if it is malformed. */
export function decompress(base64: string): string {
  const bits = new Bits(base64.replace(/[=$\\]+$/, "").replaceAll(" ", "+").replaceAll(/[-\\]/g, "/"));
  const dictionary: string[] = ["", "", ""];
  let width = 2;
  // The number of entries left before codes become one bit wider.
  let room = 4;
  const grow = () => {
    room -= 1;
    if (room === 0) {
      room = 2 ** width;
      width += 1;
    }
  };
  const read = (): string | null => {
    const code = bits.take(width);
    if (code === Code.End) return null;
    if (code === Code.Character8 || code === Code.Character16) {
      const character = String.fromCharCode(bits.take(code === Code.Character8 ? 8 : 16));
      dictionary.push(character);
      return character;
    }
    return dictionary[code] ?? "";
  };
  let last = read();
  if (last === null) return "";
  width = 3;
  let text = last;
  for (;;) {
    const known = dictionary.length;
    const next = read();
    if (next === null) return text;
    const isNew = dictionary.length > known;
    if (isNew) grow();
    // A code one beyond the dictionary is the last word followed by its own first character.
    const word: string = next === "" ? last + last[0] : next;
    text += word;
    dictionary.push(last + word[0]);
    grow();
    last = word;
  }
}
