// What a build for static hosts has more than the page of the server: what lets it be installed, and the service
// worker that keeps it for use without a network.

import { createHash } from "node:crypto";
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Nothing is loaded from elsewhere: as the server says in a header. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "base-uri 'none'",
].join("; ");

const tag = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: "head-prepend",
});

const TAGS = [
  tag("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
  tag("link", { rel: "manifest", href: "./manifest.webmanifest" }),
  tag("link", { rel: "apple-touch-icon", href: "./apple-touch-icon.png" }),
];

export function site(): Plugin {
  let folder = "";
  return {
    name: "site",
    config: () => ({
      define: { ENGINE_BYTES: String(statSync(join(import.meta.dirname, "engine.wasm.packed")).size) },
    }),
    configResolved: (config) => void (folder = config.build.outDir),
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        // The engine's first techniques are on their way before the page asks for them.
        const first = Object.keys(bundle ?? {}).find((name) => /\bfirst\.wasm.*\.packed$/.test(name));
        const soon = { rel: "preload", as: "fetch", crossorigin: "", href: `./${first}` };
        return first ? [...TAGS, tag("link", soon)] : TAGS;
      },
    },
    closeBundle() {
      cpSync(join(import.meta.dirname, "public"), folder, { recursive: true });
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
      const files = paths.map((path) => relative(folder, path).replaceAll("\\", "/")).sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      // The page is asked for by its folder, too.
      const names = ["./", ...files].map((it) => JSON.stringify(it)).join(", ");
      const worker = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
      const filled = worker
        .replace('"FILES"', names)
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)));
      writeFileSync(join(folder, "sw.js"), filled);
    },
  };
}
