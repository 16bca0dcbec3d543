// The compiler as the judge, on our own contracts: it finds every field that changes, and nothing where none does.

import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject, pointer } from "../../model/document.ts";
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

/** Places of the fields of a bundle. */
function fields(document: JsonObject): string[] {
  return [...objects(document)].flatMap(({ at, schema }) =>
    Object.keys(asObject(schema["properties"])).map((name) => pointer(at, "properties", name)),
  );
}

const isBelow = (place: string, places: Set<string>) =>
  [...places].some((other) => other !== place && place.startsWith(`${other}/`));

test.each(apis)("the types of %s without comments are those of its skeleton", async (api) => {
  const plain = async (document: JsonObject) =>
    ts
      .createPrinter({ removeComments: true })
      .printFile(ts.createSourceFile("types.ts", await generateTypes(api, document), ts.ScriptTarget.ESNext));
  expect(await plain(skeleton(documents[api]))).toBe(await plain(documents[api]));
});

test.each(services)("%s: every field that is renamed is found, at its own place", async (api) => {
  const after = structuredClone(documents[api]);
  for (const { schema } of [...objects(after)]) {
    const renamed = Object.entries(asObject(schema["properties"])).map(([name, child]) => [`${name}2`, child]);
    schema["properties"] = Object.fromEntries(renamed);
    if (schema["required"]) schema["required"] = asStrings(schema["required"]).map((name) => `${name}2`);
  }
  const found = new Set((await judgeTypes(api, documents[api], after)).map(({ place }) => place));
  const all = new Set(fields(documents[api]));
  const missed = [...all].filter((place) => !found.has(place) && !isBelow(place, all));
  expect(missed).toEqual([]);
});
