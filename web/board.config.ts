import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// The board as a custom element, one file without dependencies: the package @ergodoku/board.
export default defineConfig({
  // As it is shipped, also when a test builds it.
  oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
  resolve: {
    alias: [
      { find: "#language", replacement: path("src/language/board.ts") },
      { find: /^preact(\/jsx-runtime)?$/, replacement: path("src/component/view.ts") },
    ],
  },
  publicDir: false,
  build: {
    outDir: path("../npm/board/dist"),
    emptyOutDir: true,
    target: ["chrome123", "firefox125", "safari17.5"],
    modulePreload: false,
    rolldownOptions: {
      input: path("src/component/element.tsx"),
      preserveEntrySignatures: "exports-only",
      output: { entryFileNames: "board.js", codeSplitting: false },
    },
  },
});
