// The contract in memory: operations, events, errors, states and scopes of a small bundle, and of those in generated/.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asObject, type JsonObject, keysOf, resolve } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { temporaryFolder } from "../lib/folder.ts";

const json = (schema: JsonObject, examples: JsonObject = {}) => ({ "application/json": { schema, examples } });

const errorBody = (...codes: string[]): JsonObject => ({
  properties: { errors: { items: { properties: { code: { "x-extensible-enum": codes } } } } },
});

const document: JsonObject = {
  info: { title: "Payouts", version: "1.2.0", summary: "Pays out." },
  servers: [{ url: "https://api.example.com", description: "Production" }],
  tags: [{ name: "Payouts", description: "Money out." }, { name: "Webhook events" }],
  "x-not-shown": ["Limits."],
  security: [{ OAuth2: [] }],
  paths: {
    "/v1/parties/{partyId}/payouts": {
      parameters: [{ $ref: "#/components/parameters/PartyId" }],
      post: {
        operationId: "createPayout",
        summary: "Create a payout",
        tags: ["Payouts"],
        deprecated: true,
        "x-sunset": "2027-06-30",
        "x-replaced-by": "health",
        "x-not-shown": ["Fees."],
        "x-evidence": "listed",
        "x-required-roles": ["ADMIN"],
        "x-undone-by": "cancelPayout",
        security: [{ OAuth2: ["manage:payouts"] }],
        parameters: [
          {
            name: "size",
            in: "query",
            schema: { type: "integer", default: 20 },
            "x-evidence": "assumed",
            "x-not-shown": ["The most."],
          },
        ],
        requestBody: { $ref: "#/components/requestBodies/Payout" },
        responses: {
          201: {
            description: "Created.",
            headers: { "X-Correlation-Id": { $ref: "#/components/headers/Correlation" } },
            content: json(
              { $ref: "#/components/schemas/Payout", "x-evidence": "confirmed" },
              { sent: { summary: "Sent", value: { status: "SENT" } } },
            ),
          },
          409: { content: json(errorBody("funds-missing")) },
          default: {
            content: json({
              properties: {
                errors: { items: { properties: { code: { $ref: "#/components/schemas/ErrorCode" } } } },
              },
            }),
          },
        },
      },
    },
    "/v1/health": { get: { operationId: "health", security: [], responses: {} } },
  },
  webhooks: {
    PAYOUT_SENT: {
      post: {
        summary: "Payout sent",
        tags: ["Webhook events"],
        security: [{ Key: [] }, { Basic: [] }],
        "x-not-shown": ["Retries."],
        requestBody: { content: json({ $ref: "#/components/schemas/PayoutSent" }, { one: { value: { a: 1 } } }) },
      },
    },
    PING: { post: { requestBody: { content: json({ type: "object" }) } } },
  },
  components: {
    parameters: {
      PartyId: { name: "partyId", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } },
    },
    headers: { Correlation: { schema: { type: "string" } } },
    requestBodies: {
      Payout: {
        required: true,
        content: json({ properties: { iban: { type: "string", "x-data": "bank" }, note: {} } }),
      },
    },
    schemas: {
      Id: { type: "string", format: "uuid" },
      Payout: { properties: { status: { $ref: "#/components/schemas/PayoutStatus" } } },
      PayoutStatus: {
        "x-extensible-enum": ["NEW", "SENT"],
        "x-transitions": [
          { from: null, to: "NEW", operationId: "createPayout", "x-evidence": "assumed" },
          { to: "SENT", event: "PAYOUT_SENT", condition: "It is sent." },
        ],
      },
      PayoutSent: {
        "x-event-key": ["payoutId", "eventType"],
        "x-not-shown": ["Reasons."],
        properties: { result: { properties: { payoutId: {} } } },
      },
      ErrorCode: {
        "x-extensible-enum": ["funds-missing", "iban.validation"],
        "x-enumDescriptions": { "funds-missing": "Too little. \n", "iban.validation": "Malformed." },
        "x-error-statuses": { "funds-missing": 409 },
        "x-retryable": { "funds-missing": "after-reading-again" },
      },
    },
    securitySchemes: {
      OAuth2: { flows: { clientCredentials: { scopes: { "manage:payouts": "Create payouts." } } } },
    },
  },
};

