// Builds the engine for the page: crates/wasm as site/engine.wasm, and packed, as a host may send files as they are.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { buildEngine } from "../../crates/wasm/build.mjs";

const engine = join(import.meta.dirname, "engine.wasm");
buildEngine(engine);
writeFileSync(`${engine}.packed`, gzipSync(readFileSync(engine), { level: 9 }));
