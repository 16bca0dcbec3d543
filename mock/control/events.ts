// Events that are sent by hand: an example of the contract, with what differs from it.

import type { Contract } from "../../model/contract.ts";
import { asObject } from "../../model/document.ts";
import type { MockEvent } from "../domain/types.ts";

/**
 * Builds an event from an example of the contract.
 * @param contracts Where the events are.
 * @param wanted `eventType`; optionally the name of an `example`, and fields of `result` that differ from it.
 * @throws Error that says what the contract does not have.
 */
export function buildEvent(contracts: Contract[], wanted: Record<string, unknown>): MockEvent {
  const all = new Map(contracts.flatMap(({ events }) => [...events]));
  const found = all.get(String(wanted["eventType"]));
  if (found === undefined)
    throw new Error(`there is no event ${wanted["eventType"]}; there are ${[...all.keys()].join(", ")}`);
  const names = found.examples.map(({ name }) => name);
  const name = String(wanted["example"] ?? names[0]);
  const example = found.examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`${found.eventType} has no example ${name}; it has ${names.join(", ")}`);
  const result = asObject(asObject(example.value)["result"]);
  return { eventType: found.eventType, result: { ...result, ...(wanted["result"] as object | undefined) } };
}
