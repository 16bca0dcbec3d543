// Edits of a contract that is small enough to be read at a glance: what a rule finds, and what in the edit taken back.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import type { Json, JsonObject } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
import { contract } from "./edits/contract.ts";
import { add, at, drop, type Edit, operation, push, type Rows, remove, rename, schema, set } from "./edits/edit.ts";

const get = (document: JsonObject) => operation(document, "get", "/v1/things/{thingId}");
const post = (document: JsonObject) => operation(document, "post", "/v1/things");
const size = (document: JsonObject) => at(get(document), "/parameters/1");
const note = (document: JsonObject) => schema(document, "Thing", "note");
const flow = (document: JsonObject) => at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials");
const moves = "/components/schemas/ThingStatus/x-transitions";
const gone: Edit = (document) => remove(at(document, "/paths"), "/v1/things/{thingId}");
const noNote: Edit = (document) => remove(at(document, "/components/schemas/Thing/properties"), "note");
const noSize: Edit = (document) => {
  at<Json[]>(document, "/paths/~1v1~1things~1{thingId}/get/parameters").pop();
};
const noKind: Edit = (document) => remove(at(document, "/components/schemas/ThingInput/properties"), "kind");
/** Adds or replaces. */
function put(owner: JsonObject, key: string, value: Json): undefined {
  owner[key] = value;
}
/** Announces an end. */
function ends(owner: JsonObject, day: string): undefined {
  put(owner, "deprecated", true);
  put(owner, "x-sunset", day);
}
const sunset =
  (day: string): Edit =>
  (document) =>
    ends(get(document), day);

/** What the gate says; the types are the compiler's, and the table's of the real bundles. */
function between(before: JsonObject, after: JsonObject): Promise<Change[]> {
  return rateChanges("finance", before, after, { today: "2027-06-01", types: async () => new Map() });
}

/** Both sides of an edit. */
function sidesOf(edit: Edit, given: Edit = () => undefined): [before: JsonObject, after: JsonObject] {
  const [before, after] = [contract(), contract()];
  for (const side of [before, after]) given(side);
  edit(after);
  return [before, after];
}

