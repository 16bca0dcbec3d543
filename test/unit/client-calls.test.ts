// The build refuses a contract whose operations cannot be called by name, and says what to rename; or with a code of no table.

import { expect, test } from "vitest";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, componentsOf, type JsonObject } from "../../model/document.ts";
import { clientCalls } from "../../scripts/generate/client-calls.ts";
import { expand } from "../../scripts/generate/expand.ts";
import { TypeTree } from "../../scripts/generate/type-tree.ts";
import { typeNodes } from "../../scripts/generate/types.ts";
import { bundles } from "../lib/bundles.ts";

type Change = (operation: JsonObject, schemas: JsonObject) => void;

/** What the build makes of the ramp contract after a change of `getCompany`. */
async function callsAfter(change: Change): Promise<string> {
  const document = structuredClone(bundles.ramp);
  const operation = asObject(asObject(asObject(document["paths"])["/v1/company"])["get"]);
  change(operation, componentsOf(document, "schemas"));
  return clientCalls("ramp", createContract("ramp", document), new TypeTree(typeNodes(document)));
}

const withParameter =
  (name: string, place: string): Change =>
  (operation) => {
    const parameter = { name, in: place, required: false, description: "Its text.", schema: { type: "string" } };
    operation["parameters"] = [...asArray(operation["parameters"]), parameter];
  };

test.each<[what: string, change: Change, message: string]>([
  ["a parameter called body", withParameter("body", "query"), "are called body; rename one"],
  ["a header without a place", withParameter("If-Match", "header"), "getCompany has the parameter If-Match"],
  ["a cookie", withParameter("session", "cookie"), "getCompany has the parameter session"],
  [
    "a name of the client",
    (operation) => Object.assign(operation, { operationId: "then" }),
    "the operationId then is",
  ],
  [
    "a schema called as a type",
    (_, schemas) => Object.assign(schemas, { GetCompanyData: {} }),
    "called GetCompanyData",
  ],
])("refused: %s", async (_, change, message) => {
  await expect(callsAfter(change)).rejects.toThrow(message);
});

test("refused: an error code that the table does not have", () => {
  const responses = { "404": { description: "An error.", "x-error-codes": ["unknown-code"], content: {} } };
  const document = { paths: { "/things": { get: { operationId: "listThings", responses } } }, components: {} };
  expect(() => expand(document, {})).toThrow("unknown-code is missing in errors.yaml");
});
