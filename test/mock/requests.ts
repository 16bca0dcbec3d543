// A valid request for any operation, from the contract's own examples.

import { loadContracts } from "../../model/contract.ts";
import type { Operation } from "../../model/operations.ts";

/** Every operation of the contract. */
export const operations = Object.values(loadContracts()).flatMap((contract) => contract.operations);
/** Those of the services. */
export const ofServices = operations.filter(({ api }) => api !== "auth");

/**
 * Builds the request of an operation, as fetch takes it.
 * @returns Path parameters have their examples, optional parameters are left out; the body is the first example.
 */
export function exampleRequest({ method, path: template, parameters, body }: Operation) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === "path");
    return encodeURIComponent(String(parameter?.example));
  });
  const [media] = body?.media ?? [];
  if (media === undefined) return { path, init: { method, headers: {} } };
  const value = media.examples[0]?.value;
  const text = media.type.includes("json")
    ? JSON.stringify(value)
    : new URLSearchParams(value as Record<string, string>).toString();
  return { path, init: { method, headers: { "Content-Type": media.type }, body: text } };
}

/** The examples of the request body of an operation. */
export const exampleBodies = ({ body }: Operation): unknown[] =>
  (body?.media[0]?.examples ?? []).map(({ value }) => value);
