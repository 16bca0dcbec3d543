// Groups the differences of a run by cause: each difference is in one cause, and no difference is lost.

import { weaker } from "../../../model/evidence.js";
import type { Contracts } from "../../contracts.ts";
import type { Difference } from "../../result.ts";
import { type Facets, facetsOf } from "./facets.ts";
import { type CauseRule, causeRules } from "./rules.ts";

/** A group of differences with one cause. */
export interface Cause {
  /** Stable across runs: the kind, the name of the cause rule, and the facets that its differences share. */
  key: string;
  kind: "failure" | "finding";
  /** What was seen, as a sentence without its full stop. */
  says: string;
  services: string[];
  /** Number of the responses, or deliveries, that show it: one can differ in several ways. */
  responses: number;
  /** Components or paths of the contract that have the rule. */
  writtenIn: string[];
  /** The weakest evidence of its differences. */
  evidence: string;
  operations: string[];
  /** Its parts, such as the operations or values, with the number of differences of each; baselines accept parts. */
  parts: Record<string, number>;
  differences: Difference[];
  /** Whether its parts are accepted. A cause with accepted and open parts is listed twice. */
  isAccepted: boolean;
}

/** A difference with its facets and its rule. */
interface Member {
  difference: Difference;
  facets: Facets;
  rule: CauseRule;
  part: string;
}

/**
 * Groups differences.
 * @param contracts For the codes that services list.
 * @param isAccepted Whether a part of a cause was accepted: an acceptance for one operation does not cover another.
 * @returns Failures first, then by the number of differences.
 */
export function causesOf(
  contracts: Contracts,
  failures: Difference[],
  findings: Difference[],
  isAccepted: (key: string, part: string) => boolean = () => false,
): Cause[] {
  const kinds = [["failure", failures] as const, ["finding", findings] as const];
  return kinds.flatMap(([kind, differences]) => {
    const read = facetsOf(contracts, differences);
    const members = differences.map((difference): Member => {
      const facets = read(difference);
      const rule = ruleFor(facets);
      return { difference, facets, rule, part: facets[rule.tells] || facets.operation };
    });
    const keyOf = ({ rule, facets }: Member) =>
      [kind, rule.name, ...rule.by.map((facet) => slug(facets[facet]))].join("/");
    return [...Map.groupBy(members, keyOf)]
      .flatMap(([key, own]) =>
        [...Map.groupBy(own, ({ part }) => isAccepted(key, part))].map(([accepted, some]) =>
          causeOf(key, kind, some, accepted),
        ),
      )
      .sort((a, b) => b.differences.length - a.differences.length || (a.key < b.key ? -1 : 1));
  });
}

function ruleFor(facets: Facets): CauseRule {
  const isFor = ({ checks = /./, where = {}, by }: CauseRule) =>
    checks.test(facets.check) &&
    Object.entries(where).every(([facet, pattern]) => pattern.test(facets[facet as keyof Facets])) &&
    by.every((facet) => facets[facet] !== "");
  return causeRules.find(isFor) ?? (causeRules.at(-1) as CauseRule); // The table is not empty.
}

function slug(text: string): string {
  return text
    .replace(/[^A-Za-z0-9_.-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

function causeOf(key: string, kind: Cause["kind"], members: Member[], isAccepted: boolean): Cause {
  const [{ rule }] = members as [Member]; // `Map.groupBy` makes no empty group.
  const valuesOf = (facet: keyof Facets) => [...new Set(members.map(({ facets }) => facets[facet]))].sort();
  const parts = [...Map.groupBy(members, ({ part }) => part)];
  // Values that consist of placeholders only are left out, with their brackets.
  const says = rule.says.replace(/\{(\w+)\}/g, (_, facet: keyof Facets) =>
    listed(valuesOf(facet).filter((value) => !/^[….,:\s-]*$/.test(value))),
  );
  return {
    key,
    kind,
    says: says.replace(" ()", ""),
    services: valuesOf("service"),
    responses: new Set(members.map(({ difference }) => difference.exchange)).size,
    writtenIn: valuesOf("writtenIn"),
    evidence: weaker(...members.map(({ difference }) => difference.evidence)),
    operations: valuesOf("operation"),
    parts: Object.fromEntries(parts.map(([part, own]) => [part, own.length])),
    differences: parts.flatMap(([, own]) => own.map(({ difference }) => difference)),
    isAccepted,
  };
}

/** The most values that a line lists. */
const most = 4;

function listed(values: string[]): string {
  if (values.length <= most) return values.join(", ");
  return `${values.slice(0, most - 1).join(", ")} and ${values.length - most + 1} more`;
}
