// The steps of ramp requests: approved with the current version, with another one, twice at once, rejected and canceled.

import { resultOf, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { type Actor, type CreatedResource, isOther } from "./actor.ts";
import { kinds, waysOf } from "./kinds.ts";
import { lookAtShown } from "./look.ts";
import { type Deed, sendAtOnce, stepsOn } from "./steps.ts";

const approve = "approveRampRequest";

/** The statuses before and after an approval, as the contract has them. */
function approvalOf({ probe }: Actor): { from?: string | null | undefined; to?: string } {
  return waysOf(probe.contracts, kinds.rampRequest).moves.find(({ operationId }) => operationId === approve) ?? {};
}

/** Reads status and version; what is read is compared with what is known. @returns The version. */
async function refresh(actor: Actor, made: CreatedResource): Promise<number | undefined> {
  const exchange = await actor.call("getRampRequest", { path: made.path, purpose: "read the version" });
  if (!succeeded(exchange)) return undefined;
  lookAtShown(actor, made, resultOf(exchange), exchange);
  const { version } = resultOf(exchange);
  return typeof version === "number" ? version : undefined;
}

/** A change that was accepted makes another version. */
function lookAtVersion(actor: Actor, made: CreatedResource, before: number, exchange: Exchange): void {
  const { version } = resultOf(exchange);
  if (typeof version !== "number") return;
  const expected = `a version above ${before} after a change`;
  actor.expect("sequence-version", version > before, exchange, expected, describe(version));
  made.version = version;
}

/** Notes an approval that was accepted. */
function noteApproval(actor: Actor, made: CreatedResource, exchange: Exchange): void {
  const { to = "" } = approvalOf(actor);
  const { status } = resultOf(exchange);
  const isEnded = made.phase === "ended";
  made.phase = "approved";
  delete made.undo;
  const ended = "a ramp request that was rejected or canceled is not approved";
  actor.expect("sequence-status", !isEnded, exchange, ended, undefined, "assumed");
  actor.expect("sequence-approved", status === to, exchange, `${to} after approval`, describe(status));
  made.status = to;
}

/** Approves the current version; where two do so at once and the version is raised, one of them is too late. */
async function approveCurrent(actor: Actor, made: CreatedResource, times: number): Promise<void> {
  const version = made.version ?? (await refresh(actor, made));
  if (version === undefined) return;
  const options = { path: made.path, json: { version }, purpose: "approve this version" };
  const done = (await sendAtOnce(actor, approve, options, times)).filter(succeeded);
  const [first] = done;
  if (first === undefined) return;
  const isLocked = done.length === 1 || resultOf(first)["version"] === version;
  const expected = `one of two approvals of version ${version} is refused`;
  actor.expect("sequence-lock", isLocked, done.at(-1) as Exchange, expected, "both are accepted");
  noteApproval(actor, made, first);
  lookAtVersion(actor, made, version, first);
}

/** Another version than the current one: the one before when there was one, else a later one. */
async function approveStale(actor: Actor, made: CreatedResource, pick: number): Promise<void> {
  const current = await refresh(actor, made);
  if (current === undefined) return;
  const { path } = made;
  const version = !isOther(pick) && current > 0 ? current - 1 : current + 1;
  const exchange = await actor.call(approve, { path, json: { version }, purpose: "approve another version" });
  const isRefused = !succeeded(exchange);
  const rule = `version ${version} is refused while the current one is ${current}`;
  actor.expect("sequence-lock", isRefused, exchange, rule);
  if (!isRefused) return noteApproval(actor, made, exchange);
  const { from, to } = approvalOf(actor);
  const wasOpen = made.status === from;
  const after = await actor.call("getRampRequest", { path, purpose: "read after the refusal" });
  if (!succeeded(after) || !wasOpen) return;
  const { status } = resultOf(after);
  const expected = `${from}, after an approval that was refused`;
  actor.expect("sequence-refused", status !== to, after, expected, describe(status));
}

/** Rejects or cancels; what can be canceled still is not approved. */
async function end(actor: Actor, made: CreatedResource, operationId: string): Promise<void> {
  if (made.version === undefined) await refresh(actor, made);
  const { version, path } = made;
  const json = version === undefined ? {} : { json: { version } };
  const exchange = await actor.call(operationId, { path, ...json, purpose: `${operationId}, in a sequence` });
  const isAllowed = !succeeded(exchange) || made.phase !== "approved";
  if (operationId === "cancelRampRequest")
    actor.expect("sequence-approved", isAllowed, exchange, "an approved request cannot be canceled");
  if (!succeeded(exchange)) return;
  made.phase = "ended";
  delete made.undo;
  if (version !== undefined) lookAtVersion(actor, made, version, exchange);
}

const deeds: Deed[] = [
  ["approve", [approve], (actor, made) => approveCurrent(actor, made, 1)],
  ["approve another version of", [approve, "getRampRequest"], approveStale],
  ["approve twice at once", [approve], (actor, made) => approveCurrent(actor, made, 2)],
  ["reject", ["rejectRampRequest"], (actor, made) => end(actor, made, "rejectRampRequest")],
  ["cancel", ["cancelRampRequest"], (actor, made) => end(actor, made, "cancelRampRequest")],
];

/** The steps of the approval of ramp requests. */
export const approvalSteps = stepsOn(kinds.rampRequest, deeds);
