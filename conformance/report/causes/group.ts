// Groups the differences of a run by cause: each difference is in one cause, and no difference is lost.

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
  /** Components or paths of the contract that have the rule. */
  writtenIn: string[];
  /** The weakest of its differences. */
  evidence: string;
  operations: string[];
  /** Its parts, such as the operations or values, with the number of differences of each; baselines accept parts. */
  parts: Record<string, number>;
  differences: Difference[];
  /** That its parts are accepted; a cause of which some are stands there twice. */
  isAccepted: boolean;
}

/** A difference with what tells its cause. */
interface Member {
  difference: Difference;
  facets: Facets;
  rule: CauseRule;
  part: string;
}

/**
 * Groups differences.
 * @param contracts Tell where a part of the contract is written.
 * @param isAccepted Whether a part of a cause was accepted: what was accepted for one operation is news of another.
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
  return causeRules.find(isFor) ?? (causeRules.at(-1) as CauseRule);
}

function slug(text: string): string {
  return text
    .replace(/[^A-Za-z0-9_.-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

function causeOf(key: string, kind: Cause["kind"], members: Member[], isAccepted: boolean): Cause {
  const [{ rule }] = members as [Member];
  const valuesOf = (facet: keyof Facets) => [...new Set(members.map(({ facets }) => facets[facet]))].sort();
  const parts = [...Map.groupBy(members, ({ part }) => part)];
  // What says nothing, because all of it differs from run to run, is left out with its brackets.
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

/** The most values that are written out in a line. */
const most = 4;

function listed(values: string[]): string {
  if (values.length <= most) return values.join(", ");
  return `${values.slice(0, most - 1).join(", ")} and ${values.length - most + 1} more`;
}
