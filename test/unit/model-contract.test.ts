// The contract in memory: operations, events, errors, states and scopes of a small bundle, and of those in generated/.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContract, loadContracts } from "../../model/contract.ts";
import { type Json, type JsonObject, keysOf, resolve } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { temporaryFolder } from "../lib/folder.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject, examples: JsonObject = {}) => ({ "application/json": { schema, examples } });
const errorBody = (code: JsonObject) => json({ properties: { errors: { items: { properties: { code } } } } });

const createPayout: JsonObject = {
  ...{ operationId: "createPayout", summary: "Create a payout", tags: ["Payouts"] },
  ...{ deprecated: true, "x-sunset": "2027-06-30", "x-replaced-by": "health", "x-not-shown": ["Fees."] },
  ...{ "x-evidence": "listed", "x-required-roles": ["ADMIN"], "x-undone-by": "cancelPayout" },
  security: [{ OAuth2: ["manage:payouts"] }],
  parameters: [{ name: "size", in: "query", schema: { type: "integer", default: 20 }, "x-evidence": "assumed" }],
  requestBody: { $ref: "#/components/requestBodies/Payout" },
  responses: {
    201: {
      headers: { "X-Correlation-Id": { $ref: "#/components/headers/Correlation" } },
      content: json({ ...ref("Payout"), "x-evidence": "confirmed" }, { sent: { summary: "Sent", value: { a: 1 } } }),
    },
    409: { content: errorBody({ "x-extensible-enum": ["funds-missing"] }) },
    default: { content: errorBody(ref("ErrorCode")) },
  },
};

const document: JsonObject = {
  security: [{ OAuth2: [] }],
  paths: {
    "/v1/payouts/{partyId}": { parameters: [{ $ref: "#/components/parameters/PartyId" }], post: createPayout },
    "/v1/health": { get: { operationId: "health", security: [], responses: {} } },
    "/v1/assets": { get: { operationId: "assets", responses: {} } },
  },
  webhooks: {
    PAYOUT_SENT: {
      post: {
        ...{ summary: "Payout sent", security: [{ Key: [] }, { Basic: [] }], "x-not-shown": ["Retries."] },
        requestBody: { content: json(ref("PayoutSent"), { one: { value: { a: 1 } } }) },
      },
    },
    PING: { post: { requestBody: { content: json({ type: "object" }) } } },
  },
  components: {
    parameters: { PartyId: { name: "partyId", in: "path", required: true, schema: ref("Id") } },
    headers: { Correlation: { schema: { type: "string" } } },
    requestBodies: {
      Payout: {
        required: true,
        content: json({ properties: { iban: { type: "string", "x-data": "bank" }, note: {} } }),
      },
    },
    schemas: {
      Id: { type: "string", format: "uuid" },
      Payout: { properties: { status: ref("PayoutStatus") } },
      PayoutStatus: {
        "x-extensible-enum": ["NEW", "SENT"],
        "x-transitions": [
          { from: null, to: "NEW", operationId: "createPayout", "x-evidence": "assumed" },
          { to: "SENT", event: "PAYOUT_SENT", condition: "It is sent." },
        ],
      },
      Lamp: { properties: { status: { enum: ["ON", "OFF"], "x-transitions": [{ from: "ON", to: "OFF" }] } } },
      PayoutSent: { "x-event-key": ["payoutId", "eventType"], "x-not-shown": ["Reasons."] },
      ErrorCode: {
        "x-extensible-enum": ["funds-missing", "iban.validation"],
        "x-enumDescriptions": { "funds-missing": "Too little. \n", "iban.validation": "Malformed." },
        "x-error-statuses": { "funds-missing": 409 },
        "x-retryable": { "funds-missing": "after-reading-again" },
      },
    },
    securitySchemes: { OAuth2: { flows: { clientCredentials: { scopes: { "manage:payouts": "Create payouts." } } } } },
  },
};
const contract = createContract("finance", document);
const operation = contract.byId.get("createPayout");

