// Builds the package: dist/ and the licences. `--without-engine` leaves out engine.wasm, without which it cannot be packed.

import { spawnSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildEngine } from "../../crates/wasm/build.mjs";

const root = join(import.meta.dirname, "..");
// The types are those of the page, which `cargo xtask docs` makes from the protocol's schema.
copyFileSync(join(root, "../web/src/engine/schema.ts"), join(root, "src/schema.ts"));
rmSync(join(root, "dist"), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc")], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);
for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(root, "..", licence), join(root, licence));
if (!process.argv.includes("--without-engine")) buildEngine(join(root, "dist", "engine.wasm"));
