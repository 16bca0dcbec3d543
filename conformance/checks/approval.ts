// Checks of the approval of ramp requests: the optimistic lock, and what an approval changes.

import { isObject, type Json, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  codeOf,
  NotCovered,
  needed,
  type Probe,
  refused,
  resultOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
  whyNotCovered,
} from "./check.ts";

const approve = "approveRampRequest";

const lock = "OPTIMISTIC_LOCK_EXCEPTION";

interface Awaiting {
  id: string;
  version: number;
  before: JsonObject;
}

/** A ramp request of the run's own that awaits approval. */
async function awaiting(probe: Probe, more: JsonObject = {}): Promise<Awaiting> {
  const json = { ...probe.body("createRampRequest"), ...more };
  const made = needed(await probe.call("createRampRequest", { json }));
  const id = resultOf(made)["id"];
  if (typeof id !== "string") throw new NotCovered("the created ramp request has no ID");
  const before = resultOf(needed(await probe.call("getRampRequest", { path: { rampRequestId: id } })));
  if (before["status"] !== "AWAITING_APPROVAL" || typeof before["version"] !== "number") {
    throw new NotCovered(`the created ramp request is in ${describe(before["status"])}`);
  }
  return { id, version: before["version"], before };
}

/** Codes of a refusal that is about the version or the form of the request; any other may be a business rule. */
const aboutRequest = [lock, "INVALID_MEDIA_TYPE", "METHOD_NOT_SUPPORTED", "NOT_FOUND"];

/** Who may approve what is not shown in full, so a refusal with another code is one of a rule we do not know. */
function isBusinessRule(exchange: Exchange): boolean {
  return [409, 422].includes(exchange.response.status) && !aboutRequest.includes(codeOf(exchange) ?? "");
}

/** A rule that refuses every approval comes before the lock. @throws NotCovered when there is one. */
async function expectApprovable(probe: Probe, path: Record<string, string>, version: number): Promise<void> {
  const current = await probe.call(approve, { path, json: { version }, purpose: "approve the current version" });
  if (!succeeded(current)) throw new NotCovered(`every approval is refused: ${statusAndCode(current)}`);
}

function lookAtConflict(probe: Probe, exchange: Exchange, what: string, isVersion = true): void {
  if (refused(exchange) && (!isVersion || codeOf(exchange) === lock)) return;
  probe.report(exchange, `${what} gives a 4xx${isVersion ? ` with code ${lock}` : ""}`);
}

const optimisticLock = checkAcross(
  "optimistic-lock",
  ["createRampRequest", "getRampRequest", approve],
  async (probe) => {
    const { id, version } = await awaiting(probe);
    const path = { rampRequestId: id };
    // The last four are near the current version, and no integer.
    const stale: [what: string, value: Json | undefined][] = [
      ["a later version", version + 7],
      ["the version before", version - 1],
      ["the current version as text", String(version)],
      ["a part more than the current version", version + 0.5],
      ["null for the version", null],
      ["no version", undefined],
    ];
    for (const [what, value] of stale) {
      const exchange = await probe.call(approve, { path, json: { version: value }, purpose: `approve ${what}` });
      if ([401, 403].includes(exchange.response.status)) throw new NotCovered("the client may not approve");
      const isVersion = Number.isInteger(value);
      const isOther = isVersion && isBusinessRule(exchange);
      if (isOther) await expectApprovable(probe, path, version);
      if (isVersion || succeeded(exchange)) lookAtConflict(probe, exchange, what, isVersion);
      // It is approved now, so there is nothing left to refuse.
      if (succeeded(exchange) || isOther) return;
      await lookAtUnchanged(probe, path, version, what);
    }
    await probe.call("cancelRampRequest", { path });
  },
);

async function lookAtUnchanged(probe: Probe, path: Record<string, string>, version: number, what: string) {
  const after = needed(await probe.call("getRampRequest", { path }));
  const { status, version: now } = resultOf(after);
  if (status === "AWAITING_APPROVAL" && now === version) return;
  const expected = `AWAITING_APPROVAL in version ${version} after ${what} was refused`;
  probe.report(after, expected, `${describe(status)} in version ${describe(now)}`);
}

const approval = checkAcross(
  "approval",
  ["createRampRequest", "getRampRequest", approve, "cancelRampRequest"],
  async (probe) => {
    let approvals = 0;
    for (const rampType of ["ON_RAMP", "OFF_RAMP"]) {
      const reason = await whyNotCovered(async () => approveOne(probe, await awaiting(probe, { rampType })));
      if (reason === undefined) approvals++;
      // What a creation needs is not shown, so one of the two types may be refused.
      else if (rampType === "OFF_RAMP" && approvals === 0) throw new NotCovered(reason);
    }
  },
);

async function approveOne(probe: Probe, { id, version, before }: Awaiting): Promise<void> {
  const path = { rampRequestId: id };
  const approved = await probe.call(approve, { path, json: { version }, purpose: "approve the current version" });
  if ([401, 403].includes(approved.response.status)) throw new NotCovered("the client may not approve");
  if (isBusinessRule(approved)) throw new NotCovered(`the approval is refused: ${statusAndCode(approved)}`);
  if (!succeeded(approved)) {
    probe.report(approved, "the current version is approved");
    return;
  }
  const result = resultOf(approved);
  const read = needed(await probe.call("getRampRequest", { path }));
  for (const [exchange, { status }] of [
    [approved, result],
    [read, resultOf(read)],
  ] as const) {
    if (status === "AWAITING_FUNDS") continue;
    // Read later, a request may have moved on; one that still awaits approval has not been approved.
    const isMoved = exchange === read && status !== before["status"];
    const evidence = isMoved ? "assumed" : "documented";
    probe.report(exchange, "AWAITING_FUNDS after approval", describe(status), evidence);
  }
  const details = before["rampType"] === "OFF_RAMP" ? "depositWallet" : "depositBankAccount";
  if (!isObject(result[details])) probe.report(approved, `${details} after approval`, describe(result[details]));
  const again = await probe.call(approve, { path, json: { version }, purpose: "approve the old version again" });
  if (succeeded(again) && result["version"] !== version) lookAtConflict(probe, again, "an old version");
  const cancelled = await probe.call("cancelRampRequest", { path, purpose: "cancel after approval" });
  if (succeeded(cancelled)) probe.report(cancelled, "an approved request cannot be canceled");
}

/** All checks of approval. */
export const approvalChecks: SemanticCheck[] = [optimisticLock, approval];
