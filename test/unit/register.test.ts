// The comparisons of the contract with the register see each kind of difference and say which file to edit; what was
// confirmed counts like what is stated.

import { describe, expect, test } from "vitest";
import { asArray, asObject, asStrings, operationsOf } from "../../scripts/lib/openapi.ts";
import confirmedSource from "../../scripts/spectral/confirmedSource.js";
import { bundles } from "../lib/bundles.ts";
import {
  type BundleChange,
  changed,
  newProblems,
  operation,
  problemsOf,
  webhook,
  withConfirmed,
} from "../lib/register/changes.ts";
import { formProblems } from "../lib/register/form.ts";
import * as operations from "../lib/register/operations.ts";
import type { Comparison } from "../lib/register/problems.ts";
import { type ConfirmedEntry, type Entry, readRegister } from "../lib/register/register.ts";
import * as schemas from "../lib/register/schemas.ts";
import { sources } from "../lib/register/sources.ts";
import * as values from "../lib/register/values.ts";

const register = readRegister();
const comparisons: Comparison[] = [operations, schemas, values].flatMap((module) => Object.values(module));
const before = problemsOf(comparisons, register, { bundles });

const sessions = "finance paths /v1/accounts/{accountId}/fiat-to-crypto/payment-sessions";
const schema = (name: string) => `finance components schemas ${name}`;
const codes = schema("ErrorCode");
const codesNow = asStrings(
  asObject(asObject(asObject(bundles.finance["components"])["schemas"])["ErrorCode"])["x-extensible-enum"],
);

/** Where `accountId`, `page` or another parameter of an operation stands in its list. */
function parameter(operationId: string, name: string): string {
  const entry = [...operationsOf(bundles.finance)].find(({ operation: node }) => node["operationId"] === operationId);
  const parameters = asArray(entry?.operation["parameters"]).map(asObject);
  const own = parameters.findIndex((node) => node["name"] === name);
  return `finance paths ${entry?.path} ${entry?.method} parameters ${own}`;
}

