// Groups the differences of a run by cause: each difference is in one cause, and no difference is lost.

import { isPackage } from "../../../cli/command.ts";
import { weaker } from "../../../model/evidence.js";
import type { Contracts } from "../../contracts.ts";
import type { Difference } from "../../result.ts";
import { type Facets, facetsOf } from "./facets.ts";
import { type CauseRule, causeRules } from "./rules.ts";

/** What several differences have in common. */
export interface Cause {
  /** The same in every run: the kind, the name of the rule, and what its differences agree in. */
  key: string;
  kind: "failure" | "finding";
  /** What was seen, as a sentence without its full stop. */
  says: string;
  services: string[];
  /** Number of the responses, or deliveries, that show it: one can differ in several ways. */
  responses: number;
  /** What it would change in the contract, in one line that begins with the files. */
  changes: string;
  /** Files of `openapi/` that have the rule; in the package, places of the contract. */
  files: string[];
  /** The weakest of its differences. */
  evidence: string;
  operations: string[];
  /** Its parts, each with its differences; baselines accept parts. */
  parts: Record<string, Difference[]>;
}

interface Member {
  difference: Difference;
  facets: Facets;
}

/**
 * Groups differences.
 * @param contracts Tell where a part of the contract is written.
 * @returns Failures first, then by the number of differences.
 */
export function causesOf(contracts: Contracts, failures: Difference[], findings: Difference[]): Cause[] {
  return [...groups(contracts, "failure", failures), ...groups(contracts, "finding", findings)];
}

function groups(contracts: Contracts, kind: Cause["kind"], differences: Difference[]): Cause[] {
  const read = facetsOf(contracts, differences);
  const members = differences.map((difference): Member => ({ difference, facets: read(difference) }));
  const byKey = Map.groupBy(members, ({ facets, difference }) => keyOf(kind, ruleFor(facets, difference), facets));
  return [...byKey]
    .map(([key, own]) => causeOf(key, kind, own))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.key < b.key ? -1 : 1));
}

/** The differences of a cause. */
export function differencesOf({ parts }: Cause): Difference[] {
  return Object.values(parts).flat();
}

/** Their number. */
export function sizeOf(cause: Cause): number {
  return differencesOf(cause).length;
}

function ruleFor(facets: Facets, { check }: Difference): CauseRule {
  const isFor = ({ checks = /./, where = {}, by }: CauseRule) =>
    checks.test(check) &&
    Object.entries(where).every(([facet, pattern]) => pattern.test(facets[facet as keyof Facets])) &&
    by.every((facet) => facets[facet] !== "");
  return causeRules.find(isFor) ?? (causeRules.at(-1) as CauseRule);
}

function keyOf(kind: Cause["kind"], { name, by }: CauseRule, facets: Facets): string {
  return [kind, name, ...by.map((facet) => slug(facets[facet]))].join("/");
}

function slug(text: string): string {
  return text
    .replace(/[^A-Za-z0-9_.-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

function causeOf(key: string, kind: Cause["kind"], members: Member[]): Cause {
  const [{ facets, difference }] = members as [Member];
  const rule = ruleFor(facets, difference);
  const parts = Object.groupBy(members, (member) => member.facets[rule.tells] || member.facets.operation);
  const operations = distinct(members.map((member) => member.facets.operation));
  const files = distinct(
    members.map((member) => member.facets[rule.file ?? "operationFile"]).filter((file) => file !== ""),
  );
  return {
    key,
    kind,
    says: fill(rule.says, members, operations),
    services: distinct(members.map((member) => member.facets.service)),
    responses: new Set(members.map((member) => member.difference.exchange)).size,
    changes: `${filesIn(files)}: ${fill(rule.changes, members, operations)}`,
    files,
    evidence: weaker(...members.map((member) => member.difference.evidence)),
    operations,
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, own]) => [part, (own ?? []).map((member) => member.difference)]),
    ),
  };
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].sort();
}

function filesIn(files: string[]): string {
  const [first = isPackage ? "the contract" : "openapi/"] = files;
  return files.length < 2 ? first : `${first} and ${files.length - 1} more`;
}

/** The most values that are written out in a line. */
const most = 4;

function listed(values: string[], what: string): string {
  const shown = values.slice(0, values.length > most ? most - 1 : most);
  const more = values.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more ${what}`.trimEnd() : shown.join(", ");
}

/** Fills a sentence; what says nothing, because all of it differs from run to run, is left out with its brackets. */
function fill(text: string, members: Member[], operations: string[]): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "operations") return listed(operations, "operations");
    const values = distinct(members.map(({ facets }) => facets[name as keyof Facets]));
    return listed(
      values.filter((value) => !/^[….,:\s-]*$/.test(value)),
      "",
    );
  });
  return filled.replace(" ()", "");
}
