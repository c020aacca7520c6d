// Builds the engine for the page, crates/wasm: as site/engine.wasm, and its first techniques as site/first.wasm. Each is
// compressed beside it, as some hosts compress nothing.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { buildEngine, buildFirst } from "../../crates/wasm/build.mjs";

for (const [name, build] of [
  ["engine.wasm", buildEngine],
  ["first.wasm", buildFirst],
]) {
  const file = join(import.meta.dirname, name);
  build(file);
  writeFileSync(`${file}.packed`, gzipSync(readFileSync(file), { level: 9 }));
}
