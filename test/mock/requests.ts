// Builds a valid request for any operation of a bundle, from the contract's own examples.

import { asObject, type JsonObject, type OperationEntry, resolve } from "../../model/document.ts";

/** A request as fetch takes it, without the origin. */
export interface ExampleRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Builds the request of an operation.
 * @param bundle The document the operation is in.
 * @param entry The operation; path parameters take their examples, optional parameters are left out.
 * @returns The request, with a bearer token and the first example as its body.
 */
export function exampleRequest(
  bundle: JsonObject,
  { path, method, operation, parameters }: OperationEntry,
): ExampleRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((candidate) => candidate["name"] === name && candidate["in"] === "path");
    return encodeURIComponent(String(parameter?.["example"]));
  });
  const request: ExampleRequest = {
    method: method.toUpperCase(),
    path: filled,
    headers: { Authorization: "Bearer example-access-token" },
  };
  const [type, media] = Object.entries(asObject(resolve(bundle, operation["requestBody"])["content"]))[0] ?? [];
  if (type === undefined) return request;
  const value = asObject(Object.values(asObject(asObject(media)["examples"]))[0])["value"];
  const body = type.includes("json")
    ? JSON.stringify(value)
    : new URLSearchParams(value as Record<string, string>).toString();
  return { ...request, headers: { ...request.headers, "Content-Type": type }, body };
}

/** The examples of the request body of an operation. */
export function exampleBodies(bundle: JsonObject, operation: JsonObject): unknown[] {
  const [media] = Object.values(asObject(resolve(bundle, operation["requestBody"])["content"]));
  return Object.values(asObject(asObject(media)["examples"])).map((example) => asObject(example)["value"]);
}
