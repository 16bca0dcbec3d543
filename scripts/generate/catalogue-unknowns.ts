// Derives generated/known-unknowns.md: everything in the bundles that is not documented, by service, in tables.

import type { Contract } from "../../model/contract.ts";
import {
  asArray,
  asObject,
  asStrings,
  componentsOf,
  type JsonObject,
  operationsOf,
  refName,
} from "../../model/document.ts";
import {
  certain,
  type Evidence,
  enter,
  enterResponse,
  evidenceMeanings,
  evidenceOfParameter,
  evidenceValues,
  type Ground,
  isCertain,
} from "../../model/evidence.js";
import { type Visited, walk } from "../../model/evidence-walk.js";

/**
 * Writes the document.
 * @param contracts The contracts of the APIs.
 * @returns Markdown.
 */
export function knownUnknowns(contracts: Contract[]): string {
  const words = evidenceValues.filter((word) => !isCertain(word));
  const lines = [
    "# Known unknowns",
    "",
    "Generated from `openapi/` by `npm run build`; do not edit. What stands here may differ from the live services.",
    "Everything that does not stand here is documented, except two things that the contract reads into numbers: the width of",
    "an integer (`int32`, `int64`), and that an amount is exact (`decimal`).",
    "",
    "| evidence | meaning |",
    "|---|---|",
    ...words.map((word) => `| ${word} | ${evidenceMeanings[word]} |`),
  ];
  for (const contract of contracts) {
    lines.push("", `## ${contract.api}`, ...sections.flatMap((section) => tableOf(section, section.rows(contract))));
  }
  return `${lines.join("\n")}\n`;
}

/** A table of the document. */
interface Section {
  title: string;
  columns: string[];
  rows: (contract: Contract) => string[][];
}

const sections: Section[] = [
  { title: "Not documented", columns: ["place", "what"], rows: notShown },
  {
    title: "Operations",
    columns: ["operation", "address", "operation as a whole", "parameters", "request body", "responses"],
    rows: operations,
  },
  { title: "Events", columns: ["event", "evidence"], rows: events },
  { title: "Shared components", columns: ["component", "kind", "evidence"], rows: shared },
  { title: "Fields", columns: ["schema", "evidence", "fields"], rows: fields },
  {
    title: "Presence",
    columns: ["schema", "fields whose presence a table suggests and does not state"],
    rows: presence,
  },
  { title: "Assumed transitions", columns: ["status", "from", "to", "by"], rows: moves },
];

function tableOf({ title, columns }: Section, rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const row = (cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return ["", `### ${title}`, "", row(columns), `|${"---|".repeat(columns.length)}`, ...rows.map(row)];
}

function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
}

/** Every `x-not-shown`, with where it stands; the same sentence once. */
function notShown({ document }: Contract): string[][] {
  const found = new Map<string, string>();
  for (const { node, path } of walk(document)) {
    for (const sentence of asStrings(node["x-not-shown"]))
      if (!found.has(sentence)) found.set(sentence, placeOf(document, path));
  }
  return [...found].map(([sentence, place]) => [place, sentence]);
}

/** The named part of the document that a path leads into. */
function placeOf(document: JsonObject, [part, name, last]: Visited["path"]): string {
  if (part === "components") return `${kindOf(String(name))} \`${last}\``;
  if (part === "webhooks") return `event \`${name}\``;
  if (part !== "paths" || last === undefined) return "the whole service";
  const operation = asObject(asObject(asObject(document["paths"])[String(name)])[String(last)]);
  return `operation \`${operation["operationId"] ?? name}\``;
}

/** `securitySchemes` are each a security scheme. */
function kindOf(group: string): string {
  return group.replace(/s$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Operations of which something is not documented; what they refer to has rows of its own. */
function operations({ document }: Contract): string[][] {
  return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const item = asObject(asObject(document["paths"])[path]);
    const own = enter(document, operation, certain).evidence;
    const cells = [
      weak(own),
      listOf(
        ...[item, operation].flatMap((owner) => asArray(owner["parameters"]).map((one) => parameter(document, one))),
      ),
      listOf(...requestBody(document, operation)),
      listOf(
        ...Object.keys(asObject(operation["responses"])).flatMap((status) => response(document, operation, status)),
      ),
    ];
    if (cells.every((text) => text === "")) return [];
    return [[`\`${operation["operationId"]}\``, `${method.toUpperCase()} ${path}`, ...cells]];
  });
}

