// The report of npm run changes: the changes of all contracts with their heaviest ratings, as JSON for programs, as
// text for a terminal, and as Markdown for the comment of a pull request.

import { isDeepStrictEqual } from "node:util";
import { UserError } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Change, heavier, heaviest, type Rating, ratings } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { isRefused, typesOnly } from "./announcement.ts";
import { type EntryFile, inWords } from "./entries.ts";
import { union } from "./finding.ts";
import { rateChanges } from "./rate.ts";
import { whom } from "./sentence.ts";
import type { Side } from "./sides.ts";

export interface ChangeReport {
  /** Names of the sides, for people. */
  from: string;
  to: string;
  /** The heaviest ratings of all changes. */
  wire: Rating;
  types: Rating;
  /** Breaking changes first within each API, in the order of the APIs. */
  changes: Change[];
  /** `info.version` of each contract on both sides. */
  versions: { api: Api; from: string; to: string }[];
  /** The entries that were written between the two sides; undefined if this is not known. */
  entries?: EntryFile[];
}

/** Rates every change between two bundles of one contract. */
export type RateChanges = (api: Api, before: JsonObject, after: JsonObject) => Promise<Change[]>;

/**
 * Compares two sides, all APIs in parallel.
 * @throws UserError in one line with exit code 2 when they have no API in common.
 */
export async function compare(from: Side, to: Side): Promise<ChangeReport> {
  const pairs = apis.flatMap((api) => {
    const [before, after] = [from.documents[api], to.documents[api]];
    return before === undefined || after === undefined ? [] : [{ api, before, after }];
  });
  const versionOf = (document: JsonObject) => String(asObject(document["info"])["version"] ?? "");
  const has = (side: Side) => `${side.name} has ${Object.keys(side.documents).join(" and ")}`;
  if (pairs.length === 0) throw new UserError(`there is no API on both sides: ${has(from)}, ${has(to)}`, 2);
  const changes = (await Promise.all(pairs.map(({ api, before, after }) => rateBundles(api, before, after)))).flat();
  return {
    from: from.name,
    to: to.name,
    changes,
    wire: heaviest(changes.map(({ wire }) => wire)),
    types: heaviest(changes.map(({ types }) => types)),
    versions: pairs.map(({ api, before, after }) => ({ api, from: versionOf(before), to: versionOf(after) })),
  };
}

/**
 * Rates the changes of one API; a different version is not a change.
 * @throws UserError in one line with exit code 2 if the comparison fails, such as for types that do not compile.
 */
export async function rateBundles(
  api: Api,
  before: JsonObject,
  after: JsonObject,
  rate: RateChanges = rateChanges,
): Promise<Change[]> {
  if (isSame(before, after)) return [];
  try {
    return await rate(api, asVersionOf(before, after), after);
  } catch (error) {
    throw new UserError(`the bundles of ${api} cannot be compared: ${(error as Error).message.split("\n")[0]}`, 2);
  }
}

/** A bundle with the version of another one. */
function asVersionOf(document: JsonObject, other: JsonObject): JsonObject {
  return { ...document, info: { ...asObject(document["info"]), version: asObject(other["info"])["version"] } };
}

/** Whether two bundles are equal apart from their versions. */
export function isSame(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(asVersionOf(one, other), other);
}

export const formats: Record<string, (report: ChangeReport) => string> = {
  text: asText,
  json: asJson,
  markdown: asMarkdown,
};

/** `{ wire, types, changes }` as JSON. Each change has `before` and `after`; null means no value. */
function asJson({ wire, types, changes }: ChangeReport): string {
  const whole = changes.map((change) => ({ ...change, before: change.before ?? null, after: change.after ?? null }));
  return JSON.stringify({ wire, types, changes: whole }, null, 2);
}

/** Breaking changes first, each with its ratings and its place. */
function asText({ from, to, wire, types, changes }: ChangeReport): string {
  if (changes.length === 0) return `Nothing changed between ${from} and ${to}.`;
  const number = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  const head = `${number} between ${from} and ${to}. Wire: ${wire}. Types: ${types}.`;
  const groups = byApi(changes).map(([api, own]) => {
    const words = own.filter(({ rule, types }) => rule === "documentation" && types !== "major");
    // Changes of documentation usually accompany another change, so they share one line.
    const said = words.length < 2 ? own : own.filter((change) => !words.includes(change));
    const users = words.reduce(union, { operationIds: [], events: [] });
    const more = `  patch  ${whom(api, users)}: the documentation of ${words.length} places is different; nothing to do.`;
    const lines = [...said.map(linesOf), ...(words.length < 2 ? [] : [more])];
    return `${api} (on the wire: ${counts(own)})\n${lines.join("\n")}`;
  });
  return [head, ...groups].join("\n\n");
}

