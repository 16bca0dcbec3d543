// Edits of a contract that is small enough to be read at a glance: what a rule finds, and what in the edit taken back.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import type { JsonObject } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
import { isWiderPattern } from "../../scripts/changes/schemas.ts";
import { contract } from "./edits/contract.ts";
import {
  at,
  drop,
  type Edit,
  type EditRows,
  ends,
  push,
  put,
  remove,
  rename,
  together,
  valueIn,
} from "./edits/edit.ts";

const move = "ThingStatus#/x-transitions/0";
const mapping = "Choice#/discriminator/mapping";
const flows = "#/components/securitySchemes/OAuth2/flows";
const onMade = "#/webhooks/THING_MADE/post";

/** Requires a field in one status. */
function settled(schema = "Thing", status = "DONE", description = "Settled."): Edit {
  return together(
    put(`${schema}#/if`, { description, properties: { status: { const: status } } }),
    put(`${schema}#/then`, { required: ["note"] }),
  );
}

/** Marks a schema and one of its fields. */
function marked(own: string, ofField: string): Edit {
  return together(put("ThingInput#/x-evidence", own), put("ThingInput.kind#/x-evidence", ofField));
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const sunset = (day: string) => ends("getThing#", day);

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
  "list-kind minor/major: any value of a request instead of a list": remove("ThingInput.kind#/enum"),
  "condition minor/major: a field of a response that one status has": settled(),
  "condition major/minor: a field of a request that one kind needs": settled("ThingInput"),
  "condition major+minor/major+minor: another status that has the field": [settled(), settled("Thing", "LOST")],
  "condition minor/major: a second field in the same status": [
    settled(),
    put("Thing#/then", { required: ["note", "kind"] }),
  ],
  "condition major/minor: a field of a request that another one needs": put("ThingInput#/dependentRequired", {
    kind: ["choice"],
  }),
  "discriminator minor/major: a kind that a response no longer has": [
    together(put("Thing.kind", ref("Choice")), remove("ThingInput.choice")),
    remove(`${mapping}/B`),
  ],
  "schema-name none+none/none+none: two schemas that swap their names": [
    together(
      put("One", { type: "string" }),
      put("Two", { type: "number" }),
      put("Thing.one", ref("One")),
      put("Thing.two", ref("Two")),
    ),
    together(
      put("One", { type: "number" }),
      put("Two", { type: "string" }),
      put("Thing.one", ref("Two")),
      put("Thing.two", ref("One")),
    ),
  ],
  "presence minor/minor: a field of a request that was assumed": [
    put("ThingInput.kind#/x-evidence", "assumed"),
    push("ThingInput#/required", "kind"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says that it is assumed": [
    together(put("ThingInput#/x-evidence", "assumed"), put("createThing#/requestBody/x-evidence", "assumed")),
    put("ThingInput#/x-evidence", "confirmed"),
  ],
  "documentation patch/patch: a schema is confirmed, where its use says another word beside the reference": [
    together(put("Thing.status#/x-evidence", "assumed"), put("ThingStatus#/x-evidence", "assumed")),
    put("ThingStatus#/x-evidence", "confirmed"),
  ],
  "schema-constraint-changed minor/-: an integer that is wider": [
    put("Thing.note#/format", "int32"),
    put("Thing.note#/format", "int64"),
  ],
  "component -/-: a schema that only an event with another name uses": together(
    rename("#/webhooks/THING_MADE", "THING_BORN"),
    put("ThingMade.eventType#/const", "THING_BORN"),
  ),
  "parameter minor/major: a parameter that operations share": together(
    push("getThing#/parameters", { $ref: "#/components/parameters/Size" }),
    put("createThing#/parameters", [{ $ref: "#/components/parameters/Size" }]),
  ),
  "documentation patch/patch: other words for a condition": [
    settled("Thing", "DONE", "Done."),
    settled("Thing", "DONE", "It is done."),
  ],
  "transition major+minor/major+minor: another move to the same status": put(`${move}/from`, "LOST"),
  "transition minor/patch: an assumed move less": remove("ThingStatus#/x-transitions/-1"),
  "transition patch/minor: the operation of an assumed move": put(
    "ThingStatus#/x-transitions/1/operationId",
    "makeThing",
  ),
  "final-status -/-: other words for a terminal status": put(
    "ThingStatus#/x-enumDescriptions/DONE",
    "Terminal: all done.",
  ),
  "idempotency major/minor: a key that is necessary": push("ThingInput#/required", "idempotencyKey"),
  "scopes -/-: the security of the contract written at an operation": put("createThing#/security", [
    { OAuth2: [] },
  ]),
  "scopes -/major: no authentication by default, which is a matter of access": put("#/security", []),
  "operation-server minor/major: one server more at a path": put("#/paths/~1v1~1things/servers", (document) => [
    valueIn(document, "#/servers/0"),
    { url: "https://two.example" },
  ]),
  "operation-server -/-: the servers of the contract written at an operation": put(
    "getThing#/servers",
    at("#/servers"),
  ),
  "oauth-flow minor/major: one flow more": put(`${flows}/authorizationCode`, {
    tokenUrl: "https://t.example",
    scopes: {},
  }),
  "scope-list minor/major: one scope more": put(`${flows}/clientCredentials/scopes/make:things`, "Words."),
  "write-only major/patch: a secret that may be returned": remove("ThingInput.apiKey#/writeOnly"),
  "read-only major/minor: a field that is no longer accepted": put("ThingInput.name#/readOnly", true),
  "internal-server major/minor: a server that is internal": put("#/servers/0/x-internal", true),
  "schema-combinator-changed major/major: no list of kinds": remove("Choice#/oneOf"),
  "unknown major/minor: nothing that tells the kinds apart": remove("Choice#/discriminator"),
  "discriminator major+minor/major+minor: another name of a kind": rename(`${mapping}/B`, "C"),
  "closed-list -/-: another constant that is written as a list besides, which is one change": [
    put("ThingInput.kind#/const", "A"),
    together(put("ThingInput.kind#/const", "B"), put("ThingInput.kind#/enum", ["B"])),
  ],
  "closed-list minor/major: two values instead of a constant": [
    together(rename("ThingInput.kind#/enum", "x-former"), put("ThingInput.kind#/const", "A")),
    together(remove("ThingInput.kind#/const"), put("ThingInput.kind#/enum", ["A", "B"])),
  ],
  "schema-constraint-changed -/-: a limit that forbids nothing": put("ThingInput.name#/minLength", 0),
  "schema-constraint-changed -/major: a finer step": [
    put("ThingInput.name#/multipleOf", 0.01),
    put("ThingInput.name#/multipleOf", 0.001),
  ],
  "field-added -/-: another name of the idempotency key, which has a rule of its own": rename(
    "ThingInput.idempotencyKey",
    "retryKey",
  ),
  "parameter -/-: a key of idempotency, which has a rule of its own": put("createThing#/parameters", [
    { name: "Idempotency-Key", in: "header", required: true },
  ]),
  "response-removed major/-: a response that operations share, gone from all": [
    put("createThing#/responses/404", { $ref: "#/components/responses/NotFound" }),
    remove("getThing#/responses/404", "createThing#/responses/404"),
  ],
  "acknowledgement major/minor: one status instead of all of success": rename(`${onMade}/responses/2XX`, "200"),
  "delivery-access major/minor: one way less to tell what is genuine": remove(`${onMade}/security/0`),
  "delivery-access major/-: one of two ways where both were": [
    put(`${onMade}/security`, [{ Key: [], Basic: [] }]),
    put(`${onMade}/security`, [{ Key: [] }, { Basic: [] }]),
  ],
  "presence -/minor: a required field that is gone, which is one change": together(
    remove("Thing.id"),
    drop("Thing#/required", "id"),
  ),
  "component none/none: another content of a schema that nothing uses": put("Extra#/type", "string"),
  "response-header major/minor: a header that can be absent": put("getThing#/responses/200/headers/X-Id", {
    required: false,
    schema: { type: "string" },
  }),
  "default -/-: a default of a response, which says nothing to who reads": put("Thing.note#/default", "-"),
  "deprecation minor/patch: an operation is deprecated": sunset("2028-01-01"),
  "sunset-passed major/-: today": sunset("2027-06-01"),
  "sunset-passed -/-: tomorrow": sunset("2027-06-02"),
  "sunset-passed major/-: a day moved into the past": [sunset("2029-01-01"), sunset("2027-01-01")],
  "sunset-passed -/-: a day that passed since": [sunset("2027-01-01"), remove("Thing.note")],
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
  ["an operation", "getThing#", remove("getThing"), "operation-removed"],
  ["a field of a response", "Thing.note#", remove("Thing.note"), "property-removed"],
  ["a parameter", size, remove(size), "parameter"],
  ["a parameter with another name", size, put(`${size}/name`, "s"), "parameter"],
])("%s that is gone is told by the day announced for it", async (_, address, edit, rule) => {
  const rulesFor = async (given: Edit) => (await between(...sidesOf([given, edit]))).map((change) => change.rule);
  expect(await rulesFor(() => undefined)).toEqual([rule]);
  expect(await rulesFor(ends(address, "2027-06-02"))).toEqual(["removed-before-sunset"]);
  expect(await rulesFor(ends(address, "2027-06-01"))).toEqual(["removed-after-sunset"]);
});