function parameter(document: JsonObject, node: unknown): string {
  const evidence = refName(node) === undefined ? evidenceOfParameter(document, asObject(node)) : "documented";
  return isCertain(evidence) ? "" : `\`${asObject(node)["name"]}\` ${evidence}`;
}

function requestBody(document: JsonObject, operation: JsonObject): string[] {
  const { node, ground } = enter(document, asObject(operation["requestBody"]), certain);
  return bodies(document, node, ground).flatMap(({ type, evidence, parts }) => [
    isCertain(evidence) ? "" : `${type}${evidence}`,
    ...parts,
  ]);
}

function response(document: JsonObject, operation: JsonObject, status: string): string[] {
  if (refName(asObject(operation["responses"])[status]) !== undefined) return [];
  const { node, evidence, body } = enterResponse(document, operation, status);
  const content = bodies(document, node, body);
  const isOne = content.every((part) => part.evidence === evidence);
  const whole = isCertain(evidence) ? "" : `${status}${isOne ? "" : " status"} ${evidence}`;
  const different = content.filter((part) => part.evidence !== evidence && !isCertain(part.evidence));
  return [
    whole,
    ...different.map((part) => `${status} body ${part.type}${part.evidence}`),
    ...content.flatMap(({ parts }) => parts.map((part) => `${status} ${part}`)),
    ...headers(document, node).map((header) => `${status} ${header}`),
  ];
}

function headers(document: JsonObject, owner: JsonObject): string[] {
  return Object.entries(asObject(owner["headers"])).flatMap(([name, header]) => {
    const evidence = refName(header) === undefined ? evidenceOfParameter(document, asObject(header)) : "documented";
    return isCertain(evidence) ? [] : [`header \`${name}\` ${evidence}`];
  });
}

/** Each media type of a body with what it is worth, and its fields that are known less, or better and not well. */
function bodies(document: JsonObject, owner: JsonObject, ground: Ground) {
  const content = Object.entries(asObject(owner["content"]));
  return content.map(([name, media]) => {
    const schema = asObject(asObject(media)["schema"]);
    const { evidence } = enter(document, schema, ground);
    const parts = weakParts(document, schema, ground)
      .filter((part) => part.evidence !== evidence && part.name !== "")
      .map((part) => `\`${part.name}\` ${part.evidence}`);
    return { type: content.length > 1 ? `\`${name}\` ` : "", evidence, parts };
  });
}

/** Events whose payload as a whole is not documented; its fields stand with those of its schema. */
function events({ document }: Contract): string[][] {
  return Object.entries(asObject(document["webhooks"])).flatMap(([name, item]) => {
    const body = requestBody(document, asObject(asObject(item)["post"])).filter(Boolean);
    return body.length === 0 ? [] : [[`\`${name}\``, listOf(...body)]];
  });
}

/** Components other than schemas: each is referred to in many places. */
function shared({ document }: Contract): string[][] {
  return Object.entries(asObject(document["components"])).flatMap(([group, members]) =>
    group === "schemas"
      ? []
      : Object.entries(asObject(members)).flatMap(([name, node]) => component(document, group, name, asObject(node))),
  );
}

function component(document: JsonObject, group: string, name: string, node: JsonObject): string[][] {
  const isParameter = group === "parameters" || group === "headers";
  const { evidence: own, ground } = enter(document, node, certain);
  const evidence = isParameter ? evidenceOfParameter(document, node) : own;
  const content = bodies(document, node, { ...ground, isBody: true });
  const words = [
    isCertain(evidence) ? "" : isParameter && isCertain(own) ? `type ${evidence}` : evidence,
    ...content.flatMap((body) => [
      body.evidence === evidence || isCertain(body.evidence) ? "" : `body ${body.type}${body.evidence}`,
      ...body.parts,
    ]),
    ...headers(document, node),
  ];
  return words.every((word) => word === "") ? [] : [[`\`${name}\``, kindOf(group), listOf(...words)]];
}

