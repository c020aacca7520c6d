// Builds the engine for the browser: crates/wasm as site/engine.wasm.

import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const TARGET = "wasm32-unknown-unknown";
const here = import.meta.dirname;

const metadata = spawnSync("cargo", ["metadata", "--format-version", "1", "--no-deps"], { cwd: here, maxBuffer: 1 << 26 });
const { target_directory: target } = JSON.parse(metadata.stdout);
const build = ["build", "--locked", "--package", "ergodoku-wasm", "--profile", "wasm", "--target", TARGET];
// The search works on registers of 128 bits; every browser that the page is built for has them.
const env = { ...process.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: "-C target-feature=+simd128" };
const { status } = spawnSync("cargo", build, { cwd: here, env, stdio: "inherit" });
if (status !== 0) {
  console.error(`The engine is not built. Is the target there? rustup target add ${TARGET}`);
  process.exit(1);
}
const engine = join(here, "engine.wasm");
copyFileSync(join(target, TARGET, "wasm", "ergodoku_wasm.wasm"), engine);

const bytes = readFileSync(engine);
const kilobytes = (size) => `${Math.round(size / 1000)} kB`;
console.log(`site/engine.wasm: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes, { level: 9 }).length)} packed by gzip`);
