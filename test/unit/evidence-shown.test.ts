// What is not documented says so where people read it: in generated/known-unknowns.md, in the types, and nowhere else. The fields
// are counted here without the code that writes them.

import ts from "typescript";
import { describe, expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asArray, asObject, asStrings, componentsOf, isObject, type JsonObject } from "../../model/document.ts";
import { knownUnknowns } from "../../scripts/generate/catalogue-unknowns.ts";
import { generateTypes } from "../../scripts/generate/types.ts";

const rank = ["documented", "confirmed", "observed", "named", "listed", "assumed"];
const isWeak = (word: string) => rank.indexOf(word) > 1;
const weaker = (one: string, other: string) => (rank.indexOf(one) > rank.indexOf(other) ? one : other);

/** `field: evidence` of everything weak in a schema component, by dotted name; the schema itself has no name. */
function weakFields(document: JsonObject, schema: JsonObject): Map<string, string> {
  const schemas = componentsOf(document, "schemas");
  const found = new Map<string, string>();
  const worth = (node: JsonObject, above: string): string => {
    const own = String(node["x-evidence"] ?? above);
    const target = schemas[String(node["$ref"]).split("/").at(-1) ?? ""];
    return target === undefined ? own : weaker(own, worth(target, "documented"));
  };
  const look = (node: unknown, name: string, above: string, owner: string) => {
    if (!isObject(node)) return;
    const known = worth(node, above);
    const own = String(node["x-evidence"] ?? above);
    // An entry of a list is named where it is known less than its list.
    if (!found.has(name) && !(/(\[\]|\*)$/.test(name) && known === owner)) found.set(name, known);
    const below = (key: string) => (name === "" ? key : `${name}.${key}`);
    for (const [key, child] of Object.entries(asObject(node["properties"]))) look(child, below(key), own, known);
    look(node["items"], `${name}[]`, own, known);
    look(node["additionalProperties"], below("*"), own, known);
    const parts = ["allOf", "oneOf", "anyOf"].flatMap((word) => asArray(node[word]));
    for (const part of [...parts, node["then"], node["else"]]) look(part, name, own, known);
  };
  look(schema, "", "documented", "");
  return new Map([...found].filter(([, known]) => isWeak(known)));
}

