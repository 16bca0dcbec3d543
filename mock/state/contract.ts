// What the state takes from the contract: the examples it is seeded from and the members of its schemas.

import { readFileSync } from "node:fs";
import { asArray, asObject, isObject, type JsonObject, pick } from "./json.ts";

/** The services that have a state. */
export type Service = "finance" | "ramp";

const bundles = { finance: read("finance"), ramp: read("ramp") };

function read(api: Service): JsonObject {
  const file = new URL(`../../generated/${api}/openapi.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as JsonObject;
}

/** The bundle of a service. */
export function contractOf(api: Service): JsonObject {
  return bundles[api];
}

/** The JSON media type of a request body or response; undefined where it has none. */
export function mediaOf(body: unknown): unknown {
  return asObject(asObject(body)["content"])["application/json"];
}

/** How an operation responds when it succeeds. */
export interface Success {
  status: number;
  /** Schema of the JSON body; undefined where there is none. */
  schema: unknown;
}

const successes = new Map<string, Success>();

/**
 * How an operation responds when it succeeds.
 * @param wanted The status, which another takes the place of if the contract does not have it.
 * @throws Error when the contract has no such operation, or no success of it.
 */
export function successOf(api: Service, operationId: string, wanted: number): Success {
  const key = `${api}/${operationId}/${wanted}`;
  const known = successes.get(key) ?? readSuccess(api, operationId, wanted);
  successes.set(key, known);
  return known;
}

function readSuccess(api: Service, operationId: string, wanted: number): Success {
  const responses = asObject(operationOf(api, operationId)["responses"]);
  const statuses = Object.keys(responses).filter((name) => /^2\d\d$/.test(name));
  const status = statuses.find((name) => name === String(wanted)) ?? statuses[0];
  const response = responses[need(status, `a success of ${operationId}`)];
  return { status: Number(status), schema: asObject(mediaOf(resolve(api, response)))["schema"] };
}

/**
 * The values of the success examples of an operation.
 * @param api The service.
 * @param operationId The operation.
 * @param prefer Names of examples that come first; names the contract no longer has are passed over.
 * @returns The `result` of each example.
 */
export function exampleResults(api: Service, operationId: string, prefer: string[] = []): unknown[] {
  const rank = (name: string) => (prefer.indexOf(name) + prefer.length + 1) % (prefer.length + 1);
  return Object.entries(asObject(operationOf(api, operationId)["responses"]))
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, response]) => Object.entries(asObject(resolve(api, response)["content"])))
    .filter(([type]) => type === "application/json")
    .flatMap(([, media]) => Object.entries(asObject(asObject(media)["examples"])))
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([, example]) => asObject(asObject(example)["value"])["result"]);
}

/**
 * The example of a parameter.
 * @throws Error when the contract has none.
 */
export function parameterExample(api: Service, name: string): string {
  const parameters = asObject(asObject(bundles[api]["components"])["parameters"]);
  const found = Object.values(parameters).find((parameter) => asObject(parameter)["name"] === name);
  return need(asObject(found)["example"], `an example of ${name}`) as string;
}

const members = new Map<string, string[]>();

/**
 * The members of an object schema, those it takes over with `allOf` included.
 * @throws Error when there is no such schema.
 */
export function membersOf(api: Service, schema: string): string[] {
  const key = `${api}/${schema}`;
  const known = members.get(key);
  if (known !== undefined) return known;
  const node = need(asObject(asObject(bundles[api]["components"])["schemas"])[schema], `the schema ${schema}`);
  const names = properties(api, node);
  members.set(key, names);
  return names;
}

/** The members of a value that a schema names; whatever else it has is left out. */
export function project(api: Service, schema: string, value: unknown): JsonObject {
  return pick(value, membersOf(api, schema));
}

function properties(api: Service, node: unknown): string[] {
  const schema = resolve(api, node);
  return [
    ...asArray(schema["allOf"]).flatMap((part) => properties(api, part)),
    ...Object.keys(asObject(schema["properties"])),
  ];
}

function operationOf(api: Service, operationId: string): JsonObject {
  const operations = Object.values(asObject(bundles[api]["paths"])).flatMap((path) => Object.values(asObject(path)));
  return asObject(
    need(
      operations.find((operation) => isObject(operation) && operation["operationId"] === operationId),
      `the operation ${operationId}`,
    ),
  );
}

/** What a node refers to; the node itself when it is no reference. */
export function resolve(api: Service, node: unknown): JsonObject {
  const reference = asObject(node)["$ref"];
  if (typeof reference !== "string") return asObject(node);
  let found: unknown = bundles[api];
  for (const key of reference.split("/").slice(1)) found = asObject(found)[key.replaceAll("~1", "/")];
  return resolve(api, found);
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the contract in generated/ lacks ${what}; run npm run build`);
  return value;
}
