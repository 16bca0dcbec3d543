// The operations of a bundle: parameters, bodies, responses, access and evidence.

import type { Api } from "./apis.ts";
import { readDeprecation } from "./deprecation.js";
import {
  asArray,
  asObject,
  asStrings,
  type DocumentPlace,
  follow,
  type Json,
  type JsonObject,
  mediaType,
  methods,
  pointer,
  refName,
  resolve,
} from "./document.ts";
import { certain, type Evidence, evidenceOfParameter, type Ground, nearest, weigh, weighResponse } from "./evidence.js";
import { withLazy } from "./lazy.ts";
import { type Media, readMedia, text } from "./media.ts";
import { codeSchema } from "./raw.js";
import { sensitiveNamesOf } from "./sensitive.ts";

/** Name of the schema that describes every error code of a service. */
export const catalogSchema = "ErrorCode";

/** One parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  description: string;
  /** Its schema, resolved. */
  schema: JsonObject;
  /** JSON pointer of the resolved schema. */
  pointer: string;
  /** JSON type to which the text in a request is converted. */
  type: string;
  default: Json | undefined;
  example: Json | undefined;
  /** What is not documented about the parameter (`x-not-shown`). */
  notShown: string[];
  /** How well both name and type are known. */
  evidence: Evidence;
  raw: JsonObject;
  /** The entry of `parameters`, which may be a reference. */
  written: DocumentPlace;
}

/** The request body of an operation. */
export interface Body {
  required: boolean;
  description: string;
  /** One entry for each media type. */
  media: Media[];
  raw: JsonObject;
}

/** One response of an operation: a status, a range such as `4XX`, or `default`. */
export interface ResponseSpec {
  status: string;
  /** How well the status itself is known. */
  evidence: Evidence;
  description: string;
  /** Headers by name in lower case, resolved. */
  headers: Record<string, JsonObject>;
  /** One entry for each media type. */
  media: Media[];
  /** Error codes that the response lists; empty if it refers to the whole catalog. */
  codes: string[];
  /** Evidence that the schema of its body inherits. */
  ground: Ground;
  raw: JsonObject;
}

/** One operation of the contract. */
export interface Operation {
  api: Api;
  operationId: string;
  /** Upper case. */
  method: string;
  /** Path template, for example `/v1/parties/{partyId}`. */
  path: string;
  /** The path, split at its slashes; the first segment is empty. */
  segments: string[];
  summary: string;
  description: string;
  tags: string[];
  evidence: Evidence;
  /** Whether a token is needed. */
  secured: boolean;
  /** Scopes the token must grant, all of them; empty where none is documented. */
  scopes: string[];
  /** Roles, one of which the caller needs (`x-required-roles`); empty where none is documented. */
  roles: string[];
  /** Parameters of the path item, then of the operation. */
  parameters: Parameter[];
  body: Body | undefined;
  responses: ResponseSpec[];
  /** The error codes of all its responses. */
  codes: ReadonlySet<string>;
  /** Operations that undo what this one does (`x-undone-by`). */
  undoneBy: string[];
  deprecated: boolean;
  /** Sunset of a deprecated operation (`x-sunset`), as YYYY-MM-DD: from 00:00 UTC, a server can stop serving it. */
  sunset: string | undefined;
  /** The operation to use instead of a deprecated one (`x-replaced-by`); undefined where nothing replaces it. */
  replacedBy: string | undefined;
  /** What is not documented about the operation (`x-not-shown`). */
  notShown: string[];
  /** Names of the request's fields that hold personal, bank or secret data (`x-data`). */
  sensitive: ReadonlySet<string>;
  /** The operation as written. */
  raw: JsonObject;
}

/** Every operation of a bundle, in document order. */
export function readOperations(api: Api, document: JsonObject): Operation[] {
  return Object.entries(asObject(document["paths"])).flatMap(([path, node]) => {
    const item: DocumentPlace = { node: asObject(node), at: pointer("/paths", path) };
    return methods
      .filter((method) => item.node[method] !== undefined)
      .map((method) => readOperation({ api, document, path, item, method }));
  });
}

interface Source {
  api: Api;
  document: JsonObject;
  path: string;
  item: DocumentPlace;
  method: string;
}

