// A small static server for the built site. `npm start` runs it on port 4000 beside the mock, with a build of the site
// if there is none.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { command, port, UserError } from "../cli/command.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".md": "text/markdown",
  ".txt": "text/plain",
  ".ts": "text/plain",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".yaml": "application/yaml",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".tgz": "application/gzip",
  ".woff2": "font/woff2",
};

const textual = /^text|json|yaml|xml/;

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-cache",
};

/** The file of an address, if it exists. An address cannot lead outside the folder. */
function fileOf(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    return file.startsWith(normalize(`${folder}/`)) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

const isBuilt = (folder: string): boolean => fileOf(folder, "/") !== undefined;

function respond(
  folder: string,
  { method, url = "/", headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { ...headers, Allow: "GET, HEAD" }).end();
    return;
  }
  const wanted = fileOf(folder, url);
  const file = wanted ?? join(folder, "404.html");
  const type = types[extname(file)] ?? "application/octet-stream";
  const isText = textual.test(type);
  const isZipped = isText && /\bgzip\b/.test(String(asked["accept-encoding"] ?? ""));
  const zip = isZipped ? { "Content-Encoding": "gzip", Vary: "Accept-Encoding" } : {};
  const described = isText ? `${type}; charset=utf-8` : type;
  response.writeHead(wanted === undefined ? 404 : 200, { ...headers, "Content-Type": described, ...zip });
  if (method === "HEAD") {
    response.end();
    return;
  }
  const content = createReadStream(file);
  content.on("error", () => response.destroy());
  if (isZipped) content.pipe(createGzip()).pipe(response);
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
 * @throws Error in one line if the site is not built or the server cannot listen on the address.
 */
export async function serveSite(options: { folder: string; host: string; port: number }): Promise<SiteServer> {
  const { folder, host, port } = options;
  if (!isBuilt(folder)) throw new Error("the reference is not built; run npm run reference");
  const server = createServer((request, response) => respond(folder, request, response));
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
 * Builds the site in its own process, which ends with this one.
 * @throws UserError if the build fails; the build itself has printed the reason.
 */
async function build(folder: string): Promise<void> {
  console.log("building the reference, about ten seconds");
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
  build: { help: "Build the site first if it is not built." },
};

if (import.meta.main) {
  await command(
    { name: "node reference/serve.ts", summary: "Serves the built API reference.", flags },
    async ({ port: wanted, host, folder: given, build: isWanted }) => {
      const folder = resolve(given ?? fileURLToPath(new URL("../generated/reference", import.meta.url)));
      if (isWanted && !isBuilt(folder)) await build(folder);
      const { address, stop } = await serveSite({ folder, host, port: wanted }).catch((error: Error) => {
        throw new UserError(error.message);
      });
      console.log(`reference ${address}`);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
    },
  );
}