/** Schemas with the fields that are not documented, by evidence. */
function fields({ document }: Contract): string[][] {
  return Object.entries(componentsOf(document, "schemas")).flatMap(([name, schema]) => {
    const byEvidence = Map.groupBy(weakParts(document, asObject(schema), certain), ({ evidence }) => evidence);
    return evidenceValues.flatMap((evidence) => {
      const names = new Set((byEvidence.get(evidence) ?? []).map((part) => part.name));
      if (names.size > 1) names.delete("");
      const texts = [...names].map((part) => (part === "" ? "the value itself" : `\`${part}\``));
      return texts.length === 0 ? [] : [[`\`${name}\``, evidence, texts.join(", ")]];
    });
  });
}

/** A part of a schema that is not documented. */
interface Part {
  /** Dotted name; `[]` stands for entries of a list, `*` for fields of any name, and nothing for the schema itself. */
  name: string;
  evidence: Evidence;
}

/** Every field of a schema that is not documented, and entries that are known less than their list. */
function weakParts(document: JsonObject, schema: JsonObject, ground: Ground): Part[] {
  const known = new Map<string, Evidence>();
  for (const { path, evidence, condition } of walk(document, { node: schema, kind: "schema", ground })) {
    const name = nameOf(path);
    if (condition || known.has(name)) continue;
    known.set(name, evidence);
  }
  return [...known]
    .filter(([name, evidence]) => !isCertain(evidence) && !(isEntry(name) && known.get(ownerOf(name)) === evidence))
    .map(([name, evidence]) => ({ name, evidence }));
}

const isEntry = (name: string) => /(\[\]|\*)$/.test(name);
const ownerOf = (name: string) => name.replace(/(\[\]|\.?\*)$/, "");

/** The dotted name of a place in a schema: `result.items` is `result[]`; branches such as `allOf` have none. */
function nameOf(path: Visited["path"]): string {
  let name = "";
  for (let i = 0; i < path.length; i++) {
    if (path[i] === "properties") name += `${name === "" ? "" : "."}${path[++i]}`;
    else if (path[i] === "items") name += "[]";
    else if (path[i] === "additionalProperties") name += `${name === "" ? "" : "."}*`;
  }
  return name;
}

/** Schemas made of a table of fields: a missing field is a finding and no failure. */
function presence({ document }: Contract): string[][] {
  const rows = new Map<string, string[]>();
  for (const { node, path } of walk(document)) {
    if (node["x-presence"] !== "table") continue;
    const inner = nameOf(path.slice(3));
    const prefix = inner === "" ? "" : `${inner}.`;
    const place = path[0] === "components" ? `\`${path[2]}\`` : placeOf(document, path);
    const names = asStrings(node["required"]).map((name) => `\`${prefix}${name}\``);
    rows.set(place, [...(rows.get(place) ?? []), ...names]);
  }
  return [...rows].map(([place, names]) => [place, names.join(", ")]);
}

/** Moves between statuses that are assumed: the mock makes them, the services may make others. */
function moves({ states }: Contract): string[][] {
  return states
    .flatMap(({ transitions }) => transitions)
    .filter(({ evidence }) => evidence === "assumed")
    .map(({ schema, from, to, operationId, condition }) => [
      `\`${schema}\``,
      from === null ? "*(created)*" : `\`${from ?? "any"}\``,
      `\`${to}\``,
      operationId === undefined ? `${condition}` : `\`${operationId}\``,
    ]);
}

function weak(evidence: Evidence): string {
  return isCertain(evidence) ? "" : evidence;
}

function listOf(...texts: string[]): string {
  return texts.filter((text) => text !== "").join("; ");
}
