// Edits of a contract that is small enough to be read at a glance: what a rule finds, and what in the edit taken back.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import type { JsonObject } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
import { isWiderPattern } from "../../scripts/changes/schemas.ts";
import { contract } from "./edits/contract.ts";
import { at, drop, type Edit, type EditRows, ends, push, put, remove, rename } from "./edits/edit.ts";

const move = "ThingStatus#/x-transitions/0";
const mapping = "Choice#/discriminator/mapping";
const flows = "#/components/securitySchemes/OAuth2/flows";
const onMade = "#/webhooks/THING_MADE/post";

/** Requires a field in one status. */
function settled(document: JsonObject, schema = "Thing", status = "DONE", description = "Settled."): undefined {
  put(document, `${schema}#/if`, { description, properties: { status: { const: status } } });
  put(document, `${schema}#/then`, { required: ["note"] });
}
/** Marks a schema and one of its fields. */
function marked(document: JsonObject, own: string, ofField: string): undefined {
  put(document, "ThingInput#/x-evidence", own);
  put(document, "ThingInput.kind#/x-evidence", ofField);
}
const sunset =
  (day: string, address = "getThing#"): Edit =>
  (document) =>
    ends(document, address, day);

/** What the gate says; the types are the compiler's, and the table's of the real bundles. */
function between(before: JsonObject, after: JsonObject): Promise<Change[]> {
  return rateChanges("finance", before, after, { today: "2027-06-01", types: async () => new Map() });
}

/** Both sides of an edit. */
function sidesOf(edits: EditRows[string]): [before: JsonObject, after: JsonObject] {
  const [edit, given] = [edits].flat().reverse();
  const [before, after] = [contract(), contract()];
  for (const side of [before, after]) given?.(side);
  edit?.(after);
  return [before, after];
}

