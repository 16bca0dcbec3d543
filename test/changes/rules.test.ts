// Edits of a contract that is small enough to be read at a glance: what a rule finds, and what in the edit taken back.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import type { Json, JsonObject } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
import { contract } from "./edits/contract.ts";
import { at, drop, type Edit, type EditRows, fields, operation, push, remove, rename, schema } from "./edits/edit.ts";

const get = (document: JsonObject) => operation(document, "get", "/v1/things/{thingId}");
const post = (document: JsonObject) => operation(document, "post", "/v1/things");
const size = (document: JsonObject) => at(get(document), "/parameters/1");
const note = (document: JsonObject) => schema(document, "Thing", "note");
const flow = (document: JsonObject) => at(document, "/components/securitySchemes/OAuth2/flows/clientCredentials");
const moves = "/components/schemas/ThingStatus/x-transitions";
const gone: Edit = (document) => remove(at(document, "/paths"), "/v1/things/{thingId}");
const noNote: Edit = (document) => remove(fields(document, "Thing"), "note");
const noSize: Edit = (document) => {
  at<Json[]>(document, "/paths/~1v1~1things~1{thingId}/get/parameters").pop();
};
const noKind: Edit = (document) => remove(fields(document, "ThingInput"), "kind");
/** Adds or replaces. */
function put(owner: JsonObject, key: string, value: Json): undefined {
  owner[key] = value;
}
/** Announces an end. */
function ends(owner: JsonObject, day: string): undefined {
  put(owner, "deprecated", true);
  put(owner, "x-sunset", day);
}
/** Requires a field in one status. */
function settled(owner: JsonObject, status = "DONE", description = "Settled."): undefined {
  put(owner, "if", { description, properties: { status: { const: status } } });
  put(owner, "then", { required: ["note"] });
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
const rows: EditRows = {
  "list-kind minor/major: any value of a request instead of a list": (document) =>
    remove(schema(document, "ThingInput", "kind"), "enum"),
  "condition minor/major: a field of a response that one status has": (document) => settled(schema(document, "Thing")),
  "condition major/minor: a field of a request that one kind needs": (document) =>
    settled(schema(document, "ThingInput")),
  "condition major+minor/major+minor: another status that has the field": [
    (document) => settled(schema(document, "Thing")),
    (document) => settled(schema(document, "Thing"), "LOST"),
  ],
  "condition minor/major: a second field in the same status": [
    (document) => settled(schema(document, "Thing")),
    (document) => put(schema(document, "Thing"), "then", { required: ["note", "kind"] }),
  ],
  "condition major/minor: a field of a request that another one needs": (document) =>
    put(schema(document, "ThingInput"), "dependentRequired", { kind: ["choice"] }),
  "discriminator minor/major: a kind that a response no longer has": [
    (document) => {
      put(fields(document, "Thing"), "kind", { $ref: "#/components/schemas/Choice" });
      remove(fields(document, "ThingInput"), "choice");
    },
    (document) => remove(at(document, "/components/schemas/Choice/discriminator/mapping"), "B"),
  ],
  "operation-removed major/major: another path": (document) =>
    rename(at(document, "/paths"), "/v1/things", "/v2/things"),
  "operation-added -/-: another path": (document) => rename(at(document, "/paths"), "/v1/things", "/v2/things"),
  "schema-name none+none/none+none: two schemas that swap their names": [
    (document) => {
      for (const [name, type] of Object.entries({ One: "string", Two: "number" }))
        put(at(document, "/components/schemas"), name, { type });
      for (const [field, name] of Object.entries({ one: "One", two: "Two" }))
        put(fields(document, "Thing"), field, { $ref: `#/components/schemas/${name}` });
    },
    (document) => {
      for (const [name, type] of Object.entries({ One: "number", Two: "string" }))
        put(at(document, "/components/schemas"), name, { type });
      for (const [field, name] of Object.entries({ one: "Two", two: "One" }))
        put(fields(document, "Thing"), field, { $ref: `#/components/schemas/${name}` });
    },
  ],
  "presence minor/minor: a field of a request that was assumed": [
    (document) => put(schema(document, "ThingInput", "kind"), "x-evidence", "assumed"),
    (document) => push(schema(document, "ThingInput"), "required", "kind"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says that it is assumed": [
    (document) => {
      for (const node of [schema(document, "ThingInput"), at(post(document), "/requestBody")])
        put(node as JsonObject, "x-evidence", "assumed");
    },
    (document) => put(schema(document, "ThingInput"), "x-evidence", "confirmed"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says another word beside the reference": [
    (document) => {
      put(schema(document, "Thing", "status"), "x-evidence", "assumed");
      put(schema(document, "ThingStatus"), "x-evidence", "assumed");
    },
    (document) => put(schema(document, "ThingStatus"), "x-evidence", "confirmed"),
  ],
  "transition major/major: another operation that makes a move": [
    (document) => put(at(document, `${moves}/0`), "operationId", "endThing"),
    (document) => put(at(document, `${moves}/0`), "operationId", "closeThing"),
  ],
  "schema-constraint-changed minor/-: an integer that is wider": [
    (document) => put(schema(document, "Thing", "note"), "format", "int32"),
    (document) => put(schema(document, "Thing", "note"), "format", "int64"),
  ],
  "component -/-: a schema that only an event with another name uses": (document) => {
    rename(at(document, "/webhooks"), "THING_MADE", "THING_BORN");
    put(schema(document, "ThingMade", "eventType"), "const", "THING_BORN");
  },
  "parameter minor/major: a parameter that operations share": [
    (document) => put(at(document, "/components"), "parameters", { Size: { name: "n", in: "query" } }),
    (document) => {
      for (const one of [get(document), post(document)])
        put(one, "parameters", [...((one["parameters"] as Json[]) ?? []), { $ref: "#/components/parameters/Size" }]);
    },
  ],
  "documentation patch/patch: other words for a condition": [
    (document) => settled(schema(document, "Thing"), "DONE", "Done."),
    (document) => settled(schema(document, "Thing"), "DONE", "It is done."),
  ],
  "transition major/patch: a move without its event": [
    (document) => put(at(document, `${moves}/0`), "event", "THING_MADE"),
    (document) => remove(at(document, `${moves}/0`), "event"),
  ],
  "transition major+minor/major+minor: another move to the same status": (document) =>
    put(at(document, `${moves}/0`), "from", "LOST"),
  "transition minor/patch: an assumed move less": (document) => {
    at<Json[]>(document, moves).pop();
  },
  "final-status -/-: other words for a terminal status": (document) =>
    put(at(document, "/components/schemas/ThingStatus/x-enumDescriptions"), "DONE", "Terminal: all done."),
  "idempotency major/minor: a key that is necessary": (document) =>
    push(schema(document, "ThingInput"), "required", "idempotencyKey"),
  "scopes -/-: the security of the contract written at an operation": (document) =>
    put(post(document), "security", [{ OAuth2: [] }]),
  "scopes -/major: no authentication by default, which is a matter of access": (document) =>
    put(document, "security", []),
  "operation-server minor/major: one server more at a path": (document) =>
    put(at(document, "/paths/~1v1~1things"), "servers", [
      ...at<Json[]>(document, "/servers"),
      { url: "https://two.example" },
    ]),
  "operation-server -/-: the servers of the contract written at an operation": (document) =>
    put(get(document), "servers", document["servers"] as Json),
  "oauth-flow minor/major: one flow more": (document) =>
    put(at(document, "/components/securitySchemes/OAuth2/flows"), "authorizationCode", {
      tokenUrl: "https://t.example",
      scopes: {},
    }),
  "scope-list minor/major: one scope more": (document) => put(at(flow(document), "/scopes"), "view:things", "Words."),
  "write-only major/patch: a secret that may be returned": (document) =>
    remove(schema(document, "ThingInput", "apiKey"), "writeOnly"),
  "read-only major/minor: a field that is no longer accepted": (document) =>
    put(schema(document, "ThingInput", "name"), "readOnly", true),
  "internal-server major/minor: a server that is internal": (document) =>
    put(at(document, "/servers/0"), "x-internal", true),
  "discriminator major/minor: a value less of a request": (document) =>
    remove(at(document, "/components/schemas/Choice/discriminator/mapping"), "B"),
  "discriminator major+minor/major+minor: another name of a kind": (document) => {
    const mapping = at(document, "/components/schemas/Choice/discriminator/mapping");
    mapping["C"] = mapping["B"];
    remove(mapping, "B");
  },
  "closed-list -/-: another constant that is written as a list besides, which is one change": [
    (document) => put(schema(document, "ThingInput", "kind"), "const", "A"),
    (document) => {
      put(schema(document, "ThingInput", "kind"), "const", "B");
      put(schema(document, "ThingInput", "kind"), "enum", ["B"]);
    },
  ],
  "parameter -/-: a key of idempotency, which has a rule of its own": (document) =>
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
  "acknowledgement major/minor: one status instead of all of success": [
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "responses", { "2XX": {} }),
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "responses", { "200": {} }),
  ],
  "delivery-access major/minor: one way less to tell what is genuine": [
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "security", [{ Key: [] }, { Basic: [] }]),
    (document) => put(at(document, "/webhooks/THING_MADE/post"), "security", [{ Basic: [] }]),
  ],
  "presence -/minor: a required field that is gone, which is one change": (document) => {
    remove(fields(document, "Thing"), "id");
    drop(schema(document, "Thing"), "required", "id");
  },
  "component none/none: another content of a schema that nothing uses": [
    (document) => put(at(document, "/components/schemas"), "Extra", { type: "object" }),
    (document) => put(schema(document, "Extra"), "type", "string"),
  ],
  "request-field-removed -/-: a field less in a response, which has a rule of its own": (document) =>
    remove(fields(document, "Thing"), "kind"),
  "response-header major/minor: a header that can be absent": (document) =>
    put(at(get(document), "/responses/200/headers/X-Id"), "required", false),
  "default -/-: a default of a response, which says nothing to who reads": (document) =>
    put(schema(document, "Thing", "note"), "default", "-"),
  "deprecation minor/patch: an operation is deprecated": sunset("2028-01-01"),
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
  ["a parameter with another name", size, (document) => put(size(document), "name", "s"), "parameter"],
])("%s that is gone is told by the day announced for it", async (_, owner, edit, rule) => {
  const rulesFor = async (given?: Edit) => (await between(...sidesOf(edit, given))).map((change) => change.rule);
  expect(await rulesFor()).toEqual([rule]);
  expect(await rulesFor((document) => ends(owner(document), "2027-06-02"))).toEqual(["removed-before-sunset"]);
  expect(await rulesFor((document) => ends(owner(document), "2027-06-01"))).toEqual(["removed-after-sunset"]);
});

