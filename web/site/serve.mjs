// A plain server of files, as any static host is: node site/serve.mjs [PORT], http://127.0.0.1:PORT/some/folder/

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
};

/** The files of a folder below a path; `changed` may give other contents. Resolves to the address and the server. */
export function serve(folder, { port = 0, base = "/some/folder/", changed = (_path, content) => content } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (!pathname.startsWith(base)) return response.writeHead(404).end();
    const path = normalize(decodeURIComponent(pathname.slice(base.length))) || ".";
    const file = path === "." ? "index.html" : path;
    const content = file.startsWith("..") ? null : await readFile(join(folder, file)).catch(() => null);
    if (!content) return response.writeHead(404).end();
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
    response.writeHead(200, headers).end(changed(file, content));
  });
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => {
      resolve({ server, url: `http://127.0.0.1:${server.address().port}${base}` });
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(fileURLToPath(new URL("../dist", import.meta.url)), {
    port: Number(process.argv[2] ?? 0),
  });
  console.log(url);
}
