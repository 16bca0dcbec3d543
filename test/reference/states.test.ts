// The event of a status: that of the transitions to it, or else the one of which its meaning says that it announces it.

import { expect, test } from "vitest";
import { asArray, asObject, componentsOf } from "../../model/document.ts";
import { states } from "../../reference/contract/states.ts";
import { bundles } from "../lib/bundles.ts";

test.each(states.map((entry) => [`${entry.service} ${entry.schemaName}`, entry] as const))("%s", (_, entry) => {
  const schema = asObject(componentsOf(bundles[entry.service], "schemas")[entry.schemaName]);
  const meanings = asObject(schema["x-enumDescriptions"]);
  const moves = asArray(schema["x-transitions"]).map(asObject);
  for (const { status, events } of entry.statuses) {
    const stated = moves.filter(({ to }) => to === status).flatMap(({ event }) => event ?? []);
    const [, ...announced] = /(\w*_\w*) announces it/.exec(String(meanings[status])) ?? [];
    const expected = new Set(stated.length > 0 ? stated : announced);
    expect(new Set(events.map(({ type }) => type)), status).toEqual(expected);
  }
});

test("some statuses have an event", () => {
  const announced = states.flatMap(({ statuses }) => statuses).filter(({ events }) => events.length > 0);
  expect(announced.length).toBeGreaterThan(5);
});
