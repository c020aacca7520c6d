import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { site } from "./site/plugin.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// Two pages are built of the same source: the one that `ergodoku serve` embeds asks that server over HTTP; the one for
// static hosts (`--mode site`) brings the engine along. Paths are relative, so that either serves from any folder. The
// fonts are those of the drawings, two folders up.
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  return {
    base: "./",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    resolve: {
      alias: {
        "#transport": path(isSite ? "src/engine/wasm/transport.ts" : "src/engine/http.ts"),
        "#language": path("src/language/page.ts"),
      },
    },
    plugins: isSite ? [site()] : [],
    worker: { format: "es" },
    build: {
      // The server's crate embeds what lies in it.
      outDir: path(isSite ? "dist" : "../crates/serve/page"),
      emptyOutDir: true,
      target: ["chrome123", "firefox125", "safari17.5"],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // One file for what is loaded first, that is, for all that its first module needs, and one for the further panels: each
          // is smaller than several.
          codeSplitting: {
            groups: [
              { name: "page", test: /src\/main\.tsx/, priority: 2 },
              { name: "further", test: /src\/panels\/further\.ts/, priority: 1 },
            ],
          },
          // The font's licence has no extension; a server needs one to know what it is.
          assetFileNames: ({ names }) =>
            names[0]?.includes(".") ? "assets/[name]-[hash][extname]" : "assets/[name]-[hash].txt",
        },
      },
    },
    // A browser is started and driven: give it time on a busy machine, and one at a time.
    test: {
      testTimeout: 240_000,
      hookTimeout: 60_000,
      fileParallelism: false,
      expect: { poll: { timeout: 30_000 } },
    },
    server: {
      fs: { allow: [".."] },
      proxy: { "/api": process.env.ERGODOKU_URL ?? "http://127.0.0.1:8080" },
    },
  };
});