describe("a change", () => {
  test("of a condition says it in words", async () => {
    const edit: Edit = (document) => {
      const other: JsonObject = { if: { properties: { status: { enum: ["NEW", "LOST"] } } } };
      put(other, "then", { required: ["id", "kind"] });
      settled(schema(document, "Thing"));
      put(schema(document, "Thing"), "else", other);
    };
    expect((await between(...sidesOf(edit))).map(({ text }) => text)).toEqual([
      "getThing: `Thing` now requires `note` when `status` is `DONE`, and `id` and `kind` when `status` is `NEW` or `LOST`; you can rely on it.",
    ]);
  });

  test.each<[string, Edit, Edit?]>([
    [
      "getThing: the operation asks for less access now: `OAuth2` with `view:things`, or `OAuth2` with `make:things`.",
      (document) => push(get(document), "security", { OAuth2: ["make:things"] }),
    ],
    [
      "getThing: the scope `view:things` is gone; stop requesting it.",
      (document) => remove(at(flow(document), "/scopes"), "view:things"),
      (document) => put(at(flow(document), "/scopes"), "view:things", "Words."),
    ],
    [
      "createThing: a caller needs the role `ADMIN` or `OWNER` now.",
      (document) => push(post(document), "x-required-roles", "OWNER"),
    ],
    ["createThing: `undoThing` can undo it now.", (document) => put(post(document), "x-undone-by", "undoThing")],
    [
      "getThing: the move of `ThingStatus` from `NEW` to `DONE` with the event `THING_MADE` is one from `NEW` to `DONE` now; check what you wait for.",
      (document) => remove(at(document, `${moves}/0`), "event"),
      (document) => put(at(document, `${moves}/0`), "event", "THING_MADE"),
    ],
    [
      "getThing: the move of `ThingStatus` from `NEW` to `DONE` is known as one from `NEW` to `DONE` by `endThing` now.",
      (document) => put(at(document, `${moves}/0`), "operationId", "endThing"),
    ],
    [
      "getThing: `Thing` can come without `id` now; handle that (a correction: its presence was only suggested by a table so far).",
      (document) => drop(schema(document, "Thing"), "required", "id"),
      (document) => put(schema(document, "Thing"), "x-presence", "table"),
    ],
    [
      "getThing: the header `X-Id` can be absent now; handle its absence.",
      (document) => put(at(document, "/components/headers/XId"), "required", false),
      (document) => {
        put(at(document, "/components"), "headers", { XId: { required: true, schema: { type: "string" } } });
        put(at(get(document), "/responses/200/headers"), "X-Id", { $ref: "#/components/headers/XId" });
      },
    ],
    [
      "getThing: `Thing` no longer requires `note` unless `status` is `DONE`; do not rely on it.",
      (document) => put(schema(document, "Thing"), "else", {}),
      (document) => {
        settled(schema(document, "Thing"));
        put(schema(document, "Thing"), "then", { required: ["kind"] });
        put(schema(document, "Thing"), "else", { required: ["note"] });
      },
    ],
    [
      "createThing: an idempotency key is new, and only assumed; do not rely on it when you retry a request.",
      (document) =>
        put(fields(document, "ThingInput"), "idempotencyKey", {
          ...{ type: "string", "x-evidence": "assumed" },
        }),
      (document) => remove(fields(document, "ThingInput"), "idempotencyKey"),
    ],
    [
      "createThing: the idempotency key is now `retryKey`; send `retryKey`, or a retry can pay twice.",
      (document) => rename(fields(document, "ThingInput"), "idempotencyKey", "retryKey"),
    ],
    [
      "createThing: `ThingInput.labels.*` is of type `string` or `null` now (it was `string`); you can send more.",
      (document) => put(schema(document, "ThingInput", "labels"), "additionalProperties", { type: ["string", "null"] }),
      (document) =>
        put(fields(document, "ThingInput"), "labels", {
          ...{ type: "object", additionalProperties: { type: "string" } },
        }),
    ],
  ])("is told as %s", async (text, edit, given) => {
    expect((await between(...sidesOf(edit, given))).map((change) => change.text)).toContain(text);
  });

  test("of a schema that is sent and read is told to each side", async () => {
    const both: Edit = (document) => {
      put(at(document, "/components/schemas"), "Kind", { type: "object", properties: { a: { type: "string" } } });
      for (const name of ["Thing", "ThingInput"])
        put(fields(document, name), "kind", { $ref: "#/components/schemas/Kind" });
    };
    const edit: Edit = (document) => put(schema(document, "Kind"), "required", ["a"]);
    expect((await between(...sidesOf(edit, both))).map(({ wire, text }) => `${wire} ${text}`)).toEqual([
      "major createThing: `Kind` must be sent with `a` now; change your requests.",
      "minor getThing: `Kind` always has `a` now.",
    ]);
  });

  test("has the types of its own kind, whatever else breaks the types of its operation", async () => {
    const edit: Edit = (document) => {
      drop(schema(document, "ThingInput"), "required", "name");
      push(schema(document, "ThingInput"), "required", "kind");
      put(schema(document, "ThingInput", "kind"), "maxLength", 3);
    };
    const types = async (_: unknown, concerned: Set<string>) =>
      new Map([...concerned].map((user) => [user, "major"] as const));
    const changes = await rateChanges("finance", ...sidesOf(edit), { types });
    expect(changes.map(({ types: rating, place }) => `${rating} ${place.split("/").at(-1)}`)).toEqual([
      "major required",
      "none maxLength",
      "minor required",
    ]);
  });

  test("of evidence has the new evidence", async () => {
    const given: Edit = (document) => put(get(document), "x-evidence", "listed");
    const edit: Edit = (document) => put(get(document), "x-evidence", "confirmed");
    const changes = await between(...sidesOf(edit, given));
    expect(changes.map(({ rule, evidence }) => `${rule} ${evidence}`)).toEqual(["evidence-strengthened confirmed"]);
  });

  test("of what several use is one, and names them", async () => {
    const edit: Edit = (document) => push(schema(document, "ThingStatus"), "x-extensible-enum", "LOST");
    const given: Edit = (document) =>
      put(fields(document, "ThingMade"), "status", {
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
    const [before, after] = sidesOf((document) => put(get(document), "x-limit", 5));
    const [, other] = sidesOf((document) => put(get(document), "x-limit", 6));
    const ratings = async (...sides: [JsonObject, JsonObject]) =>
      (await between(...sides)).map(({ wire, text }) => `${wire} ${text}`);
    expect([await ratings(before, after), await ratings(after, before), await ratings(after, other)].flat()).toEqual([
      "minor getThing: the operation has `x-limit` `5` now; check what it says.",
      "major getThing: the operation no longer has `x-limit` (`5`); check whether you rely on it.",
      "major getThing: the operation has `x-limit` `6` now (it was `5`); check whether you rely on it.",
    ]);
  });
});
