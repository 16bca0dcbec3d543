// A report as a page of its own, without scripts and without anything from elsewhere.

import type { Change } from "../../../model/change.ts";
import type { Json } from "../../../model/document.ts";
import { byApi, counts, type Report } from "../report.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #c6c6d0;padding:.4rem .6rem;text-align:left;vertical-align:top}
tr.major td:first-child{border-left:.3rem solid #b3261e}tr.minor td:first-child{border-left:.3rem solid #7a5900}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
@media(prefers-color-scheme:dark){body{color:#e4e1e6;background:#1b1b1f}th,td{border-color:#5b5b66}}`;

/** A report as HTML. */
export function asHtml({ from, to, wire, types, changes }: Report): string {
  const summary =
    changes.length === 0
      ? `<p>Nothing changed between ${escaped(from)} and ${escaped(to)}.</p>`
      : `<p>From ${escaped(from)} to ${escaped(to)}. Wire: <strong>${wire}</strong>. Types: <strong>${types}</strong>.</p>`;
  const groups = byApi(changes).map((group) => sectionOf(group.api, group.changes));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changes of the contract</title>
<style>${style}</style>
</head>
<body>
<h1>Changes of the contract</h1>
${[summary, ...groups].join("\n")}
</body>
</html>`;
}

function sectionOf(api: string, changes: Change[]): string {
  return `<section>
<h2>${api}: ${counts(changes)}</h2>
<table>
<thead><tr><th scope="col">Wire</th><th scope="col">Types</th><th scope="col">Change</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
${changes.map(rowOf).join("\n")}
</tbody>
</table>
</section>`;
}

function rowOf({ wire, types, text, place, before, after }: Change): string {
  const change = `${withCode(text)}<br><small><code>${escaped(place)}</code></small>`;
  return `<tr class="${wire}"><td>${wire}</td><td>${types}</td><td>${change}</td><td>${shortened(before)}</td><td>${shortened(after)}</td></tr>`;
}

/** A value, as long as it can be taken in at a glance. */
function shortened(value: Json | undefined): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `<pre>${escaped(text.length > 300 ? `${text.slice(0, 300)} …` : text)}</pre>`;
}

/** A sentence with what stands in backticks as code. */
function withCode(text: string): string {
  return escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
