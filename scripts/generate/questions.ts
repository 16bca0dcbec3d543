// Generates questions.md: the questions to the services' team from openapi/questions.yaml, with the unknowns of the
// bundles that each covers.

import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, root } from "../../model/apis.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../model/document.ts";
import { isCertain, nearest } from "../../model/evidence.js";
import { type NamedPlace, type PlacePart, placesOf } from "./places.ts";

/** The costs of an open question, the heaviest first, with their meanings. */
const meanings = {
  money: "While the question is open, money can be lost, paid twice or left unreconciled.",
  events: "While the question is open, an event can be lost or misread.",
  access: "While the question is open, an integration or a user can be locked out, or let in by mistake.",
  convenience: "While the question is open, it costs work, but not money, events or access.",
};
type Cost = keyof typeof meanings;
export const costs = Object.keys(meanings) as Cost[];

/** A place of a bundle that a question names. */
interface QuestionPlace {
  api: Api;
  /** Name of a component, an operationId, an event type, or `info` for the rest of the document. */
  name: string;
  /** The question covers the entries of `x-not-shown` with one of these words; if empty, all other entries. */
  words: string[];
}

const file = "openapi/questions.yaml";
const texts = ["question", "why", "meanwhile", "changes"] as const;

/** One question of the file. */
interface Question extends Record<(typeof texts)[number], string> {
  id: string;
  cost: Cost;
  places: QuestionPlace[];
}

/** A question with the unknowns that it covers, a line for each, with its place. */
type Ranked = Question & { covered: string[] };

/** Reads the file and checks its form; `rank` checks its places. */
export const readQuestions = async (): Promise<Question[]> => parseQuestions(await readFile(root + file, "utf8"));

/**
 * Parses the questions.
 * @throws UserError with one line for each mistake of form: a field missing, a slug used twice, a cost out of order.
 */
export function parseQuestions(text: string): Question[] {
  const entries = asArray(parse(text)).map(asObject);
  // After this check, an entry has the form of a Question, apart from its places.
  refuse(entries.flatMap((entry, index) => formProblems(entry, entries.slice(0, index))));
  return entries.map((entry) => ({ ...entry, places: placesNamed(asObject(entry["places"])) }) as unknown as Question);
}

function formProblems(entry: JsonObject, before: JsonObject[]): string[] {
  const { id } = entry;
  const name = typeof id === "string" ? id : `question ${before.length + 1}`;
  const problems = texts.filter((field) => typeof entry[field] !== "string").map((field) => `has no text in ${field}`);
  if (typeof id !== "string" || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) problems.push("needs an `id` in kebab-case");
  if (before.some((other) => other["id"] === id)) problems.push("has the `id` of an earlier question");
  const rank = costs.indexOf(entry["cost"] as Cost);
  const heaviest = Math.max(0, ...before.map((other) => costs.indexOf(other["cost"] as Cost)));
  if (rank < 0) problems.push(`needs a cost: ${costs.join(", ")}`);
  else if (rank < heaviest) problems.push(`costs ${entry["cost"]}; move it before the questions that cost less`);
  for (const api of Object.keys(asObject(entry["places"])))
    if (!apis.includes(api as Api)) problems.push(`names the API ${api}; write ${apis.join(", ")}`);
  return problems.map((problem) => `${name} ${problem}.`);
}

/** The places of a question: each is a name, or a map from the name to the words that pick entries. */
function placesNamed(places: JsonObject): QuestionPlace[] {
  return Object.entries(places).flatMap(([api, list]) => {
    const named = asArray(list).flatMap((place) => Object.entries(isObject(place) ? place : { [String(place)]: [] }));
    return named.map(([name, words]) => ({ api: api as Api, name, words: [words].flat().map(String) }));
  });
}

/**
 * Gives each question the unknowns at its places.
 * @throws UserError with one line for each place that does not exist, unknown that no question covers, word that picks
 *   no entry, and question that covers nothing.
 */
