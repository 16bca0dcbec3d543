// The contract in the form the example-driven tools are given: what succeeds only, and what deletes last.

import type { Api } from "../../model/apis.ts";
import { asObject, isObject, type JsonObject } from "../../model/document.ts";
import type { Contracts } from "./subject.ts";

/** Services the tools are pointed at; none of them tests the token endpoint. */
export const services = ["finance", "ramp"] as const;

/** Formats every validator knows. Portman's stops at one it does not know, and ours beside these assert nothing. */
const knownFormats = new Set(["date-time", "email", "uri", "uuid"]);

/**
 * The bundle of a service, prepared. A tool that sends one request for each documented response would expect the same
 * call to succeed and to fail, and one that deletes the party of the examples early would find it nowhere later.
 */
export function preparedDocument(contracts: Contracts, api: Api): JsonObject {
  const document = JSON.parse(JSON.stringify(contracts[api].document), simplified) as JsonObject;
  const paths = Object.entries(asObject(document["paths"]));
  for (const [, item] of paths) for (const operation of Object.values(asObject(item))) keepSuccesses(operation);
  const deletes = ([, item]: (typeof paths)[number]) => Number("delete" in asObject(item));
  document["paths"] = Object.fromEntries(paths.sort((a, b) => deletes(a) - deletes(b)));
  return document;
}

/** The keys of the examples follow one story; sent by a tool in its own order they would be conflicts. */
function simplified(key: string, value: unknown): unknown {
  if (key === "format" && typeof value === "string" && !knownFormats.has(value)) return undefined;
  return key === "idempotencyKey" && typeof value === "string" ? undefined : value;
}

function keepSuccesses(operation: unknown): void {
  if (!isObject(operation) || !isObject(operation["responses"])) return;
  const successes = Object.entries(operation["responses"]).filter(([status]) => status.startsWith("2"));
  operation["responses"] = Object.fromEntries(successes);
}
