// Serves Scalar's mock, which is a library. Called with the folder it is installed in, a document and a port.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [installed = "", document = "", port = ""] = process.argv.slice(2);
const { load } = (await import(pathToFileURL(`${installed}/load.mjs`).href)) as {
  load<T>(specifier: string): Promise<T>;
};
type Fetch = (request: Request) => Promise<Response>;
const { createMockServer } = await load<{ createMockServer(options: object): Promise<{ fetch: Fetch }> }>(
  "@scalar/mock-server",
);
const { serve } = await load<{ serve(options: object): void }>("@hono/node-server");
const app = await createMockServer({ document: JSON.parse(readFileSync(document, "utf8")) as object });
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
