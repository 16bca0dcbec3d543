// The comparisons of the contract with the register see each kind of difference and say which file to edit; what was
// confirmed counts like what is stated. The contract here is invented, so that nothing learnt of the services changes it.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import confirmedSource from "../../scripts/spectral/confirmedSource.js";
import { type BundleChange, changed, operation, problemsOf, webhook, withConfirmed } from "../lib/register/changes.ts";
import { formProblems } from "../lib/register/form.ts";
import * as operations from "../lib/register/operations.ts";
import type { Comparison, Contract } from "../lib/register/problems.ts";
import type { ConfirmedEntry, Entry, Register } from "../lib/register/register.ts";
import * as schemas from "../lib/register/schemas.ts";
import { sources } from "../lib/register/sources.ts";
import * as values from "../lib/register/values.ts";

const fixture = <T>(name: string) => parse(readFileSync(`${root}test/fixtures/register/${name}`, "utf8")) as T;
const register = fixture<Register>("register.yaml");
const contract: Contract = { bundles: fixture<Contract["bundles"]>("bundles.yaml") };
const comparisons: Comparison[] = [operations, schemas, values].flatMap((module) => Object.values(module));

const schema = (name: string) => `finance components schemas ${name}`;
const codes = schema("ErrorCode");
const known = ["thing-not-found", "thing-ambiguous", "hook-broken"];

