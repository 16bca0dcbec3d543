// Bundles as they are written: references that lead nowhere, codes of both forms of an error, the form of a correlation ID.

import { describe, expect, test } from "vitest";
import { correlationPattern } from "../../model/correlation.ts";
import { codeSchema, deref, writtenOperations } from "../../model/raw.js";

const schemas = {
  Code: { type: "string" },
  Chain: { $ref: "#/components/schemas/Code" },
  Loop: { $ref: "#/components/schemas/Loop" },
};
const document = { components: { schemas } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("deref", () => {
  test("follows a chain to its end", () => expect(deref(document, ref("Chain"))).toEqual(schemas.Code));
  test.each(["Loop", "Nobody"])("gives an empty object for a reference to %s", (name) => {
    expect(deref(document, ref(name))).toEqual({});
  });
});

describe("codeSchema", () => {
  test("of our envelope, as it is written", () => {
    const items = { properties: { code: ref("Code") } };
    expect(codeSchema(document, { properties: { errors: { items } } })).toEqual(ref("Code"));
  });
  test("of RFC 6749", () => {
    expect(codeSchema(document, { properties: { error: { type: "string" } } })).toEqual({ type: "string" });
  });
});

test("writtenOperations leaves out what is no operation of a path", () => {
  const get = { operationId: "listThings" };
  const found = writtenOperations({ paths: { "/things": { get, parameters: [], trace: {} } } });
  expect(found.map(({ path, method, operation }) => [path, method, operation])).toEqual([["/things", "get", get]]);
});

describe("correlationPattern", () => {
  test("is that of the header, also where the header refers to a schema", () => {
    const headers = { XCorrelationId: { schema: ref("Id") } };
    const pattern = correlationPattern({ components: { headers, schemas: { Id: { pattern: "^a+$" } } } });
    expect([pattern.test("aa"), pattern.test("b")]).toEqual([true, false]);
  });
  test("says in one line that the contract has none", () => {
    const headers = { XCorrelationId: { schema: { type: "string" } } };
    expect(() => correlationPattern({ components: { headers } })).toThrow(/lacks the pattern of X-Correlation-Id; run/);
  });
});