export function rank(questions: Question[], documents: Partial<Record<Api, JsonObject>>): Ranked[] {
  const places = new Map<string, NamedPlace>();
  for (const [api, document] of Object.entries(documents))
    for (const place of placesOf(document)) places.set(`${api} ${place.name}`, place);
  const named = questions.flatMap((question) => question.places);
  const problems: string[] = [];
  const ranked = questions.map((question) => {
    for (const place of question.places)
      problems.push(...placeProblems(place, places).map((why) => `${question.id} ${why}`));
    const covered = question.places.flatMap((place) => coveredAt(place, places.get(key(place)), named));
    if (covered.length === 0) problems.push(`${question.id} covers no unknown. Remove it, or correct its places.`);
    return { ...question, covered };
  });
  for (const [at, { notShown }] of places) {
    const here = named.filter((one) => key(one) === at);
    const open = notShown.find((entry) => !here.some(({ words }) => words.length === 0 || has(entry, words)));
    if (open !== undefined) problems.push(`no question covers ${at} ("${open}"). Name the place in one.`);
  }
  refuse(problems);
  return ranked;
}

function placeProblems(place: QuestionPlace, places: Map<string, NamedPlace>): string[] {
  const known = places.get(key(place));
  if (known === undefined)
    return [`names ${key(place)}, which is not a component, operation, event or "info" of the bundle.`];
  const idle = place.words.filter((word) => !known.notShown.some((entry) => has(entry, [word])));
  return idle.map((word) => `names ${key(place)} with "${word}", which no x-not-shown there has.`);
}

function refuse(problems: string[]): void {
  if (problems.length > 0)
    throw new UserError([...new Set(problems)].map((problem) => `${file}: ${problem}`).join("\n"));
}

const key = ({ api, name }: { api: Api; name: string }): string => `${api} ${name}`;

const has = (entry: string, words: string[]): boolean =>
  words.some((word) => entry.toLowerCase().includes(word.toLowerCase()));

/** The unknowns that a question covers at a place: entries with its words, or entries that no question picks. */
function coveredAt(question: QuestionPlace, place: NamedPlace | undefined, named: QuestionPlace[]): string[] {
  const { api, name, words } = question;
  const picked = named.filter((other) => other.api === api && other.name === name).flatMap((other) => other.words);
  const isMine = (entry: string) => (words.length > 0 ? has(entry, words) : !has(entry, picked));
  const notShown = (place?.notShown ?? []).filter(isMine).map((entry) => entry.trim());
  const weak = words.length > 0 ? [] : weakerWords(place?.parts ?? []);
  const at = `${api} ${name === "info" ? "(the whole service)" : `\`${name}\``}`;
  return [...notShown, ...weak].map((unknown) => `- ${at}: ${unknown}`);
}

/** The parts with a word of evidence that is weaker than documented, such as "assumed: `routeId`, `asset`". */
function weakerWords(parts: PlacePart[]): string[] {
  const weak = parts.filter(({ node }) => !isCertain(nearest(node, "documented")));
  const byWord = Map.groupBy(weak, ({ node }) => nearest(node, "documented"));
  const names = (own: PlacePart[]) => [...new Set(own.map(({ name }) => name || "as a whole"))].join(", ");
  return [...byWord].map(([word, own]) => `${word}: ${names(own)}`);
}

export function questionsPage(ranked: Ranked[]): string {
  const rows = costs.map((cost) => {
    const numbers = ranked.flatMap((question, index) => (question.cost === cost ? [index + 1] : []));
    const range = numbers.length < 2 ? numbers.join("") : `${numbers[0]} to ${numbers.at(-1)}`;
    return `| ${cost} | ${range} | ${meanings[cost]} |`;
  });
  const sections = ranked.map(({ cost, ...question }, index) => {
    const isFirst = ranked[index - 1]?.cost !== cost;
    return `${isFirst ? `\n## ${cost.charAt(0).toUpperCase()}${cost.slice(1)}\n` : ""}${section(question, index + 1)}`;
  });
  return `# Questions for the services' team

Generated from \`openapi/questions.yaml\` and the bundles by \`npm run build\`; do not edit. The questions are ranked by
what they can cost while they are open: money, then events, then access, then convenience. Together they cover every
\`x-not-shown\` of the contract. Each question quotes what it covers from the bundles. \`known-unknowns.md\` lists the
same unknowns by place.

| Cost | Questions | Meaning |
|---|---|---|
${[...rows, ...sections].join("\n")}
`;
}

function section({ id, question, why, meanwhile, changes, covered }: Omit<Ranked, "cost">, number: number): string {
  return `
### ${number}. ${question.trim()}

- **Id:** \`${id}\`
- **Why it matters:** ${why.trim()}
- **Meanwhile:** ${meanwhile.trim()}
- **What an answer changes:** ${changes.trim()}

What is not documented:

${covered.join("\n")}`;
}