/** The rows of a table of the document, without the marks of code. */
function rowsOf(text: string, title: string): string[][] {
  const section = text.split(`### ${title}\n`)[1]?.split(/^#/m)[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .replaceAll("`", "")
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function sentencesIn(node: JsonObject): string[] {
  const below = Object.entries(node).filter(([key]) => key !== "example" && key !== "examples");
  const children = below.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter(isObject);
  return [...asStrings(node["x-not-shown"]), ...children.flatMap(sentencesIn)];
}

describe.each(Object.values(loadContracts()))("the known unknowns of $api", (contract) => {
  const { document, operations, states } = contract;
  const text = knownUnknowns([contract]);
  const schemas = Object.entries(componentsOf(document, "schemas"));

  test("have every sentence of x-not-shown", () => {
    const sentences = sentencesIn(document).map((sentence) => sentence.replace(/\s+/g, " ").trim());
    const rows = rowsOf(text, "Not documented").map(([, sentence]) => sentence?.replaceAll("\\|", "|"));
    expect(rows.sort()).toEqual([...new Set(sentences.map((sentence) => sentence.replaceAll("`", "")))].sort());
  });

  test("have every field with its evidence, and no other", () => {
    const expected = schemas.flatMap(([name, schema]) => {
      const fields = [...weakFields(document, schema)];
      const isAlone = (known: string) => fields.every(([field, other]) => field === "" || other !== known);
      const shown = fields.filter(([field, known]) => field !== "" || isAlone(known));
      return shown.map(([field, known]) => `${name} ${field || "the value itself"}: ${known}`);
    });
    const rows = rowsOf(text, "Fields").flatMap(([name, known, fields = ""]) =>
      fields.split(", ").map((field) => `${name} ${field}: ${known}`),
    );
    expect(rows.sort()).toEqual(expected.sort());
  });

  test("have every operation of which something is not documented, with its parts", () => {
    const rows = new Map(rowsOf(text, "Operations").map(([id = "", ...cells]) => [id, cells]));
    for (const { operationId, evidence, parameters, responses, raw } of operations) {
      const [, whole = "", names = "", , answers = ""] = rows.get(operationId) ?? [];
      expect(whole, operationId).toBe(isWeak(evidence) ? evidence : "");
      const own = parameters.filter((one) => JSON.stringify(raw["parameters"] ?? "").includes(`"name":"${one.name}"`));
      for (const one of own.filter((parameter) => isWeak(parameter.evidence)))
        expect(names, operationId).toContain(`${one.name} ${one.evidence}`);
      for (const { status, evidence: known } of responses.filter((response) => isWeak(response.evidence)))
        if (status.startsWith("2")) expect(answers, operationId).toMatch(new RegExp(`${status}( status)? ${known}`));
    }
  });

  test("have every assumed move and every table of fields", () => {
    const moves = states.flatMap(({ transitions }) => transitions).filter(({ evidence }) => evidence === "assumed");
    const tables = schemas.filter(([, schema]) => JSON.stringify(schema).includes('"x-presence":"table"'));
    const found = rowsOf(text, "Assumed transitions").map(([name, , to]) => `${name} ${to}`);
    expect(found.sort()).toEqual(moves.map(({ schema, to }) => `${schema} ${to}`).sort());
    const marked = rowsOf(text, "Presence").map(([name]) => name);
    expect(marked.sort()).toEqual(tables.map(([name]) => name).sort());
  });
});

test("the known unknowns name parameters, media types, headers and events as such, and keep the table whole", () => {
  const schema = { type: "string", "x-evidence": "named" };
  const content = { "text/csv": { schema: { "x-evidence": "assumed" } }, "text/plain": { schema: { type: "string" } } };
  const responses = { "200": { content, headers: { Age: { "x-evidence": "observed" } } } };
  const get = { operationId: "getA", "x-not-shown": ["Whether a | b."], responses };
  const guess = { properties: { result: { properties: { guess: { "x-evidence": "assumed" } } } } };
  const ok = { content: { "application/json": { schema: guess } } };
  const requestBody = { content: { "application/json": { schema: { "x-evidence": "assumed" } } } };
  const put = { operationId: "putA", requestBody, responses: { "200": ok } };
  const text = knownUnknowns([
    createContract("finance", {
      paths: { "/a/{id}": { parameters: [{ name: "id", in: "path", schema }], get, put } },
      webhooks: { A: { post: { "x-not-shown": ["Whether it repeats."] } } },
      components: {
        parameters: { Page: { name: "page", schema } },
        responses: { Late: { "x-evidence": "assumed", headers: { Age: { "x-evidence": "observed" } } } },
        headers: { Total: { schema } },
        // A test of a value is no part of it.
        schemas: { Bank: { if: { properties: { iban: { "x-evidence": "assumed" } } } } },
      },
    }),
  ]);
  expect(text).toContain(
    "| `getA` | GET /a/{id} |  | `id` named |  | 200 body `text/csv` assumed; 200 header `Age` observed |",
  );
  expect(text).toContain("| `putA` | PUT /a/{id} |  | `id` named | assumed | 200 `result.guess` assumed |");
  expect(text).toContain("| operation `getA` | Whether a \\| b. |");
  expect(text).toContain("| event `A` | Whether it repeats. |");
  expect(text).toContain("| `Page` | parameter | type named |");
  expect(text).toContain("| `Late` | response | assumed; header `Age` observed |");
  expect(text).toContain("| `Total` | header | type named |");
  expect(text).not.toContain("### Fields");
});

/** `Component field: evidence` for the tag `@evidence` of each property under `components.schemas`, each once. */
function tagged(text: string): string[] {
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const nameOf = ({ name }: ts.TypeElement) => name?.getText().replaceAll('"', "") ?? "";
  const look = (component: string) => (node: ts.Node) => {
    for (const tag of ts.isPropertySignature(node) ? ts.getJSDocTags(node) : [])
      if (tag.tagName.text === "evidence")
        found.add(`${component} ${nameOf(node as ts.PropertySignature)}: ${String(tag.comment).trim()}`);
    ts.forEachChild(node, look(component));
  };
  const components = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const schemas = (components as ts.InterfaceDeclaration).members.find((member) => nameOf(member) === "schemas");
  for (const member of ((schemas as ts.PropertySignature).type as ts.TypeLiteralNode).members)
    ts.forEachChild((member as ts.PropertySignature).type as ts.TypeNode, look(nameOf(member)));
  return [...found].sort();
}

describe("the types", () => {
  test.each(apis)("of %s tag the fields that are not documented, and no other", async (api) => {
    const { document } = loadContracts()[api];
    const fields = Object.entries(componentsOf(document, "schemas")).flatMap(([name, schema]) =>
      [...weakFields(document, schema)].map(([field, known]) => [name, field.split(/[.\]]+/).at(-1), known]),
    );
    const named = fields.filter(([, field]) => field !== "" && field !== "*");
    const expected = new Set(named.map(([name, field, known]) => `${name} ${field}: ${known}`));
    expect(tagged(await generateTypes(api, document))).toEqual([...expected].sort());
  });

  test("say of a reference what it is worth, and what it or its target is; open lists stay open", async () => {
    const ref = (more: JsonObject) => ({ $ref: "#/components/schemas/Amount", ...more });
    const properties = {
      plain: ref({}),
      own: ref({ description: "What was paid." }),
      guess: ref({ "x-evidence": "assumed" }),
      sure: { type: "string", description: "Sure.", "x-evidence": "confirmed" },
      open: { type: ["string", "null"], "x-extensible-enum": ["A"] },
    };
    const Amount = { type: "string", description: "An amount.", "x-evidence": "observed" };
    const schemas = { Amount, Order: { type: "object", description: "An order.", properties } };
    const info = { title: "Test", version: "1" };
    const text = await generateTypes("test", { openapi: "3.1.0", info, paths: {}, components: { schemas } });
    expect(tagged(text)).toEqual(["Order guess: assumed", "Order own: observed", "Order plain: observed"]);
    expect(text).toContain("@description What was paid.");
    expect(text).toContain('open?: "A" | (string & {}) | null;');
    expect(text.match(/@description An amount\./g)).toHaveLength(3);
  });
});
