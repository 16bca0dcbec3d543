// history.html: the last runs side by side, in one file without scripts.

import { escapeMarkup } from "../escape.ts";
import { chart, spark } from "./chart.ts";
import { type Compared, comparable, compare } from "./compare.ts";
import type { KeptRun } from "./runs.ts";

const style = `
:root { color-scheme: light dark; --text: #1c1c1c; --page: #fff; --line: #ccc; --failures: #b00020; --findings: #8a6d00; --coverage: #1a6b3c }
@media (prefers-color-scheme: dark) { :root { --text: #eee; --page: #161616; --line: #555; --failures: #ff7b8e; --findings: #e3c04b; --coverage: #6fd39b } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: var(--text); background: var(--page) }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
figure { margin: 1rem 0 } svg { width: 100%; height: auto } polyline { fill: none; stroke: currentColor; stroke-width: 2 } circle { fill: currentColor }
.axis { stroke: var(--line) } .spark { width: 120px } .failures { color: var(--failures) } .findings { color: var(--findings) } .coverage { color: var(--coverage) }
.key::before { content: "— " } .scroll { overflow-x: auto } table { border-collapse: collapse }
td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; border-bottom: 1px solid var(--line) } td.number, th.number { text-align: right }
`;

/** The most runs that are shown as columns. */
const mostColumns = 8;

const cell = (text: string | number) => `<td>${escapeMarkup(String(text))}</td>`;
const number = (value: number | undefined) => `<td class="number">${value ?? ""}</td>`;
const head = (names: string[]) => `<tr>${names.map((name) => `<th>${escapeMarkup(name)}</th>`).join("")}</tr>`;
const table = (rows: string[]) => `<div class="scroll"><table>${rows.join("\n")}</table></div>`;

/** `2026-11-22 14:49` of an instant. */
function minute(at: string): string {
  return at.slice(0, 16).replace("T", " ");
}

/** Percent of all that could have been covered. */
function covered({ coverage }: KeptRun): number {
  const rows = Object.values(coverage);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return total === 0 ? 0 : Math.round((rows.reduce((sum, row) => sum + row.covered, 0) / total) * 1000) / 10;
}

function runTable(runs: KeptRun[]): string {
  const rows = runs.toReversed().map((run) => {
    const { at, failures, findings, accepted, requests, seconds, endedEarly } = run;
    const numbers = [failures, findings, accepted, run.causes.length, covered(run), requests, seconds];
    return `<tr>${cell(minute(at))}${numbers.map(number).join("")}${cell(endedEarly ? "ended early" : "")}</tr>`;
  });
  const names = ["Run", "Failures", "Findings", "Accepted", "Causes", "Covered, %", "Requests", "Seconds", ""];
  return table([head(names), ...rows]);
}

function causeTable(runs: KeptRun[], compared: Compared[]): string {
  const columns = runs.slice(-mostColumns);
  const rows = compared.map(({ cause: { key, kind, says }, state }) => {
    const counts = columns.map(({ causes }) => causes.find((one) => one.key === key)?.count);
    return `<tr>${cell(state)}<td class="${kind}s">${escapeMarkup(kind)}</td>${cell(says)}${counts.map(number).join("")}</tr>`;
  });
  return table([head(["State", "Kind", "Cause", ...columns.map(({ at }) => minute(at))]), ...rows]);
}

function latencyTable(runs: KeptRun[]): string {
  const last = runs.at(-1)?.latency ?? {};
  const before = runs.at(-2)?.latency ?? {};
  const rows = Object.entries(last).map(([name, { count, median, p95 }]) => {
    const trend = spark(
      `95 % of ${name} over the runs`,
      runs.map(({ latency }) => latency[name]?.p95),
    );
    const numbers = [count, median, before[name]?.median, p95, before[name]?.p95];
    return `<tr>${cell(name)}${numbers.map(number).join("")}<td>${trend}</td></tr>`;
  });
  const names = ["Operation", "Responses", "Median, ms", "before", "95 %, ms", "before", "95 % over the runs"];
  return table([head(names), ...rows]);
}

/**
 * Writes the page.
 * @param all Runs, oldest first, at least one; those against another deployment than the last one are left out.
 */
export function historyPage(all: KeptRun[]): string {
  const runs = comparable(all);
  const [before, last] = [runs.at(-2), runs.at(-1) as KeptRun];
  const compared = compare(before, last);
  const counts = Object.entries(Object.groupBy(compared, ({ state }) => state));
  const line = counts.map(([state, own]) => `${own?.length} ${state}`).join(", ");
  const labels = runs.map(({ at }) => minute(at));
  const counted = [
    { name: "failures", values: runs.map(({ failures }) => failures) },
    { name: "findings", values: runs.map(({ findings }) => findings) },
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract tests over time</title>
<style>${style}</style></head><body>
<h1>Contract tests over time: ${runs.length} runs</h1>
<p>${escapeMarkup(last.origins.join(" and "))}. ${escapeMarkup(before === undefined ? "This is the first run." : `Since the run before: ${line || "no cause in either"}.`)}</p>
${chart("Failures and findings", labels, counted)}
${chart("Coverage in percent", labels, [{ name: "coverage", values: runs.map(covered) }])}
<h2>Causes (${compared.length})</h2>${compared.length === 0 ? "<p>None.</p>" : causeTable(runs, compared)}
<h2>Runs</h2>${runTable(runs)}
<h2>Latency of successful responses</h2>${latencyTable(runs)}
</body></html>
`;
}