/** Changes of the bundles, and a part of what has to be said about each. */
const differences: [name: string, change: BundleChange, says: string][] = [
  [
    "an operation that is not stated",
    { "finance paths /v1/things": { get: operation("listThings") } },
    "openapi/finance/paths has the operation listThings (GET /v1/things), which the register does not state: add an " +
      "entry to openapi/register.yaml (see CONTRIBUTING, 'Add an operation') or remove it.",
  ],
  [
    "an operation that is lost",
    { "finance paths /v1/supported-assets": undefined },
    "states listSupportedAssets (GET /v1/supported-assets",
  ],
  [
    "another path",
    {
      "finance paths /v1/supported-assets": undefined,
      "finance paths /v1/assets": { get: operation("listSupportedAssets") },
    },
    "has listSupportedAssets as GET /v1/assets",
  ],
  [
    "a listed operation without its label",
    { "finance paths /v1/parties get x-evidence": undefined },
    "listParties in openapi/finance/paths is documented, and the register",
  ],
  [
    "a shown operation with a label",
    { "finance paths /v1/webhooks get x-evidence": "listed" },
    "listWebhooks in openapi/finance/paths is listed, and the register",
  ],
  [
    "a scope that is not stated",
    { "finance paths /v1/parties get security": [{ OAuth2: ["manage:accounts"] }] },
    "listParties in openapi/finance/paths has the scopes [manage:accounts]",
  ],
  [
    "a role that is not stated",
    { "ramp paths /v1/ramp-requests post x-required-roles": ["COMPANY_MANAGER"] },
    "createRampRequest in openapi/ramp/paths has the roles [COMPANY_MANAGER]",
  ],
  [
    "a scope of the token endpoint",
    { "finance components securitySchemes OAuth2 flows clientCredentials scopes manage:parties": "Parties." },
    "OAuth2.yaml has the scopes",
  ],
  [
    "a success status that is a guess and not marked",
    { "finance paths /v1/webhooks get responses 204": { description: "Nothing." } },
    "The status 204 of listWebhooks is not stated in the register",
  ],
  [
    "a stated success status marked as a guess",
    { [`${sessions} get responses 200 x-evidence`]: "assumed" },
    "The status 200 of listPaymentSessions is stated in the register",
  ],
  [
    "a stated error status that is lost",
    { "finance paths /v1/webhooks post responses 409": undefined },
    "registerWebhook in openapi/finance/paths lacks the response 409",
  ],
  [
    "paging that is not stated",
    { "finance paths /v1/webhooks get parameters": [{ name: "page", in: "query", schema: { type: "integer" } }] },
    "listWebhooks in openapi/finance/paths has a documented `page`",
  ],
  [
    "an idempotency key that is not stated",
    { [`${schema("PayoutInput")} properties idempotencyKey`]: { type: "string", "x-evidence": "named" } },
    "createPayout in openapi/finance/paths accepts an idempotencyKey",
  ],
  [
    "a required field of a body that is only listed",
    { [`${schema("PayoutInput")} required`]: ["routeId"] },
    "The request body of createPayout requires `routeId`",
  ],
  [
    "an event that is not stated",
    { "finance webhooks PAYOUT_RECALLED": webhook("PAYOUT_RECALLED", ["payoutId"]) },
    "openapi/finance/webhooks has the event PAYOUT_RECALLED, which the register does not state: add an entry to " +
      "openapi/register.yaml (see CONTRIBUTING, 'Add an event') or remove it.",
  ],
  ["an event that is lost", { "finance webhooks PING": undefined }, "states the event PING"],
  [
    "fields of an event",
    { "finance webhooks PING": webhook("PING", ["text"]) },
    "The schema of PING in openapi/finance/schemas lacks the field `message`",
  ],
  [
    "an optional field of an event",
    {
      "finance webhooks PING": webhook("PING", ["message"]),
      "finance webhooks TRANSFER_FAILED": webhook("TRANSFER_FAILED", ["transactionHash"]),
    },
    "The schema of TRANSFER_FAILED in openapi/finance/schemas requires `transactionHash`",
  ],
  [
    "another event type",
    {
      "finance webhooks PAYOUT_FAILED": webhook("PAYOUT_LOST", [
        "payoutId",
        "accountId",
        "status",
        "reason",
        "occurredAt",
      ]),
    },
    "`eventType` of the schema of PAYOUT_FAILED in openapi/finance/schemas is not pinned to PAYOUT_FAILED",
  ],
  [
    "a field that is not stated",
    { [`${schema("Wallet")} properties label`]: { type: "string" } },
    "openapi/finance/schemas/Wallet.yaml has the field `label`, which the register does not state: add an entry to " +
      "openapi/register.yaml (see CONTRIBUTING, 'Add a field'), mark it x-evidence: assumed, or remove it.",
  ],
  [
    "a field in a list that is complete, even as a guess",
    {
      "ramp components schemas CompanyBankAccountSummary properties iban": { type: "string", "x-evidence": "assumed" },
    },
    "openapi/ramp/schemas/CompanyBankAccountSummary.yaml has the field `iban`",
  ],
  [
    "a field that is lost",
    { [`${schema("BalanceAmount")} properties reserved`]: undefined },
    "openapi/finance/schemas/BalanceAmount.yaml lacks the field `reserved`",
  ],
  [
    "a field that is not required",
    { [`${schema("BalanceAmount")} required`]: ["total"] },
    "openapi/finance/schemas/BalanceAmount.yaml does not require `reserved`",
  ],
  [
    "a required field that may be missing",
    { [`${schema("PayIn")} required`]: ["settledAt"] },
    "openapi/finance/schemas/PayIn.yaml requires `settledAt`",
  ],
  [
    "a required field of which the name alone is known",
    { [`${schema("Payout")} required`]: ["failureReason"] },
    "openapi/finance/schemas/Payout.yaml requires `failureReason`, although the register",
  ],
  [
    "the word for tables where there is none",
    { [`${schema("Webhook")} x-presence`]: "table" },
    "openapi/finance/schemas/Webhook.yaml is no table of fields",
  ],
  [
    "another type",
    { [`${schema("PaymentSession")} properties inAmount`]: { type: "string" } },
    "`inAmount` of openapi/finance/schemas/PaymentSession.yaml is not of the type number",
  ],
  [
    "a request field that is not required",
    { [`${schema("WebhookInput")} required`]: ["url"] },
    "openapi/finance/schemas/WebhookInput.yaml does not require `authenticationMethod`",
  ],
  [
    "a request field that is not stated",
    { [`${schema("WebhookInput")} properties events`]: { type: "array" } },
    "openapi/finance/schemas/WebhookInput.yaml has the field `events`",
  ],
  [
    "a value that is not stated",
    { [`${schema("AmlStatus")} enum`]: ["PENDING", "APPROVED", "FLAGGED", "BLOCKED", "LOST"] },
    "add an entry with LOST to openapi/register.yaml",
  ],
  [
    "a value that is lost",
    { [`${schema("AmlStatus")} enum`]: ["PENDING", "APPROVED", "FLAGGED"] },
    "The values of openapi/finance/schemas/AmlStatus.yaml differ",
  ],
  [
    "a complete list that is open",
    {
      [`${schema("AmlStatus")} enum`]: undefined,
      [`${schema("AmlStatus")} x-extensible-enum`]: ["PENDING", "APPROVED", "FLAGGED", "BLOCKED"],
    },
    "are a complete list",
  ],
  [
    "a partial list that is closed",
    { [`${schema("FundingMode")} x-extensible-enum`]: undefined, [`${schema("FundingMode")} enum`]: ["PULL", "PUSH"] },
    "are a partial list",
  ],
  [
    "another bound",
    { [`${parameter("listPaymentSessions", "size")} schema maximum`]: 500 },
    "the parameter size of listPaymentSessions in openapi/finance/paths needs `maximum: 100`",
  ],
  [
    "a pattern that accepts too much",
    { [`${schema("WebhookInput")} properties url pattern`]: "^https?://" },
    'openapi/finance/schemas/WebhookInput.yaml accepts "http://shop.example/hooks"',
  ],
  [
    "a pattern that refuses too much",
    { [`${schema("WebhookInput")} properties url pattern`]: "^https://www" },
    'openapi/finance/schemas/WebhookInput.yaml refuses "https://shop.example/hooks"',
  ],
  [
    "a code that is not stated",
    { [`${codes} x-extensible-enum`]: [...codesNow, "party-not-found"] },
    "openapi/finance/errors.yaml has the code party-not-found, which the register does not state: add an entry to " +
      "openapi/register.yaml (see CONTRIBUTING, 'Add an error code') or remove it.",
  ],
  [
    "a code that is lost",
    { [`${codes} x-extensible-enum`]: codesNow.filter((code) => code !== "forbidden") },
    "openapi/finance/errors.yaml lacks the code forbidden",
  ],
  [
    "a status that is not stated",
    { [`${codes} x-error-statuses ambiguous-asset`]: 409 },
    "openapi/finance/errors.yaml gives ambiguous-asset the status 409, and the register",
  ],
  [
    "a code that its operation does not return",
    { "finance paths /v1/pay-ins/{payInId} get responses 404": undefined },
    "getPayIn in openapi/finance/paths does not return pay-in-not-found",
  ],
];

