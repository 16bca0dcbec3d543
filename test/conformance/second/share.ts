// How many of the second stand-in's defects are found, by kind, and why the others are not.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Kind } from "../../second-stand-in/defects/tools.ts";

/** The kinds of defects. */
export const kinds: Kind[] = ["lists", "access", "shape", "errors", "idempotency", "money", "sequences", "deliveries"];

/** What a run told about a defect: a failure, only a finding that the faithful server does not have, or neither. */
export interface Result {
  kind: Kind;
  name: string;
  verdict: "found" | "finding" | "missed";
}

/** Defects that no run can find, or no rule forbids, by name, each with the reason. */
export const explained = new Map<string, string>(
  Object.entries(parse(readFileSync(new URL("missed.yaml", import.meta.url), "utf8")) ?? {}),
);

/** The share of a kind, or of all, that was found, from 0 to 1; 1 when there is none. */
export function shareOf(results: Result[], kind: Kind | "all"): number {
  const own = results.filter((one) => kind === "all" || one.kind === kind);
  return own.length === 0 ? 1 : own.filter(({ verdict }) => verdict !== "missed").length / own.length;
}

/** True when every defect of a kind that is held is found, or has its reason. */
export function isReached(results: Result[]): boolean {
  return results.every(({ name, verdict }) => verdict !== "missed" || explained.has(name));
}

/** A table by kind. */
export function tableOf(results: Result[]): string {
  const row = (title: string, own: Result[]) => {
    const count = (verdict: Result["verdict"]) =>
      String(own.filter((one) => one.verdict === verdict).length).padStart(5);
    const share = `${(100 * shareOf(own, "all")).toFixed(1)} %`;
    return `${title.padEnd(12)} ${count("found")} found ${count("finding")} as a finding ${count("missed")} missed  ${share}`;
  };
  const used = kinds.filter((kind) => results.some((one) => one.kind === kind));
  const rows = used.map((kind) =>
    row(
      kind,
      results.filter((one) => one.kind === kind),
    ),
  );
  return [...rows, row("all", results)].join("\n");
}
