// Reads a bundle into the tables the mock works with; nothing here knows HTTP.

import type { JsonObject as Bundle } from "../../model/document.ts";
import { sensitiveNamesOf } from "../../model/sensitive.ts";
import type { Api } from "../refusal.ts";
import { follow, list, object, type Place, pointer } from "./document.ts";
import type { Body, Contract, EventType, Examples, JsonObject, Operation, Parameter } from "./types.ts";

const methods = ["get", "put", "post", "patch", "delete"] as const;

/**
 * Reads one bundle.
 * @param api Which API it is of.
 * @param document The OpenAPI document with local references only; it is not changed.
 * @returns The contract as tables.
 */
export function readContract(api: Api, document: JsonObject): Contract {
  const operations = Object.keys(object(document["paths"])).flatMap((path) => operationsOf(api, document, path));
  return {
    api,
    document,
    operations,
    byId: new Map(operations.map((operation) => [operation.operationId, operation])),
    events: new Map(eventsOf(document).map((event) => [event.eventType, event])),
    scopes: scopesOf(document),
  };
}

function operationsOf(api: Api, document: JsonObject, path: string): Operation[] {
  const item = { value: object(object(document["paths"])[path]), at: pointer("/paths", path) };
  return methods
    .filter((method) => item.value[method] !== undefined)
    .map((method) => operationOf(api, document, path, method, item));
}

function operationOf(api: Api, document: JsonObject, path: string, method: string, item: Place): Operation {
  const own = { value: object(item.value[method]), at: pointer(item.at, method) };
  const { value: operation } = own;
  const security = list(operation["security"] ?? document["security"]).map(object);
  const responses = Object.entries(object(operation["responses"])).map(
    ([status, value]) => [status, follow(document, { value: object(value), at: "" }).value] as const,
  );
  return {
    api,
    operationId: String(operation["operationId"]),
    method: method.toUpperCase(),
    path,
    summary: String(operation["summary"] ?? ""),
    secured: security.length > 0,
    scopes: security.flatMap((requirement) => Object.values(requirement).flatMap((scopes) => list(scopes).map(String))),
    roles: list(operation["x-required-roles"]).map(String),
    parameters: [...parametersOf(document, item), ...parametersOf(document, own)],
    body: bodyOf(document, own),
    sensitive: sensitiveOf(document, operation),
    responses: Object.fromEntries(responses.map(([status, response]) => [status, examplesOf(response)])),
    codes: new Set(responses.flatMap(([, response]) => codesOf(response))),
  };
}

function parametersOf(document: JsonObject, owner: Place): Parameter[] {
  return list(owner.value["parameters"])
    .map((value, index) => follow(document, { value: object(value), at: pointer(owner.at, "parameters", index) }))
    .filter(({ value }) => value["in"] === "path" || value["in"] === "query")
    .map(({ value, at }) => {
      const schema = follow(document, { value: object(value["schema"]), at: pointer(at, "schema") });
      return {
        in: value["in"] as Parameter["in"],
        name: String(value["name"]),
        required: value["required"] === true,
        type: String(schema.value["type"]),
        default: object(value["schema"])["default"] as Parameter["default"],
        pointer: schema.at,
      };
    });
}

function bodyOf(document: JsonObject, operation: Place): Body | undefined {
  if (operation.value["requestBody"] === undefined) return undefined;
  const at = pointer(operation.at, "requestBody");
  const body = follow(document, { value: object(operation.value["requestBody"]), at });
  const types = Object.keys(object(body.value["content"]));
  return {
    required: body.value["required"] === true,
    pointers: Object.fromEntries(types.map((type) => [type, pointer(body.at, "content", type, "schema")])),
  };
}

function examplesOf(response: JsonObject): Examples {
  const media = Object.entries(object(response["content"]));
  return Object.fromEntries(media.map(([type, value]) => [type, Object.keys(object(object(value)["examples"]))]));
}

/** The codes an error response shows: each code has an example of its own (CONTRIBUTING.md). */
function codesOf(response: JsonObject): string[] {
  return Object.values(object(response["content"])).flatMap((media) =>
    Object.values(object(object(media)["examples"])).flatMap((example) =>
      list(object(object(example)["value"])["errors"]).map((error) => String(object(error)["code"])),
    ),
  );
}

function eventsOf(document: JsonObject): EventType[] {
  return Object.entries(object(document["webhooks"])).map(([eventType, value]) => {
    const at = pointer("/webhooks", eventType, "post", "requestBody", "content", "application/json");
    const operation = object(object(value)["post"]);
    const media = object(object(object(operation["requestBody"])["content"])["application/json"]);
    const examples = Object.entries(object(media["examples"]));
    return {
      eventType,
      summary: String(operation["summary"] ?? ""),
      pointer: pointer(at, "schema"),
      examples: Object.fromEntries(examples.map(([name, example]) => [name, object(example)["value"]])) as never,
    };
  });
}

function scopesOf(document: JsonObject): string[] {
  const schemes = Object.values(object(object(document["components"])["securitySchemes"]));
  return schemes.flatMap((scheme) =>
    Object.values(object(object(scheme)["flows"])).flatMap((flow) => Object.keys(object(object(flow)["scopes"]))),
  );
}

/** Names of the fields that the journal masks in the body of an operation's requests (`x-data`). */
function sensitiveOf(document: JsonObject, operation: JsonObject): Set<string> {
  const body = follow(document, { value: object(operation["requestBody"]), at: "" }).value;
  return new Set(
    Object.values(object(body["content"])).flatMap((media) => [
      ...sensitiveNamesOf(document as Bundle, object(object(media)["schema"]) as Bundle),
    ]),
  );
}