/** Changes of the bundles, and a part of what has to be said about each. */
const differences: [name: string, change: BundleChange, says: string][] = [
  [
    "an operation that is not stated",
    { "finance paths /v1/others": { get: operation("listOthers") } },
    "openapi/finance/paths has the operation listOthers (GET /v1/others), which the register does not state: add an " +
      "entry to openapi/register.yaml (see CONTRIBUTING, 'Add an operation') or remove it.",
  ],
  ["an operation that is lost", { "finance paths /v1/hooks get": undefined }, "states listHooks (GET /v1/hooks"],
  [
    "another path",
    { "finance paths /v1/hooks get": undefined, "finance paths /v1/other": { get: operation("listHooks") } },
    "has listHooks as GET /v1/other",
  ],
  [
    "a listed operation without its label",
    { "finance paths /v1/things post x-evidence": undefined },
    "createThing in openapi/finance/paths is documented, and the register",
  ],
  [
    "a shown operation with a label",
    { "finance paths /v1/hooks get x-evidence": "listed" },
    "listHooks in openapi/finance/paths is listed, and the register",
  ],
  [
    "a scope that is not stated",
    { "finance paths /v1/hooks get security": [{ OAuth2: ["manage:things"] }] },
    "listHooks in openapi/finance/paths has the scopes [manage:things]",
  ],
  [
    "a role that is not stated",
    { "ramp paths /v1/deals post x-required-roles": ["MANAGER"] },
    "createDeal in openapi/ramp/paths has the roles [MANAGER]",
  ],
  [
    "a scope of the token endpoint",
    { "finance components securitySchemes OAuth2 flows clientCredentials scopes manage:things": "Things." },
    "OAuth2.yaml has the scopes",
  ],
  [
    "a success status that is a guess and not marked",
    { "finance paths /v1/hooks get responses 204": { description: "Nothing." } },
    "The status 204 of listHooks is not stated in the register",
  ],
  [
    "a stated success status marked as a guess",
    { "finance paths /v1/things get responses 200 x-evidence": "assumed" },
    "The status 200 of listThings is stated in the register",
  ],
  [
    "a stated error status that is lost",
    { "finance paths /v1/hooks post responses 409": undefined },
    "registerHook in openapi/finance/paths lacks the response 409",
  ],
  [
    "paging that is not stated",
    { "finance paths /v1/hooks get parameters": [{ name: "page", in: "query", schema: { type: "integer" } }] },
    "listHooks in openapi/finance/paths has a documented `page`",
  ],
  [
    "an idempotency key that is not stated",
    { [`${schema("ThingInput")} properties idempotencyKey`]: { type: "string", "x-evidence": "confirmed" } },
    "createThing in openapi/finance/paths accepts an idempotencyKey",
  ],
  [
    "a required field of a body that is only listed",
    { [`${schema("ThingInput")} required`]: ["name"] },
    "The request body of createThing requires `name`",
  ],
  [
    "an event that is not stated",
    { "finance webhooks THING_LOST": webhook("THING_LOST", ["thingId"]) },
    "openapi/finance/webhooks has the event THING_LOST, which the register does not state: add an entry to " +
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
    { [`${schema("ThingFailedEvent")} properties result required`]: ["thingId", "status", "hash"] },
    "The schema of THING_FAILED in openapi/finance/schemas requires `hash`",
  ],
  [
    "another event type",
    { "finance webhooks PING": webhook("PONG", ["message"]) },
    "`eventType` of the schema of PING in openapi/finance/schemas is not pinned to PING",
  ],
  [
    "a field that is not stated",
    { [`${schema("Thing")} properties label`]: { type: "string" } },
    "openapi/finance/schemas/Thing.yaml has the field `label`, which the register does not state: add an entry to " +
      "openapi/register.yaml (see CONTRIBUTING, 'Add a field'), mark it x-evidence: assumed, or remove it.",
  ],
  [
    "a field in a list that is complete, even as a guess",
    { [`${schema("Size")} properties depth`]: { type: "string", "x-evidence": "assumed" } },
    "openapi/finance/schemas/Size.yaml has the field `depth`",
  ],
  [
    "a field that is lost",
    { [`${schema("Size")} properties height`]: undefined },
    "openapi/finance/schemas/Size.yaml lacks the field `height`",
  ],
  [
    "a field that is not required",
    { [`${schema("Size")} required`]: ["width"] },
    "openapi/finance/schemas/Size.yaml does not require `height`",
  ],
  [
    "a required field that may be missing",
    { [`${schema("Thing")} required`]: ["id", "size", "note"] },
    "openapi/finance/schemas/Thing.yaml requires `note`",
  ],
  [
    "a required field of which the name alone is known",
    { [`${schema("Part")} required`]: ["failureReason"] },
    "openapi/finance/schemas/Part.yaml requires `failureReason`, although the register",
  ],
  [
    "the word for tables where there is none",
    { [`${schema("Size")} x-presence`]: "table" },
    "openapi/finance/schemas/Size.yaml is no table of fields",
  ],
  [
    "another type",
    { [`${schema("Thing")} properties size`]: { type: "string" } },
    "`size` of openapi/finance/schemas/Thing.yaml is not of the type number",
  ],
  [
    "a request field that is not required",
    { [`${schema("HookInput")} required`]: ["url"] },
    "openapi/finance/schemas/HookInput.yaml does not require `secret`",
  ],
  [
    "a request field that is not stated",
    { [`${schema("HookInput")} properties events`]: { type: "array" } },
    "openapi/finance/schemas/HookInput.yaml has the field `events`",
  ],
  [
    "a value that is not stated",
    { [`${schema("ThingStatus")} enum`]: ["NEW", "DONE", "LOST"] },
    "add an entry with LOST to openapi/register.yaml",
  ],
  [
    "a value that is lost",
    { [`${schema("ThingStatus")} enum`]: ["NEW"] },
    "The values of openapi/finance/schemas/ThingStatus.yaml differ",
  ],
  [
    "a complete list that is open",
    { [`${schema("ThingStatus")} enum`]: undefined, [`${schema("ThingStatus")} x-extensible-enum`]: ["NEW", "DONE"] },
    "are a complete list",
  ],
  [
    "a partial list that is closed",
    { [`${schema("ThingMode")} x-extensible-enum`]: undefined, [`${schema("ThingMode")} enum`]: ["FAST", "SLOW"] },
    "are a partial list",
  ],
  [
    "another bound",
    { "finance paths /v1/things get parameters 1 schema maximum": 500 },
    "the parameter size of listThings in openapi/finance/paths needs `maximum: 100`",
  ],
  [
    "a pattern that accepts too much",
    { [`${schema("HookInput")} properties url pattern`]: "^https?://" },
    'openapi/finance/schemas/HookInput.yaml accepts "http://shop.example/hooks"',
  ],
  [
    "a pattern that refuses too much",
    { [`${schema("HookInput")} properties url pattern`]: "^https://www" },
    'openapi/finance/schemas/HookInput.yaml refuses "https://shop.example/hooks"',
  ],
  [
    "a code that is not stated",
    { [`${codes} x-extensible-enum`]: [...known, "thing-lost"] },
    "openapi/finance/errors.yaml has the code thing-lost, which the register does not state: add an entry to " +
      "openapi/register.yaml (see CONTRIBUTING, 'Add an error code') or remove it.",
  ],
  [
    "a code that is lost",
    { [`${codes} x-extensible-enum`]: ["thing-not-found", "hook-broken"] },
    "openapi/finance/errors.yaml lacks the code thing-ambiguous",
  ],
  [
    "a status that is not stated",
    { [`${codes} x-error-statuses thing-ambiguous`]: 409 },
    "openapi/finance/errors.yaml gives thing-ambiguous the status 409, and the register",
  ],
  [
    "a code that its operation does not return",
    { "finance paths /v1/things get responses 404": undefined },
    "listThings in openapi/finance/paths does not return thing-not-found",
  ],
  [
    "a response that has the code of a failed resource, and is not marked",
    { "finance paths /v1/hooks post responses default x-evidence": undefined },
    "A response of registerHook in openapi/finance/paths has hook-broken, with which Hook fails",
  ],
];