const contract = createContract("finance", document);
const operation = contract.byId.get("createPayout");

test("an operation has its address, its access and what undoes it", () => {
  expect(operation).toMatchObject({
    ...{ api: "finance", method: "POST", path: "/v1/parties/{partyId}/payouts", summary: "Create a payout" },
    ...{ secured: true, scopes: ["manage:payouts"], roles: ["ADMIN"], tags: ["Payouts"] },
    ...{ evidence: "listed", undoneBy: ["cancelPayout"], deprecated: true, notShown: ["Fees."] },
    ...{ sunset: "2027-06-30", replacedBy: "health" },
  });
  expect(contract.byId.get("health")).toMatchObject({ secured: false, scopes: [], deprecated: false, undoneBy: [] });
  expect(contract.byId.get("health")).toMatchObject({ sunset: undefined, replacedBy: undefined });
});

test("a service says what it is", () => {
  expect(contract.info).toEqual({
    ...{ title: "Payouts", version: "1.2.0", summary: "Pays out.", description: undefined, notShown: ["Limits."] },
    servers: [{ url: "https://api.example.com", description: "Production" }],
    tags: [
      { name: "Payouts", description: "Money out." },
      { name: "Webhook events", description: "" },
    ],
  });
});

test("parameters are those of the path item, then those of the operation, with the place of the schema", () => {
  expect(operation?.parameters.map(({ raw: _, ...parameter }) => parameter)).toEqual([
    {
      ...{ name: "partyId", in: "path", required: true, description: "", type: "string", evidence: "documented" },
      ...{ schema: { type: "string", format: "uuid" }, pointer: "/components/schemas/Id" },
      ...{ default: undefined, example: undefined, notShown: [] },
    },
    {
      ...{ name: "size", in: "query", required: false, description: "", type: "integer", evidence: "assumed" },
      schema: { type: "integer", default: 20 },
      pointer: "/paths/~1v1~1parties~1{partyId}~1payouts/post/parameters/0/schema",
      ...{ default: 20, example: undefined, notShown: ["The most."] },
    },
  ]);
});

test("a body that is a component has its place there, and its sensitive fields are known", () => {
  expect(operation?.body?.required).toBe(true);
  expect(operation?.body?.media.map(({ type, pointer }) => [type, pointer])).toEqual([
    ["application/json", "/components/requestBodies/Payout/content/application~1json/schema"],
  ]);
  expect(operation?.sensitive).toEqual(new Set(["iban"]));
});

test("a success is worth what its operation is, and an error speaks for itself", () => {
  const [created, conflict] = ["201", "409"].map((status) =>
    operation?.responses.find((response) => response.status === status),
  );
  expect(created).toMatchObject({
    evidence: "listed",
    headers: { "x-correlation-id": { schema: { type: "string" } } },
  });
  expect(created?.media[0]).toMatchObject({
    evidence: "listed",
    examples: [{ name: "sent", summary: "Sent", value: { status: "SENT" } }],
  });
  expect(conflict).toMatchObject({ evidence: "documented", codes: ["funds-missing"] });
});

test("the catch-all lists no code", () => {
  expect(operation?.codes).toEqual(new Set(["funds-missing"]));
});

test("error codes have status, condition, advice and operations", () => {
  expect(contract.errors).toEqual([
    {
      ...{ api: "finance", code: "funds-missing", status: 409, condition: "Too little." },
      ...{ retryable: "after-reading-again", operations: ["createPayout"] },
    },
    {
      ...{ api: "finance", code: "iban.validation", form: "<field>.validation", status: null },
      ...{ condition: "Malformed.", retryable: null, operations: [] },
    },
  ]);
});

