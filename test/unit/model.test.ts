// Ways through a bundle: references, addresses, responses, and validation by JSON pointer.

import { expect, test } from "vitest";
import { findOperation, matchPath, responseFor } from "../../model/calls.ts";
import { createContract } from "../../model/contract.ts";
import { readAmount } from "../../model/decimal.ts";
import { follow, type JsonObject, keysOf, propertiesOf, resolve } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { deref } from "../../model/raw.js";
import { createValidation, schemaAt } from "../../model/validation.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const get = (operationId: string): JsonObject => ({ get: { operationId, responses: {} } });
const kind = (name: string, field: string): JsonObject => ({
  type: "object",
  required: ["kind", field],
  properties: { kind: { type: "string", const: name }, [field]: { type: "string" } },
});

const document: JsonObject = {
  paths: {
    "/v1/parties/{partyId}": { ...get("getParty"), delete: { operationId: "deleteParty", responses: {} } },
    "/v1/parties/me": get("getMe"),
    "/v1/parties": {
      get: {
        operationId: "listParties",
        parameters: [{ name: "page", in: "query", schema: { type: "string", format: "uuid" } }],
        responses: { 200: {}, 404: {}, "4XX": {}, default: {} },
      },
    },
  },
  components: {
    schemas: {
      First: ref("Second"),
      Second: { type: "object", properties: { b: { type: "string" } } },
      Whole: {
        allOf: [ref("First"), { properties: { a: { type: "integer" } } }],
        properties: { b: { type: "number" } },
      },
      Loop: ref("Loop"),
      "With/slash~tilde": { type: "boolean" },
      Amount: { type: "string", format: "decimal" },
      Bank: kind("BANK", "iban"),
      Crypto: kind("CRYPTO", "address"),
      Destination: {
        type: "object",
        required: ["kind"],
        oneOf: [ref("Bank"), ref("Crypto")],
        discriminator: { propertyName: "kind", mapping: { BANK: ref("Bank").$ref, CRYPTO: ref("Crypto").$ref } },
      },
      Broken: { type: "no such type" },
    },
  },
};
const { operations, byId } = createContract("finance", document);
const called = (id: string) => byId.get(id) as Operation;

test("references are followed through chains and escaped keys; one to nothing is named, where linters read, ignored", () => {
  const { at, node } = follow(document, ref("First"), "/here");
  expect(at).toBe("/components/schemas/Second");
  expect(node["type"]).toBe("object");
  expect(resolve(document, ref("With~1slash~0tilde"))).toEqual({ type: "boolean" });
  expect(() => resolve(document, ref("Third"))).toThrow("#/components/schemas/Third");
  expect(deref(document, ref("Third"))).toEqual({});
  expect(deref(document, ref("Loop"))).toEqual({});
  expect(keysOf("#/paths/~1v1~1%7BwalletId%7D")).toEqual(["paths", "/v1/{walletId}"]);
});

test("the properties of a schema are its own over those of its parts", () => {
  expect(propertiesOf(document, ref("Whole"))).toEqual({ b: { type: "number" }, a: { type: "integer" } });
});

test("an address fits literal segments before parameters, no empty segment, and no more than all of them", () => {
  const ids = (path: string) => matchPath(operations, path).map(({ operation }) => operation.operationId);
  expect(ids("/v1/parties/me")).toEqual(["getMe"]);
  expect(ids("/v1/parties/7")).toEqual(["getParty", "deleteParty"]);
  expect(["/v1/parties/", "/v1/parties/7/wallets", "/v1"].flatMap(ids)).toEqual([]);
  expect(findOperation(operations, "DELETE", "/v1/parties/a%20b")?.values).toEqual({ partyId: "a b" });
  expect(findOperation(operations, "GET", "/v1/parties/%zz")?.values).toEqual({ partyId: "%zz" });
  expect(findOperation(operations, "PUT", "/v1/parties/7")).toBeUndefined();
});

test("a status falls under itself, then under its range, then under `default`, which is for errors", () => {
  const statuses = [404, 409, 500, 200, 204].map((status) => responseFor(called("listParties"), status)?.status);
  expect(statuses).toEqual(["404", "4XX", "default", "200", undefined]);
});

test("a schema is found by its pointer, with our formats, compiled at its first use and once", () => {
  const validation = createValidation(document);
  const id = validation.at("/paths/~1v1~1parties/get/parameters/0/schema");
  expect(id("8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401")).toBe(true);
  expect(id("urn:uuid:8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401")).toBe(false);
  const amount = validation.at("/components/schemas/Amount");
  expect(["1", "-1.50", "1.", ".5", "1e3", "1,5", ""].filter((text) => amount(text))).toEqual(["1", "-1.50"]);
  expect(validation.at("/components/schemas/Amount")).toBe(amount);
  expect(() => validation.at("/components/schemas/Broken")).toThrow();
  const made = validation.of("one", () => ({ properties: { amount: schemaAt("/components/schemas/Amount") } }));
  expect(made({ amount: "x" })).toBe(false);
  expect(validation.of("one", () => ({}))).toBe(made);
});

test("an amount is read exactly, and not at all if it has more than 18 fraction digits", () => {
  expect(["-2.5", "0.1000000000000000000"].map(readAmount)).toEqual([-25n * 10n ** 17n, undefined]);
});

test("a discriminator names the branch whose faults are found; without it every branch speaks", () => {
  const missing = (discriminator: boolean) => {
    const validate = createValidation(document, { discriminator }).at("/components/schemas/Destination");
    expect(validate({ kind: "BANK", iban: "DE00" })).toBe(true);
    expect(validate({ kind: "BANK" })).toBe(false);
    return validate.errors?.map(({ params }) => params["missingProperty"]).filter(Boolean);
  };
  expect(missing(true)).toEqual(["iban"]);
  expect(missing(false)).toContain("address");
});
