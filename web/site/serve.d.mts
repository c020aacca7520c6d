import type { Server } from "node:http";

export function serve(
  folder: string,
  options?: { port?: number; base?: string; changed?: (path: string, content: Buffer) => Buffer | string },
): Promise<{ server: Server; url: string }>;
