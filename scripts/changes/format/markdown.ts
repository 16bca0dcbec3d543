// A report as the comment of a pull request: a table for each API, breaking changes first, patches folded.

import type { Change } from "../../../model/change.ts";
import { byApi, counts, type Report, weightOf } from "../report.ts";

/** Rows of one table; GitHub refuses a comment of more than 65,536 characters. */
const mostRows = 100;

/** A report as Markdown. */
export function asMarkdown({ from, to, wire, types, changes }: Report): string {
  const title = "## Changes of the contract";
  if (changes.length === 0) return `${title}\n\nNothing changed between ${code(from)} and ${code(to)}.\n`;
  const head = `From ${code(from)} to ${code(to)}. Wire: **${wire}**. Types: **${types}**.`;
  const groups = byApi(changes).map((group) => sectionOf(group.api, group.changes));
  return `${[title, head, ...groups].join("\n\n")}\n`;
}

function sectionOf(api: string, changes: Change[]): string {
  const isSmall = (change: Change) => ["patch", "none"].includes(weightOf(change));
  const [shown, small] = [changes.filter((change) => !isSmall(change)), changes.filter(isSmall)];
  const parts = [`### ${api}: ${counts(changes)}`];
  if (shown.length > 0) parts.push(tableOf(shown));
  const summary =
    small.length === 1 ? "1 change that breaks and adds nothing" : `${small.length} changes that break and add nothing`;
  if (small.length > 0) parts.push(`<details><summary>${summary}</summary>\n\n${tableOf(small)}\n\n</details>`);
  return parts.join("\n\n");
}

function tableOf(changes: Change[]): string {
  const rows = changes
    .slice(0, mostRows)
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
