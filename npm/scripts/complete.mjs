// Refuses to pack what is not whole.

import { existsSync } from "node:fs";
import { join } from "node:path";

const NEEDED = ["dist/index.js", "dist/index.d.ts", "dist/worker.js", "dist/worker.d.ts", "dist/engine.wasm", "LICENSE-MIT", "LICENSE-APACHE"];

const missing = NEEDED.filter((file) => !existsSync(join(import.meta.dirname, "..", file)));
if (missing.length > 0) {
  console.error(`The package lacks ${missing.join(", ")}. Build it first: npm run build`);
  process.exit(1);
}