function linesOf({ wire, types, rule, place, evidence, text }: Change): string {
  const only = types === "major" && wire !== "major" ? ` (${typesOnly})` : "";
  return `  ${wire.padEnd(5)}  ${text}\n         types: ${types}${only}, rule: ${rule}, evidence: ${evidence}, place: ${place || "/"}`;
}

function byApi(changes: Change[]): (readonly [api: string, changes: Change[]])[] {
  const groups = apis.map((api) => [api, changes.filter((change) => change.api === api)] as const);
  return groups.filter(([, own]) => own.length > 0);
}

/** The number of changes by rating, the heaviest first: `2 major, 1 minor`. */
export function counts(changes: Change[], ratingOf = ({ wire }: Change): Rating => wire): string {
  const groups = Map.groupBy(changes, ratingOf);
  const said = ratings.flatMap((rating) => (groups.has(rating) ? [`${groups.get(rating)?.length} ${rating}`] : []));
  return said.reverse().join(", ");
}

/** Whether a patch asks something of integrators; otherwise its sentence ends with "nothing to do". */
const isNews = ({ wire, text }: Change): boolean => wire === "patch" && !/nothing to do\.?$/.test(text);

/** Labels of listed changes; the first that fits counts. Changes without a label, such as texts, are not listed. */
const labels: [label: string, fits: (change: Change) => boolean][] = [
  ["Cannot be merged", isRefused],
  ["Breaking", ({ wire }) => wire === "major"],
  ["Corrected", ({ correction, wire, types }) => correction === true && (wire === "minor" || types === "major")],
  ["Breaking for code that compiles", ({ types }) => types === "major"],
  ["Compatible", ({ wire }) => wire === "minor"],
  ["Types", ({ types }) => types === "minor"],
  ["Confirmed", (change) => isNews(change) && change.place.endsWith("/x-evidence")],
  ["Other", isNews],
];

const typeLabels: typeof labels = [
  ["Breaking", ({ types }) => types === "major"],
  ["Compatible", ({ types }) => types === "minor"],
];

/** The changes that concern integrators, as a list in Markdown: one item for each text, sorted by label. */
export function listChanges(changes: Change[], seen: "all" | "types" = "all"): string[] {
  const all = seen === "all" ? labels : typeLabels;
  const labelOf = (change: Change) => all.find(([, fits]) => fits(change))?.[0];
  const lines = all.flatMap(([label]) =>
    changes.filter((change) => labelOf(change) === label).map(({ text }) => `- ${label}: ${text.replace(/\s+/g, " ")}`),
  );
  return [...new Set(lines)];
}

/** Limits for three contracts and the entries: GitHub refuses a comment of more than 65,536 characters. */
const [mostItems, mostOfEntry] = [60, 10_000];

/** Versions, entries, and a list for each API, breaking changes first; the headings count all changes. */
function asMarkdown({ from, to, wire, types, changes, versions, entries }: ChangeReport): string {
  const moved = versions.filter((one) => one.from !== one.to).map((one) => `${one.api} ${one.from} → ${one.to}`);
  const parts = [
    "## Changes of the contract",
    changes.length === 0
      ? `Nothing changed in the contracts between ${code(from)} and ${code(to)}.`
      : `From ${code(from)} to ${code(to)}. Wire: **${wire}**. Types: **${types}**.`,
    ...(moved.length === 0 ? [] : [`Versions: ${moved.join(", ")}.`]),
    ...(entries === undefined ? [] : announcedBy(entries, changes)),
    ...byApi(changes).map(([api, own]) => {
      const items = listChanges(own);
      const left = items.length - mostItems;
      const more = left > 0 ? [`- and ${left} more`] : [];
      return [`### ${api}: ${counts(own)}\n`, ...items.slice(0, mostItems).map(escaped), ...more].join("\n").trimEnd();
    }),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The section of the entries: their texts, or how to write one if a change needs it. */
function announcedBy(entries: EntryFile[], changes: Change[]): string[] {
  const isNeeded = changes.some((change) => !["patch", "none"].includes(heavier(change.wire, change.types)));
  if (entries.length === 0)
    return isNeeded ? ['### Entries\n\nNo entry announces this yet: `npm run changes -- --entry "…"`.'] : [];
  const all = entries
    .map(({ file, bumps, text }) => `${code(file)} (${inWords(bumps)})\n\n${text.replace(/^/gm, "> ")}`)
    .join("\n\n");
  return ["### Entries", all.length > mostOfEntry ? `${all.slice(0, mostOfEntry)} …` : all];
}

/** Escapes `<` and `>` outside of code, so that Markdown does not read them as HTML. */
function escaped(text: string): string {
  return text.replace(/(`[^`]*`)|[<>]/g, (match, inCode) => (inCode ? match : match === "<" ? "&lt;" : "&gt;"));
}

const code = (text: string) => `\`${text.replaceAll("`", "'")}\``;
