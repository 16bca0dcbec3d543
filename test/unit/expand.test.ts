// What the build writes into a bundle beside what Redocly resolves: error codes into responses, constants into enums.

import { expect, test } from "vitest";
import { asArray, asObject, componentsOf, type JsonObject } from "../../model/document.ts";
import { type ErrorTable, expand } from "../../scripts/generate/expand.ts";

const errors: ErrorTable = {
  "not-there": { status: 404, summary: "Not there", message: "Not there.", condition: "It is gone.", retryable: false },
  STALE: { summary: "Stale", condition: "It moved.", retryable: "after-reading-again" },
};

/** A bundle with one operation that has the given codes under the given statuses, expanded. */
function expanded(codes: Record<string, string[]>): JsonObject {
  const code = { $ref: "#/components/schemas/ErrorCode" };
  const list = { type: "array", items: { type: "object", properties: { code } } };
  const properties = { success: { type: "boolean", const: false }, errors: list };
  const responses = Object.entries(codes).map(([status, list]) => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/ErrorResponse" } } };
    return [status, { description: "An error.", "x-error-codes": list, content }] as const;
  });
  const document: JsonObject = {
    paths: { "/things": { get: { operationId: "listThings", responses: Object.fromEntries(responses) } } },
    components: { schemas: { ErrorCode: { type: "string" }, ErrorResponse: { type: "object", properties } } },
  };
  expand(document, errors);
  return document;
}

const at = (node: unknown, ...keys: string[]) =>
  keys.reduce<JsonObject>((parent, key) => asObject(parent[key]), asObject(node));
const bodyOf = (document: JsonObject, status: string) =>
  at(document, "paths", "/things", "get", "responses", status, "content", "application/json");
const codeOf = (document: JsonObject, status: string) =>
  at(bodyOf(document, status), "schema", "properties", "errors", "items", "properties", "code");

test("the table fills ErrorCode; a status stands there only where it is documented", () => {
  expect(componentsOf(expanded({ "404": ["not-there"] }), "schemas")).toEqual({
    ErrorCode: {
      type: "string",
      "x-extensible-enum": ["not-there", "STALE"],
      "x-enumDescriptions": { "not-there": "It is gone.", STALE: "It moved." },
      "x-retryable": { "not-there": false, STALE: "after-reading-again" },
      "x-error-statuses": { "not-there": 404 },
    },
  });
});

test("a response lists its codes, with an example for each, and no message where the service sends none", () => {
  const document = expanded({ "404": ["not-there"], "4XX": ["STALE"] });
  expect(codeOf(document, "404")).toMatchObject({ "x-extensible-enum": ["not-there"] });
  const value = { success: false, errors: [{ code: "not-there", message: "Not there." }] };
  expect(bodyOf(document, "404")["examples"]).toEqual({ notThere: { summary: "Not there", value } });
  expect(at(bodyOf(document, "4XX"), "examples", "stale", "value")["errors"]).toEqual([{ code: "STALE" }]);
});

test("a code without a documented status is assumed under a status or a range, and not under default", () => {
  const document = expanded({ "404": ["not-there"], "409": ["STALE"], "4XX": ["STALE"], default: ["STALE"] });
  const words = ["404", "409", "4XX", "default"].map((status) => codeOf(document, status)["x-evidence"]);
  expect(words).toEqual([undefined, "assumed", "assumed", undefined]);
});

test("a response without documented codes keeps the general schema and shows no invented code", () => {
  const document = expanded({ "404": ["not-there"], default: [] });
  expect(bodyOf(document, "default")).toMatchObject({
    schema: { $ref: "#/components/schemas/ErrorResponse" },
    examples: { codeNotDocumented: { value: { success: false, errors: [] } } },
  });
  // The codes refer to the catalogue only where nothing else does.
  expect(asArray(codeOf(document, "404")["allOf"])).toEqual([]);
  expect(asArray(codeOf(expanded({ "404": ["not-there"] }), "404")["allOf"])).toHaveLength(1);
});

test("a code that the table does not have is named", () => {
  expect(() => expanded({ "404": ["unknown-code"] })).toThrow("unknown-code is missing in errors.yaml");
});

test("every const gets the enumeration of its one value; examples are left alone", () => {
  const document: JsonObject = {
    paths: {},
    components: { schemas: { Kind: { const: "A", example: { const: "x" } } } },
  };
  expand(document, {});
  expect(componentsOf(document, "schemas")["Kind"]).toEqual({ const: "A", enum: ["A"], example: { const: "x" } });
});
