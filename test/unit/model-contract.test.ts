// The contract in memory leads to what it was read from. What it holds of operations, events, errors and states, the catalogs of
// generated/ show, which lint compares.

import { expect, test } from "vitest";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asStrings, type Json, keysOf, resolve } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { temporaryFolder } from "../lib/folder.ts";

test("every pointer of the bundles leads to the schema it stands for", () => {
  for (const { document: bundle, operations, events } of Object.values(loadContracts())) {
    const step = (node: unknown, key: string) => (node as Record<string, Json> | undefined)?.[key];
    const at = (pointer: string) => keysOf(pointer).reduce<unknown>(step, bundle);
    for (const { parameters, body, responses } of operations)
      for (const { pointer, schema } of [
        ...parameters,
        ...[body, ...responses].flatMap((owner) => owner?.media ?? []),
      ])
        expect(at(pointer)).toBe(schema);
    for (const { pointer, schema } of events.values()) expect(resolve(bundle, at(pointer))).toBe(schema);
  }
});

test("an event has the schemes that authenticate it, and what is not documented of it and of its payload", () => {
  const events = [...loadContracts().finance.events.values()];
  expect(events.filter(({ schemes }) => schemes.join() !== "WebhookApiKey,WebhookBasic")).toEqual([]);
  const gaps = events.flatMap(({ raw, schema }) => [raw, schema].map((node) => asStrings(node["x-not-shown"])));
  expect(gaps.flat().length).toBeGreaterThan(0);
  expect(events.flatMap(({ notShown }) => notShown)).toEqual(gaps.flat());
});

test("a status stands at a schema or at a property, with an open or a closed list", () => {
  const status = { enum: ["ON", "OFF"], "x-transitions": [{ from: "ON", to: "OFF" }] };
  const LampStatus = { "x-extensible-enum": ["ON"], "x-transitions": [] };
  const { states } = createContract("finance", {
    components: { schemas: { Lamp: { properties: { status } }, LampStatus } },
  });
  expect(states).toMatchObject([
    { schema: "Lamp.status", values: ["ON", "OFF"], open: false, transitions: [{ from: "ON", to: "OFF" }] },
    { schema: "LampStatus", values: ["ON"], open: true },
  ]);
});

test("a broken bundle is named in one line", () => {
  const message = "generated/ramp/openapi.json is missing or broken; run npm run build";
  expect(() => readBundle("ramp", temporaryFolder("model"))).toThrow(message);
});
