// Tools that send or answer the request by themselves.

import getPort from "get-port";
import type { JsonObject } from "../../model/document.ts";
import { programOf } from "../lib/install.ts";
import { printed, startProcess, stopProcess } from "../lib/process.ts";
import { checkSuccess, send, token } from "./request.ts";
import type { Trial } from "./trial.ts";

/** Prism mocks the bundle, and answers the request. */
export async function prism({ api, contract, file, folder, installed, request }: Trial): Promise<void> {
  const port = await getPort();
  const command = [...programOf(installed, "prism"), "mock", "--port", `${port}`, file];
  const child = startProcess(command, { cwd: folder, output: "pipe" });
  try {
    await printed(child, "Prism is listening");
    checkSuccess(contract, request, await send(api, request, `http://127.0.0.1:${port}`));
  } finally {
    await stopProcess(child);
  }
}

interface Converted {
  result: boolean;
  reason?: string;
  output?: { data: { item: Item[] } }[];
}

interface Converter {
  default: {
    convertV2(input: object, options: object, done: (error: Error | null, converted: Converted) => void): void;
  };
}

/** An item of a collection: a folder has items, a request has none. */
interface Item {
  item?: Item[];
  request?: {
    method: string;
    url: { path: string[]; variable: { key: string; value: string }[] };
    header: { key: string; value: string }[];
    body?: { raw?: string; urlencoded?: { key: string; value: string }[] };
  };
}

const requestsOf = (items: Item[]): NonNullable<Item["request"]>[] =>
  items.flatMap(({ item, request }) => (item ? requestsOf(item) : (request ?? [])));

/** openapi-to-postmanv2, which Postman imports with: the request of the collection is sent to the mock. */
export async function postman({ api, contract, document, load, origin, request }: Trial): Promise<void> {
  const { method, path } = request;
  const all = await convert(load, document);
  const found = all.find(
    (one) => one.method === method && `/${one.url.path.join("/")}` === path.replaceAll(/\{(\w+)\}/g, ":$1"),
  );
  if (found === undefined) throw new Error(`the collection has no request to ${path}`);
  const variables = Object.fromEntries(found.url.variable.map(({ key, value }) => [`:${key}`, value]));
  const target = found.url.path.map((step) => variables[step] ?? step).join("/");
  const { raw, urlencoded } = found.body ?? {};
  const form = Object.fromEntries((urlencoded ?? []).map(({ key, value }) => [key, value]));
  // What a user fills in; the rest of a form is what the converter made of it.
  const { client_id, client_secret } = request.body ?? {};
  const sent = api === "auth" ? new URLSearchParams({ ...form, client_id, client_secret } as typeof form) : raw;
  const headers = {
    ...Object.fromEntries(found.header.map(({ key, value }) => [key, value])),
    Authorization: `Bearer ${token}`,
  };
  const response = await fetch(`${origin}/${target}`, {
    method,
    headers,
    ...(sent !== undefined && { body: sent }),
  });
  checkSuccess(contract, request, await response.json());
}

async function convert(load: Trial["load"], document: JsonObject): Promise<NonNullable<Item["request"]>[]> {
  const { default: converter } = await load<Converter>("openapi-to-postmanv2");
  const options = { parametersResolution: "Example", includeWebhooks: true, folderStrategy: "Tags" };
  const { result, reason, output } = await new Promise<Converted>((resolve, reject) => {
    const done = (error: Error | null, converted: Converted) => (error ? reject(error) : resolve(converted));
    converter.convertV2({ type: "json", data: document }, options, done);
  });
  if (!result) throw new Error(reason);
  return requestsOf(output?.[0]?.data.item ?? []);
}
