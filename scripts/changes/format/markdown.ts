// A report as the comment of a pull request: versions, entries, and a table for each API, breaking changes first, the rest folded.

import type { Change } from "../../../model/change.ts";
import { isRefused, typesOnly } from "../announced.ts";
import { breaksTypesOnly, byApi, counts, type Report, weightOf } from "../report.ts";

/** GitHub refuses a comment of more than 65,536 characters; something may be written around this one. */
const mostCharacters = 60_000;

/** Rows of one table, as many as fit. */
const rowLimits = [200, 100, 50, 25, 10, 5];

/** A report as Markdown, short enough for a comment. */
export function asMarkdown(report: Report): string {
  const [least = "", ...longer] = rowLimits.map((rows) => withRows(report, rows)).reverse();
  return longer.reduce((best, text) => (text.length <= mostCharacters ? text : best), least);
}

function withRows(report: Report, rows: number): string {
  const { from, to, wire, types, changes, versions } = report;
  const head =
    changes.length === 0
      ? `Nothing changed in the contracts between ${code(from)} and ${code(to)}.`
      : `From ${code(from)} to ${code(to)}. Wire: **${wire}**. Types: **${types}**.\n\n${legend}`;
  const moved = versions.map((one) => `${one.api} ${one.from} → ${one.to}`).join(", ");
  const parts = [
    "## Changes of the contract",
    head,
    ...(moved === "" ? [] : [`Versions: ${moved}.`]),
    ...entriesOf(report, rows),
    ...byApi(changes).map((group) => sectionOf(group.api, group.changes, rows)),
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
  const rows = changes
    .slice(0, most)
    .map((change) => `| ${marked(change.wire)} | ${marked(change.types)} | ${remark(change)}${cell(change.text)} |`);
  return table(["Wire", "Types", "Change"], rows, changes.length);
}

function valuesTable(changes: Change[], most: number): string {
  const rows = changes
    .slice(0, most)
    .map((change) => `| ${cell(change.text)} | ${(valuesOf(change) ?? []).map(value).join(" | ")} |`);
  return table(["Change", "Before", "After"], rows, changes.length);
}

function table(heads: string[], rows: string[], all: number): string {
  const left = all - rows.length;
  const more = left > 0 ? [`|${" |".repeat(heads.length - 1)} and ${left} more |`] : [];
  return [`| ${heads.join(" | ")} |`, `|${" --- |".repeat(heads.length)}`, ...rows, ...more].join("\n");
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
