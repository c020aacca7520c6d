// Builds the engine for browsers and Node: crates/wasm as a file. A module that was built elsewhere, such as on a machine
// with the target, is taken from the path in ERGODOKU_WASM.

import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const TARGET = "wasm32-unknown-unknown";
const here = import.meta.dirname;

function built() {
  const metadata = spawnSync("cargo", ["metadata", "--format-version", "1", "--no-deps"], { cwd: here, maxBuffer: 1 << 26 });
  const { target_directory: target } = JSON.parse(metadata.stdout);
  const build = ["build", "--locked", "--package", "ergodoku-wasm", "--profile", "wasm", "--target", TARGET];
  // The search works on registers of 128 bits; every browser that the page is built for has them, and Node.
  const env = { ...process.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: "-C target-feature=+simd128" };
  const { status } = spawnSync("cargo", build, { cwd: here, env, stdio: "inherit" });
  if (status === 0) return join(target, TARGET, "wasm", "ergodoku_wasm.wasm");
  console.error(`The engine is not built. Is the target there? rustup target add ${TARGET}`);
  process.exit(1);
}

/** Writes the engine to a file. */
export function buildEngine(file) {
  copyFileSync(process.env.ERGODOKU_WASM ?? built(), file);
  const bytes = readFileSync(file);
  const kilobytes = (size) => `${Math.round(size / 1000)} kB`;
  console.log(`engine.wasm: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes, { level: 9 }).length)} packed by gzip`);
}
