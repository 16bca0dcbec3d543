// Each rule of our own both ways: what it finds in a change, and what in the change taken back.

import { expect, test } from "vitest";
import type { Change } from "../../../model/change.ts";
import type { Json, JsonObject } from "../../../model/document.ts";
import { below, findings, reversed, type Small } from "./lib/contract.ts";

interface Case {
  rule: string;
  what: string;
  change: (after: Small) => void;
  given?: (both: Small) => void;
  /** `wire types` of what is found, in the order in which it is found. */
  finds: string[];
  /** The same for the change taken back. */
  takenBack: string[];
}

const schemas = ({ components }: Small) => components.schemas;
const get = ({ paths }: Small) => below(paths, "/v1/things/{thingId}", "get");
const post = ({ paths }: Small) => below(paths, "/v1/things", "post");
const property = (small: Small, schema: string, name: string) => below(schemas(small), schema, "properties", name);
const size = (small: Small) => below((get(small)["parameters"] as JsonObject[])[1] as JsonObject, "schema");
const list = (owner: JsonObject, key: string) => owner[key] as (string | JsonObject)[];
const sunset = (day: string) => (small: Small) => void Object.assign(get(small), { deprecated: true, "x-sunset": day });
const ending = (day: string) => ({ deprecated: true, "x-sunset": day });
const note = (small: Small) => property(small, "Thing", "note");
const sizeOf = (small: Small) => (get(small)["parameters"] as JsonObject[])[1] as JsonObject;
const noNote = (small: Small) => void delete below(schemas(small), "Thing", "properties")["note"];
const noKind = (small: Small) => void delete below(schemas(small), "ThingInput", "properties")["kind"];
const noSize = (small: Small) => void (get(small)["parameters"] as JsonObject[]).pop();
const gone = ({ paths }: Small) => void delete paths["/v1/things/{thingId}"];
const put = (owner: object, key: string, value: Json) => void Object.assign(owner, { [key]: value });
const major = "major";
const minor = "minor";

