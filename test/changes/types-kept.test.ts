// The compiler as the judge of a change: what breaks no code, and what is no break but an error.

import { expect, test } from "vitest";
import { asArray, asObject, type JsonObject } from "../../model/document.ts";
import { compile } from "../../scripts/changes/types/compile.ts";
import { judgeTypes, typesDiffer } from "../../scripts/changes/types/judge.ts";
import { at, book, library, list, order, type Row, rename, schemas, set } from "./types-library.ts";

const before = library();

test("additions break nothing", async () => {
  const after = structuredClone(before);
  add(after);
  expect(await judgeTypes("finance", before, after)).toEqual([]);
  expect(await typesDiffer(before, after)).toBe("minor");
});

/** Adds what a contract can add: fields, a schema, parameters, an operation, an event, a response of an error. */
function add(after: JsonObject): void {
  const text: JsonObject = { type: "string" };
  for (const name of ["Book", "Author", "Order", "Base"]) at(after, `${schemas}/${name}/properties`)["more"] = text;
  at(after, schemas)["More"] = text;
  asArray(at(after, `${order}/speed`)["enum"]).push("FASTER");
  asArray(at(after, list)["parameters"]).push({ name: "more", in: "query", schema: text });
  at(after, `${list}/responses`)["400"] = { $ref: "#/components/responses/Refused" };
  at(after, "/paths")["/more"] = { get: { operationId: "getMore", responses: { "204": { description: "" } } } };
  at(after, "/webhooks")["BOOK_MORE"] = { post: { operationId: "onBookMore", responses: {} } };
  at(after, `${schemas}/Book`)["required"] = [...asArray(at(after, `${schemas}/Book`)["required"]), "note"];
}

const unseen: Row[] = [
  ["a description", set(book, { note: { type: "string", description: "Another note." } })],
  ["a deprecation", set(list, { deprecated: true })],
  ["a format", set(`${book}/note`, { format: "uuid" })],
  ["the order of fields", (after) => set(schemas, { Author: reversed(at(after, `${schemas}/Author`)) })(after)],
  ["the order of values", (after) => void asArray(at(after, `${schemas}/Status`)["enum"]).reverse()],
  ["the order of parameters", (after) => void asArray(at(after, list)["parameters"]).reverse()],
  [
    "the name of a shared response",
    (after) => {
      rename(after, "#/components/responses/Refused", "#/components/responses/Bad");
      at(after, "/components/responses")["Bad"] = at(after, "/components/responses/Refused");
      delete at(after, "/components/responses")["Refused"];
    },
  ],
];

function reversed(schema: JsonObject): JsonObject {
  const properties = Object.fromEntries(Object.entries(asObject(schema["properties"])).reverse());
  return { properties, required: asArray(schema["required"]).toReversed(), type: "object" };
}

test.each(unseen)("%s is a patch of the types", async (_, edit) => {
  const after = structuredClone(before);
  edit(after);
  expect(await judgeTypes("finance", before, after)).toEqual([]);
  expect(await typesDiffer(before, after)).toBe("patch");
});

test("what becomes neither a type nor a comment is nothing to the types", async () => {
  const after = structuredClone(before);
  set(list, { security: [{ oauth: [] }], "x-source": ["F1"] })(after);
  set("/info", { version: "1.0.1", description: "Other books." })(after);
  expect(await judgeTypes("finance", before, after)).toEqual([]);
  expect(await typesDiffer(before, after)).toBe("none");
});

test("a schema that can be an object or something else is judged as a whole", async () => {
  const mixed = structuredClone(before);
  set(book, { note: { type: ["object", "string"], properties: { text: { type: "string" } } } })(mixed);
  const after = structuredClone(mixed);
  set(`${book}/note`, { type: "object" })(after);
  expect(await judgeTypes("finance", mixed, after)).toEqual([]);
  expect(await judgeTypes("finance", after, mixed)).toEqual([
    { place: `${book}/note`, text: "`Book.note` is read with another type" },
  ]);
});

test("a probe that does not compile against the types it was made from is an error, not a break", async () => {
  const wrong = structuredClone(before);
  // Without a mapping, the generated type has the name of the schema as the value of the discriminator.
  set(`${schemas}/Size/properties`, { kind: { type: "string", const: "SIZE" } })(wrong);
  const oneOf = [{ $ref: "#/components/schemas/Size" }];
  set(book, { size: { oneOf, discriminator: { propertyName: "kind" } } })(wrong);
  await expect(judgeTypes("finance", wrong, before)).rejects.toThrow(
    /types of finance do not compile by themselves.*"SIZE"/,
  );
});

test("the compiler's errors name file and line, and tell what is gone from what is wrong", async () => {
  const files = { "a.ts": 'export interface A { b: "c" }\n', "folder/b.ts": "" };
  files["folder/b.ts"] = [
    'import type { A } from "../a.ts";',
    'export const right: A["b"] = "c";',
    'export const wrong: A["b"] = "d";',
    'export type Gone = A["e"];',
  ].join("\n");
  expect(await compile(files)).toMatchObject([
    { file: "folder/b.ts", line: 3, gone: false, quoted: ["d", "c"] },
    { file: "folder/b.ts", line: 4, gone: true },
  ]);
});
