// The contract as the tests use it: operations with their parameters, bodies and responses, read from generated/.

import { readFileSync } from "node:fs";
import { type Api, apis, generatedDir } from "../model/apis.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject, operationsOf, resolve } from "../model/document.ts";
import {
  certain,
  type Evidence,
  enter,
  enterResponse,
  evidenceOfParameter,
  type Ground,
  nearest,
  weaker,
} from "../model/evidence.js";

/** One parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonObject;
  evidence: Evidence;
  example: unknown;
}

/** The body of a request or response in one media type. */
export interface Media {
  type: string;
  schema: JsonObject;
  /** JSON pointer of the schema within the bundle. */
  pointer: string;
  /** What the operation, the response and the schema's own word leave; components are weighed where they stand. */
  evidence: Evidence;
  /** What the schema inherits. */
  ground: Ground;
  examples: unknown[];
}

/** One response of an operation: a status, a range such as `4XX`, or `default`. */
export interface ResponseSpec {
  status: string;
  /** How well the status itself is known. */
  evidence: Evidence;
  headers: Record<string, JsonObject>;
  media: Media[];
  /** Names of its examples, for `Prefer`. */
  exampleNames: string[];
}

/** One operation. */
export interface Operation {
  service: Api;
  operationId: string;
  /** Upper case. */
  method: string;
  path: string;
  segments: string[];
  evidence: Evidence;
  scopes: string[];
  secured: boolean;
  parameters: Parameter[];
  body?: Media & { required: boolean };
  responses: ResponseSpec[];
  /** Operations that undo what this one makes (`x-undone-by`). */
  undoneBy: string[];
  /** For an operation on a collection: the path parameter that names one of its members. */
  member?: string;
}

/** All operations with the documents they stand in. */
export interface Contract {
  documents: Record<Api, JsonObject>;
  operations: Operation[];
  /** Status of each error code where the sources give it: `finance forbidden` is 403. */
  codeStatus: Map<string, number | null>;
}

/** Path parameters that are other names for one thing. */
const aliases: Record<string, string> = { senderId: "accountId" };

/** The name under which ids of a path parameter are known. */
export function kindOf(parameter: string): string {
  return aliases[parameter] ?? parameter;
}

/**
 * Reads the contract from `generated/`.
 * @param times How often each operation is there; above 1 for measuring growth, copies stand under `/x2`, `/x3` ….
 */
export function loadContract(times = 1): Contract {
  const documents = Object.fromEntries(apis.map((api) => [api, multiplied(readJson(`${api}/openapi.json`), times)]));
  const codes = JSON.parse(readFileSync(`${generatedDir}errors.json`, "utf8")) as KnownCode[];
  return contractOf(documents as Record<Api, JsonObject>, codes);
}

/** An error code with its status, where that is documented. */
interface KnownCode {
  service: string;
  code: string;
  status: number | null;
}

/** The contract of some bundles. */
export function contractOf(documents: Record<Api, JsonObject>, codes: KnownCode[] = []): Contract {
  const operations = apis.flatMap((api) => readOperations(api, documents[api]));
  for (const operation of operations) {
    const member = memberParameter(operation, operations);
    if (member !== undefined) operation.member = member;
  }
  const codeStatus = new Map(codes.map(({ service, code, status }) => [`${service} ${code}`, status]));
  return { documents, operations, codeStatus };
}

function readJson(name: string): JsonObject {
  return JSON.parse(readFileSync(`${generatedDir}${name}`, "utf8")) as JsonObject;
}

function multiplied(document: JsonObject, times: number): JsonObject {
  const paths = asObject(document["paths"]);
  for (const [path, item] of Object.entries({ ...paths })) {
    for (let copy = 2; copy <= times; copy++) {
      const clone = structuredClone(asObject(item));
      for (const operation of Object.values(clone)) {
        if (isObject(operation) && typeof operation["operationId"] === "string") operation["operationId"] += `X${copy}`;
      }
      if (document["webhooks"] !== undefined || document["x-not-shown"] !== undefined)
        paths[`/x${copy}${path}`] = clone;
    }
  }
  return document;
}

function readOperations(service: Api, document: JsonObject): Operation[] {
  return [...operationsOf(document)].map(({ path, method, operation, parameters }) => {
    const evidence = nearest(operation, "documented");
    const security = asArray(operation["security"] ?? document["security"]);
    const pointer = `/paths/${escapeKey(path)}/${method}`;
    const read: Operation = {
      service,
      operationId: String(operation["operationId"]),
      method: method.toUpperCase(),
      path,
      segments: path.split("/"),
      evidence,
      scopes: security.flatMap((entry) => asStrings(asObject(entry)["OAuth2"])),
      secured: security.length > 0,
      parameters: parameters.map((parameter) => readParameter(document, parameter)),
      responses: readResponses(document, operation, pointer),
      undoneBy: asStrings([operation["x-undone-by"]].flat()),
    };
    const { node: body, ground } = enter(document, asObject(operation["requestBody"]), certain);
    const media = readMedia(document, body, ground, `${pointer}/requestBody`)[0];
    if (media !== undefined) read.body = { ...media, required: body["required"] === true };
    return read;
  });
}