/** Edits by rule, what it finds (on the wire, the heaviest first; - for nothing), and what in the edit taken back. */
const rows: Rows = {
  "open-list minor/major: a value more": (document) =>
    push(schema(document, "ThingStatus"), "x-extensible-enum", "LOST"),
  "closed-list major/minor: a value more in a response": (document) =>
    push(schema(document, "Thing", "kind"), "enum", "C"),
  "closed-list minor/major: a value more in a request": (document) =>
    push(schema(document, "ThingInput", "kind"), "enum", "C"),
  "list-kind major/minor: a closed list of a response opens": (document) => {
    const kind = schema(document, "Thing", "kind");
    kind["x-extensible-enum"] = kind["enum"];
    remove(kind, "enum");
  },
  "list-kind minor/major: any value of a request instead of a list": (document) =>
    remove(schema(document, "ThingInput", "kind"), "enum"),
  "error-code major/minor: a code less": (document) => {
    const body = "/components/responses/NotFound/content/application~1json";
    drop(at(document, `${body}/schema/properties/errors/items/properties/code`), "x-extensible-enum", "gone");
  },
  "error-code major+major/major+major: codes under another status": (document) => {
    const responses = at(get(document), "/responses");
    responses["410"] = responses["404"];
    remove(responses, "404");
  },
  "error-advice major/major: other retry advice": (document) =>
    put(at(document, "/components/schemas/ErrorCode/x-retryable"), "not-found", true),
  "error-advice minor/major: retry advice where there was none": (document) =>
    put(at(document, "/components/schemas/ErrorCode/x-retryable"), "gone", true),
  "error-advice major/major: another status of a code": (document) =>
    put(at(document, "/components/schemas/ErrorCode/x-error-statuses"), "not-found", 410),
  "event major/minor: an event less": (document) => remove(at(document, "/webhooks"), "THING_MADE"),
  "event-key major/major: a field more in the key": (document) =>
    push(schema(document, "ThingMade"), "x-event-key", "status"),
  "transition major/minor: a documented move less": (document) => {
    at<Json[]>(document, moves).shift();
  },
  "transition minor/patch: an assumed move less": (document) => {
    at<Json[]>(document, moves).pop();
  },
  "transition major/major: a way out of a terminal status": (document) =>
    push(schema(document, "ThingStatus"), "x-transitions", { from: "DONE", to: "NEW" }),
  "final-status major/major: a status that is no longer terminal": (document) =>
    put(at(document, "/components/schemas/ThingStatus/x-enumDescriptions"), "DONE", "Done. Not terminal."),
  "final-status -/-: other words for a terminal status": (document) =>
    put(at(document, "/components/schemas/ThingStatus/x-enumDescriptions"), "DONE", "Terminal: all done."),
  "idempotency major/minor: no key any more": (document) =>
    remove(at(document, "/components/schemas/ThingInput/properties"), "idempotencyKey"),
  "idempotency major/minor: a key that is necessary": (document) =>
    push(schema(document, "ThingInput"), "required", "idempotencyKey"),
  "undone-by major/minor: nothing undoes it": (document) => remove(post(document), "x-undone-by"),
  "scopes major/minor: another scope besides": (document) =>
    put(get(document), "security", [{ OAuth2: ["view:things", "manage:things"] }]),
  "scopes -/-: the security of the contract written at an operation": (document) =>
    put(post(document), "security", [{ OAuth2: [] }]),
  "scopes major/minor: a client certificate besides": (document) =>
    put(get(document), "security", [{ OAuth2: ["view:things"], Certificate: [] }]),
  "access major/-: an operation that anyone can call": (document) => put(get(document), "security", []),
  "access major/-: no authentication by default": (document) => put(document, "security", []),
  "scopes -/major: no authentication by default, which is a matter of access": (document) =>
    put(document, "security", []),
  "operation-server major/major: a server of its own": (document) =>
    put(get(document), "servers", [{ url: "https://two.example" }]),
  "operation-server minor/major: one server more at a path": (document) =>
    put(at(document, "/paths/~1v1~1things"), "servers", [
      ...at<Json[]>(document, "/servers"),
      { url: "https://two.example" },
    ]),
  "operation-server -/-: the servers of the contract written at an operation": (document) =>
    put(get(document), "servers", document["servers"] as Json),
  "oauth-flow major/major: another flow": (document) =>
    rename(at(document, "/components/securitySchemes/OAuth2/flows"), "clientCredentials", "authorizationCode"),
  "oauth-flow minor/major: one flow more": (document) =>
    put(at(document, "/components/securitySchemes/OAuth2/flows"), "authorizationCode", {
      tokenUrl: "https://t.example",
      scopes: {},
    }),
  "scope-list minor/major: one scope more": (document) => put(at(flow(document), "/scopes"), "view:things", "Words."),
  "scope-list patch/patch: other words for a scope": [
    (document) => put(at(flow(document), "/scopes"), "view:things", "Words."),
    (document) => put(at(flow(document), "/scopes"), "view:things", "Other words."),
  ],
  "request-body major/-: a body that is necessary": [
    (document) => remove(post(document), "requestBody"),
    (document) => put(post(document), "requestBody", { required: true, content: {} }),
  ],
  "request-body minor/-: a body that can be sent": [
    (document) => remove(post(document), "requestBody"),
    (document) => put(post(document), "requestBody", { content: {} }),
  ],
  "roles minor/major: a role that suffices, too": (document) => push(post(document), "x-required-roles", "MANAGER"),
  "roles minor/major: no role": (document) => remove(post(document), "x-required-roles"),
  "write-only major/patch: a secret that may be returned": (document) =>
    remove(schema(document, "ThingInput", "apiKey"), "writeOnly"),
  "read-only major/minor: a field that is no longer accepted": (document) =>
    put(schema(document, "ThingInput", "name"), "readOnly", true),
  "data-mark major/patch: a secret that is marked as personal": (document) =>
    put(schema(document, "ThingInput", "apiKey"), "x-data", "personal"),
  "internal-server major/minor: a server that is internal": (document) =>
    put(at(document, "/servers/0"), "x-internal", true),
  "token-address major/major: another address for tokens": (document) =>
    put(flow(document), "tokenUrl", "https://u.example"),
  "discriminator major/minor: a value less of a request": (document) =>
    remove(at(document, "/components/schemas/Choice/discriminator/mapping"), "B"),
  "discriminator major/major: another field": (document) =>
    put(at(document, "/components/schemas/Choice/discriminator"), "propertyName", "kind"),
  "discriminator major+minor/major+minor: another name of a kind": (document) => {
    const mapping = at(document, "/components/schemas/Choice/discriminator/mapping");
    mapping["C"] = mapping["B"];
    remove(mapping, "B");
  },
  "const major/major: another constant": (document) =>
    put(schema(document, "ThingMade", "eventType"), "const", "THING_CREATED"),
  "closed-list -/-: another constant that is written as a list besides, which is one change": [
    (document) => put(schema(document, "ThingInput", "kind"), "const", "A"),
    (document) => {
      set(schema(document, "ThingInput", "kind"), "const", "B");
      set(schema(document, "ThingInput", "kind"), "enum", ["B"]);
    },
  ],
  "parameter major/major: a parameter that is necessary": (document) =>
    push(get(document), "parameters", { name: "unit", in: "query", required: true }),
  "parameter minor/major: a header where there was no list": (document) =>
    put(post(document), "parameters", [{ name: "X-Unit", in: "header" }]),
  "parameter major+minor/major+minor: a query parameter that is a header": (document) =>
    put(size(document), "in", "header"),
  "parameter -/-: a key of idempotency, which has a rule of its own": (document) =>
    put(post(document), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
  "idempotency major/major: a key that is sent in a header": (document) => {
    remove(at(document, "/components/schemas/ThingInput/properties"), "idempotencyKey");
    put(post(document), "parameters", [{ name: "Idempotency-Key", in: "header" }]);
  },
  "idempotency major/major: a header that is necessary besides the field": (document) =>
    put(post(document), "parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
  "response-removed major/-: a response that operations share, gone from all": [
    (document) => put(at(post(document), "/responses"), "404", { $ref: "#/components/responses/NotFound" }),
    (document) => {
      remove(at(get(document), "/responses"), "404");
      remove(at(post(document), "/responses"), "404");
    },
  ],
  "response-removed major/-: a response that operations share, gone from one": [
    (document) => put(at(post(document), "/responses"), "404", { $ref: "#/components/responses/NotFound" }),
    (document) => remove(at(get(document), "/responses"), "404"),
  ],
  "delivery-method major/major: PUT instead of POST": (document) =>
    rename(at(document, "/webhooks/THING_MADE"), "post", "put"),
  "acknowledgement major/minor: one status instead of all of success": [
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "responses", { "2XX": {} }),
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "responses", { "200": {} }),
  ],
  "delivery-access major/minor: one way less to tell what is genuine": [
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "security", [{ Key: [] }, { Basic: [] }]),
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "security", [{ Basic: [] }]),
  ],
  "presence major/minor: a field that requests need": (document) =>
    push(schema(document, "ThingInput"), "required", "kind"),
  "presence minor/major: a field that responses always have": (document) =>
    push(schema(document, "Thing"), "required", "kind"),
  "presence minor/minor: a field of a table that is always there": [
    (document) => put(schema(document, "Thing"), "x-presence", "table"),
    (document) => push(schema(document, "Thing"), "required", "kind"),
  ],
  "presence major/patch: presence that only a table suggests": (document) =>
    put(schema(document, "Thing"), "x-presence", "table"),
  "request-field-removed major/-: a field less in a request": (document) =>
    remove(at(document, "/components/schemas/ThingInput/properties"), "kind"),
  "request-field-removed -/-: a field less in a response, which has a rule of its own": (document) =>
    remove(at(document, "/components/schemas/Thing/properties"), "kind"),
  "response-header major/minor: a header that can be absent": (document) =>
    put(at(get(document), "/responses/200/headers/X-Id"), "required", false),
  "default major/major: another default": (document) => put(at(size(document), "/schema"), "default", 50),
  "default major/minor: no default": (document) => remove(at(size(document), "/schema"), "default"),
  "default -/-: a default of a response, which says nothing to who reads": (document) =>
    put(schema(document, "Thing", "note"), "default", "-"),
  "eased minor/-: a larger page": (document) => put(at(size(document), "/schema"), "maximum", 200),
  "eased minor/-: a field of a response that is never null": (document) =>
    put(schema(document, "Thing", "note"), "type", "string"),
  "success-status major/-: another status of success": (document) =>
    put(at(post(document), "/responses"), "202", { description: "Taken." }),
  "operation-id none/none: another operation ID": (document) => put(get(document), "operationId", "readThing"),
  "path-parameter-name none/none: another name of a path parameter": (document) => {
    set(at(get(document), "/parameters/0"), "name", "id");
    rename(at(document, "/paths"), "/v1/things/{thingId}", "/v1/things/{id}");
  },
  "schema-name none/none: a schema more": (document) =>
    put(at(document, "/components/schemas"), "Extra", { type: "object" }),
  "deprecation minor/patch: an operation is deprecated": sunset("2028-01-01"),
  "deprecation major/patch: an earlier sunset": [sunset("2029-01-01"), sunset("2028-01-01")],
  "operation-removed major/-: an operation less": gone,
  "operation-added -/minor: an operation less": gone,
  "removed-before-sunset major/-: gone the day before": [sunset("2027-06-02"), gone],
  "removed-before-sunset -/-: gone on the day": [sunset("2027-06-01"), gone],
  "removed-after-sunset major/-: gone on the day": [sunset("2027-06-01"), gone],
  "sunset-passed major/-: a day that is over": sunset("2027-05-31"),
  "sunset-passed major/-: today": sunset("2027-06-01"),
  "sunset-passed -/-: tomorrow": sunset("2027-06-02"),
  "sunset-passed major/-: a day moved into the past": [sunset("2029-01-01"), sunset("2027-01-01")],
  "sunset-passed -/-: a day that passed since": [sunset("2027-01-01"), noNote],
  "sunset-passed major/-: a field": (document) => ends(note(document), "2027-05-31"),
};