test("an event has its key, its place and its examples; one without a key is new each time", () => {
  expect(contract.events.get("PAYOUT_SENT")).toMatchObject({
    ...{ schemaName: "PayoutSent", summary: "Payout sent", key: ["payoutId", "eventType"] },
    pointer: "/webhooks/PAYOUT_SENT/post/requestBody/content/application~1json/schema",
    examples: [{ name: "one", value: { a: 1 } }],
    ...{ tags: ["Webhook events"], schemes: ["Key", "Basic"], notShown: ["Retries.", "Reasons."] },
    result: { properties: { payoutId: {} } },
  });
  expect(contract.events.get("PING")?.key).toEqual([]);
});

test("a move from nothing differs from one whose start is not documented", () => {
  const rest = { api: "finance", schema: "PayoutStatus" };
  expect(contract.states).toEqual([
    {
      ...{ ...rest, values: ["NEW", "SENT"], open: true },
      transitions: [
        {
          ...{ ...rest, from: null, to: "NEW", operationId: "createPayout", evidence: "assumed" },
          ...{ event: undefined, condition: undefined },
        },
        {
          ...{ ...rest, from: undefined, to: "SENT", event: "PAYOUT_SENT", condition: "It is sent." },
          ...{ operationId: undefined, evidence: "documented" },
        },
      ],
    },
  ]);
  expect(contract.scopes).toEqual({ "manage:payouts": "Create payouts." });
});

test("the moves of a status without a schema of its own are found at its property", () => {
  const status = { enum: ["ON", "OFF"], "x-transitions": [{ from: "ON", to: "OFF" }] };
  const schemas: JsonObject = { Lamp: { properties: { bulb: { properties: { status } } } } };
  const [machine] = createContract("ramp", { components: { schemas } }).states;
  expect(machine).toMatchObject({ schema: "Lamp.bulb.status", values: ["ON", "OFF"], open: false });
  expect(machine?.transitions).toMatchObject([{ schema: "Lamp.bulb.status", from: "ON", to: "OFF" }]);
});

test("a part is read once, can be spread, and can be replaced", () => {
  const fresh = createContract("finance", document).byId.get("createPayout");
  if (fresh === undefined) throw new Error("no operation");
  expect(fresh.responses).toBe(fresh.responses);
  expect({ ...fresh }.codes).toBe(fresh.codes);
  fresh.responses = [];
  expect(fresh.responses).toEqual([]);
});

test("every pointer of the bundles leads to the schema it stands for", () => {
  for (const { document: bundle, operations, events } of Object.values(loadContracts())) {
    const at = (pointer: string) =>
      keysOf(pointer).reduce<unknown>((node, key) => asObject(node)[key] ?? list(node, key), bundle);
    for (const { parameters, body, responses } of operations) {
      for (const { pointer, schema } of parameters) expect(at(pointer)).toBe(schema);
      for (const { pointer, schema } of [body, ...responses].flatMap((owner) => owner?.media ?? []))
        expect(at(pointer)).toBe(schema);
    }
    for (const { pointer, schema } of events.values()) expect(resolve(bundle, at(pointer))).toBe(schema);
  }
});

const list = (node: unknown, key: string): unknown => (Array.isArray(node) ? node[Number(key)] : undefined);

test("the bundles have operations, and a broken one is named in one line", () => {
  const contracts = loadContracts();
  expect(apis.every((api) => contracts[api].operations.length > 0)).toBe(true);
  const folder = temporaryFolder("model");
  const message = "generated/ramp/openapi.json is missing or broken; run npm run build";
  expect(() => readBundle("ramp", folder)).toThrow(message);
  writeFileSync(join(folder, "ramp"), "");
  expect(() => readBundle("ramp", folder)).toThrow(message);
});
