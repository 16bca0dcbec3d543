// Every field that is not documented says so in types.ts, and no other field does; both are counted independently here.

import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { apis, generatedDir } from "../../model/apis.ts";
import { asArray, asObject, componentsOf, isObject, type JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { generateTypes } from "../../scripts/generate/types.ts";

/** From fact to guess; what counts as documented has rank 0. */
const rank = new Map(Object.entries({ documented: 0, confirmed: 0, observed: 1, named: 2, listed: 3, assumed: 4 }));

function weaker(one: string, other: string): string {
  return (rank.get(other) ?? 9) > (rank.get(one) ?? 9) ? other : one;
}

/** `Component field: evidence` for every field below documented in the schemas of a bundle, sorted. */
function expected(document: JsonObject): string[] {
  const schemas = componentsOf(document, "schemas");
  const found: string[] = [];
  const ofRef = (node: JsonObject): string => {
    const target = asObject(schemas[String(node["$ref"]).split("/").at(-1) ?? ""]);
    const own = String(target["x-evidence"] ?? "documented");
    return target["$ref"] === undefined ? own : weaker(own, ofRef(target));
  };
  const look = (component: string, node: JsonObject, above: string) => {
    const own = String(node["x-evidence"] ?? above);
    for (const [name, property] of Object.entries(asObject(node["properties"]))) {
      const word = String(asObject(property)["x-evidence"] ?? own);
      const evidence = asObject(property)["$ref"] === undefined ? word : weaker(word, ofRef(asObject(property)));
      if (rank.get(evidence) !== 0) found.push(`${component} ${name}: ${evidence}`);
    }
    const below = [node["items"], node["additionalProperties"], ...Object.values(asObject(node["properties"]))];
    for (const child of [...below, ...["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]))])
      if (isObject(child)) look(component, child, own);
  };
  for (const [name, schema] of Object.entries(schemas)) look(name, asObject(schema), "documented");
  return found.sort();
}

/** The same as the types say it: the tag `@evidence` of each property under `components.schemas`. */
function tagged(text: string): string[] {
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (component: string) => (node: ts.Node) => {
    if (ts.isPropertySignature(node)) {
      const tags = ts.getJSDocTags(node).filter((tag) => tag.tagName.text === "evidence");
      for (const tag of tags) found.push(`${component} ${nameOf(node)}: ${String(tag.comment).trim()}`);
    }
    ts.forEachChild(node, look(component));
  };
  const components = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const schemas = (components as ts.InterfaceDeclaration).members.find((member) => nameOf(member) === "schemas");
  const { members } = (schemas as ts.PropertySignature).type as ts.TypeLiteralNode;
  for (const member of members)
    ts.forEachChild((member as ts.PropertySignature).type as ts.TypeNode, look(nameOf(member)));
  return found.sort();
}

function nameOf({ name }: ts.TypeElement): string {
  return name === undefined ? "" : name.getText().replaceAll('"', "");
}

test.each(apis)("%s: the fields with @evidence are those that are not documented", (api) => {
  const fields = expected(readBundle(api).document);
  expect(tagged(readFileSync(`${generatedDir}${api}/types.ts`, "utf8"))).toEqual(fields);
  if (api !== "auth") expect(fields.length).toBeGreaterThan(40);
});

describe("a reference", async () => {
  const ref = (more: JsonObject) => ({ $ref: "#/components/schemas/Amount", ...more });
  const text = await generateTypes("test", {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: {},
    components: {
      schemas: {
        Amount: { type: "string", description: "An amount.", "x-evidence": "observed" },
        Order: {
          type: "object",
          description: "An order.",
          properties: {
            plain: ref({}),
            own: ref({ description: "What was paid." }),
            guess: ref({ "x-evidence": "assumed" }),
            sure: { type: "string", description: "Sure.", "x-evidence": "confirmed" },
          },
        },
      },
    },
  });
  test("has the tag of the weaker of both, and confirmed has none", () => {
    expect(tagged(text)).toEqual(["Order guess: assumed", "Order own: observed", "Order plain: observed"]);
  });
  test("has a description of its own, or that of its target", () => {
    expect(text).toContain("@description What was paid.");
    expect(text.match(/@description An amount\./g)).toHaveLength(3);
  });
});
