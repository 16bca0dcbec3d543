// The contract holds what openapi/register.yaml states, no more and no less: what fails here says which file to edit. Then every
// kind of fact is changed, in the register or in a bundle, and the difference has to be seen.

import { describe, expect, test } from "vitest";
import { createContract } from "../../model/contract.ts";
import { asArray, asObject, asStrings, type Json, type JsonObject, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { differences, readings } from "../lib/register/claims.ts";
import { formProblems } from "../lib/register/form.ts";
import { schemaOf } from "../lib/register/places.ts";
import { type Data, type Entry, type Kind, type Register, readRegister } from "../lib/register/register.ts";

const register = readRegister();

const problemsOf = (known: Register, after = bundles, names = Object.keys(readings)) =>
  differences(names.flatMap((name) => readings[name]?.(known, after) ?? []));

describe("the register", () => {
  test("has the form that its first lines describe, and points nowhere outside the repository", () => {
    expect(formProblems(register)).toEqual([]);
    expect(JSON.stringify(register)).not.toMatch(/\.\.\/|\bseeds?\b|\bshared\//);
  });

  test.each(Object.keys(readings))("agrees with the contract: %s", (name) => {
    expect(problemsOf(register, bundles, [name])).toEqual([]);
  });

  test.each<[mistake: string, change: object]>([
    ["a misspelt word", { vlaues: {} }],
    ["no text", { says: " " }],
    ["two places at once", { values: { schema: "A", header: "B", closed: true, list: ["C"] } }],
    ["an unknown reason", { fields: { schema: "A", presence: "table", list: ["b"], optional: { b: "luck" } } }],
    ["what was confirmed among what is stated", { gone: { code: "a" } }],
    ["a number twice", { id: register.entries[1]?.id }],
  ])("has no longer its form with %s", (_, change) => {
    const [first, ...others] = register.entries;
    expect(formProblems({ ...register, entries: [{ ...(first as Entry), ...change }, ...others] })).not.toEqual([]);
  });
});

type Changed = Record<string, unknown>;
const set = (word: string, value: unknown) => (data: Changed) => ({ ...data, [word]: value });
const lose = (word: string) => (data: Changed) => ({ ...data, [word]: asArray(data[word]).slice(1) });
const add = (word: string, value: Json) => (data: Changed) => ({ ...data, [word]: [...asArray(data[word]), value] });
const each = (word: string, value: unknown) => (data: Changed) =>
  set(word, Object.fromEntries(Object.keys(asObject(data[word])).map((key) => [key, value])))(data);

/** What reads it, a word of a kind of data, and a change of the last entry that has the word. */
const changes: [reading: string, kind: Kind, word: string, change: (data: Changed) => unknown][] = [
  ["operations", "operation", "operationId", set("operationId", "listOthers")],
  ["operations", "operation", "method", set("method", "PATCH")],
  ["operations", "operation", "path", set("path", "/v1/others")],
  ["operations", "operation", "shown", (data) => ({ ...data, shown: data["shown"] === true ? "listed" : true })],
  ["operations", "operation", "scopes", lose("scopes")],
  ["operations", "operation", "scopes", add("scopes", "view:others")],
  ["operations", "operation", "roles", lose("roles")],
  ["operations", "operation", "scopes", set("paged", true)],
  ["operations", "operation", "success", lose("success")],
  ["operations", "operation", "success", add("success", 299)],
  ["scopes", "scopes", "0", (data) => Object.values(data).slice(1)],
  ["errorStatuses", "response", "statuses", add("statuses", 599)],
  ["errorStatuses", "response", "operations", add("operations", "listOthers")],
  ["idempotency", "idempotency", "operations", lose("operations")],
  ["idempotency", "idempotency", "operations", add("operations", "listOthers")],
  ["events", "event", "name", set("name", "OTHER")],
  ["events", "event", "fields", lose("fields")],
  ["events", "event", "fields", add("fields", "other")],
  ["events", "event", "fields", (data) => ({ ...data, fields: [], optional: data["fields"] })],
  ["events", "event", "pinned", each("pinned", "OTHER")],
  ["responseFields", "fields", "schema", set("schema", "Other")],
  ["responseFields", "fields", "list", add("list", "other")],
  ["responseFields", "fields", "optional", set("optional", {})],
  ["responseFields", "fields", "types", each("types", ["other"])],
  ["requestFields", "request", "list", add("list", "other")],
  ["requestFields", "request", "required", lose("required")],
  ["requestFields", "request", "types", each("types", ["other"])],
  ["values", "values", "list", lose("list")],
  ["values", "values", "list", add("list", "OTHER")],
  ["values", "values", "closed", (data) => ({ ...data, closed: data["closed"] !== true })],
  ["limits", "limit", "keywords", each("keywords", 7)],
  ["limits", "limit", "accepts", (data) => ({ ...data, accepts: [], refuses: data["accepts"] })],
  ["limits", "limit", "refuses", (data) => ({ ...data, accepts: data["refuses"], refuses: [] })],
  ["codes", "code", "name", set("name", "other-code")],
  ["codes", "code", "status", set("status", 418)],
  ["codes", "code", "operations", add("operations", "listOthers")],
  ["codes", "code", "fields", lose("fields")],
];

/** Operations of which something was confirmed: what was stated of them before no longer decides. */
const confirmedOperations = register.confirmed.map(({ operation }) => operation?.operationId);

/** The last entry with a word of a kind of data that still decides. */
function entryWith<K extends Kind>(kind: K, word: string, fits = (_: Data[K]) => true): Entry & Pick<Data, K> {
  const has = (data: Data[K] | undefined) =>
    data !== undefined && word in data && String(Object(data)[word]) !== "" && fits(data);
  const decides = ({ operation }: Entry) => !operation || !confirmedOperations.includes(operation.operationId);
  const found = register.entries.findLast((entry) => decides(entry) && has(entry[kind] as Data[K] | undefined));
  if (found === undefined) throw new Error(`no entry has ${kind} with ${word}`);
  return found as Entry & Pick<Data, K>;
}

test.each(changes)("%s: %s with other %s is seen (%#)", (reading, kind, word, change) => {
  const known = entryWith(kind, word);
  const entries = register.entries.map((entry) =>
    entry === known ? { ...known, [kind]: change(known[kind] as unknown as Changed) } : entry,
  );
  const problems = problemsOf({ ...register, entries }, bundles, [reading]);
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(/^[^\n]*openapi\/[^\n]*\.$/);
});

/** Values by place in the finance bundle, as keys separated by spaces; `undefined` removes what is there. */
type BundleChange = Record<string, Json | undefined>;

function changed(change: BundleChange): typeof bundles {
  const finance = structuredClone(bundles.finance);
  for (const [place, value] of Object.entries(change)) {
    const keys = place.split(" ");
    const parent = keys.slice(0, -1).reduce((node, key) => asObject(node[key]), finance);
    parent[keys.at(-1) as string] = value;
    if (value === undefined) delete parent[keys.at(-1) as string];
  }
  return { ...bundles, finance };
}

/** The place of a schema, and the change that gives it the number of what was confirmed. */
const at = (schema: string) => `components schemas ${schema}`;
const sourced = (place: string, node: JsonObject | undefined): BundleChange => ({
  [`${place} x-source`]: [...asStrings(node?.["x-source"]), "C999"],
});

const isOfFinance = ({ schema }: { schema: string }) =>
  schemaOf(bundles.ramp, schema) === undefined && schemaOf(bundles.finance, schema)?.["properties"] !== undefined;
const table = entryWith("fields", "optional", (data) => data.presence === "table" && isOfFinance(data)).fields;
const complete = entryWith("fields", "list", (data) => data.presence === "stated" && isOfFinance(data)).fields;
const { request } = entryWith("request", "list", isOfFinance);
const { code } = entryWith("code", "fails");
const failing = createContract("finance", bundles.finance).operations.find(({ codes }) => codes.has(code.name));
const failed = failing?.responses.find(({ codes }) => codes.includes(code.name));
const mayMiss = Object.keys(table.optional ?? {})[0] as string;
const operations = [...operationsOf(bundles.finance)];
const listed = operations.find(({ operation }) => operation["x-evidence"] === "listed" && operation["requestBody"]);
const unpaged = operations.find(({ parameters }) => parameters.every(({ name }) => name !== "page"));
const placeOf = (entry: (typeof operations)[0] | undefined) => `paths ${entry?.path} ${entry?.method}`;
const event = entryWith("event", "fields").event.name;
const numbersOfTable = asStrings(schemaOf(bundles.finance, table.schema)?.["x-source"]);
const lastOfRamp = String(register.entries.findLast(({ id }) => id.startsWith("R"))?.id);
const guess = { type: "string", "x-evidence": "assumed" };
const body = JSON.stringify(listed?.operation["requestBody"]).match(/schemas\/(\w+)/)?.[1] as string;

test.each<[what: string, change: BundleChange]>([
  ["a field that is not stated", { [`${at(table.schema)} properties other`]: { type: "string" } }],
  [
    "a field of a request that is not stated",
    { [`${at(request.schema)} properties other`]: { "x-evidence": "documented" } },
  ],
  ["a guess in a complete list", { [`${at(complete.schema)} properties other`]: guess }],
  ["a field that is lost", { [`${at(table.schema)} properties ${mayMiss}`]: undefined }],
  ["the word for tables where there is none", { [`${at(complete.schema)} x-presence`]: "table" }],
  ["a required field of a body that is only listed", { [`${at(body)} required`]: ["other"] }],
  ["a documented page", { [`${placeOf(unpaged)} parameters`]: [{ name: "page", in: "query" }] }],
  ["a success that is not marked as a guess", { [`${placeOf(unpaged)} responses 299`]: { description: "Done." } }],
  [
    "a code of a failed resource that is not marked as a guess",
    {
      [`paths ${failing?.path} ${failing?.method.toLowerCase()} responses ${failed?.status}`]: {
        ...failed?.raw,
        "x-evidence": "documented",
      },
    },
  ],
  ["a number that is about another API", { [`${at(table.schema)} x-source`]: [...numbersOfTable, lastOfRamp] }],
  ["an event without its number", { [`webhooks ${event} post x-source`]: [] }],
])("in a bundle, %s is seen", (_, change) => {
  expect(problemsOf(register, changed(change))).not.toEqual([]);
});

test("a guess beside a table of fields is none", () => {
  expect(problemsOf(register, changed({ [`${at(table.schema)} properties other`]: guess }))).toEqual([]);
});

/** What the services' team says, with the entry for it. */
const confirmed: [what: string, change: BundleChange, entry: Partial<Entry>][] = [
  [
    "a field that may be missing",
    {
      [`${at(table.schema)} properties other`]: { type: "string" },
      ...sourced(at(table.schema), schemaOf(bundles.finance, table.schema)),
    },
    { fields: { schema: table.schema, presence: "table", list: ["other"], optional: { other: "caller" } } },
  ],
  [
    "how a listed operation works",
    { [`${placeOf(listed)} x-evidence`]: "confirmed", ...sourced(placeOf(listed), listed?.operation) },
    { operation: { operationId: String(listed?.operation["operationId"]), shown: true } },
  ],
  [
    "another name of a field",
    {
      [`${at(table.schema)} properties ${mayMiss}`]: undefined,
      [`${at(table.schema)} properties other`]: { type: "string" },
      ...sourced(at(table.schema), schemaOf(bundles.finance, table.schema)),
    },
    {
      gone: { schema: table.schema, fields: [mayMiss] },
      fields: { schema: table.schema, presence: "table", list: ["other"], optional: { other: "caller" } },
    },
  ],
  ["the end of an event", { [`webhooks ${event}`]: undefined }, { gone: { event } }],
];

// No change of the contract takes this number soon: the real entries begin with C1.
test.each(confirmed)("what was confirmed counts like what is stated: %s", (_, change, entry) => {
  const common = { section: "Test", says: "It is so.", api: "finance", date: "2026-11-02", origin: "A call." } as const;
  const known = { ...register, confirmed: [...register.confirmed, { id: "C999", ...common, ...entry }] };
  expect(formProblems(known)).toEqual([]);
  expect(problemsOf(register, changed(change))).not.toEqual([]);
  expect(problemsOf(known, bundles)).not.toEqual([]);
  expect(problemsOf(known, changed(change))).toEqual([]);
});