/** Edits by rule, what it finds (on the wire, the heaviest first; - for nothing), and what in the edit taken back. */
const rows: EditRows = {
  "list-kind minor/major: any value of a request instead of a list": (document) =>
    remove(document, "ThingInput.kind#/enum"),
  "condition minor/major: a field of a response that one status has": (document) => settled(document),
  "condition major/minor: a field of a request that one kind needs": (document) => settled(document, "ThingInput"),
  "condition major+minor/major+minor: another status that has the field": [
    (document) => settled(document),
    (document) => settled(document, "Thing", "LOST"),
  ],
  "condition minor/major: a second field in the same status": [
    (document) => settled(document),
    (document) => put(document, "Thing#/then", { required: ["note", "kind"] }),
  ],
  "condition major/minor: a field of a request that another one needs": (document) =>
    put(document, "ThingInput#/dependentRequired", { kind: ["choice"] }),
  "discriminator minor/major: a kind that a response no longer has": [
    (document) => {
      put(document, "Thing.kind", { $ref: "#/components/schemas/Choice" });
      remove(document, "ThingInput.choice");
    },
    (document) => remove(document, `${mapping}/B`),
  ],
  "operation-added -/-: another path": (document) => rename(document, "#/paths/~1v1~1things", "/v2/things"),
  "schema-name none+none/none+none: two schemas that swap their names": [
    (document) => {
      for (const [name, type] of Object.entries({ One: "string", Two: "number" })) {
        put(document, name, { type });
        put(document, `Thing.${name}`, { $ref: `#/components/schemas/${name}` });
      }
    },
    (document) => {
      for (const [name, type] of Object.entries({ Two: "string", One: "number" })) put(document, name, { type });
      for (const [field, name] of Object.entries({ One: "Two", Two: "One" }))
        put(document, `Thing.${field}`, { $ref: `#/components/schemas/${name}` });
    },
  ],
  "presence minor/minor: a field of a request that was assumed": [
    (document) => put(document, "ThingInput.kind#/x-evidence", "assumed"),
    (document) => push(document, "ThingInput#/required", "kind"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says that it is assumed": [
    (document) => {
      for (const owner of ["ThingInput#", "createThing#/requestBody"]) put(document, `${owner}/x-evidence`, "assumed");
    },
    (document) => put(document, "ThingInput#/x-evidence", "confirmed"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says another word beside the reference": [
    (document) => {
      for (const owner of ["Thing.status#", "ThingStatus#"]) put(document, `${owner}/x-evidence`, "assumed");
    },
    (document) => put(document, "ThingStatus#/x-evidence", "confirmed"),
  ],
  "schema-constraint-changed minor/-: an integer that is wider": [
    (document) => put(document, "Thing.note#/format", "int32"),
    (document) => put(document, "Thing.note#/format", "int64"),
  ],
  "component -/-: a schema that only an event with another name uses": (document) => {
    rename(document, "#/webhooks/THING_MADE", "THING_BORN");
    put(document, "ThingMade.eventType#/const", "THING_BORN");
  },
  "parameter minor/major: a parameter that operations share": (document) => {
    push(document, "getThing#/parameters", { $ref: "#/components/parameters/Size" });
    put(document, "createThing#/parameters", [{ $ref: "#/components/parameters/Size" }]);
  },
  "documentation patch/patch: other words for a condition": [
    (document) => settled(document, "Thing", "DONE", "Done."),
    (document) => settled(document, "Thing", "DONE", "It is done."),
  ],
  "transition major+minor/major+minor: another move to the same status": (document) =>
    put(document, `${move}/from`, "LOST"),
  "transition minor/patch: an assumed move less": (document) => remove(document, "ThingStatus#/x-transitions/-1"),
  "final-status -/-: other words for a terminal status": (document) =>
    put(document, "ThingStatus#/x-enumDescriptions/DONE", "Terminal: all done."),
  "idempotency major/minor: a key that is necessary": (document) =>
    push(document, "ThingInput#/required", "idempotencyKey"),
  "scopes -/-: the security of the contract written at an operation": (document) =>
    put(document, "createThing#/security", [{ OAuth2: [] }]),
  "scopes -/major: no authentication by default, which is a matter of access": (document) =>
    put(document, "#/security", []),
  "operation-server minor/major: one server more at a path": (document) =>
    put(document, "#/paths/~1v1~1things/servers", [at(document, "#/servers/0"), { url: "https://two.example" }]),
  "operation-server -/-: the servers of the contract written at an operation": (document) =>
    put(document, "getThing#/servers", at(document, "#/servers")),
  "oauth-flow minor/major: one flow more": (document) =>
    put(document, `${flows}/authorizationCode`, { tokenUrl: "https://t.example", scopes: {} }),
  "scope-list minor/major: one scope more": (document) =>
    put(document, `${flows}/clientCredentials/scopes/make:things`, "Words."),
  "write-only major/patch: a secret that may be returned": (document) =>
    remove(document, "ThingInput.apiKey#/writeOnly"),
  "read-only major/minor: a field that is no longer accepted": (document) =>
    put(document, "ThingInput.name#/readOnly", true),
  "internal-server major/minor: a server that is internal": (document) => put(document, "#/servers/0/x-internal", true),
  "schema-combinator-changed major/major: any of the kinds instead of one": (document) =>
    rename(document, "Choice#/oneOf", "anyOf"),
  "schema-combinator-changed major/major: no list of kinds": (document) => remove(document, "Choice#/oneOf"),
  "unknown major/minor: nothing that tells the kinds apart": (document) => remove(document, "Choice#/discriminator"),
  "discriminator major+minor/major+minor: another name of a kind": (document) => rename(document, `${mapping}/B`, "C"),
  "closed-list -/-: another constant that is written as a list besides, which is one change": [
    (document) => put(document, "ThingInput.kind#/const", "A"),
    (document) => {
      put(document, "ThingInput.kind#/const", "B");
      put(document, "ThingInput.kind#/enum", ["B"]);
    },
  ],
  "closed-list minor/major: two values instead of a constant": [
    (document) => rename(document, "ThingInput.kind#/enum", "x-former") ?? put(document, "ThingInput.kind#/const", "A"),
    (document) => remove(document, "ThingInput.kind#/const") ?? put(document, "ThingInput.kind#/enum", ["A", "B"]),
  ],
  "schema-constraint-changed -/-: a limit that forbids nothing": (document) =>
    put(document, "ThingInput.name#/minLength", 0),
  "schema-constraint-changed -/major: a finer step": [
    (document) => put(document, "ThingInput.name#/multipleOf", 0.01),
    (document) => put(document, "ThingInput.name#/multipleOf", 0.001),
  ],
  "field-added -/-: another name of the idempotency key, which has a rule of its own": (document) =>
    rename(document, "ThingInput.idempotencyKey", "retryKey"),
  "parameter -/-: a key of idempotency, which has a rule of its own": (document) =>
    put(document, "createThing#/parameters", [{ name: "Idempotency-Key", in: "header", required: true }]),
  "response-removed major/-: a response that operations share, gone from all": [
    (document) => put(document, "createThing#/responses/404", { $ref: "#/components/responses/NotFound" }),
    (document) => remove(document, "getThing#/responses/404", "createThing#/responses/404"),
  ],
  "acknowledgement major/minor: one status instead of all of success": (document) =>
    rename(document, `${onMade}/responses/2XX`, "200"),
  "delivery-access major/minor: one way less to tell what is genuine": (document) =>
    remove(document, `${onMade}/security/0`),
  "delivery-access major/-: one of two ways where both were": [
    (document) => put(document, `${onMade}/security`, [{ Key: [], Basic: [] }]),
    (document) => put(document, `${onMade}/security`, [{ Key: [] }, { Basic: [] }]),
  ],
  "presence -/minor: a required field that is gone, which is one change": (document) => {
    remove(document, "Thing.id");
    drop(document, "Thing#/required", "id");
  },
  "component none/none: another content of a schema that nothing uses": (document) =>
    put(document, "Extra#/type", "string"),
  "response-header major/minor: a header that can be absent": (document) =>
    put(document, "getThing#/responses/200/headers/X-Id", { required: false, schema: { type: "string" } }),
  "default -/-: a default of a response, which says nothing to who reads": (document) =>
    put(document, "Thing.note#/default", "-"),
  "deprecation minor/patch: an operation is deprecated": sunset("2028-01-01"),
  "sunset-passed major/-: today": sunset("2027-06-01"),
  "sunset-passed -/-: tomorrow": sunset("2027-06-02"),
  "sunset-passed major/-: a day moved into the past": [sunset("2029-01-01"), sunset("2027-01-01")],
  "sunset-passed -/-: a day that passed since": [sunset("2027-01-01"), (document) => remove(document, "Thing.note")],
  "sunset-passed major/-: a field": sunset("2027-05-31", "Thing.note#"),
};

test.each(Object.entries(rows))("%s", async (row, edits) => {
  const [, rule, found, back] = /^(\S+) (\S+)\/(\S+):/.exec(row) ?? [];
  const [before, after] = sidesOf(edits);
  const shown = (changes: Change[]) => changes.filter((one) => one.rule === rule).map(({ wire }) => wire);
  expect([
    shown(await between(before, after)).join("+") || "-",
    shown(await between(after, before)).join("+") || "-",
  ]).toEqual([found, back]);
});

const size = "getThing#/parameters/size";

test.each<[string, address: string, edit: Edit, rule: string]>([
  ["an operation", "getThing#", (document) => remove(document, "getThing"), "operation-removed"],
  ["a field of a response", "Thing.note#", (document) => remove(document, "Thing.note"), "property-removed"],
  ["a field of a request", "ThingInput.kind#", (all) => remove(all, "ThingInput.kind"), "request-field-removed"],
  ["a parameter", size, (document) => remove(document, size), "parameter"],
  ["a parameter with another name", size, (document) => put(document, `${size}/name`, "s"), "parameter"],
])("%s that is gone is told by the day announced for it", async (_, address, edit, rule) => {
  const rulesFor = async (given: Edit) => (await between(...sidesOf([given, edit]))).map((change) => change.rule);
  expect(await rulesFor(() => undefined)).toEqual([rule]);
  expect(await rulesFor(sunset("2027-06-02", address))).toEqual(["removed-before-sunset"]);
  expect(await rulesFor(sunset("2027-06-01", address))).toEqual(["removed-after-sunset"]);
});

/** What is said of an edit, behind how it is rated on the wire. */
async function saidOf(edits: EditRows[string]): Promise<string[]> {
  return (await between(...sidesOf(edits))).map(({ wire, text }) => `${wire} ${text}`);
}

/** Edits by what is said of them. */
const sentences: EditRows = {
  "minor getThing: `Thing` now requires `note` when `status` is `DONE`, and `id` and `kind` when `status` is `NEW` or `LOST`; you can rely on it.":
    (document) => {
      settled(document);
      put(document, "Thing#/else", { if: { properties: { status: { enum: ["NEW", "LOST"] } } } });
      put(document, "Thing#/else/then", { required: ["id", "kind"] });
    },
  "minor getThing: the operation asks for less access now: `OAuth2` with `view:things`, or `OAuth2` with `make:things`.":
    (document) => push(document, "getThing#/security", { OAuth2: ["make:things"] }),
  "major getThing: the scope `view:things` is gone; stop requesting it.": (document) =>
    remove(document, `${flows}/clientCredentials/scopes/view:things`),
  "minor createThing: a caller needs the role `ADMIN` or `OWNER` now.": (document) =>
    push(document, "createThing#/x-required-roles", "OWNER"),
  "minor createThing: `undoThing` can undo it now.": (document) =>
    put(document, "createThing#/x-undone-by", "undoThing"),
  "major getThing: the move of `ThingStatus` from `NEW` to `DONE` with the event `THING_MADE` is one from `NEW` to `DONE` now; check what you wait for.":
    (document) => remove(document, `${move}/event`),
  "patch getThing: the move of `ThingStatus` at creation to `NEW` is known as one at creation to `NEW` by `makeThing` now.":
    (document) => put(document, "ThingStatus#/x-transitions/1/operationId", "makeThing"),
  "minor getThing: `Thing` can come without `id` now; handle that (a correction: its presence was not stated so far).":
    [(document) => put(document, "Thing#/x-presence", "table"), (document) => drop(document, "Thing#/required", "id")],
  "major getThing: the header `X-Id` can be absent now; handle its absence.": (document) =>
    put(document, "#/components/headers/XId/required", false),
  "major getThing: `Thing` no longer requires `note` unless `status` is `DONE`; do not rely on it.": [
    (document) => {
      settled(document);
      put(document, "Thing#/then", { required: ["kind"] });
      put(document, "Thing#/else", { required: ["note"] });
    },
    (document) => put(document, "Thing#/else", {}),
  ],
  "minor createThing: an idempotency key is new, and only assumed; do not rely on it when you retry a request.": [
    (document) => remove(document, "ThingInput.idempotencyKey"),
    (document) => put(document, "ThingInput.idempotencyKey", { type: "string", "x-evidence": "assumed" }),
  ],
  "major createThing: the idempotency key is now `retryKey`; send `retryKey`, or a retry can pay twice.": (document) =>
    rename(document, "ThingInput.idempotencyKey", "retryKey"),
  "major createThing: the idempotency key is no longer accepted; do not retry a request, because it can pay twice (breaking all the same: only its name was documented so far).":
    [
      (document) => put(document, "ThingInput.idempotencyKey#/x-evidence", "named"),
      (document) => remove(document, "ThingInput.idempotencyKey"),
    ],
  "major createThing: `ThingInput` allows no further fields now (it allowed any); check what you send.": (document) =>
    put(document, "ThingInput#/additionalProperties", false),
  "minor createThing: `ThingInput.labels` allows any further fields now (it allowed only certain ones); you can send more.":
    (document) => put(document, "ThingInput.labels#/additionalProperties", true),
  "patch createThing: `ThingInput` is listed now and no longer assumed, apart from what has a mark of its own; nothing to do.":
    [
      (document) => marked(document, "assumed", "assumed"),
      // The field is told by itself.
      (document) => marked(document, "listed", "confirmed"),
    ],
  "minor getThing: the operation has `x-limit` `5` now; check what it says.": (document) =>
    put(document, "getThing#/x-limit", 5),
  "major createThing: the operation no longer has `x-limit` (`5`); check whether you rely on it.": (document) =>
    remove(document, "createThing#/x-limit"),
  "major createThing: the operation has `x-limit` `6` now (it was `5`); check whether you rely on it.": (document) =>
    put(document, "createThing#/x-limit", 6),
  "minor createThing: `ThingInput.labels.*` is of type `string` or `null` now (it was `string`); you can send more.": (
    document,
  ) => put(document, "ThingInput.labels#/additionalProperties/type", ["string", "null"]),
};

test.each(Object.entries(sentences))("it says %s", async (text, edits) => {
  expect(await saidOf(edits)).toContain(text);
});

describe("a change", () => {
  test("of a schema that is sent and read is told to each side", async () => {
    const both: Edit = (document) => {
      put(document, "Kind", { type: "object", properties: { a: { type: "string" } } });
      for (const name of ["Thing", "ThingInput"]) put(document, `${name}.kind`, { $ref: "#/components/schemas/Kind" });
    };
    expect(await saidOf([both, (document) => put(document, "Kind#/required", ["a"])])).toEqual([
      "major createThing: `Kind` must be sent with `a` now; change your requests.",
      "minor getThing: `Kind` always has `a` now.",
    ]);
  });

  test("has the types of its own kind, whatever else breaks the types of its operation", async () => {
    const edit: Edit = (document) => {
      drop(document, "ThingInput#/required", "name");
      push(document, "ThingInput#/required", "kind");
      put(document, "ThingInput.kind#/maxLength", 3);
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
    const given: Edit = (document) => put(document, "getThing#/x-evidence", "listed");
    const edit: Edit = (document) => put(document, "getThing#/x-evidence", "confirmed");
    const changes = await between(...sidesOf([given, edit]));
    expect(changes.map(({ rule, evidence }) => `${rule} ${evidence}`)).toEqual(["evidence-strengthened confirmed"]);
  });

  test("of what several use is one, and names them", async () => {
    const edit: Edit = (document) => push(document, "ThingStatus#/x-extensible-enum", "LOST");
    const given: Edit = (document) => put(document, "ThingMade.status", { $ref: "#/components/schemas/ThingStatus" });
    expect(await between(...sidesOf([given, edit]))).toMatchObject([
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
      rename(document, "ThingStatus", "Status");
      put(document, "Thing.status#/$ref", "#/components/schemas/Status");
      push(document, "Status#/x-extensible-enum", "LOST");
    };
    const changes = await between(...sidesOf(edit));
    expect(changes.map(({ rule, place }) => `${rule} ${place}`)).toEqual([
      "open-list /components/schemas/ThingStatus/x-extensible-enum",
      "schema-name /components/schemas/ThingStatus",
    ]);
  });
});

test.each(
  Object.entries({
    "^https://": ["^https?://", "https://"],
    "^a$": ["a$", "^a", "a", "^(a|b)$"],
    "^(a|b)$": ["^(?:c|b|a)$"],
    "^\\d+$": ["^\\d+x?$"],
    "^[a-z]b$": ["^[a-z]?b$"],
    "^\\d\\.$": ["^\\d?\\.$"],
  }),
)("the pattern %s is wider as each of %j", (was, all) => {
  expect(all.filter((is) => !isWiderPattern(was, is) || isWiderPattern(is, was))).toEqual([]);
});

test.each(
  Object.entries({
    "^a$": ["^a$", "^b$", "^(a)(b|a)$"],
    "a|b": ["a|c"],
    // The anchors belong to one alternative each.
    "^a|b$": ["a|b"],
    // Lazy and not optional; a quantifier has moved to another character; inside of a class it says nothing.
    "^a+$": ["^a+?$"],
    "^a{2}$": ["^a{2}?$"],
    "^ab*$": ["^abc?*$"],
    "^[^a]$": ["^[^ab?]$"],
    "^(?!a)b$": ["^(?!a?)b$"],
    "^(a)(b)$": ["^(a)|(b)$"],
    "^a\\$": ["^a\\"],
  }),
)("the pattern %s is not known to be wider as one of %j", (was, all) => {
  expect(all.filter((is) => isWiderPattern(was, is))).toEqual([]);
});
