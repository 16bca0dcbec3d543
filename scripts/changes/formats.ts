// A report in each format: JSON for programs, text for a terminal, Markdown for the comment of a pull request.

import { apis } from "../../model/apis.ts";
import { type Change, heaviest, ratings } from "../../model/change.ts";
import { isRefused, typesOnly } from "./announced.ts";
import type { Report } from "./report.ts";

/** The formats by name. */
export const formats: Record<string, (report: Report) => string> = { text: asText, json: asJson, markdown: asMarkdown };

/** `{ wire, types, changes }` as JSON; `before` and `after` are always there, null where nothing was or is. */
function asJson({ wire, types, changes }: Report): string {
  const whole = changes.map((change) => ({ ...change, before: change.before ?? null, after: change.after ?? null }));
  return JSON.stringify({ wire, types, changes: whole }, null, 2);
}

/** Breaking changes first, each with its ratings and its place. */
function asText({ from, to, wire, types, changes }: Report): string {
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

/** GitHub refuses a comment of more than 65,536 characters; something may be written around this one. */
const mostCharacters = 60_000;

/** Versions, entries, and a table for each API, breaking changes first, the rest folded; as many rows as fit. */
function asMarkdown(report: Report): string {
  const texts = [200, 50, 10].map((rows) => withRows(report, rows));
  return texts.find((text) => text.length <= mostCharacters) ?? withRows(report, 5);
}

function withRows(report: Report, rows: number): string {
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
    ...entriesOf(report, rows),
    ...byApi(changes).map(([api, own]) => sectionOf(api, own, rows)),
  ];
  return `${parts.join("\n\n")}\n`;
}

const legend =
  "Wire: whether a change can break who relied on what was documented. Types: whether TypeScript code stops compiling.";

/** What is announced: the words of the entries, or that there are none although something needs them. */
function entriesOf({ changes, entries }: Report, most: number): string[] {
  if (entries === undefined) return [];
  const isNeeded = changes.some((change) => !isSmall(change));
  if (entries.length === 0)
    return isNeeded ? ['### Entries\n\nNo entry announces this yet: `npm run changes -- --entry "…"`.'] : [];
  const shown = entries.slice(0, most).map(({ file, bumps, text }) => {
    const names = Object.entries(bumps).map(([name, bump]) => `${name}: ${bump}`);
    const short = text.length > mostOfEntry ? `${text.slice(0, mostOfEntry)} …` : text;
    return `${code(file)} (${names.join(", ")})\n\n${short.replace(/^/gm, "> ")}`;
  });
  const left = entries.length - shown.length;
  return ["### Entries", ...shown, ...(left > 0 ? [`and ${left} more`] : [])];
}

/** Characters of an entry that are shown. */
const mostOfEntry = 1500;

/** The heavier of both ratings of a change decides where it is listed. */
const weightOf = ({ wire, types }: Change) => heaviest([wire, types]);
const isSmall = (change: Change) => ["patch", "none"].includes(weightOf(change));

function sectionOf(api: string, changes: Change[], rows: number): string {
  const [shown, small] = [changes.filter((change) => !isSmall(change)), changes.filter(isSmall)];
  const breaking = shown.filter((change) => weightOf(change) === "major" && valuesOf(change) !== undefined);
  const parts = [`### ${api}: ${counts(changes)}`];
  if (shown.length > 0) parts.push(tableOf(shown, rows));
  if (breaking.length > 0) parts.push(folded("Before and after of what breaks", valuesTable(breaking, rows)));
  const number = small.length === 1 ? "1 change" : `${small.length} changes`;
  if (small.length > 0) parts.push(folded(`${number} without effect on integrators`, tableOf(small, rows)));
  return parts.join("\n\n");
}

function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function tableOf(changes: Change[], most: number): string {
  const cells = (change: Change) => [marked(change.wire), marked(change.types), remark(change) + cell(change.text)];
  return table(["Wire", "Types", "Change"], changes.slice(0, most).map(cells), changes.length);
}

function valuesTable(changes: Change[], most: number): string {
  const cells = (change: Change) => [cell(change.text), ...(valuesOf(change) ?? []).map(value)];
  return table(["Change", "Before", "After"], changes.slice(0, most).map(cells), changes.length);
}

function table(heads: string[], rows: string[][], all: number): string {
  const left = all - rows.length;
  const more = left > 0 ? [[...heads.slice(1).map(() => ""), `and ${left} more`]] : [];
  const [head, ...lines] = [heads, ...rows, ...more].map((cells) => `| ${cells.join(" | ")} |`);
  return [head, `|${" --- |".repeat(heads.length)}`, ...lines].join("\n");
}

/** What stands before the text of a change that is more than its ratings. */
function remark(change: Change): string {
  if (isRefused(change)) return "**Cannot be merged.** ";
  return breaksTypesOnly(change) ? `${typesOnly}. ` : "";
}

/** Both values as JSON, where both are short enough to be compared at a glance. */
function valuesOf({ before, after }: Change): (string | undefined)[] | undefined {
  const values = [before, after].map((one) => (one === undefined ? undefined : JSON.stringify(one)));
  const isShort = values.every((text) => (text ?? "").length < mostOfValue);
  return isShort && values.some((text) => text !== undefined) ? values : undefined;
}

/** Characters of a value that is shown. */
const mostOfValue = 300;

/** A value in a cell, as code; longer fences than the backticks in it. */
function value(text: string | undefined): string {
  if (text === undefined) return "–";
  const fence = "`".repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text.replaceAll("|", "\\|")}${space}${fence}`;
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