test.each(Object.entries(rows))("%s", async (row, edits) => {
  const [, rule, found, back] = /^(\S+) (\S+)\/(\S+):/.exec(row) ?? [];
  const [edit = () => undefined, given] = [edits].flat().reverse();
  const [before, after] = sidesOf(edit, given);
  const shown = (changes: Change[]) => changes.filter((one) => one.rule === rule).map(({ wire }) => wire);
  expect([
    shown(await between(before, after)).join("+") || "-",
    shown(await between(after, before)).join("+") || "-",
  ]).toEqual([found, back]);
});

test.each<[string, owner: (document: JsonObject) => JsonObject, edit: Edit, rule: string]>([
  ["an operation", get, gone, "operation-removed"],
  ["a field of a response", note, noNote, "property-removed"],
  ["a field of a request", (document) => schema(document, "ThingInput", "kind"), noKind, "request-field-removed"],
  ["a parameter", size, noSize, "parameter"],
  ["a parameter with another name", size, (document) => set(size(document), "name", "s"), "parameter"],
])("%s that is gone is told by the day announced for it", async (_, owner, edit, rule) => {
  const rulesFor = async (given?: Edit) => (await between(...sidesOf(edit, given))).map((change) => change.rule);
  expect(await rulesFor()).toEqual([rule]);
  expect(await rulesFor((document) => ends(owner(document), "2027-06-02"))).toEqual(["removed-before-sunset"]);
  expect(await rulesFor((document) => ends(owner(document), "2027-06-01"))).toEqual(["removed-after-sunset"]);
});