test("an operation has its address, its access, its end and what undoes it", () => {
  expect(operation).toMatchObject({
    ...{ api: "finance", method: "POST", path: "/v1/payouts/{partyId}", secured: true, scopes: ["manage:payouts"] },
    ...{ roles: ["ADMIN"], evidence: "listed", undoneBy: ["cancelPayout"], notShown: ["Fees."] },
    ...{ deprecated: true, sunset: "2027-06-30", replacedBy: "health" },
    ...{ codes: new Set(["funds-missing"]), sensitive: new Set(["iban"]) },
  });
  expect(contract.byId.get("health")).toMatchObject({ secured: false, scopes: [], deprecated: false });
  expect(contract.byId.get("assets")).toMatchObject({ secured: true, sunset: undefined, replacedBy: undefined });
  expect(contract.scopes).toEqual({ "manage:payouts": "Create payouts." });
});

test("parameters are those of the path item, then those of the operation, with the place of the schema", () => {
  expect(operation?.parameters).toMatchObject([
    { name: "partyId", required: true, type: "string", evidence: "documented", pointer: "/components/schemas/Id" },
    { name: "size", required: false, type: "integer", evidence: "assumed", default: 20 },
  ]);
});

test("a success is worth what its operation is, and an error speaks for itself", () => {
  const of = (status: string) => operation?.responses.find((response) => response.status === status);
  expect(of("201")).toMatchObject({
    evidence: "listed",
    headers: { "x-correlation-id": { schema: { type: "string" } } },
    media: [{ evidence: "listed", examples: [{ name: "sent", summary: "Sent", value: { a: 1 } }] }],
  });
  expect(of("409")).toMatchObject({ evidence: "documented", codes: ["funds-missing"] });
  expect(of("default")?.codes).toEqual([]);
});

test("error codes have status, condition, advice and operations", () => {
  expect(contract.errors).toMatchObject([
    { code: "funds-missing", status: 409, condition: "Too little.", retryable: "after-reading-again" },
    { code: "iban.validation", form: "<field>.validation", status: null, retryable: null, operations: [] },
  ]);
  expect(contract.errors[0]?.operations).toEqual(["createPayout"]);
});

test("an event has its key, what is not documented and its examples; one without a key is new each time", () => {
  expect(contract.events.get("PAYOUT_SENT")).toMatchObject({
    ...{ schemaName: "PayoutSent", key: ["payoutId", "eventType"], examples: [{ name: "one", value: { a: 1 } }] },
    ...{ schemes: ["Key", "Basic"], notShown: ["Retries.", "Reasons."] },
  });
  expect(contract.events.get("PING")?.key).toEqual([]);
});

test("a move from nothing differs from one whose start is not documented, and stands at a schema or at a property", () => {
  const { states } = contract;
  expect(states).toMatchObject([
    { schema: "PayoutStatus", values: ["NEW", "SENT"], open: true },
    { schema: "Lamp.status", values: ["ON", "OFF"], open: false, transitions: [{ from: "ON", to: "OFF" }] },
  ]);
  expect(states[0]?.transitions).toMatchObject([
    { from: null, to: "NEW", operationId: "createPayout", evidence: "assumed" },
    { from: undefined, to: "SENT", event: "PAYOUT_SENT", condition: "It is sent.", evidence: "documented" },
  ]);
});

test("a part is read once, can be spread, and can be replaced", () => {
  const fresh = createContract("finance", document).operations[0];
  if (fresh === undefined) throw new Error("no operation");
  expect(fresh.responses).toBe(fresh.responses);
  expect({ ...fresh }.codes).toBe(fresh.codes);
  fresh.responses = [];
  expect(fresh.responses).toEqual([]);
});

test("every pointer of the bundles leads to the schema it stands for", () => {
  for (const { document: bundle, operations, events } of Object.values(loadContracts())) {
    const step = (node: unknown, key: string) => (node as Record<string, Json> | undefined)?.[key];
    const at = (pointer: string) => keysOf(pointer).reduce<unknown>(step, bundle);
    for (const { parameters, body, responses } of operations)
      for (const { pointer, schema } of [...parameters, ...[body, ...responses].flatMap((owner) => owner?.media ?? [])])
        expect(at(pointer)).toBe(schema);
    for (const { pointer, schema } of events.values()) expect(resolve(bundle, at(pointer))).toBe(schema);
  }
});

test("a broken bundle is named in one line", () => {
  const folder = temporaryFolder("model");
  const message = "generated/ramp/openapi.json is missing or broken; run npm run build";
  expect(() => readBundle("ramp", folder)).toThrow(message);
  writeFileSync(join(folder, "ramp"), "");
  expect(() => readBundle("ramp", folder)).toThrow(message);
});
