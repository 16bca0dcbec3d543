// What npm run changes reports: the changes of all contracts with their heaviest ratings, as JSON for programs, as text for a
// terminal, and as Markdown for the comment of a pull request.

import { isDeepStrictEqual } from "node:util";
import { UserError } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Change, heaviest, type Rating, ratings } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { isRefused, typesOnly } from "./announced.ts";
import type { EntryFile } from "./entries.ts";
import { rateChanges } from "./rate.ts";
import type { Side } from "./sides.ts";

/** What changed between two sides. */
export interface ChangeReport {
  /** What was compared, for people. */
  from: string;
  to: string;
  /** The heaviest ratings of all changes. */
  wire: Rating;
  types: Rating;
  /** Breaking changes first within each API, in the order of the APIs. */
  changes: Change[];
  /** `info.version` of each contract on both sides. */
  versions: { api: Api; from: string; to: string }[];
  /** The entries that were written between the two sides; undefined where that is not known. */
  entries?: EntryFile[];
}

/** Rates every change between two bundles of one contract. */
export type RateChanges = (api: Api, before: JsonObject, after: JsonObject) => Promise<Change[]>;

/**
 * Compares two sides, all APIs at the same time.
 * @throws UserError in one line with exit code 2 when they have no API in common.
 */
export async function compare(from: Side, to: Side): Promise<ChangeReport> {
  const pairs = apis.flatMap((api) => {
    const [before, after] = [from.documents[api], to.documents[api]];
    return before === undefined || after === undefined ? [] : [{ api, before, after }];
  });
  const has = (side: Side) => `${side.name} has ${Object.keys(side.documents).join(" and ")}`;
  if (pairs.length === 0) throw new UserError(`there is no API on both sides: ${has(from)}, ${has(to)}`, 2);
  const changes = (await Promise.all(pairs.map(({ api, before, after }) => rateBundles(api, before, after)))).flat();
  return {
    ...{ from: from.name, to: to.name, changes },
    wire: heaviest(changes.map(({ wire }) => wire)),
    types: heaviest(changes.map(({ types }) => types)),
    versions: pairs.map(({ api, before, after }) => ({ api, from: versionOf(before), to: versionOf(after) })),
  };
}

/**
 * Rates one API; versions are no change.
 * @throws UserError in one line with exit code 2 for what cannot be compared, such as types that do not compile.
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

/** A bundle as another one with its version. */
function asVersionOf(document: JsonObject, other: JsonObject): JsonObject {
  return { ...document, info: { ...asObject(document["info"]), version: asObject(other["info"])["version"] } };
}

/** Whether two bundles differ in nothing but their versions. */
export function isSame(one: JsonObject, other: JsonObject): boolean {
  return isDeepStrictEqual(asVersionOf(one, other), other);
}

function versionOf(document: JsonObject): string {
  return String(asObject(document["info"])["version"] ?? "");
}

/** The formats by name. */
export const formats: Record<string, (report: ChangeReport) => string> = {
  text: asText,
  json: asJson,
  markdown: asMarkdown,
};

/** `{ wire, types, changes }` as JSON; `before` and `after` are always there, null where nothing was or is. */
function asJson({ wire, types, changes }: ChangeReport): string {
  const whole = changes.map((change) => ({ ...change, before: change.before ?? null, after: change.after ?? null }));
  return JSON.stringify({ wire, types, changes: whole }, null, 2);
}

/** Breaking changes first, each with its ratings and its place. */
function asText({ from, to, wire, types, changes }: ChangeReport): string {
  if (changes.length === 0) return `Nothing changed between ${from} and ${to}.`;
  const number = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  const head = `${number} between ${from} and ${to}. Wire: ${wire}. Types: ${types}.`;
  const groups = byApi(changes).map(
    ([api, own]) => `${api} (on the wire: ${counts(own)})\n${own.map(linesOf).join("\n")}`,
  );
  return [head, ...groups].join("\n\n");
}

function linesOf(change: Change): string {
  const { wire, types, rule, place, evidence, text } = change;
  const only = breaksTypesOnly(change) ? ` (${typesOnly})` : "";
  return `  ${wire.padEnd(5)}  ${text}\n         types: ${types}${only}, rule: ${rule}, evidence: ${evidence}, place: ${place || "/"}`;
}

/** The changes of each API that has any. */
function byApi(changes: Change[]): (readonly [api: string, changes: Change[]])[] {
  const groups = apis.map((api) => [api, changes.filter((change) => change.api === api)] as const);
  return groups.filter(([, own]) => own.length > 0);
}