/** What is said of an edit, behind how it is rated on the wire. */
async function saidOf(edits: EditRows[string]): Promise<string[]> {
  return (await between(...sidesOf(edits))).map(({ wire, text }) => `${wire} ${text}`);
}

/** Edits by what is said of them. */
const sentences: EditRows = {
  "minor getThing: `Thing` now requires `note` when `status` is `DONE`, and `id` and `kind` when `status` is `NEW` or `LOST`; you can rely on it.":
    together(
      settled(),
      put("Thing#/else", { if: { properties: { status: { enum: ["NEW", "LOST"] } } } }),
      put("Thing#/else/then", { required: ["id", "kind"] }),
    ),
  "minor getThing: `Thing` can come without `id` now; handle that (a correction: its presence was not stated so far).":
    [put("Thing#/x-presence", "table"), drop("Thing#/required", "id")],
  "major getThing: `Thing` no longer requires `note` unless `status` is `DONE`; do not rely on it.": [
    together(settled(), put("Thing#/then", { required: ["kind"] }), put("Thing#/else", { required: ["note"] })),
    put("Thing#/else", {}),
  ],
  "minor createThing: an idempotency key is new, and only assumed; do not rely on it when you retry a request.": [
    remove("ThingInput.idempotencyKey"),
    put("ThingInput.idempotencyKey", { type: "string", "x-evidence": "assumed" }),
  ],
  "major createThing: the idempotency key is now `retryKey`; send `retryKey`, or a retry can pay twice.": rename(
    "ThingInput.idempotencyKey",
    "retryKey",
  ),
  "major createThing: the idempotency key is no longer accepted; do not retry a request, because it can pay twice (breaking all the same: only its name was documented so far).":
    [put("ThingInput.idempotencyKey#/x-evidence", "named"), remove("ThingInput.idempotencyKey")],
  "minor createThing: `ThingInput.labels` allows any further fields now (it allowed only certain ones); you can send more.":
    put("ThingInput.labels#/additionalProperties", true),
  "patch createThing: `ThingInput` is listed now and no longer assumed, apart from what has a mark of its own; nothing to do.":
    [
      marked("assumed", "assumed"),
      // The field is told by itself.
      marked("listed", "confirmed"),
    ],
};