/** What the services' team adds: the change of the bundles, and the entries that confirm it. */
const additions: [name: string, change: BundleChange, entries: Partial<ConfirmedEntry>[]][] = [
  [
    "an operation",
    {
      "finance paths /v1/things": {
        get: operation("listThings", {
          "x-evidence": "confirmed",
          "x-source": ["C901"],
          security: [{ OAuth2: ["view:things"] }],
          responses: { "200": { description: "Done." } },
        }),
      },
      "finance components securitySchemes OAuth2 flows clientCredentials scopes view:things": "Things.",
    },
    [
      {
        operation: {
          method: "GET",
          path: "/v1/things",
          operationId: "listThings",
          shown: true,
          scopes: ["view:things"],
          success: [200],
        },
        scopes: ["view:things"],
      },
    ],
  ],
  [
    "how a listed operation works",
    {
      "finance paths /v1/parties get x-evidence": "confirmed",
      "finance paths /v1/parties get x-source": ["C901"],
      "finance paths /v1/parties get responses 200 x-evidence": "confirmed",
      "finance paths /v1/parties get responses 200 x-source": ["C901"],
    },
    [{ operation: { operationId: "listParties", shown: true, success: [200] } }],
  ],
  [
    "an event",
    { "finance webhooks PAYOUT_RECALLED": webhook("PAYOUT_RECALLED", ["payoutId"], { "x-source": ["C901"] }) },
    [{ event: { name: "PAYOUT_RECALLED", fields: ["payoutId"] } }],
  ],
  [
    "a field of an event",
    { "finance webhooks PING": webhook("PING", ["message", "sentAt"], { "x-source": ["C901"] }) },
    [{ event: { name: "PING", fields: ["sentAt"] } }],
  ],
  [
    "an error code",
    {
      [`${codes} x-extensible-enum`]: [...codesNow, "party-not-found"],
      [`${codes} x-error-statuses party-not-found`]: 404,
      [`${codes} x-enumDescriptions party-not-found`]: "The party is unknown.",
    },
    [{ code: { name: "party-not-found", status: 404 } }],
  ],
  [
    "the status of a code",
    { [`${codes} x-error-statuses ambiguous-asset`]: 409 },
    [{ code: { name: "ambiguous-asset", status: 409 } }],
  ],
  [
    "a field that may be missing",
    { [`${schema("Wallet")} properties label`]: { type: "string" }, [`${schema("Wallet")} x-source`]: ["C901"] },
    [
      {
        fields: {
          schema: "Wallet",
          presence: "table",
          list: ["label"],
          optional: { label: "caller" },
          types: { string: ["label"] },
        },
      },
    ],
  ],
  [
    "a field of a request",
    {
      [`${schema("WebhookInput")} properties events`]: { type: "array" },
      [`${schema("WebhookInput")} x-source`]: ["C901"],
    },
    [{ request: { schema: "WebhookInput", list: ["events"] } }],
  ],
  [
    "a status",
    {
      [`${schema("PayInStatus")} x-extensible-enum`]: ["SETTLED", "FAILED", "HELD"],
      [`${schema("PayInStatus")} x-source`]: ["C901"],
    },
    [{ values: { schema: "PayInStatus", closed: false, list: ["HELD"] } }],
  ],
  [
    "that a list is complete",
    {
      [`${schema("FundingMode")} x-extensible-enum`]: undefined,
      [`${schema("FundingMode")} enum`]: ["PULL", "PUSH"],
      [`${schema("FundingMode")} x-source`]: ["C901"],
    },
    [{ values: { schema: "FundingMode", closed: true, list: ["PULL", "PUSH"] } }],
  ],
];

