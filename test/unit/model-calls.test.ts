// A call and the contract: addresses, responses, keys and pages.

import { expect, test } from "vitest";
import { findOperation, isPaged, matchPath, responseFor, successesOf, takesKey } from "../../model/calls.ts";
import { createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";

const body = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const get = (operationId: string): JsonObject => ({ get: { operationId, responses: {} } });

const document: JsonObject = {
  paths: {
    "/v1/parties/{partyId}": { ...get("getParty"), delete: { operationId: "deleteParty", responses: {} } },
    "/v1/parties/me": get("getMe"),
    "/v1/parties": {
      get: {
        operationId: "listParties",
        parameters: [{ name: "page", in: "query", schema: {} }],
        responses: { 200: body({ properties: { pagination: {} } }), 404: {}, "4XX": {}, default: {} },
      },
      post: {
        operationId: "createParty",
        requestBody: body({ properties: { idempotencyKey: {} } }),
        responses: { 201: body({}), 202: {} },
      },
    },
    "/v1/payouts": {
      get: { operationId: "listPayouts", responses: { 200: body({ properties: { pagination: {} } }) } },
      post: {
        operationId: "createPayout",
        requestBody: body({ properties: { idempotencyKey: { "x-evidence": "assumed" } } }),
        responses: {},
      },
    },
  },
};

const { operations, byId } = createContract("finance", document);
const called = (id: string): Operation => byId.get(id) as Operation;
const ids = (path: string) => matchPath(operations, path).map(({ operation }) => operation.operationId);

test("literal segments win over parameters", () => {
  expect(ids("/v1/parties/me")).toEqual(["getMe"]);
  expect(ids("/v1/parties/7")).toEqual(["getParty", "deleteParty"]);
});

test("no segment is empty, and none is left over", () => {
  expect(ids("/v1/parties/")).toEqual([]);
  expect(ids("/v1/parties/7/wallets")).toEqual([]);
  expect(ids("/v1")).toEqual([]);
});

test("the values of path parameters are decoded; what cannot be stays as it is", () => {
  expect(findOperation(operations, "DELETE", "/v1/parties/a%20b")).toMatchObject({
    operation: { operationId: "deleteParty" },
    values: { partyId: "a b" },
  });
  expect(findOperation(operations, "GET", "/v1/parties/%zz")?.values).toEqual({ partyId: "%zz" });
  expect(findOperation(operations, "PUT", "/v1/parties/7")).toBeUndefined();
});

test("a status falls under itself, then under its range, then under `default`, which is for errors", () => {
  const of = (status: number) => responseFor(called("listParties"), status)?.status;
  expect([404, 409, 500, 200, 204].map(of)).toEqual(["404", "4XX", "default", "200", undefined]);
  expect(successesOf(called("createParty")).map(({ status }) => status)).toEqual(["201", "202"]);
});

test("an operation takes a key only where that is documented", () => {
  const takes = (id: string) => takesKey(document, called(id));
  expect(["createParty", "createPayout", "listParties"].map(takes)).toEqual([true, false, false]);
});

test("a list is paged if it accepts a page and responds with pages", () => {
  expect(["listParties", "listPayouts", "getParty"].map((id) => isPaged(document, called(id)))).toEqual([
    true,
    false,
    false,
  ]);
});
