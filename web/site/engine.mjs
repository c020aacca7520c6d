// Builds the engine for the page, crates/wasm: as site/engine.wasm, and compressed beside it, as some hosts compress nothing.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { buildEngine } from "../../crates/wasm/build.mjs";

const engine = join(import.meta.dirname, "engine.wasm");
buildEngine(engine);
writeFileSync(`${engine}.packed`, gzipSync(readFileSync(engine), { level: 9 }));