describe("a change", () => {
  test("of what several use is one, and names them", async () => {
    const edit: Edit = (document) => push(schema(document, "ThingStatus"), "x-extensible-enum", "LOST");
    const given: Edit = (document) =>
      put(at(document, "/components/schemas/ThingMade/properties"), "status", {
        $ref: "#/components/schemas/ThingStatus",
      });
    expect(await between(...sidesOf(edit, given))).toMatchObject([
      {
        ...{ wire: "minor", rule: "open-list", place: "/components/schemas/ThingStatus/x-extensible-enum" },
        ...{ operationIds: ["getThing"], events: ["THING_MADE"], evidence: "documented" },
        ...{ before: ["NEW", "DONE"], after: ["NEW", "DONE", "LOST"] },
        text: "getThing and THING_MADE: `ThingStatus` newly lists `LOST`; decide what your code does with it.",
      },
    ]);
  });

  test("in a component that has another name, too, is said under the former one", async () => {
    const edit: Edit = (document) => {
      rename(at(document, "/components/schemas"), "ThingStatus", "Status");
      put(schema(document, "Thing", "status"), "$ref", "#/components/schemas/Status");
      push(schema(document, "Status"), "x-extensible-enum", "LOST");
    };
    const changes = await between(...sidesOf(edit));
    expect(changes.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
      "open-list /components/schemas/ThingStatus/x-extensible-enum",
      "schema-name /components/schemas/ThingStatus",
    ]);
  });

  test("that nobody knows is major, and minor where something is new", async () => {
    const [before, after] = sidesOf((document) => add(get(document), "x-limit", 5));
    const [, other] = sidesOf((document) => add(get(document), "x-limit", 6));
    const ratings = async (...sides: [JsonObject, JsonObject]) =>
      (await between(...sides)).map(({ wire, text }) => `${wire} ${text}`);
    expect([await ratings(before, after), await ratings(after, before), await ratings(after, other)].flat()).toEqual([
      "minor getThing: the operation has `x-limit` `5` now; check what it says.",
      "major getThing: the operation no longer has `x-limit` (`5`); check whether you rely on it.",
      "major getThing: the operation has `x-limit` `6` now (it was `5`); check whether you rely on it.",
    ]);
  });
});