/** What the services' team adds: the change of the bundles, and the entries that confirm it. */
const additions: [name: string, change: BundleChange, entries: Partial<ConfirmedEntry>[]][] = [
  [
    "an operation",
    {
      "finance paths /v1/others": {
        get: operation("listOthers", {
          "x-evidence": "confirmed",
          "x-source": ["C1"],
          security: [{ OAuth2: ["view:others"] }],
          responses: { "200": { description: "Done." } },
        }),
      },
      "finance components securitySchemes OAuth2 flows clientCredentials scopes view:others": "Others.",
    },
    [
      {
        operation: {
          method: "GET",
          path: "/v1/others",
          operationId: "listOthers",
          shown: true,
          scopes: ["view:others"],
          success: [200],
        },
        scopes: ["view:others"],
      },
    ],
  ],
  [
    "how a listed operation works",
    {
      "finance paths /v1/things post x-evidence": "confirmed",
      "finance paths /v1/things post x-source": ["F2", "C1"],
      "finance paths /v1/things post responses 201 x-evidence": "confirmed",
      "finance paths /v1/things post responses 201 x-source": ["C1"],
    },
    [{ operation: { operationId: "createThing", shown: true, success: [201] } }],
  ],
  [
    "an event",
    { "finance webhooks THING_LOST": webhook("THING_LOST", ["thingId"], { "x-source": ["C1"] }) },
    [{ event: { name: "THING_LOST", fields: ["thingId"] } }],
  ],
  [
    "a field of an event",
    { "finance webhooks PING": webhook("PING", ["message", "sentAt"], { "x-source": ["F20", "C1"] }) },
    [{ event: { name: "PING", fields: ["sentAt"] } }],
  ],
  [
    "an error code",
    {
      [`${codes} x-extensible-enum`]: [...known, "thing-lost"],
      [`${codes} x-error-statuses thing-lost`]: 404,
      [`${codes} x-enumDescriptions thing-lost`]: "It is lost.",
    },
    [{ code: { name: "thing-lost", status: 404 } }],
  ],
  [
    "the status of a code",
    { [`${codes} x-error-statuses thing-ambiguous`]: 409 },
    [{ code: { name: "thing-ambiguous", status: 409 } }],
  ],
  [
    "that a response has the code of a failed resource",
    { "finance paths /v1/hooks post responses default x-evidence": "confirmed" },
    [{ code: { name: "hook-broken", status: null, operations: ["registerHook"] } }],
  ],
  [
    "a field that may be missing",
    { [`${schema("Thing")} properties label`]: { type: "string" }, [`${schema("Thing")} x-source`]: ["F10", "C1"] },
    [
      {
        fields: {
          schema: "Thing",
          presence: "table",
          list: ["label"],
          optional: { label: "caller" },
          types: { string: ["label"] },
        },
      },
    ],
  ],
  [
    "a field that is always there, beside names alone",
    {
      [`${schema("Part")} properties label`]: { type: "string", "x-evidence": "confirmed" },
      [`${schema("Part")} required`]: ["label"],
      [`${schema("Part")} x-source`]: ["F12", "C1"],
    },
    [{ fields: { schema: "Part", presence: "stated", list: ["label"] } }],
  ],
  [
    "a field that may be missing, beside names alone",
    { [`${schema("Part")} properties label`]: { type: "string" }, [`${schema("Part")} x-source`]: ["F12", "C1"] },
    [{ fields: { schema: "Part", presence: "stated", list: ["label"], optional: { label: "state" } } }],
  ],
  [
    "that a field is always there",
    { [`${schema("Thing")} required`]: ["id", "size", "note"], [`${schema("Thing")} x-source`]: ["F10", "C1"] },
    [{ fields: { schema: "Thing", presence: "stated", list: ["note"] } }],
  ],
  [
    "a field of a request",
    {
      [`${schema("HookInput")} properties events`]: { type: "array" },
      [`${schema("HookInput")} x-source`]: ["F13", "F14", "C1"],
    },
    [{ request: { schema: "HookInput", list: ["events"] } }],
  ],
  [
    "a status",
    {
      [`${schema("ThingStatus")} enum`]: ["NEW", "DONE", "HELD"],
      [`${schema("ThingStatus")} x-source`]: ["F15", "C1"],
    },
    [{ values: { schema: "ThingStatus", closed: true, list: ["HELD"] } }],
  ],
  [
    "that a list is complete",
    {
      [`${schema("ThingMode")} x-extensible-enum`]: undefined,
      [`${schema("ThingMode")} enum`]: ["FAST", "SLOW"],
      [`${schema("ThingMode")} x-source`]: ["F16", "C1"],
    },
    [{ values: { schema: "ThingMode", closed: true, list: ["FAST", "SLOW"] } }],
  ],
];

