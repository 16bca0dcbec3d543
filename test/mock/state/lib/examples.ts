// Calls with what the contract shows: a path's examples, and each example of a request body.

import { successesOf } from "../../../../model/calls.ts";
import { loadContracts } from "../../../../model/contract.ts";
import { asArray, asObject, asStrings, type JsonObject, propertiesOf, resolve } from "../../../../model/document.ts";
import { bundles } from "../../../lib/bundles.ts";
import { type Call, type Operation, operations } from "./state.ts";

/** The parameters of a path by name, with the examples of the contract. */
export function exampleParameters({ service, path, method }: Operation): Record<string, string> {
  const item = asObject(asObject(bundles[service]["paths"])[path]);
  const operation = asObject(item[method.toLowerCase()]);
  const parameters = [...asArray(item["parameters"]), ...asArray(operation["parameters"])];
  return Object.fromEntries(
    parameters
      .map((parameter) => resolve(bundles[service], parameter))
      .filter((parameter) => parameter["in"] === "path")
      .map((parameter) => [String(parameter["name"]), String(parameter["example"])]),
  );
}

/** A call for each example of the request body; one without a body where there is none. */
export function exampleCalls(operation: Operation): [string, Call][] {
  const { service, path, method } = operation;
  const found = asObject(asObject(asObject(bundles[service]["paths"])[path])[method.toLowerCase()]);
  const content = asObject(resolve(bundles[service], found["requestBody"])["content"]);
  const examples = Object.entries(asObject(asObject(content["application/json"])["examples"]));
  const call = { path: exampleParameters(operation) };
  if (examples.length === 0) return [["without a body", call]];
  return examples.map(([name, example]) => [name, { ...call, body: (example as JsonObject)["value"] }]);
}

/** The first example of the request body of an operation. */
export function exampleBody(operationId: string): JsonObject {
  const operation = operations.find((one) => one.operationId === operationId) as Operation;
  const [[, { body }]] = exampleCalls(operation) as [[string, Call]];
  return asObject(body as JsonObject);
}

/** The required fields of what a list of the finance service shows, as its first example has them. */
export function requiredIn(operationId: string): JsonObject {
  const { document, byId } = loadContracts().finance;
  const operation = byId.get(operationId);
  const media = operation && successesOf(operation)[0]?.media[0];
  const items = asObject(propertiesOf(document, media?.schema)["result"])["items"];
  const [shown] = asArray(asObject(media?.examples[0]?.value)["result"]).map(asObject);
  const names = asStrings(resolve(document, items)["required"]);
  return Object.fromEntries(names.map((name) => [name, shown?.[name]]));
}
