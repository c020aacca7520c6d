import { readProgram } from "#platform";

/** The engine's program: where it is, its bytes, or compiled. */
export type Program = WebAssembly.Module | BufferSource | Response | URL | string;

/** Compiles the engine: the one of this package, or another copy of it. */
export async function compile(program: Program = new URL("./engine.wasm", import.meta.url)): Promise<WebAssembly.Module> {
  if (program instanceof WebAssembly.Module) return program;
  const isPlace = typeof program === "string" || program instanceof URL;
  const found = isPlace ? await readProgram(program) : program;
  if (!(found instanceof Response)) return WebAssembly.compile(found);
  if (!found.ok) throw new Error(`the engine cannot be loaded from ${found.url}: ${found.status} ${found.statusText}`);
  // Not every server knows the type, without which a stream is refused.
  const isTyped = found.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer());
}
