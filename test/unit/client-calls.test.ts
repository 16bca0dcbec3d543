// The build refuses a contract whose operations cannot be called by name, and says what to rename.

import { expect, test } from "vitest";
import { createContract } from "../../model/contract.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { typeNodes } from "../../scripts/generate/types.ts";
import { bundles } from "../lib/bundles.ts";

/** What the build makes of the ramp contract after a change of `getCompany`. */
async function callsAfter(change: (operation: JsonObject, schemas: JsonObject) => void): Promise<string> {
  const document = structuredClone(bundles.ramp);
  const operation = asObject(asObject(asObject(document["paths"])["/v1/company"])["get"]);
  change(operation, asObject(asObject(document["components"])["schemas"]));
  const { operations } = createContract("ramp", document);
  return clientCalls("ramp", "ramp", [...operations], new TypeTree(await typeNodes(document)), []);
}

const parameter = (name: string, place: string): Json => ({
  name,
  in: place,
  required: false,
  description: "A parameter.",
  schema: { type: "string" },
});
const withParameters =
  (...parameters: Json[]) =>
  (operation: JsonObject) => {
    operation["parameters"] = [...((operation["parameters"] as Json[] | undefined) ?? []), ...parameters];
  };

test("a parameter belongs to the parameters, by its name", async () => {
  const text = await callsAfter(withParameters(parameter("expand", "query")));
  expect(text).toMatch(
    /export interface GetCompanyParameters \{\n {2}\/\*\* A parameter\. \*\/\n {2}expand\?: string;\n}/,
  );
  expect(text).toContain("getCompany(parameters?: GetCompanyParameters, options?: CallOptions)");
  expect(text).toContain('query?: Pick<GetCompanyParameters, "expand">');
});

test.each<[string, (operation: JsonObject, schemas: JsonObject) => void, string]>([
  [
    "a parameter called body",
    withParameters(parameter("body", "query")),
    "getCompany cannot be called by name: two of its parameters, or one and the request body, are called body; rename one",
  ],
  [
    "a header that the client has no place for",
    withParameters(parameter("If-Match", "header")),
    "getCompany has the parameter If-Match, for which the client has no place; extend client-calls.ts",
  ],
  ["a cookie", withParameters(parameter("session", "cookie")), "getCompany has the parameter session"],
  [
    "an operation called as something of the client",
    (operation) => Object.assign(operation, { operationId: "then" }),
    "the operationId then is a name that the client uses itself",
  ],
  [
    "a schema called as a type of an operation",
    (_, schemas) => Object.assign(schemas, { GetCompanyData: { type: "string" } }),
    "two types of the client are called GetCompanyData; rename a schema or an operation",
  ],
])("refused: %s", async (_, change, message) => {
  await expect(callsAfter(change)).rejects.toThrow(message);
});
