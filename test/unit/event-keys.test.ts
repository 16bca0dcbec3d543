// An event has one key: the model's, which the client is generated from and the reference shows.

import { expect, test } from "vitest";
import { eventKeys } from "../../generated/finance/events.ts";
import { loadContracts } from "../../model/contract.ts";
import { eventKey } from "../../reference/contract/events.ts";

const events = [...loadContracts().finance.events.values()];

test("the client has the key of every event", () => {
  const expected = Object.fromEntries(events.map(({ eventType, key }) => [eventType, key]));
  const found = Object.fromEntries(Object.entries(eventKeys).map(([eventType, { key }]) => [eventType, [...key]]));
  expect(found).toEqual(expected);
  expect(Object.values(expected).filter((key) => key.length > 0).length).toBeGreaterThan(5);
});

test("the reference names the fields of the key, in their order", () => {
  for (const event of events) {
    const names = [...(eventKey(event) ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(names).toEqual(event.key);
  }
});