describe("a difference is seen, and the file to edit named", () => {
  test.each(differences)("%s", (_, change, says) => {
    const problems = newProblems(before, problemsOf(comparisons, register, changed({ bundles }, change)));
    expect(problems).toContainEqual(expect.stringContaining(says));
    for (const problem of problems) expect(problem).toMatch(/^[^\n]*(openapi|register)[^\n]*\.$/);
  });
});

describe("what was confirmed counts like what is stated", () => {
  test.each(additions)("%s", (_, change, entries) => {
    const after = changed({ bundles }, change);
    expect(newProblems(before, problemsOf(comparisons, register, after))).not.toEqual([]);
    const confirmed = withConfirmed(register, entries);
    expect(formProblems(confirmed)).toEqual([]);
    expect(newProblems(before, problemsOf(comparisons, confirmed, after))).toEqual([]);
    expect(sources(confirmed, after).filter((problem) => /\bC901\b/.test(problem))).toEqual([]);
  });

  test("and needs its number where it stands", () => {
    const entry = { event: { name: "PING", fields: ["message"] } };
    const problems = sources(withConfirmed(register, [entry]), { bundles });
    expect(problems).toContain(
      "Add C901 to the x-source of openapi/finance/webhooks/PING.yaml: the register states something about it there.",
    );
    expect(problems).toContainEqual(expect.stringContaining("has C901 (It is so....), which no x-source names"));
  });

  test("the lint rule accepts a C number beside the word", () => {
    const wallet = { "x-evidence": "confirmed", "x-source": ["F1", "C901"] };
    expect(confirmedSource({ components: { schemas: { Wallet: wallet } } })).toEqual([]);
  });
});

describe("the form of the register", () => {
  const first = register.entries[0] as Entry;
  const mistakes: [name: string, entry: object, says: string][] = [
    ["a misspelt word", { vlaues: {} }, "must NOT have additional properties"],
    ["no text", { says: " " }, "must match pattern"],
    ["a number of another kind", { id: "G1" }, "must match pattern"],
    ["an overview without a place", { where: undefined }, "must have propert"],
    [
      "two places at once",
      { values: { schema: "A", header: "B", closed: true, list: ["C"] } },
      "must match exactly one",
    ],
    [
      "an unknown reason",
      { fields: { schema: "A", presence: "table", list: ["b"], optional: { b: "luck" } } },
      "must be equal to one of",
    ],
    ["a number twice", { id: "F2" }, "has the number F2 twice"],
  ];

  test.each(mistakes)("%s", (_, change, says) => {
    const entry = JSON.parse(JSON.stringify({ ...first, ...change })) as Entry;
    const entries = [entry, ...register.entries.slice(1)];
    expect(formProblems({ ...register, entries })).toContainEqual(expect.stringContaining(says));
  });

  test.each(["date", "origin", "api"])("a confirmed entry without %s", (name) => {
    const { confirmed } = withConfirmed(register, [{ code: { name: "a", status: null } }]);
    const entry = Object.fromEntries(Object.entries(confirmed.at(-1) as object).filter(([key]) => key !== name));
    const broken = { ...register, confirmed: [entry as unknown as ConfirmedEntry] };
    expect(formProblems(broken)).toContainEqual(expect.stringContaining(`must have required property '${name}'`));
  });
});
