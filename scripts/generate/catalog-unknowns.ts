// Generates known-unknowns.md: tables of everything in the bundles that is not documented, by service.

import type { Contract } from "../../model/contract.ts";
import { asStrings } from "../../model/document.ts";
import { type Evidence, evidenceMeanings, evidenceValues, isCertain } from "../../model/evidence.js";
import { fieldName, type NamedPlace, placesOf } from "./places.ts";

const weakWords = evidenceValues.filter((word) => !isCertain(word));

export function knownUnknowns(contracts: Contract[]): string {
  const words = weakWords.map((word) => `| ${word} | ${evidenceMeanings[word]} |`);
  return `# Known unknowns

Generated from \`openapi/\` by \`npm run build\`; do not edit. What stands here may differ from the live services.
Everything that does not stand here is documented, except two things that the contract reads into numbers: the width of
an integer (\`int32\`, \`int64\`), and that an amount is exact (\`decimal\`).

| evidence | meaning |
|---|---|
${[...words, ...contracts.flatMap((contract) => ["", `## ${contract.api}`, ...tablesOf(contract)])].join("\n")}
`;
}

/** The tables of a service, without empty ones. */
function tablesOf(contract: Contract): string[] {
  const places = placesOf(contract.document);
  const presence = "fields whose presence a table suggests and does not state";
  const tables: [title: string, columns: string[], rows: string[][]][] = [
    ["Not documented", ["place", "what"], notShown(places)],
    ["Operations, events and shared components", ["place", "evidence", "parts"], places.flatMap(sharedRows)],
    ["Fields", ["schema", "evidence", "fields"], places.flatMap(fieldRows)],
    ["Presence", ["place", presence], places.flatMap(presenceRows)],
    ["Assumed transitions", ["status", "from", "to", "by"], assumedMoves(contract)],
  ];
  const cell = (text: string) => text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
  const row = (cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;
  const filled = tables.filter(([, , rows]) => rows.length > 0);
  return filled.flatMap(([title, columns, rows]) => {
    return ["", `### ${title}`, "", row(columns), `|${"---|".repeat(columns.length)}`, ...rows.map(row)];
  });
}

const titleOf = ({ name, kind }: NamedPlace) => (kind === "document" ? "the whole service" : `${kind} \`${name}\``);

/** Every `x-not-shown` with its first place; each sentence once. */
function notShown(places: NamedPlace[]): string[][] {
  const titles = new Map<string, string>();
  for (const place of places)
    for (const sentence of place.notShown) if (!titles.has(sentence)) titles.set(sentence, titleOf(place));
  return [...titles].map(([sentence, title]) => [title, sentence]);
}

/** A part of a place with its evidence; the name of the place itself is empty. */
type KnownPart = [name: string, evidence: Evidence];

/** The rows of an operation, an event or a component other than a schema, for its parts that are not documented. */
function sharedRows(place: NamedPlace): string[][] {
  if (place.kind === "schema" || place.kind === "document") return [];
  const known = evidenceByName(place);
  const isNews = ([name, evidence]: KnownPart) => name === "" || known.get(ownerOf(name, known)) !== evidence;
  const parts = [...known].filter(isNews).map(([name, evidence]): KnownPart => {
    const body = known.get(`body of ${name}`) ?? evidence;
    return [body === evidence ? name || "as a whole" : `status of ${name}`, evidence];
  });
  return rowsOf(titleOf(place), parts);
}

/** The name of the part that contains a part. */
function ownerOf(name: string, known: Map<string, Evidence>): string {
  const [, owner = ""] = / of (.*)$/.exec(name) ?? [];
  const body = owner === "" ? "body" : `body of ${owner}`;
  return name !== body && known.has(body) ? body : owner;
}

/** The rows of a schema for its fields that are not documented, without entries that are as certain as their list. */
function fieldRows(place: NamedPlace): string[][] {
  if (place.kind !== "schema") return [];
  const known = evidenceByName(place);
  const listOf = (name: string) => name.replace(/(\[\]|\.?\*)`$/, "`").replace("``", "");
  const isNews = ([name, evidence]: KnownPart) => !/(\[\]|\*)`$/.test(name) || known.get(listOf(name)) !== evidence;
  const parts = [...known].filter(isNews);
  const isMore = ([name, evidence]: KnownPart) =>
    name !== "" || parts.filter(([, other]) => other === evidence).length === 1;
  return rowsOf(`\`${place.name}\``, parts.filter(isMore));
}

/** One row for each word of evidence that is weaker than documented. */
function rowsOf(title: string, parts: KnownPart[]): string[][] {
  return weakWords.flatMap((word) => {
    const names = parts.filter(([, own]) => own === word).map(([name]) => name || "the value itself");
    return names.length === 0 ? [] : [[title, word, names.join(", ")]];
  });
}

/** Kinds of nodes without rows of their own: their parts have rows, or another table has them. */
const containers = new Set(["responses", "media type", "example", "transition"]);

/** The evidence of each part by name, without references outside of schemas, whose targets have their own rows. */
function evidenceByName({ parts }: NamedPlace): Map<string, Evidence> {
  const known = new Map<string, Evidence>();
  for (const { name, node, kind, evidence } of parts) {
    const isElsewhere = node["$ref"] !== undefined && kind !== "schema" && kind !== "property";
    if (isElsewhere || containers.has(kind)) continue;
    if (isCertain(known.get(name) ?? "documented")) known.set(name, evidence);
  }
  return known;
}

/** The fields of `x-presence: table`: if one is missing, the contract tests report a finding, not a failure. */
function presenceRows(place: NamedPlace): string[][] {
  const tables = place.parts.filter(({ node }) => node["x-presence"] === "table");
  const names = tables.flatMap(({ node, path }) => {
    const owner = fieldName(path.slice(3));
    return asStrings(node["required"]).map((name) => `\`${owner === "" ? "" : `${owner}.`}${name}\``);
  });
  return names.length === 0 ? [] : [[titleOf(place), names.join(", ")]];
}

/** The assumed transitions: the mock makes them, the services can make others. */
function assumedMoves({ states }: Contract): string[][] {
  const moves = states.flatMap(({ transitions }) => transitions).filter(({ evidence }) => evidence === "assumed");
  return moves.map(({ schema, from, to, operationId, condition }) => [
    `\`${schema}\``,
    from === null ? "*(created)*" : `\`${from ?? "any"}\``,
    `\`${to}\``,
    operationId === undefined ? `${condition}` : `\`${operationId}\``,
  ]);
}
