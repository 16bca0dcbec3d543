// report.html: the report for people, in one file without scripts.

import { escapeMarkup as text } from "./escape.ts";
import { openFailures, placesOf, plural, type Report, type WrittenCause, type WrittenDifference } from "./report.ts";
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

function table(rows: [name: string, value: string][]): string {
  return `<table>${rows.map(([name, value]) => `<tr><th>${text(name)}</th><td>${text(value)}</td></tr>`).join("")}</table>`;
}

function differenceOf(difference: WrittenDifference): string {
  const { service, operationId, check, expected, actual, evidence, correlationId, purpose } = difference;
  const rows = { Was: actual, Evidence: evidence, Request: purpose, "Correlation id": correlationId ?? "none" };
  return `
<details><summary><b>${text(operationId)}</b> (${text(service)}) ${text(check)}: ${text(expected)}</summary>
${table(Object.entries(rows))}<pre>${text(linesToRepeat(difference))}</pre></details>`;
}

/** A cause, with its differences below. */
function causeOf(cause: WrittenCause, differences: WrittenDifference[]): string {
  const { key, kind, says, writtenIn } = cause;
  const own = differences.filter((difference) => difference.cause === key);
  return `
<details class="${kind}"><summary>${text(`${says}: ${placesOf([cause])}`)}</summary>
<p>The rule is in ${text(writtenIn.join(", "))}</p><p><code>${text(key)}</code></p>
${own.map(differenceOf).join("")}</details>`;
}

function section(title: string, parts: string[], none: string): string {
  return `<h2>${title} (${parts.length})</h2>${parts.length === 0 ? `<p>${none}</p>` : parts.join("")}`;
}

/** Writes the report as a page. */
export function html(report: Report): string {
  const { causes, accepted, gone, leftBehind, requests, seconds, deliveriesNotTested: whyNot } = report;
  const { summary, notCovered, notTested } = report.coverage;
  const isOpen = (one: WrittenDifference) => one.accepted !== true;
  const all = [...report.failures, ...report.findings];
  const findings = report.findings.filter(isOpen);
  const open = (kind: WrittenCause["kind"]) =>
    causes.filter((cause) => cause.kind === kind).map((cause) => causeOf(cause, all.filter(isOpen)));
  const kept = accepted.map((cause) => {
    const { kind, by, since, why } = cause;
    const how = `${kind}, accepted by ${by} on ${since}: ${why || "no reason given"}`;
    return `<p>${text(how)}</p>${causeOf(
      cause,
      all.filter((one) => !isOpen(one)),
    )}`;
  });
  const past = gone.map(({ key, says, why, since }) => {
    const how = `${says} (accepted on ${since}: ${why || "no reason given"})`;
    return `<p>${text(how)} <code>${text(key)}</code></p>`;
  });
  const gaps = [...Map.groupBy(notCovered, ({ reason = "" }) => reason)].map(([reason, items]) => {
    const names = items.map(({ operationId, item }) => `${operationId} ${item}`).join(", ");
    return `<details><summary>${text(reason)} (${items.length})</summary><p>${text(names)}</p></details>`;
  });
  const rows = Object.entries(summary).map(([kind, { covered, total }]) => [kind, `${covered} of ${total}`] as const);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract tests</title>
<style>${style}</style></head><body>
<h1>Contract tests: ${openFailures(report).length} failures, ${findings.length} findings</h1>
<p>${plural(requests, "request")} in ${seconds} s.${notTested.length > 0 ? ` Not tested: ${notTested.join(", ")}.` : ""}</p>
${whyNot === undefined ? "" : `<p>Deliveries were not tested: ${text(whyNot)}.</p>`}
${section("Failures by cause", open("failure"), "None.")}
${section("Findings by cause", open("finding"), "None.")}
${kept.length > 0 ? section("Accepted in the baseline", kept, "") : ""}
${past.length > 0 ? section("Accepted, and gone", past, "") : ""}
<h2>Coverage</h2>${table(rows.map(([kind, covered]) => [kind, covered]))}
${section("Not covered, by reason", gaps, "Everything is covered.")}
${leftBehind.length > 0 ? `<h2>Left behind</h2><ul>${leftBehind.map((line) => `<li>${text(line)}</li>`).join("")}</ul>` : ""}
</body></html>
`;
}
