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
  /** What each finding weighs on the wire. */
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

/** What a rule finds, the heaviest first, and what in the change taken back. */
function found(
  rule: string,
  what: string,
  finds: string,
  takenBack: string,
): Pick<Case, "rule" | "what" | "finds" | "takenBack"> {
  const list = (words: string) => words.split(" ").filter((word) => word !== "");
  return { rule, what, finds: list(finds), takenBack: list(takenBack) };
}

const cases: Case[] = [
  {
    ...found("open-list", "a value more", "minor", "major"),
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-extensible-enum").push("LOST"),
  },
  {
    ...found("closed-list", "a value more in a response", "major", "minor"),
    change: (small) => void list(property(small, "Thing", "kind"), "enum").push("C"),
  },
  {
    ...found("closed-list", "a value more in a request", "minor", "major"),
    change: (small) => void list(property(small, "ThingInput", "kind"), "enum").push("C"),
  },
  {
    ...found("list-kind", "a closed list of a response opens", "major", "minor"),
    change: (small) => {
      const kind = property(small, "Thing", "kind");
      kind["x-extensible-enum"] = kind["enum"];
      delete kind["enum"];
    },
  },
  {
    ...found("list-kind", "any value of a request instead of a list", "minor", "major"),
    change: (small) => void delete property(small, "ThingInput", "kind")["enum"],
  },
  {
    ...found("error-code", "a code less", "major", "minor"),
    change: (small) => {
      const code = ["content", "application/json", "schema", "properties", "errors", "items", "properties", "code"];
      below(small.components.responses, "NotFound", ...code)["x-extensible-enum"] = ["not-found"];
    },
  },
  {
    ...found("error-code", "codes under another status", "major major", "major major"),
    change: (small) => {
      const responses = below(get(small), "responses");
      responses["410"] = responses["404"];
      delete responses["404"];
    },
  },
  {
    ...found("error-advice", "other retry advice", "major", "major"),
    change: (small) => put(below(schemas(small), "ErrorCode", "x-retryable"), "not-found", true),
  },
  {
    ...found("error-advice", "retry advice where there was none", "minor", "major"),
    change: (small) => put(below(schemas(small), "ErrorCode", "x-retryable"), "gone", true),
  },
  {
    ...found("error-advice", "another status of a code", "major", "major"),
    change: (small) => put(below(schemas(small), "ErrorCode", "x-error-statuses"), "not-found", 410),
  },
  {
    ...found("event", "an event less", "major", "minor"),
    change: ({ webhooks }) => void delete webhooks["THING_MADE"],
  },
  {
    ...found("event-key", "a field more in the key", "major", "major"),
    change: (small) => void list(below(schemas(small), "ThingMade"), "x-event-key").push("status"),
  },
  {
    ...found("transition", "a documented move less", "major", "minor"),
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-transitions").shift(),
  },
  {
    ...found("transition", "an assumed move less", "minor", "patch"),
    change: (small) => void list(below(schemas(small), "ThingStatus"), "x-transitions").pop(),
  },
  {
    ...found("transition", "a way out of a terminal status", "major", "major"),
    change: (small) =>
      void list(below(schemas(small), "ThingStatus"), "x-transitions").push({ from: "DONE", to: "NEW" }),
  },
  {
    ...found("final-status", "a status that is no longer terminal", "major", "major"),
    change: (small) => put(below(schemas(small), "ThingStatus", "x-enumDescriptions"), "DONE", "Done. Not terminal."),
  },
  {
    ...found("final-status", "other words for a terminal status", "", ""),
    change: (small) => put(below(schemas(small), "ThingStatus", "x-enumDescriptions"), "DONE", "Terminal: all done."),
  },
  {
    ...found("idempotency", "no key any more", "major", "minor"),
    change: (small) => void delete below(schemas(small), "ThingInput", "properties")["idempotencyKey"],
  },
  {
    ...found("idempotency", "a key that is necessary", "major", "minor"),
    change: (small) => void list(below(schemas(small), "ThingInput"), "required").push("idempotencyKey"),
  },
  {
    ...found("undone-by", "nothing undoes it", "major", "minor"),
    change: (small) => void delete post(small)["x-undone-by"],
  },
  {
    ...found("scopes", "another scope besides", "major", "minor"),
    change: (small) => put(get(small), "security", [{ OAuth2: ["view:things", "manage:things"] }]),
  },
  {
    ...found("scopes", "the security of the contract written at an operation", "", ""),
    change: (small) => put(post(small), "security", [{ OAuth2: [] }]),
  },
  {
    ...found("scopes", "a client certificate besides", "major", "minor"),
    change: (small) => put(get(small), "security", [{ OAuth2: ["view:things"], Certificate: [] }]),
  },
  {
    ...found("access", "an operation that anyone can call", "major", ""),
    change: (small) => put(get(small), "security", []),
  },
  {
    ...found("access", "no authentication by default", "major", ""),
    change: (small) => put(small, "security", []),
  },
  {
    ...found("scopes", "no authentication by default, which is a matter of access", "", "major"),
    change: (small) => put(small, "security", []),
  },
  {
    ...found("operation-server", "a server of its own", "major", "major"),
    change: (small) => put(get(small), "servers", [{ url: "https://two.example" }]),
  },
  {
    ...found("operation-server", "one server more at a path", "minor", "major"),
    change: ({ paths, servers }) =>
      put(paths["/v1/things"] as JsonObject, "servers", [...servers, { url: "https://two.example" }]),
  },
  {
    ...found("operation-server", "the servers of the contract written at an operation", "", ""),
    change: (small) => put(get(small), "servers", small.servers),
  },
  {
    ...found("oauth-flow", "another flow", "major", "major"),
    change: ({ components }) => {
      const { OAuth2 } = components.securitySchemes;
      put(OAuth2, "flows", { authorizationCode: OAuth2.flows.clientCredentials });
    },
  },
  {
    ...found("oauth-flow", "one flow more", "minor", "major"),
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows, "authorizationCode", { tokenUrl: "https://t.example", scopes: {} }),
  },
  {
    ...found("scope-list", "one scope more", "minor", "major"),
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Words."),
  },
  {
    ...found("scope-list", "other words for a scope", "patch", "patch"),
    given: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Words."),
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials.scopes, "view:things", "Other words."),
  },
  {
    ...found("request-body", "a body that is necessary", "major", ""),
    given: (small) => void delete post(small)["requestBody"],
    change: (small) => put(post(small), "requestBody", { required: true, content: {} }),
  },
  {
    ...found("request-body", "a body that can be sent", "minor", ""),
    given: (small) => void delete post(small)["requestBody"],
    change: (small) => put(post(small), "requestBody", { content: {} }),
  },
  {
    ...found("roles", "a role that suffices, too", "minor", "major"),
    change: (small) => void list(post(small), "x-required-roles").push("MANAGER"),
  },
  {
    ...found("roles", "no role", "minor", "major"),
    change: (small) => void delete post(small)["x-required-roles"],
  },
  {
    ...found("write-only", "a secret that may be returned", "major", "patch"),
    change: (small) => void delete property(small, "ThingInput", "apiKey")["writeOnly"],
  },
  {
    ...found("read-only", "a field that is no longer accepted", "major", "minor"),
    change: (small) => put(property(small, "ThingInput", "name"), "readOnly", true),
  },
  {
    ...found("data-mark", "a secret that is marked as personal", "major", "patch"),
    change: (small) => put(property(small, "ThingInput", "apiKey"), "x-data", "personal"),
  },
  {
    ...found("internal-server", "a server that is internal", "major", "minor"),
    change: (small) => put(below(small.servers, "0"), "x-internal", true),
  },
  {
    ...found("token-address", "another address for tokens", "major", "major"),
    change: ({ components }) =>
      put(components.securitySchemes.OAuth2.flows.clientCredentials, "tokenUrl", "https://u.example"),
  },
  {
    ...found("discriminator", "a value less of a request", "major", "minor"),
    change: (small) => void delete below(schemas(small), "Choice", "discriminator", "mapping")["B"],
  },
  {
    ...found("discriminator", "another field", "major", "major"),
    change: (small) => put(below(schemas(small), "Choice", "discriminator"), "propertyName", "kind"),
  },
  {
    ...found("discriminator", "another name of a kind", "major minor", "major minor"),
    change: (small) => {
      const mapping = below(schemas(small), "Choice", "discriminator", "mapping");
      mapping["C"] = mapping["B"];
      delete mapping["B"];
    },
  },
  {
    ...found("const", "another constant", "major", "major"),
    change: (small) => put(property(small, "ThingMade", "eventType"), "const", "THING_CREATED"),
  },
  {
    ...found("closed-list", "another constant that is written as a list besides, which is one change", "", ""),
    given: (small) => put(property(small, "ThingInput", "kind"), "const", "A"),
    change: (small) => Object.assign(property(small, "ThingInput", "kind"), { const: "B", enum: ["B"] }),
  },
  {
    ...found("parameter", "a parameter that is necessary", "major", "major"),
    change: (small) => list(get(small), "parameters").push({ name: "unit", in: "query", required: true }),
  },
  {
    ...found("parameter", "a header where there was no list", "minor", "major"),
    change: (small) => put(post(small), "parameters", [{ name: "X-Unit", in: "header" }]),
  },
  {
    ...found("parameter", "a query parameter that is a header", "major minor", "major minor"),
    change: (small) => put((get(small)["parameters"] as JsonObject[])[1] as JsonObject, "in", "header"),
  },
  {
    ...found("parameter", "a key of idempotency, which has a rule of its own", "", ""),
    change: (small) => put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
  },
  {
    ...found("idempotency", "a key that is sent in a header", "major", "major"),
    change: (small) => {
      delete below(schemas(small), "ThingInput", "properties")["idempotencyKey"];
      put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header" }]);
    },
  },
  {
    ...found("idempotency", "a header that is necessary besides the field", "major", "major"),
    change: (small) => put(post(small), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
  },
  {
    ...found("response-removed", "a response that operations share, gone from all", "major", ""),
    given: (small) => put(below(post(small), "responses"), "404", { $ref: "#/components/responses/NotFound" }),
    change: (small) => {
      delete below(get(small), "responses")["404"];
      delete below(post(small), "responses")["404"];
    },
  },
  {
    ...found("response-removed", "a response that operations share, gone from one", "major", ""),
    given: (small) => put(below(post(small), "responses"), "404", { $ref: "#/components/responses/NotFound" }),
    change: (small) => void delete below(get(small), "responses")["404"],
  },
  {
    ...found("delivery-method", "PUT instead of POST", "major", "major"),
    change: ({ webhooks }) => put(webhooks, "THING_MADE", { put: webhooks["THING_MADE"]?.["post"] as JsonObject }),
  },
  {
    ...found("acknowledgement", "one status instead of all of success", "major", "minor"),
    given: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "responses", { "2XX": {} }),
    change: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "responses", { "200": {} }),
  },
  {
    ...found("delivery-access", "one way less to tell what is genuine", "major", "minor"),
    given: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "security", [{ Key: [] }, { Basic: [] }]),
    change: ({ webhooks }) => put(below(webhooks, "THING_MADE", "post"), "security", [{ Basic: [] }]),
  },
  {
    ...found("presence", "a field that requests need", "major", "minor"),
    change: (small) => void list(below(schemas(small), "ThingInput"), "required").push("kind"),
  },
  {
    ...found("presence", "a field that responses always have", "minor", "major"),
    change: (small) => void list(below(schemas(small), "Thing"), "required").push("kind"),
  },
  {
    ...found("presence", "a field of a table that is always there", "minor", "minor"),
    given: (small) => put(below(schemas(small), "Thing"), "x-presence", "table"),
    change: (small) => void list(below(schemas(small), "Thing"), "required").push("kind"),
  },
  {
    ...found("presence", "presence that only a table suggests", "major", "patch"),
    change: (small) => put(below(schemas(small), "Thing"), "x-presence", "table"),
  },
  {
    ...found("request-field-removed", "a field less in a request", "major", ""),
    change: (small) => void delete below(schemas(small), "ThingInput", "properties")["kind"],
  },
  {
    ...found("request-field-removed", "a field less in a response, which Redocly's diff rates", "", ""),
    change: (small) => void delete below(schemas(small), "Thing", "properties")["kind"],
  },
  {
    ...found("response-header", "a header that can be absent", "major", "minor"),
    change: (small) => put(below(get(small), "responses", "200", "headers", "X-Id"), "required", false),
  },
  {
    ...found("default", "another default", "major", "major"),
    change: (small) => put(size(small), "default", 50),
  },
  {
    ...found("default", "no default", "major", "minor"),
    change: (small) => void delete size(small)["default"],
  },
  {
    ...found("default", "a default of a response, which says nothing to who reads", "", ""),
    change: (small) => put(property(small, "Thing", "note"), "default", "-"),
  },
  {
    ...found("eased", "a larger page; Redocly's diff rates the smaller one", "minor", ""),
    change: (small) => put(size(small), "maximum", 200),
  },
  {
    ...found("eased", "a field of a response that is never null", "minor", ""),
    change: (small) => put(property(small, "Thing", "note"), "type", "string"),
  },
  {
    ...found("success-status", "another status of success", "major", ""),
    change: (small) => put(below(post(small), "responses"), "202", { description: "Taken." }),
  },
  {
    ...found("operation-id", "another operation ID", "none", "none"),
    change: (small) => put(get(small), "operationId", "readThing"),
  },
  {
    ...found("path-parameter-name", "another name of a path parameter", "none", "none"),
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
  },
  {
    ...found("schema-name", "a schema more", "none", "none"),
    change: (small) => put(schemas(small), "Extra", { type: "object" }),
  },
  {
    ...found("deprecation", "an operation is deprecated", "minor", "patch"),
    change: sunset("2028-01-01"),
  },
  {
    ...found("deprecation", "an earlier sunset", "major", "patch"),
    given: sunset("2029-01-01"),
    change: sunset("2028-01-01"),
  },
  { rule: "operation-removed", what: "an operation less", change: gone, finds: [major], takenBack: [] },
  { rule: "operation-added", what: "an operation less", change: gone, finds: [], takenBack: [minor] },
  {
    ...found("removed-before-sunset", "gone the day before", "major", ""),
    given: sunset("2027-06-02"),
    change: gone,
  },
  {
    ...found("removed-before-sunset", "gone on the day", "", ""),
    given: sunset("2027-06-01"),
    change: gone,
  },
  {
    ...found("removed-after-sunset", "gone on the day", "major", ""),
    given: sunset("2027-06-01"),
    change: gone,
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
    ...found("sunset-passed", "a day that is over", "major", ""),
    change: sunset("2027-05-31"),
  },
  { rule: "sunset-passed", what: "today", change: sunset("2027-06-01"), finds: ["major"], takenBack: [] },
  { rule: "sunset-passed", what: "tomorrow", change: sunset("2027-06-02"), finds: [], takenBack: [] },
  {
    ...found("sunset-passed", "a day moved into the past", "major", ""),
    given: sunset("2029-01-01"),
    change: sunset("2027-01-01"),
  },
  {
    ...found("sunset-passed", "a day that passed since", "", ""),
    given: sunset("2027-01-01"),
    change: noNote,
  },
  {
    ...found("sunset-passed", "a field", "major", ""),
    change: (small) => void Object.assign(note(small), ending("2027-05-31")),
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