describe("the invented contract", () => {
  test("agrees with its register, which has the form of the real one", () => {
    expect(formProblems(register)).toEqual([]);
    expect(problemsOf([...comparisons, sources], register, contract)).toEqual([]);
  });
});

describe("a difference is seen, and the file to edit named", () => {
  test.each(differences)("%s", (_, change, says) => {
    const problems = problemsOf(comparisons, register, changed(contract, change));
    expect(problems).toContainEqual(expect.stringContaining(says));
    for (const problem of problems) expect(problem).toMatch(/^[^\n]*(openapi|register)[^\n]*\.$/);
  });
});

describe("what was confirmed counts like what is stated", () => {
  test.each(additions)("%s", (_, change, entries) => {
    const after = changed(contract, change);
    expect(problemsOf(comparisons, register, after)).not.toEqual([]);
    const confirmed = withConfirmed(register, entries);
    expect(formProblems(confirmed)).toEqual([]);
    expect(problemsOf([...comparisons, sources], confirmed, after)).toEqual([]);
  });

  test("one field of what is otherwise assumed leaves the other fields what they were", () => {
    const after = changed(contract, {
      [`${schema("Guess")} properties id x-evidence`]: "confirmed",
      [`${schema("Guess")} required`]: ["id"],
      [`${schema("Guess")} x-source`]: ["C1"],
    });
    const confirmed = withConfirmed(register, [{ fields: { schema: "Guess", presence: "stated", list: ["id"] } }]);
    expect(problemsOf([...comparisons, sources], confirmed, after)).toEqual([]);
  });

  test("and needs its number where it stands", () => {
    const entry = { event: { name: "PING", fields: ["message"] } };
    const problems = sources(withConfirmed(register, [entry]), contract);
    expect(problems).toContain(
      "Add C1 to the x-source of openapi/finance/webhooks/PING.yaml: the register states something about it there.",
    );
    expect(problems).toContainEqual(expect.stringContaining("has C1 (It is so....), which no x-source names"));
  });

  test("the lint rule accepts a C number beside the word", () => {
    const wallet = { "x-evidence": "confirmed", "x-source": ["F1", "C1"] };
    expect(confirmedSource({ components: { schemas: { Wallet: wallet } } })).toEqual([]);
  });
});

describe("what is gone is stated by a C entry", () => {
  const removals: [name: string, change: BundleChange, entry: Partial<ConfirmedEntry>][] = [
    ["an operation", { "finance paths /v1/hooks get": undefined }, { gone: { operation: "listHooks" } }],
    ["an event", { "finance webhooks PING": undefined }, { gone: { event: "PING" } }],
    ["a field", { [`${schema("Thing")} properties note`]: undefined }, { gone: { schema: "Thing", fields: ["note"] } }],
    [
      "a field that has another name now",
      {
        [`${schema("Thing")} properties note`]: undefined,
        [`${schema("Thing")} properties remark`]: { type: "string", "x-evidence": "confirmed" },
        [`${schema("Thing")} x-source`]: ["F10", "C1"],
      },
      {
        gone: { schema: "Thing", fields: ["note"] },
        fields: { schema: "Thing", presence: "table", list: ["remark"], optional: { remark: "caller" } },
      },
    ],
  ];

  test.each(removals)("%s", (_, change, entry) => {
    const after = changed(contract, change);
    expect(problemsOf([...comparisons, sources], register, after)).not.toEqual([]);
    const ended = withConfirmed(register, [entry]);
    expect(formProblems(ended)).toEqual([]);
    expect(problemsOf([...comparisons, sources], ended, after)).toEqual([]);
  });

  test.each(removals)("%s, and it must not be there any more", (_, _change, entry) => {
    expect(problemsOf([...comparisons, sources], withConfirmed(register, [entry]), contract)).not.toEqual([]);
  });

  test("and by no other entry", () => {
    const entries = register.entries.map((entry, i) => (i === 0 ? { ...entry, gone: { code: "a" } } : entry));
    expect(formProblems({ ...register, entries })).not.toEqual([]);
  });
});

describe("the form of the register", () => {
  const first = register.entries[0] as Entry;
  const mistakes: [name: string, entry: object, says: string][] = [
    ["a misspelt word", { vlaues: {} }, "must NOT have additional properties"],
    ["no text", { says: " " }, "must match pattern"],
    ["a number of another kind", { id: "G1" }, "must match pattern"],
    ["an overview without a place", { used: "overview" }, "must have propert"],
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
