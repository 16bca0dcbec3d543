// Derives generated/known-unknowns.md: everything that is not documented, and everything the sources leave open.

import type { Api } from "./apis.ts";
import { type Evidence, evidenceValues, propertiesOf, walkEvidence } from "./evidence.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject, operationsOf } from "./openapi.ts";

const meanings: Record<Exclude<Evidence, "documented">, string> = {
  observed: "seen in sample values only; the type or the value list is taken from them",
  named: "the name is given, its type is not; the type is our reading",
  listed: "the operation is listed, its payloads are not shown",
  assumed: "our choice, needed so the contract can be used; the sources are silent",
};

/**
 * Writes the document from the bundles.
 * @param documents The bundles by API.
 * @returns Markdown.
 */
export function knownUnknowns(documents: Record<Api, JsonObject>): string {
  const lines = [
    "# Known unknowns",
    "",
    "Generated from `openapi/` by `npm run build`; do not edit. What stands here may differ from the live services, until",
    "it has been seen or confirmed. Everything that does not stand here is documented.",
    "",
    ...Object.entries(meanings).map(([value, meaning]) => `- **${value}**: ${meaning}`),
  ];
  for (const [api, document] of Object.entries(documents)) {
    lines.push(
      "",
      `## ${api}`,
      ...notShown(document),
      ...operations(document),
      ...components(document),
      ...moves(document),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** What the sources say nothing about: every `x-not-shown`, with where it stands. */
function notShown(document: JsonObject): string[] {
  const found = new Map<string, string>();
  const visit = (node: JsonObject, place: string) => {
    for (const sentence of asStrings(node["x-not-shown"])) if (!found.has(sentence)) found.set(sentence, place);
    for (const [key, value] of Object.entries(node)) {
      if (key === "examples" || key === "example") continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isObject(child)) visit(child, place);
    }
  };
  for (const [group, members] of Object.entries(asObject(document["components"]))) {
    for (const [name, member] of Object.entries(asObject(members)))
      visit(asObject(member), `${group.replace(/s$/, "")} ${name}`);
  }
  for (const { path, method, operation } of operationsOf(document)) visit(operation, `${method.toUpperCase()} ${path}`);
  visit({ ...document, components: {}, paths: {} }, "the whole service");
  const rows = [...found].map(([sentence, place]) => `- ${sentence} *(${place})*`);
  return rows.length === 0 ? [] : ["", "### Not shown", "", ...rows];
}

/** Operations, parameters, request bodies and responses that are not documented. */
function operations(document: JsonObject): string[] {
  const rows: string[] = [];
  for (const { path, method, operation } of operationsOf(document)) {
    const own = (operation["x-evidence"] as Evidence | undefined) ?? "documented";
    const parts = own === "documented" ? [] : [`${own}`];
    for (const { node, path: at, evidence } of walkEvidence(operation)) {
      if (at.length === 0 || node["x-evidence"] === undefined || evidence === "documented") continue;
      parts.push(`${partName(at, operation)} ${evidence}`);
    }
    if (parts.length > 0)
      rows.push(`| \`${operation["operationId"]}\` | ${method.toUpperCase()} ${path} | ${parts.join("; ")} |`);
  }
  if (rows.length === 0) return [];
  return ["", "### Operations", "", "| operation | address | evidence |", "|---|---|---|", ...rows];
}

function partName(at: string[], operation: JsonObject): string {
  if (at[0] === "responses") return `response ${at[1]}${at.includes("properties") ? ` \`${at.at(-1)}\`` : ""}`;
  if (at[0] === "parameters") {
    const parameter = asObject((operation["parameters"] as JsonObject[])[Number(at[1])]);
    return `parameter \`${parameter["name"]}\``;
  }
  return at[0] === "requestBody" ? "request body" : (at.at(-1) as string);
}

/** Shared parameters, headers and responses, and the properties of schemas, that are not documented. */
function components(document: JsonObject): string[] {
  const rows: string[] = [];
  for (const [group, members] of Object.entries(asObject(document["components"]))) {
    for (const [name, member] of Object.entries(asObject(members))) {
      const byEvidence = new Map<Evidence, string[]>();
      const root = asObject(member)["x-evidence"] as Evidence | undefined;
      const properties = [...propertiesOf(asObject(member))];
      if (root !== undefined && properties.length === 0) byEvidence.set(root, ["the whole"]);
      for (const property of properties) {
        const names = byEvidence.get(property.evidence) ?? [];
        byEvidence.set(property.evidence, [...names, `\`${property.name}\``]);
      }
      for (const evidence of evidenceValues.slice(1)) {
        const names = byEvidence.get(evidence);
        if (names !== undefined) rows.push(`| \`${name}\` | ${group} | ${evidence} | ${names.join(", ")} |`);
      }
    }
  }
  if (rows.length === 0) return [];
  return ["", "### Components", "", "| component | kind | evidence | what |", "|---|---|---|---|", ...rows];
}

/** Moves between statuses that are assumed: the mock takes them, the services may take others. */
function moves(document: JsonObject): string[] {
  const rows: string[] = [];
  for (const [name, schema] of Object.entries(asObject(asObject(document["components"])["schemas"]))) {
    for (const move of asArray(asObject(schema)["x-transitions"]).map(asObject)) {
      if (move["x-evidence"] !== "assumed") continue;
      const from = move["from"] === null ? "*(created)*" : `\`${move["from"] ?? "any"}\``;
      const by = move["operationId"] === undefined ? `${move["condition"]}` : `\`${move["operationId"]}\``;
      rows.push(`| \`${name}\` | ${from} | \`${move["to"]}\` | ${by} |`);
    }
  }
  if (rows.length === 0) return [];
  return ["", "### Assumed transitions", "", "| status | from | to | by |", "|---|---|---|---|", ...rows];
}
