// What the contract has learnt since this state was written: a response has the status that the contract has for it, and
// fields that were confirmed and that no resource here has are those of an example.

import { resolve } from "../../model/document.ts";
import { nearest } from "../../model/evidence.js";
import type { Media } from "../../model/media.ts";
import { jsonOf, perContract, type Service, type StateContract } from "./contract.ts";
import { asArray, asObject, isObject, type JsonObject } from "./json.ts";
import type { MockEvent, StateRequest, StateResponse } from "./types.ts";

/**
 * Brings a response in line with what was confirmed about its operation.
 * @param contract The contract as it is now.
 * @param response The response of the state; errors stay as they are.
 * @returns The response with the success status of the contract, and with every confirmed field that is required.
 */
export function brought(
  contract: StateContract,
  { api, operationId }: StateRequest,
  response: StateResponse,
): StateResponse {
  if (response.status >= 300 || api === "auth") return response;
  const { status, schema } = contract.successOf(api, operationId, response.status);
  return { ...response, status, body: completed(contract, api, schema, response.body) };
}

/** An event with every confirmed field that is required. */
export function broughtEvent(contract: StateContract, event: MockEvent): MockEvent {
  const schema = contract.contracts.finance.events.get(event.eventType)?.schema;
  return completed(contract, "finance", schema, event) as MockEvent;
}

function completed(contract: StateContract, api: Service, schema: unknown, value: unknown): unknown {
  if (!learnt(contract)[api]) return value;
  const copy = structuredClone(value);
  for (const { node, object } of objectsIn(contract, api, schema, copy))
    for (const name of confirmedFields(node)) object[name] ??= exampleOf(contract, api, node, name);
  return copy;
}

/** The required fields of a schema that were confirmed; `confirmed` on the schema is about each that has no other word. */
function confirmedFields(node: JsonObject): string[] {
  const properties = asObject(node["properties"]);
  return asArray(node["required"])
    .map(String)
    .filter((name) => nearest(asObject(properties[name]), nearest(node, "documented")) === "confirmed");
}

/** Whether there is such a field at all; as long as there is none, nothing is looked at twice. */
const learnt = perContract(({ contracts: { finance, ramp } }) => ({
  finance: hasConfirmedField(finance.document),
  ramp: hasConfirmedField(ramp.document),
}));

function hasConfirmedField(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasConfirmedField);
  return isObject(node) && (confirmedFields(node).length > 0 || Object.values(node).some(hasConfirmedField));
}

/** What an example of the contract shows for a field of a schema. */
function exampleOf(contract: StateContract, api: Service, schema: JsonObject, name: string): unknown {
  for (const media of bodiesOf(contract, api))
    for (const example of media.examples)
      for (const { node, object } of objectsIn(contract, api, media.schema, example.value))
        if (node === schema && object[name] !== undefined) return object[name];
  return undefined;
}

/** The bodies of requests, responses and events. */
function* bodiesOf({ contracts }: StateContract, api: Service): Generator<Pick<Media, "schema" | "examples">> {
  const { operations, events } = contracts[api];
  for (const { body, responses } of operations)
    for (const owner of [...(body === undefined ? [] : [body]), ...responses]) {
      const media = jsonOf(owner);
      if (media !== undefined) yield media;
    }
  yield* events.values();
}

/** Every object of a value with the schema it is described by. */
function* objectsIn(
  contract: StateContract,
  api: Service,
  schema: unknown,
  value: unknown,
): Generator<{ node: JsonObject; object: JsonObject }> {
  const node: JsonObject = resolve(contract.contracts[api].document, schema);
  for (const entry of asArray(value)) yield* objectsIn(contract, api, node["items"], entry);
  if (!isObject(value)) return;
  for (const part of asArray(node["allOf"])) yield* objectsIn(contract, api, part, value);
  yield { node, object: value };
  for (const [name, property] of Object.entries(asObject(node["properties"])))
    if (value[name] !== undefined) yield* objectsIn(contract, api, property, value[name]);
}
