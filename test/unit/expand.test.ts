// What the build writes into a bundle beside what Redocly resolves: error codes into responses, constants into enums.

import { expect, test } from "vitest";
import { asObject, componentsOf, type JsonObject } from "../../model/document.ts";
import { type ErrorTable, expand } from "../../scripts/generate/expand.ts";

const errors: ErrorTable = {
  "not-there": { status: 404, summary: "Not there", message: "Not there.", condition: "It is gone.", retryable: false },
  STALE: { summary: "Stale", condition: "It moved.", retryable: "after-reading-again" },
};

/** A bundle with one operation that answers with the given codes under the given statuses. */
function bundle(responses: Record<string, string[]>): JsonObject {
  const entries = Object.entries(responses).map(([status, codes]) => [
    status,
    {
      description: "An error.",
      "x-error-codes": codes,
      content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorResponse" } } },
    },
  ]);
  return {
    paths: { "/things": { get: { operationId: "listThings", responses: Object.fromEntries(entries) } } },
    components: {
      schemas: {
        ErrorCode: { type: "string" },
        ErrorResponse: {
          type: "object",
          properties: {
            success: { type: "boolean", const: false },
            errors: {
              type: "array",
              items: { type: "object", properties: { code: { $ref: "#/components/schemas/ErrorCode" } } },
            },
          },
        },
      },
    },
  };
}

/** The JSON body of the response under a status. */
function bodyOf(document: JsonObject, status: string): JsonObject {
  const operation = asObject(asObject(asObject(document["paths"])["/things"])["get"]);
  const response = asObject(asObject(operation["responses"])[status]);
  expect(response["x-error-codes"]).toBeUndefined();
  return asObject(asObject(response["content"])["application/json"]);
}

function codeOf(document: JsonObject, status: string): JsonObject {
  const schema = asObject(bodyOf(document, status)["schema"]);
  const items = asObject(asObject(asObject(schema["properties"])["errors"])["items"]);
  return asObject(asObject(items["properties"])["code"]);
}

const schemasOf = (document: JsonObject) => componentsOf(document, "schemas");

test("the table fills ErrorCode; a status stands there only where it is documented", () => {
  const document = bundle({ "404": ["not-there"] });
  expand(document, errors);
  expect(schemasOf(document)["ErrorCode"]).toEqual({
    type: "string",
    "x-extensible-enum": ["not-there", "STALE"],
    "x-enumDescriptions": { "not-there": "It is gone.", STALE: "It moved." },
    "x-retryable": { "not-there": false, STALE: "after-reading-again" },
    "x-error-statuses": { "not-there": 404 },
  });
});

test("a response lists its codes and has one example for each, without a message where the service sends none", () => {
  const document = bundle({ "404": ["not-there"], "4XX": ["STALE"] });
  expand(document, errors);
  expect(codeOf(document, "404")).toMatchObject({ "x-extensible-enum": ["not-there"] });
  expect(bodyOf(document, "404")["examples"]).toEqual({
    notThere: {
      summary: "Not there",
      value: { success: false, errors: [{ code: "not-there", message: "Not there." }] },
    },
  });
  expect(bodyOf(document, "4XX")["examples"]).toEqual({
    stale: { summary: "Stale", value: { success: false, errors: [{ code: "STALE" }] } },
  });
});

test("a code without a documented status is assumed under a status or a range, and not under default", () => {
  const document = bundle({ "404": ["not-there"], "409": ["STALE"], "4XX": ["STALE"], default: ["STALE"] });
  expand(document, errors);
  expect(codeOf(document, "404")["x-evidence"]).toBeUndefined();
  expect(codeOf(document, "409")["x-evidence"]).toBe("assumed");
  expect(codeOf(document, "4XX")["x-evidence"]).toBe("assumed");
  expect(codeOf(document, "default")["x-evidence"]).toBeUndefined();
});

test("a response without documented codes keeps the general schema and shows no invented code", () => {
  const document = bundle({ default: [] });
  expand(document, errors);
  expect(bodyOf(document, "default")).toMatchObject({
    schema: { $ref: "#/components/schemas/ErrorResponse" },
    examples: { codeNotDocumented: { value: { success: false, errors: [] } } },
  });
});

test("the general schema goes where every response lists its codes", () => {
  const document = bundle({ "404": ["not-there"] });
  expand(document, errors);
  expect(schemasOf(document)["ErrorResponse"]).toBeUndefined();
});

test("codes refer to the catalogue only where nothing else does", () => {
  const [alone, beside] = [bundle({ "404": ["not-there"] }), bundle({ "404": ["not-there"], default: [] })];
  expand(alone, errors);
  expand(beside, errors);
  expect(codeOf(alone, "404")["allOf"]).toEqual([{ $ref: "#/components/schemas/ErrorCode" }]);
  expect(codeOf(beside, "404")["allOf"]).toBeUndefined();
});

test("a code that the table does not have is named", () => {
  expect(() => expand(bundle({ "404": ["unknown-code"] }), errors)).toThrow(
    "the error code unknown-code is missing in errors.yaml",
  );
});

test("every const gets the enumeration of its one value; examples are left alone", () => {
  const document: JsonObject = {
    paths: {},
    components: { schemas: { Kind: { const: "A", example: { const: "data" } } } },
  };
  expand(document, {});
  expect(schemasOf(document)["Kind"]).toEqual({ const: "A", enum: ["A"], example: { const: "data" } });
});
