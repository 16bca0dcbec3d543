// The steps of ramp requests: approval, rejection, cancellation.

import { ensure, resultOf, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { type Actor, type CreatedResource, isOther } from "./actor.ts";
import { kinds } from "./kinds.ts";
import { lookAtShown } from "./look.ts";
import { type Deed, sendAtOnce, stepsOn } from "./steps.ts";

const [read, approve] = ["getRampRequest", "approveRampRequest"] as const;

/** The statuses before and after an approval, as the contract has them. */
const approvalOf = ({ ways }: CreatedResource): { from?: string | null | undefined; to?: string } =>
  ways.moves.find(({ operationId }) => operationId === approve) ?? {};

/** Reads the current version. @throws NotCovered when it cannot be read. */
async function versionOf(actor: Actor, made: CreatedResource): Promise<number> {
  const exchange = ensure(await actor.call(read, { path: made.path, purpose: "read the version" }));
  lookAtShown(actor, made, resultOf(exchange), exchange);
  return Number(resultOf(exchange)["version"]);
}

/** Notes an accepted change: it must raise the version, and an approval must lead to its status. */
function noteChange(actor: Actor, made: CreatedResource, before: number, exchange: Exchange): void {
  const { status, version } = resultOf(exchange);
  delete made.undo;
  if (exchange.operation?.operationId === approve) {
    const { to = "" } = approvalOf(made);
    const isEnded = made.phase === "ended";
    made.phase = "approved";
    const ended = "a ramp request that was rejected or canceled is not approved";
    actor.expect("sequence-status", !isEnded, exchange, ended, undefined, "assumed");
    actor.expect("sequence-approved", status === to, exchange, `${to} after approval`, describe(status));
    made.status = to;
  } else made.phase = "ended";
  if (typeof version !== "number") return;
  const expected = `a version above ${before} after a change`;
  actor.expect("sequence-version", version > before, exchange, expected, describe(version));
  made.version = version;
}

/** Approves the current version; of two approvals at once, one must be refused if the version is raised. */
async function approveCurrent(actor: Actor, made: CreatedResource, times: number): Promise<void> {
  const version = made.version ?? (await versionOf(actor, made));
  const options = { path: made.path, json: { version }, purpose: "approve this version" };
  const done = (await sendAtOnce(actor, approve, options, times)).filter(succeeded);
  const [first] = done;
  if (first === undefined) return;
  const isLocked = done.length === 1 || resultOf(first)["version"] === version;
  const expected = `one of two approvals of version ${version} is refused`;
  actor.expect("sequence-lock", isLocked, done.at(-1) ?? first, expected, "both are accepted");
  noteChange(actor, made, version, first);
}

/** Approves a wrong version: the one before the current one if there was one, else a later one. */
async function approveStale(actor: Actor, made: CreatedResource, pick: number): Promise<void> {
  const current = await versionOf(actor, made);
  const { path } = made;
  const version = !isOther(pick) && current > 0 ? current - 1 : current + 1;
  const exchange = await actor.call(approve, { path, json: { version }, purpose: "approve another version" });
  const rule = `version ${version} is refused while the current one is ${current}`;
  actor.expect("sequence-lock", !succeeded(exchange), exchange, rule);
  if (succeeded(exchange)) return noteChange(actor, made, current, exchange);
  const { from, to } = approvalOf(made);
  const after = await actor.call(read, { path, purpose: "read after the refusal" });
  const isMoved = made.status === from && succeeded(after) && resultOf(after)["status"] === to;
  actor.expect("sequence-refused", !isMoved, after, `${from}, after an approval that was refused`, `${to}`);
}

/** Rejects or cancels a ramp request; an approved one must not be canceled. */
async function end(actor: Actor, made: CreatedResource, operationId: string): Promise<void> {
  const version = made.version ?? (await versionOf(actor, made));
  const { path, phase } = made;
  const exchange = await actor.call(operationId, { path, json: { version }, purpose: `${operationId}, in a sequence` });
  const isAllowed = !succeeded(exchange) || phase !== "approved";
  if (operationId === "cancelRampRequest")
    actor.expect("sequence-approved", isAllowed, exchange, "an approved request cannot be canceled");
  if (succeeded(exchange)) noteChange(actor, made, version, exchange);
}

const deeds: Deed[] = [
  [[approve], (actor, made) => approveCurrent(actor, made, 1)],
  [[approve, read], approveStale],
  [[approve], (actor, made) => approveCurrent(actor, made, 2)],
  ...["rejectRampRequest", "cancelRampRequest"].map((id): Deed => [[id], (actor, made) => end(actor, made, id)]),
];

export const approvalSteps = stepsOn(kinds.rampRequest, deeds);
