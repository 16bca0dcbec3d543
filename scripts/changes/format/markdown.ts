// A report as the comment of a pull request: a table for each API, breaking changes first, patches folded.

import type { Change } from "../../../model/change.ts";
import { byApi, counts, type Report, weightOf } from "../report.ts";

/** GitHub refuses a comment of more than 65,536 characters; something may be written around this one. */
const mostCharacters = 60_000;

/** Rows of one table, as many as fit. */
const rowLimits = [200, 100, 50, 25, 10, 5];

/** A report as Markdown, short enough for a comment. */
export function asMarkdown(report: Report): string {
  const [least = "", ...longer] = rowLimits.map((rows) => withRows(report, rows)).reverse();
  return longer.reduce((best, text) => (text.length <= mostCharacters ? text : best), least);
}

function withRows({ from, to, wire, types, changes }: Report, rows: number): string {
  const title = "## Changes of the contract";
  if (changes.length === 0) return `${title}\n\nNothing changed between ${code(from)} and ${code(to)}.\n`;
  const head = `From ${code(from)} to ${code(to)}. Wire: **${wire}**. Types: **${types}**.`;
  const groups = byApi(changes).map((group) => sectionOf(group.api, group.changes, rows));
  return `${[title, head, ...groups].join("\n\n")}\n`;
}

function sectionOf(api: string, changes: Change[], rows: number): string {
  const isSmall = (change: Change) => ["patch", "none"].includes(weightOf(change));
  const [shown, small] = [changes.filter((change) => !isSmall(change)), changes.filter(isSmall)];
  const parts = [`### ${api}: ${counts(changes)}`];
  if (shown.length > 0) parts.push(tableOf(shown, rows));
  const summary =
    small.length === 1 ? "1 change that breaks and adds nothing" : `${small.length} changes that break and add nothing`;
  if (small.length > 0) parts.push(`<details><summary>${summary}</summary>\n\n${tableOf(small, rows)}\n\n</details>`);
  return parts.join("\n\n");
}

function tableOf(changes: Change[], most: number): string {
  const rows = changes
    .slice(0, most)
    .map(({ wire, types, text }) => `| ${marked(wire)} | ${marked(types)} | ${cell(text)} |`);
  const left = changes.length - rows.length;
  const more = left > 0 ? [`| | | and ${left} more |`] : [];
  return ["| Wire | Types | Change |", "| --- | --- | --- |", ...rows, ...more].join("\n");
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
