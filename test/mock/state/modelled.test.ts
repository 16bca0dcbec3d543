// Everything that the contract has is kept from the request, made by the mock, or named as not modelled with its reason: no
// field, status, value or event is checked at the door and then dropped without a word.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actedOn, notModelled } from "../../../mock/state/not-modelled.ts";
import { reads, writes } from "../../../mock/state/operations/index.ts";
import { type Shared, sharedFields } from "../../../mock/state/shared-fields.ts";
import { root } from "../../../model/apis.ts";
import { type Contract, createContract } from "../../../model/contract.ts";
import { asArray, asObject, type JsonObject, propertiesOf, refName } from "../../../model/document.ts";
import { bundles } from "../../lib/bundles.ts";
import { type Documents, type Life, live, successSchema } from "./lib/life.ts";
import { placesAt, placesIn } from "./lib/places.ts";

const code = readdirSync(`${root}mock/state`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && name !== "not-modelled.ts")
  .map((name) => readFileSync(`${root}mock/state/${name}`, "utf8"))
  .concat(readFileSync(`${root}mock/assumed.ts`, "utf8"))
  .join("\n")
  .replace(/^\s*(\/\/|\/\*|\*).*$/gm, "");
const isInCode = (word = "") => new RegExp(`\\b${word}\\b`).test(code);

/** Tables that say what is not modelled, and what is done with fields that do not come back. */
interface Tables {
  notModelled: Record<string, string>;
  actedOn: Record<string, string>;
}

/** A life of each contract, which several tests look at. */
const lives = new WeakMap<Documents, Life>();

/** What a contract has. */
interface Has {
  /** Fields and values of responses and events. */
  shown: Set<string>;
  events: string[];
  /** Fields of requests, and whether they come back. */
  sent: Map<string, boolean>;
  /** Where they come back. */
  kept: Set<string>;
  /** Operations that the state leaves to the examples, with all that they send and show. */
  unanswered: string[];
}

function readAll(documents: Documents, life: Life): Has {
  const has: Has = { shown: new Set(), events: [], sent: new Map(), kept: new Set(), unanswered: [] };
  for (const api of ["finance", "ramp"] as const) {
    const contract = createContract(api, documents[api]);
    for (const { operationId } of contract.operations) {
      if (reads.has(operationId) || writes.has(operationId)) readOperation(contract, life, operationId, has);
      else has.unanswered.push(operationId);
    }
    for (const { eventType, schema } of contract.events.values()) {
      has.events.push(eventType);
      for (const place of placesIn(documents[api], schema, eventType)) has.shown.add(place);
    }
  }
  return has;
}

function readOperation(contract: Contract, life: Life, operationId: string, { shown, sent, kept }: Has): void {
  const schema = successSchema(contract, operationId);
  if (schema !== undefined) for (const place of placesIn(contract.document, schema, operationId)) shown.add(place);
  for (const [place, back] of requestFields(contract, life, operationId)) {
    sent.set(place, (sent.get(place) ?? true) && back.length > 0);
    for (const one of back) kept.add(one);
  }
}

/** All that the contract has and nobody sees to, and what the tables say that is not so; one sentence each. */
function faultsOf(documents: Documents, tables: Tables = { notModelled, actedOn }): string[] {
  const life = lives.get(documents) ?? live(documents);
  lives.set(documents, life);
  const has = readAll(documents, life);
  // A status that the state does not know by name is no more than its name, though a move by hand reaches it.
  const moved = [...life.moved].filter((place) => !place.includes(" ") || isInCode(place.split(" ").at(-1)));
  const made = new Set([...life.places, ...moved, ...has.kept]);
  const silent = has.events.filter((event) => !life.events.has(event));
  const isPart = (place: string) => silent.some((event) => place.startsWith(`${event}.`));
  const unseen = [...has.shown].filter((place) => !made.has(place) && !isPart(place));
  const dropped = [...has.sent].filter(([, isKept]) => !isKept).map(([place]) => place);
  const missing = [
    ...has.unanswered.map((name) => [name, `the state does not answer ${name}: do it in mock/state/operations`]),
    ...silent.map((event) => [event, `nothing sends ${event}: emit it in mock/state/lifecycle`]),
    ...unseen.map((place) => [place, `nothing makes ${place}: make it in mock/state`]),
    ...dropped
      .filter((place) => tables.actedOn[place] === undefined)
      .map((place) => [place, `${place} is sent and dropped: use it in mock/state/operations and name it in actedOn`]),
  ] as [string, string][];
  return [
    ...missing
      .filter(([place]) => tables.notModelled[place] === undefined)
      .map(([, words]) => `${words}, or name it in mock/state/not-modelled.ts with the reason`),
    ...[...life.unnamed].map((place) => `the mock shows ${place}, which the contract does not have: leave it out`),
    ...staleIn(tables, new Set(missing.map(([place]) => place)), dropped),
  ];
}