function readOperation({ api, document, path, item, method }: Source): Operation {
  const own: DocumentPlace = { node: asObject(item.node[method]), at: pointer(item.at, method) };
  const raw = own.node;
  const security = asArray(raw["security"] ?? document["security"]).map(asObject);
  const operation: Omit<Operation, keyof Derived> = {
    api,
    operationId: String(raw["operationId"]),
    method: method.toUpperCase(),
    path,
    segments: path.split("/"),
    summary: text(raw["summary"]) ?? "",
    description: text(raw["description"]) ?? "",
    tags: asStrings(raw["tags"]),
    evidence: nearest(raw, "documented"),
    secured: security.length > 0,
    scopes: security.flatMap((requirement) => Object.values(requirement).flatMap(asStrings)),
    roles: asStrings(raw["x-required-roles"]),
    undoneBy: asStrings([raw["x-undone-by"]].flat()),
    ...readDeprecation(raw),
    notShown: asStrings(raw["x-not-shown"]),
    raw,
  };
  const whole: Operation = withLazy<typeof operation, Derived>(operation, {
    parameters: () => [...readParameters(document, item), ...readParameters(document, own)],
    body: () => readBody(document, own),
    responses: () => readResponses(document, own),
    codes: () => new Set(whole.responses.flatMap(({ codes }) => codes)),
    sensitive: () => new Set(whole.body?.media.flatMap(({ schema }) => [...sensitiveNamesOf(document, schema)])),
  });
  return whole;
}

/** The parts of an operation that are read at their first use. */
type Derived = Pick<Operation, "parameters" | "body" | "responses" | "codes" | "sensitive">;

function readParameters(document: JsonObject, owner: DocumentPlace): Parameter[] {
  return asArray(owner.node["parameters"]).map((node, index) => {
    const written = { node: asObject(node), at: pointer(owner.at, "parameters", index) };
    const { node: raw, at } = follow(document, node, written.at);
    const own = asObject(raw["schema"]);
    const { node: schema, at: place } = follow(document, own, pointer(at, "schema"));
    const [example] = Object.values(asObject(raw["examples"]));
    return {
      name: String(raw["name"]),
      in: raw["in"] as Parameter["in"], // Linted: OpenAPI allows no other value.
      required: raw["required"] === true,
      description: text(raw["description"]) ?? "",
      schema,
      pointer: place,
      type: String(schema["type"]),
      default: own["default"] ?? schema["default"],
      example: raw["example"] ?? asObject(example)["value"],
      notShown: asStrings(raw["x-not-shown"]),
      evidence: evidenceOfParameter(document, written.node),
      raw,
      written,
    };
  });
}

function readBody(document: JsonObject, operation: DocumentPlace): Body | undefined {
  const node = operation.node["requestBody"];
  if (node === undefined) return undefined;
  const { node: raw, at } = follow(document, node, pointer(operation.at, "requestBody"));
  const { ground } = weigh(document, asObject(node), certain);
  return {
    required: raw["required"] === true,
    description: text(raw["description"]) ?? "",
    media: readMedia(document, raw, at, ground),
    raw,
  };
}

function readResponses(document: JsonObject, operation: DocumentPlace): ResponseSpec[] {
  return Object.entries(asObject(operation.node["responses"])).map(([status, node]) => {
    const { node: raw, at } = follow(document, node, pointer(operation.at, "responses", status));
    const { evidence, body: ground } = weighResponse(document, operation.node, status);
    const headers = Object.entries(asObject(raw["headers"]));
    return {
      status,
      evidence,
      description: text(raw["description"]) ?? "",
      headers: Object.fromEntries(headers.map(([name, header]) => [name.toLowerCase(), resolve(document, header)])),
      media: readMedia(document, raw, at, ground),
      codes: listedCodes(document, raw),
      ground,
      raw,
    };
  });
}

/** The error codes that a response lists; none for the catch-all, which refers to the whole catalog. */
function listedCodes(document: JsonObject, response: JsonObject): string[] {
  const code = codeSchema(document, mediaType(response)?.["schema"]);
  return refName(code) === catalogSchema ? [] : asStrings(resolve(document, code)["x-extensible-enum"]);
}
