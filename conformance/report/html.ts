// report.html: the report for people, in one file without scripts.

import { escapeMarkup } from "./escape.ts";
import { placesOf } from "./places.ts";
import type { AcceptedCause, Report, WrittenCause, WrittenDifference } from "./report.ts";
import { linesToRepeat } from "./story.ts";

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1c; background: #fff; }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
details { border: 1px solid #ccc; border-radius: 6px; margin: .4rem 0; padding: .4rem .8rem }
.failure { border-left: 5px solid #b00020 } .finding { border-left: 5px solid #8a6d00 }
code, pre { font: 13px/1.4 ui-monospace, monospace } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f4f4; padding: .6rem }
table { border-collapse: collapse } td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #161616 } pre { background: #242424 } details { border-color: #444 } }
`;

function entry({
  service,
  operationId,
  check,
  expected,
  actual,
  evidence,
  correlationId,
  purpose,
  ...repeat
}: WrittenDifference): string {
  return `
<details><summary><b>${escapeMarkup(operationId)}</b> (${escapeMarkup(service)}) ${escapeMarkup(check)}: ${escapeMarkup(expected)}</summary>
<table>
<tr><th>Was</th><td>${escapeMarkup(actual)}</td></tr>
<tr><th>Evidence</th><td>${escapeMarkup(evidence)}</td></tr>
<tr><th>Request</th><td>${escapeMarkup(purpose)}</td></tr>
<tr><th>Correlation id</th><td><code>${escapeMarkup(correlationId ?? "none")}</code></td></tr>
</table><pre>${escapeMarkup(linesToRepeat(repeat))}</pre></details>`;
}

/** A cause with all of its differences below it. */
function entryOf(differences: WrittenDifference[]) {
  const byCause = Map.groupBy(differences, ({ cause }) => cause);
  return (cause: WrittenCause): string => `
<details class="${cause.kind}"><summary>${escapeMarkup(`${cause.says}: ${placesOf([cause])}`)}</summary>
<p>Would change ${escapeMarkup(cause.changes)}</p><p><code>${escapeMarkup(cause.key)}</code></p>
${(byCause.get(cause.key) ?? []).map(entry).join("")}</details>`;
}

function acceptedEntry(report: Report) {
  const all = entryOf([...report.failures, ...report.findings].filter(({ accepted }) => accepted === true));
  return (cause: AcceptedCause): string =>
    `<p>${escapeMarkup(`${cause.kind}, accepted by ${cause.by} on ${cause.since}: ${cause.why || "no reason given"}`)}</p>${all(cause)}`;
}

function goneEntry({ key, says, why, since }: Report["gone"][number]): string {
  return `<p>${escapeMarkup(`${says} (accepted on ${since}: ${why || "no reason given"})`)} <code>${escapeMarkup(key)}</code></p>`;
}

function section(title: string, entries: string[], none: string): string {
  return `<h2>${title} (${entries.length})</h2>${entries.length === 0 ? `<p>${none}</p>` : entries.join("")}`;
}

function open(differences: WrittenDifference[]): WrittenDifference[] {
  return differences.filter(({ accepted }) => accepted !== true);
}

/** Writes the report as a page. */
export function html(report: Report): string {
  const { summary, notCovered, notTested } = report.coverage;
  const rows = Object.entries(summary).map(
    ([kind, { covered, total }]) => `<tr><td>${kind}</td><td>${covered} of ${total}</td></tr>`,
  );
  const gaps = Map.groupBy(notCovered, ({ reason }) => reason);
  const gapRows = [...gaps].map(([reason, items]) => {
    const names = items.map(({ operationId, item }) => `${operationId} ${item}`).join(", ");
    return `<details><summary>${escapeMarkup(reason ?? "")} (${items.length})</summary><p>${escapeMarkup(names)}</p></details>`;
  });
  const failures = report.causes.filter(({ kind }) => kind === "failure");
  const findings = report.causes.filter(({ kind }) => kind === "finding");
  const { deliveriesNotTested: whyNoDeliveries } = report;
  const noDeliveries = whyNoDeliveries && `<p>Deliveries were not tested: ${escapeMarkup(whyNoDeliveries)}.</p>`;
  const left = report.leftBehind.map((line) => `<li>${escapeMarkup(line)}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract tests</title>
<style>${style}</style></head><body>
<h1>Contract tests: ${open(report.failures).length} failures, ${open(report.findings).length} findings</h1>
<p>${report.requests} requests in ${report.seconds} s.${notTested.length > 0 ? ` Not tested: ${notTested.join(", ")}.` : ""}</p>
${noDeliveries ?? ""}
${section("Failures by cause", failures.map(entryOf(open(report.failures))), "None.")}
${section("Findings by cause", findings.map(entryOf(open(report.findings))), "None.")}
${report.accepted.length > 0 ? section("Accepted in the baseline", report.accepted.map(acceptedEntry(report)), "") : ""}
${report.gone.length > 0 ? section("Accepted, and gone", report.gone.map(goneEntry), "") : ""}
<h2>Coverage</h2><table>${rows.join("")}</table>
${section("Not covered, by reason", gapRows, "Everything is covered.")}
${left.length > 0 ? `<h2>Left behind</h2><ul>${left.join("")}</ul>` : ""}
</body></html>
`;
}