/** What the tables name and should not. */
function staleIn(tables: Tables, missing: Set<string>, dropped: string[]): string[] {
  return [
    ...Object.keys(tables.notModelled)
      .filter((place) => !missing.has(place))
      .map((place) => `mock/state/not-modelled.ts names ${place}, which is modelled or not in the contract: remove it`),
    ...Object.keys(tables.actedOn)
      .filter((place) => !dropped.includes(place) || !isInCode(place.split(".").at(-1)))
      .map((place) => `actedOn names ${place}, which comes back, is not used or is not in the contract: remove it`),
  ];
}

/** The fields of a request, with the places where they come back; those that do not have none. */
function requestFields(contract: Contract, life: Life, operationId: string): Map<string, string[]> {
  const { document } = contract;
  const schema = contract.byId.get(operationId)?.body?.media.find(({ type }) => type === "application/json")?.schema;
  const name = refName(schema) ?? operationId;
  const fields = new Map<string, string[]>();
  if (schema === undefined) return fields;
  for (const place of placesIn(document, schema, name)) if (!place.includes(" ")) fields.set(place, []);
  for (const result of resultsOf(contract, life, operationId))
    for (const path of pathsOf(sharedFields({ document, schema }, { document, schema: result })))
      for (const place of placesAt(document, schema, name, path))
        fields.get(place)?.push(...placesAt(document, result, operationId, path));
  return fields;
}

/** The schemas that showed what an operation made or changed. */
function resultsOf(contract: Contract, life: Life, operationId: string): unknown[] {
  const together = [...life.shownBy.values()].filter((names) => names.has(operationId));
  const showers = new Set([operationId, ...together.flatMap((names) => [...names])]);
  const { document } = contract;
  const results = [...showers].map((shower) => propertiesOf(document, successSchema(contract, shower))["result"]);
  return results.map((result) => asObject(result)["items"] ?? result);
}

function pathsOf(shared: Shared): string[][] {
  return Object.entries(shared).flatMap(([name, inner]) => [
    [name],
    ...(inner === undefined ? [] : pathsOf(inner).map((path) => [name, ...path])),
  ]);
}

const real = { finance: bundles.finance, ramp: bundles.ramp };

/** The faults that the contract does not have as it is. */
function faultsBeside(documents: Documents, tables?: Tables): string[] {
  const usual = faultsOf(real);
  return faultsOf(documents, tables).filter((fault) => !usual.includes(fault));
}

test("the contract is modelled, but for what is named", () => {
  expect(faultsOf(real)).toEqual([]);
});

function changed(change: (schemas: Record<string, JsonObject>, finance: JsonObject) => void): Documents {
  const documents = structuredClone(real);
  change(
    asObject(asObject(documents.finance["components"])["schemas"]) as Record<string, JsonObject>,
    documents.finance,
  );
  return documents;
}

/** Adds an optional field to a schema. */
function addField(schemas: Record<string, JsonObject>, name: string, field: string): void {
  asObject(schemas[name]?.["properties"])[field] = { type: "string" };
}

test("what nobody makes is found: a field, an operation, a status, an event, a field that is sent and dropped; what comes back is not", () => {
  const more = changed((schemas, finance) => {
    for (const name of ["PayoutInput", "Payout"]) addField(schemas, name, "memo");
    addField(schemas, "Payout", "fee");
    addField(schemas, "PayoutInput", "urgency");
    const status = asObject(schemas["PayoutStatus"]);
    status[status["enum"] === undefined ? "x-extensible-enum" : "enum"] = [
      ...asArray(status["enum"] ?? status["x-extensible-enum"]),
      "UNHEARD_OF",
    ];
    const paths = asObject(finance["paths"]);
    const { get } = structuredClone(asObject(paths["/v1/supported-assets"]));
    paths["/v1/invoices"] = { get: { ...asObject(get), operationId: "listInvoices" } };
    const webhooks = asObject(finance["webhooks"]);
    webhooks["PAYOUT_HELD"] = structuredClone(webhooks["PAYOUT_COMPLETED"]);
  });
  const table = "name it in mock/state/not-modelled.ts with the reason";
  expect(faultsBeside(more)).toEqual([
    `the state does not answer listInvoices: do it in mock/state/operations, or ${table}`,
    `nothing sends PAYOUT_HELD: emit it in mock/state/lifecycle, or ${table}`,
    `nothing makes PayoutStatus UNHEARD_OF: make it in mock/state, or ${table}`,
    `nothing makes Payout.fee: make it in mock/state, or ${table}`,
    `PayoutInput.urgency is sent and dropped: use it in mock/state/operations and name it in actedOn, or ${table}`,
  ]);
});

test("a table that is no longer true is a fault", () => {
  const stale = {
    notModelled: { ...notModelled, "Payout.status": "Not so.", "Payout.gone": "Not there." },
    actedOn: { ...actedOn, "PayoutInput.amount": "It comes back." },
  };
  expect(faultsBeside(real, stale)).toEqual([
    "mock/state/not-modelled.ts names Payout.status, which is modelled or not in the contract: remove it",
    "mock/state/not-modelled.ts names Payout.gone, which is modelled or not in the contract: remove it",
    "actedOn names PayoutInput.amount, which comes back, is not used or is not in the contract: remove it",
  ]);
});
