// Two bundles in the same names and the same form: what is left differs in content.

import { expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { align } from "../../scripts/changes/align/align.ts";

const id = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const shared = { $ref: "#/components/parameters/Id" };

function withPaths(paths: Record<string, JsonObject[]>, parameter: string): JsonObject {
  const items = Object.entries(paths).map(([path, parameters]) => [
    path,
    { parameters, get: { operationId: path.slice(1, 2) } },
  ]);
  return { paths: Object.fromEntries(items), components: { parameters: { Id: id(parameter) } } };
}

test("a shared path parameter that has another name on one path only is written out there", () => {
  const before = withPaths({ "/a/{id}": [shared], "/b/{id}": [shared] }, "id");
  const after = withPaths({ "/a/{aId}": [id("aId")], "/b/{id}": [shared] }, "id");
  const aligned = align(before, after);
  expect(aligned.before).toEqual(aligned.after);
  expect([...aligned.renames.paths]).toEqual([["/a/{id}", "/a/{aId}"]]);
  expect(aligned.placeOf("before", "/paths/~1a~1{aId}/get")).toBe("/paths/~1a~1{id}/get");
});

test("paths with the same address cannot be told apart and keep their names", () => {
  const before = withPaths({ "/a/{id}": [shared] }, "id");
  const after = withPaths({ "/a/{x}": [id("x")], "/a/{y}": [id("y")] }, "id");
  expect([...align(before, after).renames.paths]).toEqual([]);
});

function withSchemas(schemas: Record<string, JsonObject>, used: string): JsonObject {
  return { paths: { "/a": { get: { responses: { "200": ref(used) } } } }, components: { schemas } };
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tree = (of: string): JsonObject => ({ type: "object", properties: { children: { items: ref(of) } } });

test("a schema that refers to itself can have another name, and another one can take its place", () => {
  const renamed = align(withSchemas({ Tree: tree("Tree") }, "Tree"), withSchemas({ Node: tree("Node") }, "Node"));
  expect(renamed.before).toEqual(renamed.after);
  const both = { Tree: tree("Tree"), Node: tree("Node") };
  const moved = align(withSchemas(both, "Tree"), withSchemas(both, "Node"));
  expect(JSON.stringify(moved.before).replaceAll("Tree", "Node")).toBe(
    JSON.stringify(moved.after).replaceAll("Tree", "Node"),
  );
});

test("a schema with nothing in common is another one and not another name", () => {
  const was = { Fee: { type: "object", properties: { amount: {} } } };
  const is = { Wallet: { type: "object", properties: { address: {} } } };
  expect(align(withSchemas(was, "Fee"), withSchemas(is, "Wallet")).renames.components.size).toBe(0);
});

test.each<[string, JsonObject, JsonObject]>([
  ["null as an alternative", { type: ["string", "null"] }, { oneOf: [{ type: "string" }, { type: "null" }] }],
  [
    "fields in parts",
    { required: ["a", "b"], properties: { a: {}, b: {} } },
    {
      allOf: [
        { required: ["a"], properties: { a: {} } },
        { required: ["b"], properties: { b: {} } },
      ],
    },
  ],
  ["one value", { enum: ["A"] }, { const: "A" }],
])("%s is written in one form", (_, one, other) => {
  for (const [was, is] of [
    [one, other],
    [other, one],
  ] as const) {
    const aligned = align(withSchemas({ A: was }, "A"), withSchemas({ A: is }, "A"));
    expect(aligned.before).toEqual(aligned.after);
  }
});

test("parts that say something else of the same field stay parts", () => {
  const parts = { allOf: [{ properties: { a: { type: "string" } } }, { properties: { a: { maxLength: 3 } } }] };
  const aligned = align(withSchemas({ A: { properties: { a: {} } } }, "A"), withSchemas({ A: parts }, "A"));
  expect(aligned.after).toEqual(withSchemas({ A: parts }, "A"));
});
