// A report for a terminal: breaking changes first, each with its ratings and its place.

import type { Change } from "../../../model/change.ts";
import { typesOnly } from "../announced.ts";
import { breaksTypesOnly, byApi, counts, type Report } from "../report.ts";

/** A report as plain text. */
export function asText(report: Report): string {
  const { from, to, wire, types, changes } = report;
  if (changes.length === 0) return `Nothing changed between ${from} and ${to}.`;
  const number = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  const head = `${number} between ${from} and ${to}. Wire: ${wire}. Types: ${types}.`;
  const groups = byApi(changes).map(
    (group) => `${group.api} (on the wire: ${counts(group.changes)})\n${group.changes.map(linesOf).join("\n")}`,
  );
  return [head, ...groups].join("\n\n");
}

function linesOf(change: Change): string {
  const { wire, types, rule, place, evidence, text } = change;
  const only = breaksTypesOnly(change) ? ` (${typesOnly})` : "";
  return `  ${wire.padEnd(5)}  ${text}\n         types: ${types}${only}, rule: ${rule}, evidence: ${evidence}, place: ${place || "/"}`;
}
