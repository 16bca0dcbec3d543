// The phase of sequences: random stories within the documented rules.

import { sequenceRules } from "../check-table.ts";
import { services } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import type { SequenceStep, SequenceSubject } from "../sequences/actor.ts";
import { explore } from "../sequences/explore.ts";
import { subjectsOf } from "../sequences/subjects.ts";
import type { Course } from "./course.ts";
import { beyond } from "./pace.ts";

/** The default: the same stories in every run, until another seed is set. */
const usual = { steps: 200, seed: 20261122 };

/** Why sequences are not run; undefined when they are. */
function reasonNotToRun({ target, only }: Course): string | undefined {
  if (target.most !== undefined) return beyond(target.most);
  if (only.operations.size > 0) return "the run is narrowed to operations";
  if (target.writes !== "all") return "sequences change what nothing undoes; set STAGING_WRITES=all to run them";
  return target.sequences?.steps === 0 ? "no steps are asked for" : undefined;
}

/** Runs the sequences of every subject, and reports each rule that did not hold, with its story. */
export async function sequences(course: Course): Promise<void> {
  const { contracts, target, coverage, differences, probe, refusalOf } = course;
  const exploration = { ...usual, ...target.sequences };
  const [service = "finance"] = services.filter((name) => target.origins[name] !== undefined);
  for (const name of sequenceRules) coverage.expect(service, "across requests", "check", name);
  const refusal = reasonNotToRun(course);
  const reasons: string[] = refusal === undefined ? [] : [refusal];
  const mayDo = ({ needs }: SequenceStep) =>
    needs.every((operationId) => operationId !== undefined && refusalOf(operationId) === undefined);
  const subjects = subjectsOf(contracts);
  const weights = subjects.reduce((sum, { weight }) => sum + weight, 0);
  const runOne = async (subject: SequenceSubject): Promise<void> => {
    const steps = Math.ceil((exploration.steps * subject.weight) / weights);
    // Differences get the name of their rule, so the name of this probe is only the purpose of its requests.
    const own = probe(`sequence of ${subject.name}`);
    const { judged, broken, reason } = await explore(subject, own, mayDo, { ...exploration, steps });
    for (const name of judged) coverage.cover(service, "across requests", "check", name);
    for (const { rule, exchange, found } of broken) differences.add(rule, exchange, found);
    if (reason !== undefined) reasons.push(`${subject.name}: ${reason}`);
  };
  if (refusal === undefined) {
    // Balances are looked at while nothing else moves money.
    for (const subject of subjects.filter(({ invariant }) => invariant !== undefined)) await runOne(subject);
    const others = subjects.filter(({ invariant }) => invariant === undefined);
    await inParallel(others, runOne);
  }
  for (const name of sequenceRules)
    coverage.miss(reasons.join("; ") || "no sequence led to it", service, "across requests", "check", name);
}
