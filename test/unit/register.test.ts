// The contract holds what openapi/register.yaml states, no more and no less; a failure says which file to edit. And the check
// notices a change of each kind of fact, in the register or in a bundle.

import { describe, expect, test } from "vitest";
import { createContract } from "../../model/contract.ts";
import { asObject, asStrings, isObject, type Json, type JsonObject, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { differences, readings } from "./register/claims.ts";
import { formProblems } from "./register/form.ts";
import { schemaOf } from "./register/places.ts";
import { type Data, type FactKind, type Register, type RegisterEntry, readRegister } from "./register/register.ts";

const register = readRegister();

const names = Object.keys(readings) as (keyof typeof readings)[];
const problemsOf = (known: Register, after = bundles, read = names) =>
  differences(read.flatMap((name) => readings[name](known, after)));

describe("the register", () => {
  test("has the form that its first lines describe, and points nowhere outside the repository", () => {
    expect(formProblems(register)).toEqual([]);
    expect(JSON.stringify(register)).not.toMatch(/\.\.\/|\bseeds?\b|\bshared\//);
  });

  test.each(names)("agrees with the contract: %s", (name) => {
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
    expect(
      formProblems({ ...register, entries: [{ ...(first as RegisterEntry), ...change }, ...others] }),
    ).not.toEqual([]);
  });
});

/** Other values: a list or a map with one more and one fewer, another word. */
function othersOf(value: Json): Json[] {
  if (Array.isArray(value)) return [[...value, typeof value[0] === "number" ? 599 : "OTHER"], value.slice(1)];
  if (isObject(value)) {
    const all = Object.entries(value) as [string, Json][];
    return [all.slice(1), all.map(([key, one]) => [key, othersOf(one)[0]])].map(
      (one) => Object.fromEntries(one) as Json,
    );
  }
  if (typeof value === "boolean") return [!value];
  return [typeof value === "string" ? `${value}Other` : 418];
}

/** Words that decide nothing by their value: the first and the last have tests below, the field only informs. */
const told = ["code fails", "idempotency field", "limit refuses"];

/** What was stated of these operations no longer decides, because something was confirmed. */
const confirmedOperations = register.confirmed.map(({ operation }) => operation?.operationId);

/** The last entry with a word of a kind of data that still decides. */
function entryWith<K extends FactKind>(
  kind: K,
  word: string,
  fits = (_: Data[K]) => true,
): RegisterEntry & Pick<Data, K> {
  const has = (data: Data[K] | undefined) =>
    data !== undefined && word in data && String(Object(data)[word]) !== "" && fits(data);
  const decides = ({ operation }: RegisterEntry) =>
    !operation || !confirmedOperations.includes(operation.operationId);
  const found = register.entries.findLast((entry) => decides(entry) && has(entry[kind] as Data[K] | undefined));
  if (found === undefined) throw new Error(`no entry has ${kind} with ${word}`);
  return found as RegisterEntry & Pick<Data, K>;
}

const words = register.entries.flatMap((entry) =>
  names.flatMap((kind) => Object.keys(entry[kind as FactKind] ?? {}).map((word) => `${kind} ${word}`)),
);

test.each([...new Set(words)].filter((word) => !told.includes(word)))("another value of %s is seen", (name) => {
  const [kind, word] = name.split(" ") as [FactKind, string];
  let problems: string[] = [];
  // Not every value decides: a later entry may say more.
  for (const known of register.entries) {
    const data = known[kind] as unknown as Record<string, Json> | undefined;
    for (const other of data?.[word] === undefined ? [] : othersOf(data[word])) {
      const changed = { ...known, [kind]: { ...data, [word]: other } };
      const entries = register.entries.map((entry) => (entry === known ? changed : entry));
      if (problems.length === 0) problems = problemsOf({ ...register, entries }, bundles, [kind]);
    }
  }
  expect(problems[0]).toMatch(/^[^\n]*openapi\/[^\n]*\.$/);
});

test("a limit that refuses what is accepted is seen", () => {
  const { limit, ...known } = entryWith("limit", "accepts");
  const entries = [{ ...known, limit: { ...limit, accepts: [], refuses: limit.accepts ?? [] } }];
  expect(problemsOf({ ...register, entries }, bundles, ["limit"])).not.toEqual([]);
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
const { code } = entryWith("code", "fails");
const failing = createContract("finance", bundles.finance).operations.find(({ codes }) => codes.has(code.name));
const failed = failing?.responses.find(({ codes }) => codes.includes(code.name));
const mayMiss = Object.keys(table.optional ?? {})[0] as string;
const operations = [...operationsOf(bundles.finance)];
const listed = operations.find(
  ({ operation }) => operation["x-evidence"] === "listed" && operation["requestBody"],
);
const placeOf = (entry: (typeof operations)[0] | undefined) => `paths ${entry?.path} ${entry?.method}`;
const event = entryWith("event", "fields").event.name;
const numbersOfTable = asStrings(schemaOf(bundles.finance, table.schema)?.["x-source"]);
const lastOfRamp = String(register.entries.findLast(({ id }) => id.startsWith("R"))?.id);
const guess = { type: "string", "x-evidence": "assumed" };
const body = JSON.stringify(listed?.operation["requestBody"]).match(/schemas\/(\w+)/)?.[1] as string;
const failedAt = `paths ${failing?.path} ${failing?.method.toLowerCase()} responses ${failed?.status}`;

test.each<[what: string, change: BundleChange]>([
  ["a guess in a complete list", { [`${at(complete.schema)} properties other`]: guess }],
  ["a required field of a body that is only listed", { [`${at(body)} required`]: ["other"] }],
  ["a number that is about another API", { [`${at(table.schema)} x-source`]: [...numbersOfTable, lastOfRamp] }],
  ["a code of a failed resource that is no guess", { [failedAt]: { ...failed?.raw, "x-evidence": "documented" } }],
  ["an event without its number", { [`webhooks ${event} post x-source`]: [] }],
])("in a bundle, %s is seen", (_, change) => {
  expect(problemsOf(register, changed(change))).not.toEqual([]);
});

test("a guess beside a table of fields is none", () => {
  expect(problemsOf(register, changed({ [`${at(table.schema)} properties other`]: guess }))).toEqual([]);
});

/** What the services' team says, with the entry for it. */
const confirmed: [what: string, change: BundleChange, entry: Partial<RegisterEntry>][] = [
  [
    "how a listed operation works",
    { [`${placeOf(listed)} x-evidence`]: "confirmed", ...sourced(placeOf(listed), listed?.operation) },
    { operation: { operationId: String(listed?.operation["operationId"]), shown: true } },
  ],
  [
    "another name of a field, which may be missing",
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
  const common = { says: "It is so.", api: "finance", date: "2026-11-02", origin: "A call." } as const;
  const known = { ...register, confirmed: [...register.confirmed, { id: "C999", ...common, ...entry }] };
  expect(formProblems(known)).toEqual([]);
  expect(problemsOf(register, changed(change))).not.toEqual([]);
  expect(problemsOf(known, bundles)).not.toEqual([]);
  expect(problemsOf(known, changed(change))).toEqual([]);
});
