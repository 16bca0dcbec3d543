// The event of a status: the event whose payload has that status. The payloads say it on their own, whatever the texts say.

import { expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { asObject, propertiesOf, resolve } from "../../model/document.ts";
import type { EventType } from "../../model/events.ts";
import { states } from "../../reference/contract/states.ts";

const contracts = loadContracts();
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The statuses of a schema that an event has: those that the schema of its payload allows, or else those of its examples. */
function statusesIn({ api, result, key, examples }: EventType, schemaName: string): unknown[] {
  const { document } = contracts[api];
  const resource = (key[0] ?? "").replace(/Id$/, "");
  return Object.entries(propertiesOf(document, result))
    .filter(([field]) => schemaName === capitalized(field === "status" ? `${resource}Status` : field))
    .flatMap(([field, schema]) => {
      const { const: only } = resolve(document, schema);
      if (only !== undefined) return [only];
      return examples.map(({ value }) => asObject(asObject(value)["result"])[field]);
    });
}

test.each(states.map((entry) => [`${entry.service} ${entry.schemaName}`, entry] as const))("%s", (_, entry) => {
  const events = [...contracts[entry.service].events.values()];
  for (const { status, events: shown } of entry.statuses) {
    const expected = events.filter((event) => statusesIn(event, entry.schemaName).includes(status));
    expect(new Set(shown.map(({ type }) => type)), status).toEqual(new Set(expected.map(({ eventType }) => eventType)));
  }
});

test("some statuses have an event", () => {
  const announced = states.flatMap(({ statuses }) => statuses).filter(({ events }) => events.length > 0);
  expect(announced.length).toBeGreaterThan(5);
});
