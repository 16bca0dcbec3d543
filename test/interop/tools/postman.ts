// openapi-to-postmanv2: what Postman's import runs; the request is then made as Postman makes it of the collection.

import { operationsOf } from "../../../model/document.ts";
import { calls, token } from "../calls.ts";
import type { Adapter, Stage } from "../tool.ts";

interface Converted {
  result: boolean;
  reason?: string;
  output?: { data: Json }[];
}

type Json = { [key: string]: unknown };

interface Converter {
  default: { convertV2(input: Json, options: Json, done: (error: Error | null, converted: Converted) => void): void };
}

/** A node of a collection: a folder has items, a request has none. */
interface Item {
  name: string;
  item?: Item[];
  request?: Json;
}

async function collectionOf({ load, document }: Stage): Promise<Json & { item: Item[]; variable?: Json[] }> {
  const { default: converter } = await load<Converter>("openapi-to-postmanv2");
  const options = { parametersResolution: "Example", includeWebhooks: true, folderStrategy: "Tags" };
  const { result, reason, output } = await new Promise<Converted>((resolve, reject) => {
    const done = (error: Error | null, converted: Converted) => (error ? reject(error) : resolve(converted));
    converter.convertV2({ type: "json", data: document }, options, done);
  });
  if (!result) throw new Error(reason);
  return output?.[0]?.data as Json & { item: Item[] };
}

const leaves = (items: Item[]): Item[] => items.flatMap((item) => (item.item ? leaves(item.item) : [item]));

interface Sdk {
  default: { Request: new (request: unknown) => PostmanRequest; VariableList: new (p: unknown, v: unknown) => unknown };
}

interface PostmanRequest {
  method: string;
  url: { getPath(): string };
  headers: { toObject(): Record<string, string> };
  body?: { mode: string; raw?: string; urlencoded?: { toObject(): Record<string, string> } };
}

/** What a user fills in; the rest of a form is what the converter made of it. */
const credentials = { client_id: "mock-client", client_secret: "mock-secret" };

/** Converts, finds the request in the collection, and sends it with the base URL and the token set. */
export const postman: Adapter = {
  async accept(stage) {
    const { item } = await collectionOf(stage);
    return { webhooks: leaves(item).length - [...operationsOf(stage.document)].length };
  },
  async call(stage) {
    const { item } = await collectionOf(stage);
    const { path, method } = calls[stage.api];
    const steps = path.replaceAll(/\{(\w+)\}/g, ":$1").slice(1);
    const isWanted = ({ request }: Item) =>
      request?.["method"] === method && ((request["url"] as Json)["path"] as string[]).join("/") === steps;
    const found = leaves(item).find(isWanted);
    if (found === undefined) throw new Error(`the collection has no request to ${path}`);
    const { default: sdk } = await stage.load<Sdk>("postman-collection");
    const request = new sdk.Request(found.request);
    const { mode, raw, urlencoded } = request.body ?? {};
    const response = await fetch(stage.origin + request.url.getPath(), {
      method: request.method,
      headers: { ...request.headers.toObject(), Authorization: `Bearer ${token}` },
      ...(mode === undefined
        ? {}
        : { body: raw ?? new URLSearchParams({ ...urlencoded?.toObject(), ...credentials }) }),
    });
    return response.json();
  },
};