const cases: Case[] = [
  {
    rule: "open-list",
    what: "a value more",
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-extensible-enum").push("LOST"),
    finds: [minor],
    takenBack: ["major"],
  },
  {
    rule: "closed-list",
    what: "a value more in a response",
    change: (small) => void list(property(small, "Thing", "kind"), "enum").push("C"),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "closed-list",
    what: "a value more in a request",
    change: (small) => void list(property(small, "ThingInput", "kind"), "enum").push("C"),
    finds: [minor],
    takenBack: [major],
  },
  {
    rule: "list-kind",
    what: "a closed list of a response opens",
    change: (small) => {
      const kind = property(small, "Thing", "kind");
      kind["x-extensible-enum"] = kind["enum"];
      delete kind["enum"];
    },
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "list-kind",
    what: "any value of a request instead of a list",
    change: (small) => void delete property(small, "ThingInput", "kind")["enum"],
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "error-code",
    what: "a code less",
    change: (small) => {
      const code = ["content", "application/json", "schema", "properties", "errors", "items", "properties", "code"];
      below(small.components.responses, "NotFound", ...code)["x-extensible-enum"] = ["not-found"];
    },
    finds: ["major"],
    takenBack: [minor],
  },
  {
    rule: "error-code",
    what: "codes under another status",
    change: (small) => {
      const responses = below(get(small), "responses");
      responses["410"] = responses["404"];
      delete responses["404"];
    },
    finds: ["major", "major"],
    takenBack: ["major", "major"],
  },
  {
    rule: "error-advice",
    what: "other retry advice",
    change: (small) => put(below(schemas(small), "ErrorCode", "x-retryable"), "not-found", true),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "error-advice",
    what: "retry advice where there was none",
    change: (small) => put(below(schemas(small), "ErrorCode", "x-retryable"), "gone", true),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "error-advice",
    what: "another status of a code",
    change: (small) => put(below(schemas(small), "ErrorCode", "x-error-statuses"), "not-found", 410),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "event",
    what: "an event less",
    change: ({ webhooks }) => void delete webhooks["THING_MADE"],
    finds: [major],
    takenBack: [minor],
  },
  {
    rule: "event-key",
    what: "a field more in the key",
    change: (small) => void list(below(schemas(small), "ThingMade"), "x-event-key").push("status"),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "transition",
    what: "a documented move less",
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-transitions").shift(),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "transition",
    what: "an assumed move less",
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-transitions").pop(),
    finds: ["minor"],
    takenBack: ["patch"],
  },
  {
    rule: "transition",
    what: "a way out of a terminal status",
    change: (small) =>
      void list(below(schemas(small), "ThingStatus"), "x-transitions").push({ from: "DONE", to: "NEW" }),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "final-status",
    what: "a status that is no longer terminal",
    change: (small) => put(below(schemas(small), "ThingStatus", "x-enumDescriptions"), "DONE", "Done. Not terminal."),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "final-status",
    what: "other words for a terminal status",
    change: (small) => put(below(schemas(small), "ThingStatus", "x-enumDescriptions"), "DONE", "Terminal: all done."),
    finds: [],
    takenBack: [],
  },
  {
    rule: "idempotency",
    what: "no key any more",
    change: (small) => void delete below(schemas(small), "ThingInput", "properties")["idempotencyKey"],
    finds: [major],
    takenBack: [minor],
  },
  {
    rule: "idempotency",
    what: "a key that is necessary",
    change: (small) => void list(below(schemas(small), "ThingInput"), "required").push("idempotencyKey"),
    finds: [major],
    takenBack: ["minor"],
  },
  {
    rule: "undone-by",
    what: "nothing undoes it",
    change: (small) => void delete post(small)["x-undone-by"],
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "scopes",
    what: "another scope besides",
    change: (small) => put(get(small), "security", [{ OAuth2: ["view:things", "manage:things"] }]),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "scopes",
    what: "the security of the contract written at an operation",
    change: (small) => put(post(small), "security", [{ OAuth2: [] }]),
    finds: [],
    takenBack: [],
  },
  {
    rule: "scopes",
    what: "a client certificate besides",
    change: (small) => put(get(small), "security", [{ OAuth2: ["view:things"], Certificate: [] }]),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "access",
    what: "an operation that anyone can call",
    change: (small) => put(get(small), "security", []),
    finds: ["major"],
    takenBack: [],
  },
  {
    rule: "access",
    what: "no authentication by default",
    change: (small) => put(small, "security", []),
    finds: ["major"],
    takenBack: [],
  },
  {
    rule: "scopes",
    what: "no authentication by default, which is a matter of access",
    change: (small) => put(small, "security", []),
    finds: [],
    takenBack: ["major"],
  },
  {
    rule: "operation-server",
    what: "a server of its own",
    change: (small) => put(get(small), "servers", [{ url: "https://two.example" }]),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "operation-server",
    what: "one server more at a path",
    change: ({ paths, servers }) =>
      put(paths["/v1/things"] as JsonObject, "servers", [...servers, { url: "https://two.example" }]),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "operation-server",
    what: "the servers of the contract written at an operation",
    change: (small) => put(get(small), "servers", small.servers),
    finds: [],
    takenBack: [],
  },
  {
    rule: "oauth-flow",
    what: "another flow",
    change: ({ components }) => {
      const { OAuth2 } = components.securitySchemes;
      put(OAuth2, "flows", { authorizationCode: OAuth2.flows.clientCredentials });
    },
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "oauth-flow",
    what: "one flow more",
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows, "authorizationCode", { tokenUrl: "https://t.example", scopes: {} }),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "scope-list",
    what: "one scope more",
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Words."),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "scope-list",
    what: "other words for a scope",
    given: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Words."),
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Other words."),
    finds: ["patch"],
    takenBack: ["patch"],
  },
  {
    rule: "request-body",
    what: "a body that is necessary",
    given: (small) => void delete post(small)["requestBody"],
    change: (small) => put(post(small), "requestBody", { required: true, content: {} }),
    finds: [major],
    takenBack: [],
  },
  {
    rule: "request-body",
    what: "a body that can be sent",
    given: (small) => void delete post(small)["requestBody"],
    change: (small) => put(post(small), "requestBody", { content: {} }),
    finds: [minor],
    takenBack: [],
  },
  {
    rule: "roles",
    what: "a role that suffices, too",
    change: (small) => void list(post(small), "x-required-roles").push("MANAGER"),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "roles",
    what: "no role",
    change: (small) => void delete post(small)["x-required-roles"],
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "write-only",
    what: "a secret that may be returned",
    change: (small) => void delete property(small, "ThingInput", "apiKey")["writeOnly"],
    finds: ["major"],
    takenBack: ["patch"],
  },
  {
    rule: "read-only",
    what: "a field that is no longer accepted",
    change: (small) => put(property(small, "ThingInput", "name"), "readOnly", true),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "data-mark",
    what: "a secret that is marked as personal",
    change: (small) => put(property(small, "ThingInput", "apiKey"), "x-data", "personal"),
    finds: ["major"],
    takenBack: ["patch"],
  },
  {
    rule: "internal-server",
    what: "a server that is internal",
    change: (small) => put(below(small.servers, "0"), "x-internal", true),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "token-address",
    what: "another address for tokens",
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials, "tokenUrl", "https://u.example"),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "discriminator",
    what: "a value less of a request",
    change: (small) => void delete below(schemas(small), "Choice", "discriminator", "mapping")["B"],
    finds: [major],
    takenBack: [minor],
  },
  {
    rule: "discriminator",
    what: "another field",
    change: (small) => put(below(schemas(small), "Choice", "discriminator"), "propertyName", "kind"),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "discriminator",
    what: "another name of a kind",
    change: (small) => {
      const mapping = below(schemas(small), "Choice", "discriminator", "mapping");
      mapping["C"] = mapping["B"];
      delete mapping["B"];
    },
    finds: [major, minor],
    takenBack: [major, minor],
  },
  {
    rule: "const",
    what: "another constant",
    change: (small) => put(property(small, "ThingMade", "eventType"), "const", "THING_CREATED"),
    finds: [major],
    takenBack: [major],
  },
  {
    rule: "closed-list",
    what: "another constant that is written as a list besides, which is one change",
    given: (small) => put(property(small, "ThingInput", "kind"), "const", "A"),
    change: (small) => Object.assign(property(small, "ThingInput", "kind"), { const: "B", enum: ["B"] }),
    finds: [],
    takenBack: [],
  },
  {
    rule: "parameter",
    what: "a parameter that is necessary",
    change: (small) => list(get(small), "parameters").push({ name: "unit", in: "query", required: true }),
    finds: [major],
    takenBack: [major],
  },
  {
    rule: "parameter",
    what: "a header where there was no list",
    change: (small) => put(post(small), "parameters", [{ name: "X-Unit", in: "header" }]),
    finds: [minor],
    takenBack: [major],
  },
  {
    rule: "parameter",
    what: "a query parameter that is a header",
    change: (small) => put((get(small)["parameters"] as JsonObject[])[1] as JsonObject, "in", "header"),
    finds: [major, minor],
    takenBack: [major, minor],
  },
  {
    rule: "parameter",
    what: "a key of idempotency, which has a rule of its own",
    change: (small) => put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
    finds: [],
    takenBack: [],
  },
  {
    rule: "idempotency",
    what: "a key that is sent in a header",
    change: (small) => {
      delete below(schemas(small), "ThingInput", "properties")["idempotencyKey"];
      put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header" }]);
    },
    finds: [major],
    takenBack: [major],
  },
  {
    rule: "idempotency",
    what: "a header that is necessary besides the field",
    change: (small) => put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
    finds: [major],
    takenBack: [major],
  },
  {
    rule: "response-removed",
    what: "a response that operations share, gone from all",
    given: (small) => put(below(post(small), "responses"), "404", { $ref: "#/components/responses/NotFound" }),
    change: (small) => {
      delete below(get(small), "responses")["404"];
      delete below(post(small), "responses")["404"];
    },
    finds: [major],
    takenBack: [],
  },
  {
    rule: "response-removed",
    what: "a response that operations share, gone from one",
    given: (small) => put(below(post(small), "responses"), "404", { $ref: "#/components/responses/NotFound" }),
    change: (small) => void delete below(get(small), "responses")["404"],
    finds: [major],
    takenBack: [],
  },
  {
    rule: "delivery-method",
    what: "PUT instead of POST",
    change: ({ webhooks }) => put(webhooks, "THING_MADE", { put: webhooks["THING_MADE"]?.["post"] as JsonObject }),
    finds: [major],
    takenBack: [major],
  },
  {
    rule: "acknowledgement",
    what: "one status instead of all of success",
    given: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "responses", { "2XX": {} }),
    change: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "responses", { "200": {} }),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "delivery-access",
    what: "one way less to tell what is genuine",
    given: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "security", [{ Key: [] }, { Basic: [] }]),
    change: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "security", [{ Basic: [] }]),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "presence",
    what: "a field that requests need",
    change: (small) => void list(below(schemas(small), "ThingInput"), "required").push("kind"),
    finds: [major],
    takenBack: ["minor"],
  },
  {
    rule: "presence",
    what: "a field that responses always have",
    change: (small) => void list(below(schemas(small), "Thing"), "required").push("kind"),
    finds: ["minor"],
    takenBack: ["major"],
  },
  {
    rule: "presence",
    what: "a field of a table that is always there",
    given: (small) => put(below(schemas(small), "Thing"), "x-presence", "table"),
    change: (small) => void list(below(schemas(small), "Thing"), "required").push("kind"),
    finds: ["minor"],
    takenBack: ["minor"],
  },
  {
    rule: "presence",
    what: "presence that only a table suggests",
    change: (small) => put(below(schemas(small), "Thing"), "x-presence", "table"),
    finds: ["major"],
    takenBack: ["patch"],
  },
  {
    rule: "request-field-removed",
    what: "a field less in a request",
    change: (small) => void delete below(schemas(small), "ThingInput", "properties")["kind"],
    finds: [major],
    takenBack: [],
  },
  {
    rule: "request-field-removed",
    what: "a field less in a response, which Redocly's diff rates",
    change: (small) => void delete below(schemas(small), "Thing", "properties")["kind"],
    finds: [],
    takenBack: [],
  },
  {
    rule: "response-header",
    what: "a header that can be absent",
    change: (small) => put(below(get(small), "responses", "200", "headers", "X-Id"), "required", false),
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "default",
    what: "another default",
    change: (small) => put(size(small), "default", 50),
    finds: ["major"],
    takenBack: ["major"],
  },
  {
    rule: "default",
    what: "no default",
    change: (small) => void delete size(small)["default"],
    finds: ["major"],
    takenBack: ["minor"],
  },
  {
    rule: "default",
    what: "a default of a response, which says nothing to who reads",
    change: (small) => put(property(small, "Thing", "note"), "default", "-"),
    finds: [],
    takenBack: [],
  },
  {
    rule: "eased",
    what: "a larger page; Redocly's diff rates the smaller one",
    change: (small) => put(size(small), "maximum", 200),
    finds: ["minor"],
    takenBack: [],
  },
  {
    rule: "eased",
    what: "a field of a response that is never null",
    change: (small) => put(property(small, "Thing", "note"), "type", "string"),
    finds: ["minor"],
    takenBack: [],
  },
  {
    rule: "success-status",
    what: "another status of success",
    change: (small) => put(below(post(small), "responses"), "202", { description: "Taken." }),
    finds: ["major"],
    takenBack: [],
  },
  {
    rule: "operation-id",
    what: "another operation ID",
    change: (small) => put(get(small), "operationId", "readThing"),
    finds: ["none"],
    takenBack: ["none"],
  },
  {
    rule: "path-parameter-name",
    what: "another name of a path parameter",
    change: (small) => {
      small.paths["/v1/things/{id}"] = small.paths["/v1/things/{thingId}"] as JsonObject;
      delete small.paths["/v1/things/{thingId}"];
      (
        (
          get({ ...small, paths: { "/v1/things/{thingId}": small.paths["/v1/things/{id}"] as JsonObject } })[
            "parameters"
          ] as JsonObject[]
        )[0] as JsonObject
      )["name"] = "id";
    },
    finds: ["none"],
    takenBack: ["none"],
  },
  {
    rule: "schema-name",
    what: "a schema more",
    change: (small) => put(schemas(small), "Extra", { type: "object" }),
    finds: ["none"],
    takenBack: ["none"],
  },
  {
    rule: "deprecation",
    what: "an operation is deprecated",
    change: sunset("2028-01-01"),
    finds: ["minor"],
    takenBack: ["patch"],
  },
  {
    rule: "deprecation",
    what: "an earlier sunset",
    given: sunset("2029-01-01"),
    change: sunset("2028-01-01"),
    finds: ["major"],
    takenBack: ["patch"],
  },
  { rule: "operation-removed", what: "an operation less", change: gone, finds: [major], takenBack: [] },
  { rule: "operation-added", what: "an operation less", change: gone, finds: [], takenBack: [minor] },
  {
    rule: "removed-before-sunset",
    what: "gone the day before",
    given: sunset("2027-06-02"),
    change: gone,
    finds: [major],
    takenBack: [],
  },
  {
    rule: "removed-before-sunset",
    what: "gone on the day",
    given: sunset("2027-06-01"),
    change: gone,
    finds: [],
    takenBack: [],
  },
  {
    rule: "removed-after-sunset",
    what: "gone on the day",
    given: sunset("2027-06-01"),
    change: gone,
    finds: [major],
    takenBack: [],
  },
  ...[
    { what: "a field of a response", owner: note, change: noNote },
    { what: "a field of a request", owner: (small: Small) => property(small, "ThingInput", "kind"), change: noKind },
    { what: "a parameter", owner: sizeOf, change: noSize },
    {
      what: "a parameter with another name",
      owner: sizeOf,
      change: (small: Small) => void put(sizeOf(small), "name", "s"),
    },
  ].flatMap(({ what, owner, change }) =>
    [
      { rule: "removed-before-sunset", day: "2027-06-02", finds: [major] },
      { rule: "removed-after-sunset", day: "2027-06-02", finds: [] },
      { rule: "removed-before-sunset", day: "2027-06-01", finds: [] },
      { rule: "removed-after-sunset", day: "2027-06-01", finds: [major] },
      { rule: "removed-before-sunset", day: undefined, finds: [] },
      { rule: "removed-after-sunset", day: undefined, finds: [] },
      { rule: "request-field-removed", day: "2027-06-02", finds: [] },
    ].map(({ rule, day, finds }) => ({
      ...{ rule, what: `${what}, announced for ${day ?? "no day"}`, change, finds },
      given: (small: Small) => void Object.assign(owner(small), day === undefined ? {} : ending(day)),
      // A name taken back is a name that is gone, and has the same day.
      takenBack: what.endsWith("name") ? finds : [],
    })),
  ),
  {
    rule: "sunset-passed",
    what: "a day that is over",
    change: sunset("2027-05-31"),
    finds: ["major"],
    takenBack: [],
  },
  { rule: "sunset-passed", what: "today", change: sunset("2027-06-01"), finds: ["major"], takenBack: [] },
  { rule: "sunset-passed", what: "tomorrow", change: sunset("2027-06-02"), finds: [], takenBack: [] },
  {
    rule: "sunset-passed",
    what: "a day moved into the past",
    given: sunset("2029-01-01"),
    change: sunset("2027-01-01"),
    finds: ["major"],
    takenBack: [],
  },
  {
    rule: "sunset-passed",
    what: "a day that passed since",
    given: sunset("2027-01-01"),
    change: noNote,
    finds: [],
    takenBack: [],
  },
  {
    rule: "sunset-passed",
    what: "a field",
    change: (small) => void Object.assign(note(small), ending("2027-05-31")),
    finds: ["major"],
    takenBack: [],
  },
];

test.each(cases)("$rule: $what", async ({ rule, change, given, finds, takenBack }) => {
  const shown = (changes: Change[]) => changes.filter((one) => one.rule === rule).map(({ wire }) => wire);
  expect(shown(await findings(change, given))).toEqual(finds);
  expect(shown(await reversed(change, given))).toEqual(takenBack);
});

test.each<[string, (small: Small) => object, (small: Small) => void, string]>([
  ["an operation", get, gone, "the operation is gone before the day announced for it; keep it until 2027-06-30."],
  ["a field", note, noNote, "`Thing.note` is gone before the day announced for it; keep it until 2027-06-30."],
  [
    "a parameter",
    sizeOf,
    noSize,
    "the query parameter `size` is gone before the day announced for it; keep it until 2027-06-30.",
  ],
])("%s that is gone too early is kept, in so many words", async (_, owner, change, text) => {
  const given = (small: Small) => void Object.assign(owner(small), ending("2027-06-30"));
  const changes = await findings(change, given);
  const texts = changes.filter(({ rule }) => rule === "removed-before-sunset").map((one) => one.text);
  expect(texts).toEqual([expect.stringContaining(text)]);
});