function readParameter(document: JsonObject, parameter: JsonObject): Parameter {
  const schema = asObject(parameter["schema"]);
  return {
    name: String(parameter["name"]),
    in: parameter["in"] as Parameter["in"],
    required: parameter["required"] === true,
    schema: resolve(document, schema),
    evidence: evidenceOfParameter(document, parameter),
    example: parameter["example"] ?? Object.values(asObject(parameter["examples"])).map((e) => asObject(e)["value"])[0],
  };
}

function readResponses(document: JsonObject, operation: JsonObject, pointer: string): ResponseSpec[] {
  return Object.entries(asObject(operation["responses"])).map(([status, node]) => {
    const ref = asObject(node)["$ref"];
    const { node: response, evidence, body } = enterResponse(document, operation, status);
    const place = typeof ref === "string" ? ref.slice(1) : `${pointer}/responses/${status}`;
    const media = readMedia(document, response, body, place);
    const headers = Object.entries(asObject(response["headers"])).map(([name, header]) => [
      name.toLowerCase(),
      resolve(document, header),
    ]);
    const names = Object.values(asObject(response["content"])).flatMap((entry) =>
      Object.keys(asObject(asObject(entry)["examples"])),
    );
    return { status, evidence, headers: Object.fromEntries(headers), media, exampleNames: names };
  });
}

function readMedia(document: JsonObject, node: JsonObject, ground: Ground, pointer: string): Media[] {
  return Object.entries(asObject(node["content"])).map(([type, entry]) => {
    const schema = asObject(asObject(entry)["schema"]);
    return {
      type,
      schema,
      pointer: `${pointer}/content/${escapeKey(type)}/schema`,
      evidence: weaker(ground.cap, nearest(schema, ground.above)),
      ground,
      examples: Object.values(asObject(asObject(entry)["examples"])).map((example) =>
        structuredClone(asObject(resolve(document, example))["value"]),
      ),
    };
  });
}

function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");
}

/** `/v1/parties` has the members `/v1/parties/{partyId}`, so ids in its answers are party ids. */
function memberParameter(operation: Operation, all: Operation[]): string | undefined {
  const length = operation.segments.length;
  for (const other of all) {
    const next = other.segments[length];
    if (other.service !== operation.service || next === undefined || !next.startsWith("{")) continue;
    if (other.segments.slice(0, length).join("/") === operation.path) return next.slice(1, -1);
  }
  return undefined;
}

/**
 * The operation that a request calls.
 * @param service Which service the request went to.
 * @returns The operation with the values of its path parameters; literal segments win over parameters.
 */
export function findOperation(
  contract: Contract,
  service: Api,
  method: string,
  pathname: string,
): { operation: Operation; values: Record<string, string> } | undefined {
  const found = matchPath(contract, service, pathname).find(({ operation }) => operation.method === method);
  return found;
}

/** Every operation whose path fits, those with more literal segments first. */
export function matchPath(contract: Contract, service: Api, pathname: string) {
  const parts = pathname.split("/");
  const matches = contract.operations
    .filter((operation) => operation.service === service && operation.segments.length === parts.length)
    .flatMap((operation) => {
      const values: Record<string, string> = {};
      const fits = operation.segments.every((segment, i) => {
        if (!segment.startsWith("{")) return segment === parts[i];
        values[segment.slice(1, -1)] = decode(parts[i] as string);
        return parts[i] !== "";
      });
      return fits ? [{ operation, values }] : [];
    });
  const literals = (operation: Operation) => operation.segments.filter((segment) => !segment.startsWith("{")).length;
  const best = Math.max(...matches.map(({ operation }) => literals(operation)));
  return matches.filter(({ operation }) => literals(operation) === best);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The response of the contract that a status falls under.
 * @returns The exact one, else its range, else `default`; undefined when the contract has none for it.
 */
export function responseFor(operation: Operation, status: number): ResponseSpec | undefined {
  const wanted = [String(status), `${Math.floor(status / 100)}XX`];
  for (const name of wanted) {
    const found = operation.responses.find((response) => response.status === name);
    if (found !== undefined) return found;
  }
  // `default` stands for errors in these contracts: its schema is the error envelope.
  return status >= 300 ? operation.responses.find((response) => response.status === "default") : undefined;
}

/** The successful responses of an operation. */
export function successesOf(operation: Operation): ResponseSpec[] {
  return operation.responses.filter(({ status }) => status.startsWith("2"));
}

/** True when the operation changes nothing, as far as its method and purpose tell. */
export function changesNothing({ method, operationId }: Operation): boolean {
  return method === "GET" || operationId.replace(/X\d+$/, "") === "calculateFee";
}
