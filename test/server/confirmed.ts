// What staging confirmed later is read from the contract, so this server needs no change.

import { readFileSync } from "node:fs";
import { object, ok, ServerRefusal } from "./basics.ts";
import type { JsonRecord, SentResponse, ServerOperation, ServerRequest } from "./model.ts";

type Host = "finance" | "ramp";

const documentOf = (host: Host): JsonRecord =>
  JSON.parse(readFileSync(new URL(`../../generated/${host}/openapi.json`, import.meta.url), "utf8")) as JsonRecord;
const documents: Record<Host, JsonRecord> = { finance: documentOf("finance"), ramp: documentOf("ramp") };

/** Follows a reference. */
function part(host: Host, value: unknown): JsonRecord {
  const ref = object(value)["$ref"];
  if (typeof ref !== "string") return object(value);
  const keys = ref.slice(2).split("/");
  return keys.reduce<JsonRecord>((inner, key) => object(inner[key]), documents[host]);
}

function operationsOf(host: Host): { method: string; path: string; operation: JsonRecord }[] {
  const paths = Object.entries(object(documents[host]["paths"]));
  return paths.flatMap(([path, item]) =>
    ["get", "post", "put", "patch", "delete"]
      .filter((method) => method in object(item))
      .map((method) => ({ method: method.toUpperCase(), path, operation: object(object(item)[method]) })),
  );
}

const byName = new Map(
  (["finance", "ramp"] as const).flatMap((host) =>
    operationsOf(host).map(({ operation }) => [String(operation["operationId"]), operation] as const),
  ),
);

const mediaOf = (host: Host, container: unknown): JsonRecord =>
  object(object(part(host, container)["content"])["application/json"]);

const exampleOf = (host: Host, media: JsonRecord): JsonRecord => {
  const [example] = Object.values(object(media["examples"]));
  return object(part(host, example)["value"]);
};

/** Operations of the contract that this server lacks. */
export function operationsSince(host: Host, written: ServerOperation[]): ServerOperation[] {
  const form = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
  const known = new Map(written.map((one) => [form(one.method, one.path), one]));
  return operationsOf(host)
    .filter(({ method, path }) => !known.has(form(method, path)))
    .map(({ method, path, operation }) => {
      const list = known.get(form("GET", path.replace(/\/\{\w+\}$/, "")));
      const isRead = method === "GET" && path.endsWith("}") && list !== undefined;
      const handle = (r: ServerRequest) => (isRead ? oneOf(list, r, operation) : shown(r, operation));
      return { method, path, name: String(operation["operationId"]), handle };
    });
}

function oneOf(list: ServerOperation, r: ServerRequest, { responses }: JsonRecord): SentResponse {
  const items = object(list.handle({ ...r, query: new URLSearchParams() }).body)["result"] as JsonRecord[];
  const found = items.find(({ id }) => id === Object.values(r.params).at(-1));
  if (found) return ok(found);
  const [code] = (part(r.host, object(responses)["404"])["x-error-codes"] ?? ["not-found"]) as [string];
  throw new ServerRefusal(404, code, "No such resource.");
}

function shown({ host }: ServerRequest, { responses }: JsonRecord): SentResponse {
  const [status, response] = Object.entries(object(responses)).find(([key]) => /^2\d\d$/.test(key)) ?? [];
  return ok(exampleOf(host, mediaOf(host, response))["result"], Number(status));
}

/** Names of fields that are required and confirmed. */
function confirmedOf(host: Host, schema: JsonRecord): string[] {
  const evidenceOf = (name: string) => part(host, object(schema["properties"])[name])["x-evidence"];
  return ((schema["required"] ?? []) as string[]).filter((name) => evidenceOf(name) === "confirmed");
}

/** Confirmed fields that a request lacks. */
export function missingIn({ host, operation, body }: ServerRequest): string[] {
  const schema = part(host, mediaOf(host, byName.get(operation)?.["requestBody"])["schema"]);
  return confirmedOf(host, schema).filter((name) => body[name] === undefined);
}

/** The first value of a field, at any depth. */
function valueIn(example: unknown, name: string): unknown {
  if (typeof example !== "object" || example === null) return undefined;
  const own = (example as JsonRecord)[name];
  return own ?? Object.values(example).reduce((value: unknown, inner) => value ?? valueIn(inner, name), undefined);
}

/** Adds the confirmed status and the confirmed fields to a success, with values of an example. */
export function complete({ host, operation }: ServerRequest, response: SentResponse): SentResponse {
  const responses = object(byName.get(operation)?.["responses"]);
  const isConfirmed = ([key, written]: [string, unknown]) =>
    /^2/.test(key) && part(host, written)["x-evidence"] === "confirmed";
  const [status] = (response.status < 300 && Object.entries(responses).find(isConfirmed)) || [response.status];
  const media = mediaOf(host, responses[status]);
  const fill = (value: unknown, written: unknown): void => {
    const schema = part(host, written);
    if (Array.isArray(value)) for (const one of value) fill(one, schema["items"]);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const fields = value as JsonRecord;
    for (const name of confirmedOf(host, schema)) fields[name] ??= valueIn(exampleOf(host, media), name) ?? name;
    for (const [name, own] of Object.entries(object(schema["properties"]))) fill(fields[name], own);
    for (const own of (schema["allOf"] ?? []) as unknown[]) fill(value, own);
  };
  fill(response.body, media["schema"]);
  return { ...response, status: Number(status) };
}
