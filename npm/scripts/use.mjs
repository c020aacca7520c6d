// Uses the package as others do, from its tarball: the README's examples in plain Node, and a clean Vite project, type
// checked, built, and opened in Chromium if there is one.
//
//   node scripts/use.mjs ergodoku-0.1.0.tgz

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const here = import.meta.dirname;
const tarball = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "ergodoku-npm-"));
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const EXPECTED = "solved Hidden Single: 7 in r3 => r3c9=7";

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  assert.equal(status, 0, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}

function project(name, packages) {
  const root = join(folder, name);
  cpSync(join(here, "../test/vite"), root, { recursive: true });
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, type: "module" }));
  run("npm", ["install", "--no-audit", "--no-fund", tarball, ...packages], root);
  return root;
}

function readme() {
  const root = project("node", []);
  const blocks = [...readFileSync(join(here, "../README.md"), "utf8").matchAll(/^```js\n(.*?)^```$/gms)];
  assert.ok(blocks.length >= 5);
  for (const [index, [, code]] of blocks.entries()) {
    writeFileSync(join(root, `${index}.js`), code);
    const out = run(process.execPath, [`${index}.js`], root);
    assert.ok(out.trim(), "an example prints something");
    // What a comment says that a line prints, it prints; "..." stands for more.
    for (const [, said] of code.matchAll(/console\.log\(.*\); \/\/ prints: (.*?)(?:\.\.\.)?$/gm)) assert.ok(out.includes(said), said);
    console.log(`README, example ${index + 1}: ${out.split("\n")[0].slice(0, 100)}`);
  }
}

async function opened(root, command) {
  const { chromium: driver } = await import(join(root, "node_modules/playwright-core/index.mjs"));
  const args = ["node_modules/vite/bin/vite.js", ...command, "--port", "0", "--host", "127.0.0.1"];
  // Where CI is set, Vite colours the address that is read below.
  const server = spawn(process.execPath, args, { cwd: root, env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" } });
  const browser = await driver.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  try {
    const url = await new Promise((found, failed) => {
      let text = "";
      server.stdout.on("data", (data) => {
        text += data;
        const match = text.match(/http:\/\/127\.0\.0\.1:\d+/);
        if (match) found(match[0]);
      });
      server.on("exit", () => failed(new Error(`vite ended: ${text}`)));
      setTimeout(() => failed(new Error(`vite names no address: ${text}`)), 60_000).unref();
    });
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector("#out")?.textContent, null, { timeout: 120_000 });
    return await page.textContent("#out");
  } finally {
    await browser.close();
    server.kill();
  }
}

async function vite() {
  const root = project("vite", ["vite@8", "typescript@7", "playwright-core@1"]);
  run(process.execPath, ["node_modules/typescript/bin/tsc"], root);
  run(process.execPath, ["node_modules/vite/bin/vite.js", "build"], root);
  if (!existsSync(chromium)) {
    console.log(`**** SKIPPED: the package in a browser; there is no ${chromium} ****`);
    return;
  }
  for (const command of [["preview"], ["dev"]]) {
    const out = await opened(root, command);
    console.log(`Vite, ${command}: ${out}`);
    assert.ok(out.startsWith(EXPECTED) && out.endsWith("| true 422"), out);
  }
}

try {
  readme();
  await vite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
