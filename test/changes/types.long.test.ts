// The compiler as the judge, on our own contracts: it finds every field that changes, and nothing where none does.

import ts from "typescript";
import { expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  isObject,
  type JsonObject,
  pointer,
} from "../../model/document.ts";
import { readDocuments } from "../../model/load.ts";
import { judgeTypes } from "../../scripts/changes/types/judge.ts";
import { skeleton } from "../../scripts/changes/types/skeleton.ts";
import { generateTypes } from "../../scripts/generate/types.ts";

const documents = readDocuments();
const services = ["finance", "ramp"] as const;

/** Every object schema of a bundle that lists fields, with its place; examples hold data and are left out. */
function* objects(node: unknown, at = ""): Generator<{ at: string; schema: JsonObject }> {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* objects(item, pointer(at, index));
  if (!isObject(node)) return;
  const schema = asObject(node);
  if (isObject(schema["properties"])) yield { at, schema };
  for (const [key, child] of Object.entries(schema))
    if (key !== "examples" && key !== "example") yield* objects(child, pointer(at, key));
}

/** Places of the fields of a bundle, as far as its types have them. */
function fieldsOf(document: JsonObject): string[] {
  return [...objects(skeleton(document))].flatMap(({ at, schema }) =>
    Object.keys(asObject(schema["properties"])).map((name) => pointer(at, "properties", name)),
  );
}

/** The discriminator of the two kinds names this field, so the types have it, required, whatever the kinds say. */
const discriminator = /Webhook\w+Authentication(Input)?\/properties\/type$/;

/** Whether one of the places is above a place: what breaks there is not said again below. */
function isBelow(place: string, places: Iterable<string>): boolean {
  return [...places].some((other) => place.startsWith(`${other}/`));
}

async function brokenPlaces(api: Api, edit: (schema: JsonObject, at: string) => void): Promise<Set<string>> {
  const after = structuredClone(documents[api]);
  for (const { schema, at } of [...objects(after)]) edit(schema, at);
  return new Set((await judgeTypes(api, documents[api], after)).map(({ place }) => place));
}

test.each(apis)("the types of %s without comments are those of its skeleton", async (api) => {
  const plain = async (document: JsonObject) => {
    const text = await generateTypes(api, document);
    const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext);
    return ts.createPrinter({ removeComments: true }).printFile(file);
  };
  expect(await plain(skeleton(documents[api]))).toBe(await plain(documents[api]));
});

test.each(services)("%s: every field that is renamed is found, at its own place", async (api) => {
  const found = await brokenPlaces(api, (schema) => {
    const renamed = Object.entries(asObject(schema["properties"])).map(([name, child]) => [`${name}2`, child]);
    schema["properties"] = Object.fromEntries(renamed);
    if (schema["required"]) schema["required"] = asStrings(schema["required"]).map((name) => `${name}2`);
  });
  const missed = fieldsOf(documents[api]).filter((place) => !found.has(place) && !isBelow(place, found));
  expect(missed.filter((place) => !discriminator.test(place))).toEqual([]);
});

test.each(services)("%s: every field that has another type is found, at its own place", async (api) => {
  const found = await brokenPlaces(api, (schema) => {
    const names = Object.keys(asObject(schema["properties"]));
    schema["properties"] = Object.fromEntries(
      names.map((name) => [name, { type: ["array", "null"], items: { type: "null" } }]),
    );
  });
  const missed = fieldsOf(documents[api]).filter((place) => !found.has(place) && !isBelow(place, found));
  expect(missed.filter((place) => !discriminator.test(place))).toEqual([]);
});

test.each(services)("%s: every required field that becomes optional is found where it is read", async (api) => {
  const required: string[] = [];
  const found = await brokenPlaces(api, (schema, at) => {
    required.push(...asStrings(schema["required"]).map((name) => pointer(at, "properties", name)));
    delete schema["required"];
  });
  const missed = required.filter((place) => !found.has(place) && !discriminator.test(place));
  // What is only sent, and conditions, which types do not have.
  expect(missed.filter((place) => !/Input\b|\/(if|then|else)\//.test(place))).toEqual([]);
});

test.each(services)("%s: fields and values of open lists that are new break nothing", async (api) => {
  const found = await brokenPlaces(api, (schema) => {
    for (const child of Object.values(asObject(schema["properties"]))) {
      const values = asObject(child)["x-extensible-enum"];
      if (Array.isArray(values)) values.push("NEW");
    }
    asObject(schema["properties"])["new"] = { type: "string" };
  });
  expect([...found]).toEqual([]);
});

test.each(services)("%s: a value that is new in a closed list is found where the list is read", async (api) => {
  const closed: string[] = [];
  const after = structuredClone(documents[api]);
  for (const { at, schema } of enumerations(after)) {
    closed.push(at);
    schema["enum"] = [...asArray(schema["enum"]), "NEW"];
  }
  const found = new Set((await judgeTypes(api, documents[api], after)).map(({ place }) => place));
  // What is only sent may have more values: parameters, request bodies, and the role that an invitation is for.
  const missed = closed.filter((place) => !found.has(place));
  expect(missed.filter((place) => !/\/parameters\/|Input\/|\/CompanyRole$/.test(place))).toEqual([]);
  expect([...found].filter((place) => !closed.includes(place))).toEqual([]);
});

test.each(services)("%s: a value that is gone from a closed list is found everywhere", async (api) => {
  const closed: string[] = [];
  const after = structuredClone(documents[api]);
  for (const { at, schema } of enumerations(after)) {
    closed.push(at);
    schema["enum"] = [...asArray(schema["enum"]).slice(1), "NEW"];
  }
  const found = new Set((await judgeTypes(api, documents[api], after)).map(({ place }) => place));
  expect(closed.filter((place) => !found.has(place))).toEqual([]);
});

/** Every closed list of a bundle. */
function* enumerations(node: unknown, at = ""): Generator<{ at: string; schema: JsonObject }> {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* enumerations(item, pointer(at, index));
  if (!isObject(node)) return;
  const schema = asObject(node);
  const isList = Array.isArray(schema["enum"]) && schema["const"] === undefined;
  if (isList && !at.endsWith("/properties")) yield { at, schema };
  for (const [key, child] of Object.entries(schema))
    if (!["if", "then", "else", "example", "examples"].includes(key)) yield* enumerations(child, pointer(at, key));
}

test.each(services)("%s: a field that is new and required is found where it is sent", async (api) => {
  const found = await brokenPlaces(api, (schema) => {
    asObject(schema["properties"])["new"] = { type: "string" };
    schema["required"] = [...asStrings(schema["required"]), "new"];
  });
  const sent = Object.keys(componentsOf(documents[api], "schemas")).filter((name) => /Input$/.test(name));
  const objectsSent = sent.filter(
    (name) => componentsOf(documents[api], "schemas")[name]?.["properties"] !== undefined,
  );
  expect(objectsSent.filter((name) => !found.has(`/components/schemas/${name}`))).toEqual([]);
  expect([...found].filter((place) => /Event|Response|Page/.test(place))).toEqual([]);
});
