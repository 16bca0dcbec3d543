// A small static server for the built site: npm start runs it on 4000 beside the mock, and has it built where it is not
// there yet.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { command, port, UserError } from "../cli/command.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".tgz": "application/gzip",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

const compressible = /^(text|application\/(json|yaml|xml)|image\/svg)/;

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/** The file an address stands for; nothing outside the folder can be named. */
function fileOf(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    if (path.includes("\0")) return undefined;
    const file = normalize(join(folder, path));
    return file.startsWith(normalize(`${folder}/`))
      ? path.endsWith("/")
        ? join(file, "index.html")
        : file
      : undefined;
  } catch {
    return undefined;
  }
}

async function isFile(file: string | undefined): Promise<boolean> {
  if (file === undefined) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
    return;
  }
  const wanted = fileOf(folder, request.url ?? "/");
  const found = await isFile(wanted);
  const file = found && wanted !== undefined ? wanted : join(folder, "404.html");
  if (!found && !(await isFile(file))) {
    response.writeHead(404, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end("Not found.\n");
    return;
  }
  const type = types[extname(file)] ?? "application/octet-stream";
  const zipped = compressible.test(type) && /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const zip = zipped ? { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } : {};
  response.writeHead(found ? 200 : 404, { ...headers, "Content-Type": type, ...zip });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const content = createReadStream(file);
  content.on("error", () => response.destroy());
  if (zipped) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

/** A running server of the site. */
export interface SiteServer {
  /** Origin, such as http://127.0.0.1:4000. */
  address: string;
  server: Server;
  stop(): Promise<void>;
}

/**
 * Serves a built site.
 * @throws Error in one line when the site is not built or the address cannot be had.
 */
export async function serveSite(options: { folder: string; host: string; port: number }): Promise<SiteServer> {
  const { folder, host, port } = options;
  if (!(await isFile(join(folder, "index.html")))) throw new Error("the reference is not built; run npm run reference");
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  const { port: bound } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { address: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`, server, stop };
}

/**
 * Builds the site in a process of its own, which ends with this one.
 * @throws Error when the build fails; it has said why.
 */
async function build(folder: string): Promise<void> {
  console.log("reference is being built, this takes some ten seconds");
  const args = [fileURLToPath(new URL("build.ts", import.meta.url)), "--out", folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const end = () => child.kill();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  for (const name of ["SIGINT", "SIGTERM"] as const) process.removeListener(name, end);
  if (signal !== null) process.exit(0);
  if (code !== 0) throw new UserError("the site could not be built; see npm run reference");
}

const flags = {
  port: { value: "PORT", help: "Port; 0 takes a free one.", default: "4000", env: "REFERENCE_PORT", parse: port },
  host: { value: "HOST", help: "Address to listen on.", default: "127.0.0.1" },
  folder: { value: "FOLDER", help: "The built site (default generated/reference).", env: "REFERENCE_FOLDER" },
  build: { help: "Build the site first if it is not there." },
};

if (import.meta.main) {
  await command(
    { name: "node reference/serve.ts", summary: "Serves the built API reference.", flags },
    async ({ port: wanted, host, folder: given, build: isBuilt }) => {
      const folder = resolve(given ?? fileURLToPath(new URL("../generated/reference", import.meta.url)));
      if (isBuilt && !(await isFile(join(folder, "index.html")))) await build(folder);
      const { address, stop } = await serveSite({ folder, host, port: wanted }).catch((error: Error) => {
        throw new UserError(error.message);
      });
      console.log(`reference ${address}`);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
    },
  );
}