/** How many changes have which rating on the wire, the heaviest first: `2 major, 1 minor`. */
function counts(changes: Change[]): string {
  const numbers = ratings.map((rating) => [changes.filter(({ wire }) => wire === rating).length, rating] as const);
  const said = numbers.filter(([count]) => count > 0).map(([count, rating]) => `${count} ${rating}`);
  return said.reverse().join(", ");
}

const breaksTypesOnly = ({ wire, types }: Change) => types === "major" && wire !== "major";

/** Rows of a table: GitHub refuses a comment of more than 65,536 characters, and there are two tables for each API. */
const mostRows = 40;

/** Versions, entries, and a table for each API, breaking changes first, the rest folded. */
function asMarkdown(report: ChangeReport): string {
  const { from, to, wire, types, changes, versions } = report;
  const head =
    changes.length === 0
      ? `Nothing changed in the contracts between ${code(from)} and ${code(to)}.`
      : `From ${code(from)} to ${code(to)}. Wire: **${wire}**. Types: **${types}**.\n\n${legend}`;
  const moved = versions.filter((one) => one.from !== one.to).map((one) => `${one.api} ${one.from} → ${one.to}`);
  const parts = [
    "## Changes of the contract",
    head,
    ...(moved.length === 0 ? [] : [`Versions: ${moved.join(", ")}.`]),
    ...entriesOf(report),
    ...byApi(changes).map(([api, own]) => sectionOf(api, own)),
  ];
  return `${parts.join("\n\n")}\n`;
}

const legend =
  "Wire: whether a change can break who relied on what was documented. Types: whether TypeScript code stops compiling.";

/** What is announced: the words of the entries, or that there are none although something needs them. */
function entriesOf({ changes, entries }: ChangeReport): string[] {
  if (entries === undefined) return [];
  const isNeeded = changes.some((change) => !isSmall(change));
  if (entries.length === 0)
    return isNeeded ? ['### Entries\n\nNo entry announces this yet: `npm run changes -- --entry "…"`.'] : [];
  const shown = entries.slice(0, mostEntries).map(({ file, bumps, text }) => {
    const names = Object.entries(bumps).map(([name, bump]) => `${name}: ${bump}`);
    const short = text.length > mostOfEntry ? `${text.slice(0, mostOfEntry)} …` : text;
    return `${code(file)} (${names.join(", ")})\n\n${short.replace(/^/gm, "> ")}`;
  });
  const left = entries.length - shown.length;
  return ["### Entries", ...shown, ...(left > 0 ? [`and ${left} more`] : [])];
}

/** Entries that are shown, and characters of each. */
const [mostEntries, mostOfEntry] = [10, 1000];

/** The heavier of both ratings of a change decides where it is listed. */
const weightOf = ({ wire, types }: Change) => heaviest([wire, types]);
const isSmall = (change: Change) => ["patch", "none"].includes(weightOf(change));

function sectionOf(api: string, changes: Change[]): string {
  const [shown, small] = [changes.filter((change) => !isSmall(change)), changes.filter(isSmall)];
  const parts = [`### ${api}: ${counts(changes)}`];
  if (shown.length > 0) parts.push(tableOf(shown));
  const number = small.length === 1 ? "1 change" : `${small.length} changes`;
  const summary = `<details><summary>${number} without effect on integrators</summary>`;
  if (small.length > 0) parts.push(summary, tableOf(small), "</details>");
  return parts.join("\n\n");
}

function tableOf(changes: Change[]): string {
  const rows = changes.slice(0, mostRows).map((change) => {
    return [marked(change.wire), marked(change.types), remark(change) + cell(change.text)];
  });
  const left = changes.length - rows.length;
  const more = left > 0 ? [["", "", `and ${left} more`]] : [];
  const heads = [
    ["Wire", "Types", "Change"],
    ["---", "---", "---"],
  ];
  return [...heads, ...rows, ...more].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** What stands before the text of a change that is more than its ratings. */
function remark(change: Change): string {
  if (isRefused(change)) return "**Cannot be merged.** ";
  return breaksTypesOnly(change) ? `${typesOnly}. ` : "";
}

const marked = (rating: string) => (rating === "major" ? `**${rating}**` : rating);

/** Text in a cell: a pipe would end it, and what looks like HTML would be taken as such, except in code. */
function cell(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replaceAll("|", "\\|")
    .replace(/(`[^`]*`)|[<>]/g, (match, inCode) => (inCode ? match : match === "<" ? "&lt;" : "&gt;"));
}

const code = (text: string) => `\`${text.replaceAll("`", "'")}\``;
