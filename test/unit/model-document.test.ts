// Ways through a bundle: pointers, references, components.

import { expect, test } from "vitest";
import { follow, type JsonObject, keysOf, pointer, propertiesOf, refName, resolve } from "../../model/document.ts";

const document: JsonObject = {
  components: {
    schemas: {
      First: { $ref: "#/components/schemas/Second" },
      Second: { type: "object", properties: { b: { type: "string" } } },
      Whole: {
        allOf: [{ $ref: "#/components/schemas/First" }, { properties: { a: { type: "integer" } } }],
        properties: { b: { type: "number" }, c: {} },
      },
      "With/slash~tilde": { type: "boolean" },
    },
    parameters: { List: { schema: { anyOf: [{ type: "null" }, { type: "string" }] } } },
  },
};

test("a pointer is split into the keys it was made of", () => {
  const keys = ["paths", "/v1/wallets/{walletId}", "a~1b", 0];
  expect(pointer("", ...keys)).toBe("/paths/~1v1~1wallets~1{walletId}/a~01b/0");
  expect(keysOf(`#${pointer("", ...keys)}`)).toEqual(keys.map(String));
  expect(keysOf("#/paths/~1v1~1wallets~1%7BwalletId%7D")).toEqual(["paths", "/v1/wallets/{walletId}"]);
});

test("a chain of references is followed to its end, with where that stands", () => {
  const found = follow(document, { $ref: "#/components/schemas/First" }, "/here");
  expect(found.at).toBe("/components/schemas/Second");
  expect(found.node["type"]).toBe("object");
  expect(follow(document, { type: "string" }, "/here")).toEqual({ node: { type: "string" }, at: "/here" });
});

test("references lead through escaped keys and lists", () => {
  expect(resolve(document, { $ref: "#/components/schemas/With~1slash~0tilde" })).toEqual({ type: "boolean" });
  expect(refName({ $ref: "#/components/schemas/With~1slash~0tilde" })).toBe("With/slash~tilde");
  expect(resolve(document, { $ref: "#/components/parameters/List/schema/anyOf/1" })).toEqual({ type: "string" });
});

test("a reference to nothing is named", () => {
  expect(() => resolve(document, { $ref: "#/components/schemas/Third" })).toThrow("#/components/schemas/Third");
});

test("the properties of a schema are its own over those of its parts", () => {
  const found = propertiesOf(document, { $ref: "#/components/schemas/Whole" });
  expect(found).toEqual({ b: { type: "number" }, a: { type: "integer" }, c: {} });
});
