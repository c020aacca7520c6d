// Runs a WebAssembly program in Node: node wasi.mjs PROGRAM ARGUMENT...

import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args, env: process.env, preopens: { "/": "/" } });
const { instance } = await WebAssembly.instantiate(readFileSync(args[0]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
