// Builds the engine for browsers and Node: crates/wasm as a file, whole or with the first techniques alone. A module
// that was built elsewhere, such as on a machine with the target, is taken from the path in ERGODOKU_WASM or ERGODOKU_WASM_FIRST.

import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const TARGET = "wasm32-unknown-unknown";
const here = import.meta.dirname;

function built(profile, flags, folder) {
  const metadata = spawnSync("cargo", ["metadata", "--format-version", "1", "--no-deps"], { cwd: here, maxBuffer: 1 << 26 });
  const target = join(JSON.parse(metadata.stdout).target_directory, folder);
  const build = ["build", "--locked", "--package", "ergodoku-wasm", "--profile", profile, "--target", TARGET];
  // The search works on registers of 128 bits; every browser that the page is built for has them, and Node.
  const env = { ...process.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: `-C target-feature=+simd128 ${flags}` };
  const { status } = spawnSync("cargo", [...build, "--target-dir", target], { cwd: here, env, stdio: "inherit" });
  if (status === 0) return join(target, TARGET, profile, "ergodoku_wasm.wasm");
  console.error(`The engine is not built. Is the target there? rustup target add ${TARGET}`);
  process.exit(1);
}

function write(module, file) {
  copyFileSync(module, file);
  const bytes = readFileSync(file);
  const kilobytes = (size) => `${Math.round(size / 1000)} kB`;
  const packed = kilobytes(gzipSync(bytes, { level: 9 }).length);
  console.log(`${basename(file)}: ${kilobytes(bytes.length)}, ${packed} packed by gzip`);
}

/** Writes the engine to a file. */
export function buildEngine(file) {
  write(process.env.ERGODOKU_WASM ?? built("wasm", "", ""), file);
}

/** Writes the first techniques alone to a file. */
export function buildFirst(file) {
  // A folder of its own, as everything is compiled with other flags.
  write(process.env.ERGODOKU_WASM_FIRST ?? built("first", "--cfg first_module", "first"), file);
}
