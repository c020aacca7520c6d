import { defineConfig } from "vitest/config";

// Paths are relative, so that the same files serve from the root of `ergodoku serve` and from any
// folder of a static host. The fonts are those of the drawings, two folders up.
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    // Where the server's crate embeds it from: what a crate embeds has to lie in it.
    outDir: "../crates/serve/page",
    emptyOutDir: true,
    target: ["chrome123", "firefox125", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The font's licence has no extension; a server needs one to know what it is.
        assetFileNames: ({ names }) =>
          names[0]?.includes(".") ? "assets/[name]-[hash][extname]" : "assets/[name]-[hash].txt",
      },
    },
  },
  // A browser is started and driven: give it time on a busy machine, and one at a time.
  test: { testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": process.env.ERGODOKU_URL ?? "http://127.0.0.1:8080" },
  },
});
