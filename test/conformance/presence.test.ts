// Whether a missing field, or one of another type, is a failure or a finding.

import { describe, expect, test } from "vitest";
import { everyResponse } from "../../conformance/checks/index.ts";
import { Differences } from "../../conformance/run/differences.ts";
import { findOperation } from "../../model/calls.ts";
import { createContract } from "../../model/contract.ts";
import type { Json, JsonObject } from "../../model/document.ts";
import { type Evidence, isCertain } from "../../model/evidence.js";
import { exchangeOf } from "./exchange.ts";

/** The header that every response has. */
const headers = { XCorrelationId: { schema: { type: "string", pattern: "^[A-Za-z0-9_.:-]{1,64}$" } } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = (word?: Evidence) => ({ type: "string", ...(word && { "x-evidence": word }) });

/** Fields that differ in what is known of their types. */
const fields = {
  sure: text(),
  told: text("confirmed"),
  seen: text("observed"),
  named: text("named"),
  inner: { type: "object", "x-evidence": "named", required: ["id"], properties: { id: { type: "string" } } },
};
const required = Object.keys(fields);

const schemas: JsonObject = {
  Stated: { type: "object", required, properties: fields },
  Named: { type: "object", "x-evidence": "named", required, properties: fields },
  Table: { type: "object", required, "x-presence": "table", properties: fields },
  Assumed: { type: "object", "x-evidence": "assumed", required: ["told"], properties: fields },
  Conditional: {
    type: "object",
    properties: fields,
    if: { required: ["sure"], properties: { sure: { const: "REQUIRED" } } },
    else: { required: ["seen"] },
  },
  TableInState: {
    type: "object",
    properties: fields,
    if: { required: ["sure"], properties: { sure: { const: "a" } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema; nothing awaits this schema.
    then: { required: ["told"], "x-presence": "table" },
  },
};

const whole = { sure: "a", told: "b", seen: "c", named: "d", inner: { id: "e" } };

/** The evidence of the operation and the response of a payload. */
const places: Record<string, { operation?: Evidence; response?: Evidence; schema?: Evidence }> = {
  documented: {},
  "of an assumed status": { response: "assumed", schema: "documented" },
  listed: { operation: "listed" },
  assumed: { response: "assumed" },
};

const word = (evidence?: Evidence) => (evidence === undefined ? {} : { "x-evidence": evidence });

const addressOf = (place: string, schema: string) => `/v1/${place.replaceAll(" ", "-")}/${schema}`;

function pathsOf(): JsonObject {
  const entries = Object.entries(places).flatMap(([place, { operation, response, schema }]) =>
    Object.keys(schemas).map((name) => {
      const body = {
        ...word(schema),
        type: "object",
        required: ["success", "result"],
        properties: { success: { const: true }, result: ref(name) },
      };
      const ok = { ...word(response), content: { "application/json": { schema: body } } };
      return [
        addressOf(place, name),
        { get: { operationId: name, ...word(operation), responses: { "200": ok } } },
      ];
    }),
  );
  return Object.fromEntries(entries) as JsonObject;
}

const contracts = {
  finance: createContract("finance", { paths: pathsOf(), components: { schemas, headers } }),
  ramp: createContract("ramp", {}),
  auth: createContract("auth", {}),
};

/** What a run reports of a result: `failure`, or `finding` with its evidence. */
function verdict(place: string, schema: string, result: Json, json: Json = { success: true, result }): string[] {
  const found = findOperation(contracts.finance.operations, "GET", addressOf(place, schema));
  const headers = { "content-type": "application/json", "x-correlation-id": "a-1" };
  const exchange = exchangeOf(found?.operation, { headers, body: JSON.stringify(json) }, { json });
  const differences = new Differences();
  for (const { name, look } of everyResponse)
    for (const one of look(exchange, contracts)) differences.add(name, exchange, one);
  const { failures, findings } = differences.split();
  expect(failures.every(({ evidence }) => isCertain(evidence))).toBe(true);
  return [...failures.map(() => "failure"), ...findings.map(({ evidence }) => `finding: ${evidence}`)];
}

test("a body without the envelope is that alone: its fields are no added ones", () => {
  expect(verdict("listed", "Stated", whole, { error: "no" })).not.toContain("finding: assumed");
});

test("a failure is no repetition of a finding with the same words", () => {
  const differences = new Differences();
  const exchange = exchangeOf(contracts.finance.operations[0], {});
  for (const evidence of ["assumed", "documented"] as const)
    differences.add("body-schema", exchange, { expected: "a text", actual: "7", evidence });
  expect(differences.split()).toMatchObject({ failures: [{}], findings: [{}] });
});

const without = (name: keyof typeof whole) => ({ ...whole, [name]: undefined }) as unknown as Json;

test("what is whole has neither failure nor finding", () => {
  for (const place of Object.keys(places))
    for (const name of Object.keys(schemas)) expect(verdict(place, name, whole), `${place} ${name}`).toEqual([]);
});

describe("a missing field", () => {
  test.each([
    ["documented", "Stated", "sure", "failure"],
    ["documented", "Stated", "named", "failure"],
    ["documented", "Named", "sure", "failure"],
    ["of an assumed status", "Stated", "named", "failure"],
    ["documented", "Table", "sure", "finding: named"],
    ["documented", "Assumed", "told", "finding: assumed"],
    ["listed", "Stated", "sure", "finding: listed"],
    ["assumed", "Stated", "sure", "finding: assumed"],
    ["documented", "Conditional", "seen", "failure"],
    ["documented", "TableInState", "told", "finding: named"],
  ] as const)("%s payload, schema %s, field %s: %s", (place, schema, name, result) => {
    expect(verdict(place, schema, without(name))).toEqual([result]);
  });

  test("is a failure in an object whose type is our reading, for its presence is stated all the same", () => {
    expect(verdict("documented", "Stated", { ...whole, inner: {} })).toEqual(["failure"]);
    expect(verdict("listed", "Stated", { ...whole, inner: {} })).toEqual(["finding: listed"]);
  });
});

describe("a field of another type", () => {
  test.each([
    ["documented", "Stated", "sure", "failure"],
    ["documented", "Stated", "told", "failure"],
    ["documented", "Stated", "seen", "finding: observed"],
    ["documented", "Stated", "named", "finding: named"],
    ["documented", "Table", "sure", "failure"],
    ["documented", "Named", "sure", "finding: named"],
    ["documented", "Named", "told", "failure"],
    ["documented", "Assumed", "told", "failure"],
    ["listed", "Stated", "told", "finding: listed"],
    ["assumed", "Stated", "sure", "finding: assumed"],
  ] as const)("%s payload, schema %s, field %s: %s", (place, schema, name, result) => {
    expect(verdict(place, schema, { ...whole, [name]: 7 })).toEqual([result]);
  });
});