test.each(Object.entries(sentences))("it says %s", async (text, edits) => {
  expect(await saidOf(edits)).toContain(text);
});

describe("a change", () => {
  test("of a schema that is sent and read is told to each side", async () => {
    const both = together(
      put("Kind", { type: "object", properties: { a: { type: "string" } } }),
      put("Thing.kind", ref("Kind")),
      put("ThingInput.kind", ref("Kind")),
    );
    expect(await saidOf([both, put("Kind#/required", ["a"])])).toEqual([
      "major createThing: `Kind` must be sent with `a` now; change your requests.",
      "minor getThing: `Kind` always has `a` now.",
    ]);
  });

  test("has the types of its own kind, whatever else breaks the types of its operation", async () => {
    const edit: Edit = together(
      drop("ThingInput#/required", "name"),
      push("ThingInput#/required", "kind"),
      put("ThingInput.kind#/maxLength", 3),
    );
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
    const given: Edit = put("getThing#/x-evidence", "listed");
    const edit: Edit = put("getThing#/x-evidence", "confirmed");
    const changes = await between(...sidesOf([given, edit]));
    expect(changes.map(({ rule, evidence }) => `${rule} ${evidence}`)).toEqual([
      "evidence-strengthened confirmed",
    ]);
  });

  test("of what several use is one, and names them", async () => {
    const edit: Edit = push("ThingStatus#/x-extensible-enum", "LOST");
    const given: Edit = put("ThingMade.status", ref("ThingStatus"));
    expect(await between(...sidesOf([given, edit]))).toMatchObject([
      {
        wire: "minor",
        rule: "open-list",
        place: "/components/schemas/ThingStatus/x-extensible-enum",
        operationIds: ["getThing"],
        events: ["THING_MADE"],
        evidence: "documented",
        before: ["NEW", "DONE"],
        after: ["NEW", "DONE", "LOST"],
        text: "getThing and THING_MADE: `ThingStatus` newly lists `LOST`; decide what your code does with it.",
      },
    ]);
  });

  test("in a component that has another name, too, is said under the former one", async () => {
    const edit: Edit = together(
      rename("ThingStatus", "Status"),
      put("Thing.status#/$ref", "#/components/schemas/Status"),
      push("Status#/x-extensible-enum", "LOST"),
    );
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
    "^a$": ["a$", "^a", "^(a|b)$"],
    "^(a|b)$": ["^(?:c|b|a)$"],
    "^\\d+$": ["^\\d+x?$"],
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
    "^ab*$": ["^abc?*$"],
    "^[^a]$": ["^[^ab?]$"],
    "^(?!a)b$": ["^(?!a?)b$"],
    "^a\\$": ["^a\\"],
  }),
)("the pattern %s is not known to be wider as one of %j", (was, all) => {
  expect(all.filter((is) => isWiderPattern(was, is))).toEqual([]);
});
