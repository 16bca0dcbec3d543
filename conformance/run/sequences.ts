// The phase of sequences: random stateful stories within the documented rules, on servers that exist for tests.

import { sequenceRules } from "../checks/sequences.ts";
import { type Service, services } from "../exchange.ts";
import { refusalToCall } from "../plan/policy.ts";
import { explore } from "../sequences/explore.ts";
import type { Step, Subject } from "../sequences/model.ts";
import { subjects, timePasses } from "../sequences/subjects.ts";
import { beyond } from "./pace.ts";
import type { Parts } from "./parts.ts";
import { makeProbe } from "./probe.ts";

/** Steps when nothing is said, and the seed: the same stories in every run, until another seed is asked for. */
const usual = { steps: 200, seed: 20261122 };

/** Why sequences are not run; undefined when they are. */
function reasonNotToRun({ target, only }: Parts): string | undefined {
  if (target.most !== undefined) return beyond(target.most);
  if (only.operations.size > 0) return "the run is narrowed to operations";
  if (target.writes !== "all") return "sequences change what nothing undoes; set STAGING_WRITES=all to run them";
  return target.sequences?.steps === 0 ? "no steps are asked for" : undefined;
}

/** Runs the sequences of every subject, and reports each rule that did not hold, with its story. */
export async function sequences(parts: Parts): Promise<void> {
  const { target, operations, coverage, differences, isRehearsal } = parts;
  const exploration = { ...usual, ...target.sequences, isRehearsal };
  const tested = services.filter((service) => target.origins[service] !== undefined);
  const place = (service: Service | undefined) => (service ?? tested[0]) as Service;
  const rules = sequenceRules.filter(({ service }) => service === undefined || tested.includes(service));
  for (const { name, service } of rules) coverage.expect(place(service), "across requests", "check", name);
  const refusal = reasonNotToRun(parts);
  const reasons: string[] = refusal === undefined ? [] : [refusal];
  const mayCall = (operationId: string) => {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    return operation !== undefined && refusalToCall(operation, target.writes) === undefined;
  };
  const allowed = (step: Step) => step.needs.every(mayCall) && (step !== timePasses || target.passTime !== undefined);
  const weights = subjects.reduce((sum, { weight }) => sum + weight, 0);
  const runOne = async (subject: Subject): Promise<void> => {
    // The name of the check is that of the rule, so the probe's own is for the purpose of requests only.
    const probe = makeProbe(parts, `sequence of ${subject.name}`);
    const steps = Math.ceil((exploration.steps * subject.weight) / weights);
    const explored = await explore(subject, probe, allowed, { ...exploration, steps });
    for (const { name, service } of rules)
      if (explored.judged.has(name)) coverage.cover(place(service), "across requests", "check", name);
    for (const { rule, exchange, found, story, replay } of explored.broken)
      differences.add(rule, exchange, { ...found, story: { exchanges: story, replay } });
    if (explored.reason !== undefined) reasons.push(`${subject.name}: ${explored.reason}`);
  };
  if (refusal === undefined) {
    // Balances are looked at while nothing else moves money.
    for (const subject of subjects.filter(({ invariant }) => invariant !== undefined)) await runOne(subject);
    await together(subjects.filter(({ invariant }) => invariant === undefined).map(runOne));
  }
  for (const { name, service } of rules)
    coverage.miss(place(service), "across requests", "check", name, reasons.join("; ") || "no sequence led to it");
}

/** Waits for all, also when one fails. @throws What the first of them failed with. */
async function together(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
