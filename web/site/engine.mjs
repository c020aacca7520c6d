// Builds the engine for the page: crates/wasm as site/engine.wasm.

import { join } from "node:path";

import { buildEngine } from "../../crates/wasm/build.mjs";

buildEngine(join(import.meta.dirname, "engine.wasm"));
