// Converters: collections, snippets, samples, other forms of the document.

import { readFile } from "node:fs/promises";
import { asObject, type JsonObject, operationsOf } from "../../../model/document.ts";
import { calls, token } from "../calls.ts";
import { schemaFaults } from "../response.ts";
import type { Adapter, Stage } from "../tool.ts";

type Module<T> = { default: T };

interface BrunoItem {
  name: string;
  items?: BrunoItem[];
  request?: {
    url: string;
    method: string;
    params?: { name: string; value: string; type: string }[];
    body: { mode: string; json?: string; formUrlEncoded?: { name: string; value: string }[] };
  };
}

async function brunoRequests({ load, document }: Stage): Promise<BrunoItem[]> {
  const { openApiToBruno } = await load<{ openApiToBruno(document: JsonObject): Promise<{ items: BrunoItem[] }> }>(
    "@usebruno/converters",
  );
  const leaves = (items: BrunoItem[]): BrunoItem[] =>
    items.flatMap((item) => (item.items ? leaves(item.items) : [item]));
  return leaves((await openApiToBruno(structuredClone(document))).items);
}

/** Bruno's import; the request is then sent as Bruno has it, with base URL and credentials set. */
export const bruno: Adapter = {
  async accept(stage) {
    const operations = [...operationsOf(stage.document)].length;
    const requests = (await brunoRequests(stage)).length;
    if (requests < operations) throw new Error(`the collection has ${requests} requests for ${operations} operations`);
    return { webhooks: requests - operations };
  },
  async call(stage) {
    const { path, method, type } = calls[stage.api];
    const url = `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    const found = (await brunoRequests(stage)).find(({ request }) => request?.url === url && request.method === method);
    if (found?.request === undefined) throw new Error(`the collection has no request to ${path}`);
    const { params = [], body } = found.request;
    const target = params.reduce((text, { name, value }) => text.replace(`:${name}`, value), url);
    const fields = Object.fromEntries((body.formUrlEncoded ?? []).map(({ name, value }) => [name, value]));
    const form = new URLSearchParams({ ...fields, client_id: "mock-client", client_secret: "mock-secret" });
    const response = await fetch(target.replace("{{baseUrl}}", stage.origin), {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(type === undefined ? {} : { "Content-Type": type }) },
      ...(type === undefined ? {} : { body: body.mode === "json" ? String(body.json) : form }),
    });
    return response.json();
  },
};

/** openapi-snippet: code samples for each operation, as documentation portals show them. */
export const openapiSnippet: Adapter = {
  async accept({ load, document }) {
    interface Snippets {
      getEndpointSnippets(document: JsonObject, path: string, method: string, targets: string[]): { url: string };
    }
    const { default: snippets } = await load<Module<Snippets>>("openapi-snippet");
    for (const { path, method } of operationsOf(document)) {
      const { url } = snippets.getEndpointSnippets(document, path, method, ["shell_curl", "node_fetch"]);
      const server = url.slice(0, url.indexOf("/", "https://".length));
      if (/[{}]/.test(server)) throw new Error(`it writes the address ${server}`);
    }
    return {};
  },
};

/** openapi-sampler, beneath Redoc and others: a sample of each schema, which has to be valid against it. */
export const openapiSampler: Adapter = {
  async accept({ load, document }) {
    interface Sampler {
      sample(schema: JsonObject, options: JsonObject, document: JsonObject): unknown;
    }
    const { default: sampler } = await load<Module<Sampler>>("openapi-sampler");
    const names = Object.keys(asObject(asObject(document["components"])["schemas"]));
    const faults = names.flatMap((name) => {
      const pointer = `#/components/schemas/${name}`;
      const fault = schemaFaults(document, pointer, sampler.sample({ $ref: pointer }, { quiet: true }, document));
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    if (faults.length > 0) throw new Error(`${faults.length} samples are not valid, ${faults[0]}`);
    return {};
  },
};

/** openapi-format: sorts the document; what it says stays the same. */
export const openapiFormat: Adapter = {
  async accept(stage) {
    await stage.run("openapi-format", stage.file, "--output", "formatted.json");
    const formatted = JSON.parse(await readFile(`${stage.folder}/formatted.json`, "utf8")) as JsonObject;
    const { isDeepStrictEqual } = await import("node:util");
    if (!isDeepStrictEqual(formatted, stage.document)) throw new Error("what it writes says something else");
    return { webhooks: Object.keys(asObject(formatted["webhooks"])).length };
  },
};

/** openapi-merge-cli, with this one document. */
export const openapiMerge: Adapter = {
  async accept(stage) {
    await stage.write("input.json", JSON.stringify(stage.document));
    const config = { inputs: [{ inputFile: "./input.json" }], output: "./merged.json" };
    await stage.run("openapi-merge-cli", "--config", await stage.write("merge.json", JSON.stringify(config)));
    const merged = JSON.parse(await readFile(`${stage.folder}/merged.json`, "utf8")) as JsonObject;
    const [before, after] = [stage.document, merged].map((document) => [...operationsOf(document)].length);
    if (before !== after) throw new Error(`${after} of ${before} operations are left`);
    return { webhooks: Object.keys(asObject(merged["webhooks"])).length };
  },
};

/** A folder of a Postman collection, or a request, which has no items. */
interface Folder {
  item?: Folder[];
}

/** Portman: a Postman collection with a test for each response. */
export const portman: Adapter = {
  async accept(stage) {
    await stage.run("portman", "--local", stage.file, "--output", "collection.json");
    const { item } = JSON.parse(await readFile(`${stage.folder}/collection.json`, "utf8")) as { item: Folder[] };
    const count = (folders: Folder[]): number =>
      folders.reduce((sum, { item: inner }) => sum + (inner ? count(inner) : 1), 0);
    const [requests, operations] = [count(item), [...operationsOf(stage.document)].length];
    if (requests < operations) throw new Error(`the collection has ${requests} requests for ${operations} operations`);
    return {};
  },
};

/** widdershins: Markdown for Slate and others. */
export const widdershins: Adapter = {
  async accept(stage) {
    await stage.run("widdershins", stage.file, "--outfile", "api.md", "--omitHeader");
    const text = await readFile(`${stage.folder}/api.md`, "utf8");
    const missing = [...operationsOf(stage.document)].find(({ path }) => !text.includes(path));
    if (missing !== undefined) throw new Error(`it leaves out ${missing.path}`);
    return { webhooks: Object.keys(asObject(stage.document["webhooks"])).filter((name) => text.includes(name)).length };
  },
};

/** @omnigraph/openapi: GraphQL Mesh's schema of the API. */
export const omnigraph: Adapter = {
  async accept(stage) {
    await graphSchema(stage);
    return {};
  },
};

async function graphSchema({ load, file, origin }: Stage): Promise<unknown> {
  const { loadGraphQLSchemaFromOpenAPI } = await load<{
    loadGraphQLSchemaFromOpenAPI(name: string, options: JsonObject): Promise<unknown>;
  }>("@omnigraph/openapi");
  const operationHeaders = { Authorization: `Bearer ${token}` };
  return loadGraphQLSchemaFromOpenAPI("api", { source: file, cwd: "/", endpoint: origin, operationHeaders });
}
