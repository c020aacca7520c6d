// The compression of puzzle links: `lz-string`, as Base64. Links write some characters in other ways: a space for `+`, `-` or
// `\\` for `/`.

import { t } from "#language";
import { decompressFromBase64 } from "lz-string";

/** Decompresses a text. Throws if it is malformed. */
export function decompress(base64: string): string {
  const written = base64
    .replace(/[=$\\]+$/, "")
    .replaceAll(" ", "+")
    .replaceAll(/[-\\]/g, "/");
  const text = decompressFromBase64(written);
  // A text that is cut off has no end, and none at all is returned.
  if (!text && written !== EMPTY) throw new Error(t("the compressed text ends too early"));
  return text;
}

/** What no text at all is compressed to. */
const EMPTY = "Q";
