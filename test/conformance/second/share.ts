// How many of the second stand-in's defects are found, by kind, and why the others are not.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Kind } from "../../second-stand-in/defects/tools.ts";

/** The kinds of defects, and the share that has to be found. Deliveries are seen by a receiver only. */
const bounds: Record<Kind, number> = {
  deliveries: 0,
  sequences: 0,
  lists: 0.95,
  money: 0.95,
  access: 0.95,
  shape: 0.95,
  idempotency: 0.95,
  errors: 0.95,
};

export const kinds = Object.keys(bounds) as Kind[];

/** Those of which a share has to be found. */
export const bounded = kinds.filter((kind) => bounds[kind] > 0);

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

/** True when the share of every kind is reached, and every defect that is missed in such a kind is explained. */
export function isReached(results: Result[]): boolean {
  const isExplained = ({ kind, name, verdict }: Result) =>
    verdict !== "missed" || bounds[kind] === 0 || explained.has(name);
  return results.every(isExplained) && kinds.every((kind) => shareOf(results, kind) >= bounds[kind]);
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
