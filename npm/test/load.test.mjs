import assert from "node:assert/strict";
import { test } from "node:test";

import { check, load } from "../dist/index.js";
import { isBuilt } from "./engines.mjs";

const options = { skip: isBuilt ? false : "the module is not built: npm run build" };

test("a call before load says what to do", () => {
  assert.throws(() => check("."), /await load\(\)/);
});

test("a load that failed can be repeated", options, async () => {
  await assert.rejects(load(new URL("./nothing.wasm", import.meta.url)), /nothing\.wasm/);
  await load();
  await load();
  assert.equal(check("12").status, "error");
});
