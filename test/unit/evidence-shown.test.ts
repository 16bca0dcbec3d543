// What is not documented says so where people read it: in generated/known-unknowns.md, in the types, and nowhere else.

import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { generatedDir } from "../../model/apis.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asStrings, isObject, type JsonObject } from "../../model/document.ts";
import { knownUnknowns } from "../../scripts/generate/catalog-unknowns.ts";

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

test("the known unknowns name parameters, media types, headers and events as such", () => {
  const schema = { type: "string", "x-evidence": "named" };
  const content = {
    "text/csv": { schema: { "x-evidence": "assumed" } },
    "text/plain": { schema: { type: "string" } },
  };
  const responses = { "200": { content, headers: { Age: { "x-evidence": "observed" } } } };
  const get = { operationId: "getA", "x-not-shown": ["Whether a | b."], responses };
  const guess = { properties: { result: { properties: { guess: { "x-evidence": "assumed" } } } } };
  const ok = { content: { "application/json": { schema: guess } } };
  const requestBody = { content: { "application/json": { schema: { "x-evidence": "assumed" } } } };
  const put = { operationId: "putA", requestBody, responses: { "200": ok } };
  const gone = { operationId: "deleteA", "x-evidence": "listed", responses: {} };
  const Late = { "x-evidence": "assumed", headers: { Age: { "x-evidence": "observed" } } };
  const document = {
    paths: { "/a/{id}": { parameters: [{ name: "id", in: "path", schema }], get, put, delete: gone } },
    webhooks: { A: { post: { "x-not-shown": ["Whether it repeats."] } } },
    components: {
      parameters: { Page: { name: "page", schema } },
      responses: { Late },
      headers: { Total: { schema } },
    },
  };
  const text = knownUnknowns([createContract("finance", document)]);
  for (const row of [
    "| operation `getA` | observed | header `Age` of response 200 |",
    "| operation `getA` | named | type of parameter `id` |",
    "| operation `getA` | assumed | body `text/csv` of response 200 |",
    "| operation `putA` | assumed | request body, `result.guess` of response 200 |",
    "| operation `deleteA` | listed | as a whole |",
    "| operation `getA` | Whether a \\| b. |",
    "| event `A` | Whether it repeats. |",
    "| parameter `Page` | named | type |",
    "| response `Late` | observed | header `Age` |\n| response `Late` | assumed | as a whole |",
    "| header `Total` | named | type |",
  ])
    expect(text).toContain(row);
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
  const components = file.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === "components",
  );
  const schemas = (components as ts.InterfaceDeclaration).members.find((member) => nameOf(member) === "schemas");
  for (const member of ((schemas as ts.PropertySignature).type as ts.TypeLiteralNode).members)
    ts.forEachChild((member as ts.PropertySignature).type as ts.TypeNode, look(nameOf(member)));
  return [...found].sort();
}

describe.each(Object.values(loadContracts()))("$api", (contract) => {
  const { api, document } = contract;
  const text = knownUnknowns([contract]);

  test("the known unknowns have every sentence of x-not-shown", () => {
    const sentences = sentencesIn(document).map((sentence) => sentence.replace(/\s+/g, " ").trim());
    const rows = rowsOf(text, "Not documented").map(([, sentence]) => sentence?.replaceAll("\\|", "|"));
    expect(rows.sort()).toEqual([...new Set(sentences.map((sentence) => sentence.replaceAll("`", "")))].sort());
  });

  test("the types tag the fields of the known unknowns, and no other", () => {
    const rows = rowsOf(text, "Fields").flatMap(([schema, known, fields = ""]) =>
      fields.split(", ").map((field) => [schema, field.split(/[.\]]+/).at(-1), known]),
    );
    const named = rows.filter(([, field = ""]) => /^[\w-]+$/.test(field));
    const expected = new Set(named.map(([schema, field, known]) => `${schema} ${field}: ${known}`));
    expect(tagged(readFileSync(`${generatedDir}${api}/types.ts`, "utf8"))).toEqual([...expected].sort());
  });
});
