// Checks of the company ramp service.

import { isObject, type Json, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  checkAcross,
  codeOf,
  ensure,
  isRefusal,
  lookAtEcho,
  NotCovered,
  type Probe,
  resultOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
  tryForms,
  whyNotCovered,
} from "./check.ts";
import { readPages } from "./paging.ts";

const create = "createRampRequest";
const read = "getRampRequest";
const approve = "approveRampRequest";
const cancel = "cancelRampRequest";

const lock = "OPTIMISTIC_LOCK_EXCEPTION";

/** A ramp request that awaits approval. */
interface Awaiting {
  path: { rampRequestId: string };
  version: number;
}

/** Creates a ramp request. @throws NotCovered when it does not await approval. */
async function awaiting(probe: Probe, more: JsonObject = {}): Promise<Awaiting> {
  const { id } = resultOf(ensure(await probe.call(create, { json: { ...probe.body(create), ...more } })));
  const path = { rampRequestId: String(id) };
  const { status, version } = resultOf(ensure(await probe.call(read, { path })));
  if (status === "AWAITING_APPROVAL" && typeof version === "number") return { path, version };
  throw new NotCovered(`the created ramp request is in ${describe(status)}`);
}

/** Approves a version. @throws NotCovered when the client may not approve at all. */
async function tryApproval(probe: Probe, path: Awaiting["path"], version: unknown, what: string): Promise<Exchange> {
  const exchange = await probe.call(approve, { path, json: { version }, purpose: `approve ${what}` });
  if (![401, 403].includes(exchange.response.status)) return exchange;
  throw new NotCovered("the client may not approve");
}

/** Codes that are about the version or the form of the request. */
const aboutRequest = [lock, "INVALID_MEDIA_TYPE", "METHOD_NOT_SUPPORTED", "NOT_FOUND"];

/** True for a refusal by another rule: who may approve what is not documented in full. */
const isBusinessRule = (exchange: Exchange): boolean =>
  [409, 422].includes(exchange.response.status) && !aboutRequest.includes(codeOf(exchange) ?? "");

/** Approves with wrong versions: other integers, and values that are not integers. */
async function lookAtLock(probe: Probe): Promise<void> {
  const { path, version } = await awaiting(probe);
  const others: [what: string, value: Json | undefined][] = [
    ["a later version", version + 7],
    ["the version before", version - 1],
    ["the current version as text", String(version)],
    ["a part more than the current version", version + 0.5],
    ["null for the version", null],
    ["no version", undefined],
  ];
  for (const [what, value] of others) {
    const exchange = await tryApproval(probe, path, value, what);
    const isVersion = Number.isInteger(value);
    if (isVersion && isBusinessRule(exchange)) {
      // A rule that refuses every approval comes before the lock.
      const current = await tryApproval(probe, path, version, "the current version");
      if (!succeeded(current)) throw new NotCovered(`every approval is refused: ${statusAndCode(current)}`);
      probe.report(exchange, `${what} gives a 4xx with code ${lock}`);
      return;
    }
    if (isVersion && !(isRefusal(exchange) && codeOf(exchange) === lock))
      probe.report(exchange, `${what} gives a 4xx with code ${lock}`);
    else if (succeeded(exchange)) probe.report(exchange, `${what} gives a 4xx`);
    // The ramp request is approved now, so no other version can be tried.
    if (succeeded(exchange)) return;
    const after = ensure(await probe.call(read, { path }));
    const { status, version: now } = resultOf(after);
    if (status === "AWAITING_APPROVAL" && now === version) continue;
    const expected = `AWAITING_APPROVAL in version ${version} after ${what} was refused`;
    probe.report(after, expected, `${describe(status)} in version ${describe(now)}`);
  }
  await probe.call(cancel, { path });
}

/** Approves a ramp request, and checks its status, a second approval, and a cancellation. */
async function lookAtApproval(probe: Probe, rampType: string): Promise<void> {
  const { path, version } = await awaiting(probe, { rampType });
  const approved = await tryApproval(probe, path, version, "the current version");
  if (isBusinessRule(approved)) throw new NotCovered(`the approval is refused: ${statusAndCode(approved)}`);
  if (!succeeded(approved)) {
    probe.report(approved, "the current version is approved");
    return;
  }
  const after = ensure(await probe.call(read, { path }));
  for (const exchange of [approved, after]) {
    const { status } = resultOf(exchange);
    // By the later read, the status may have changed again, but not back to AWAITING_APPROVAL.
    const isMoved = exchange === after && status !== "AWAITING_APPROVAL";
    if (status !== "AWAITING_FUNDS")
      probe.report(exchange, "AWAITING_FUNDS after approval", describe(status), isMoved ? "assumed" : "documented");
  }
  const result = resultOf(approved);
  const details = rampType === "OFF_RAMP" ? "depositWallet" : "depositBankAccount";
  if (!isObject(result[details])) probe.report(approved, `${details} after approval`, describe(result[details]));
  const again = await tryApproval(probe, path, version, "the old version again");
  if (succeeded(again) && result["version"] !== version)
    probe.report(again, `an old version gives a 4xx with code ${lock}`);
  const canceled = await probe.call(cancel, { path, purpose: "cancel after approval" });
  if (succeeded(canceled)) probe.report(canceled, "an approved request cannot be canceled");
}

/** All checks of the ramp service. */
export const rampChecks: SemanticCheck[] = [
  checkAcross("optimistic-lock", [create, read, approve], lookAtLock),
  checkAcross("approval", [create, read, approve, cancel], async (probe) => {
    // The requirements of a creation are not documented, so one of the two types may be refused.
    const types = ["ON_RAMP", "OFF_RAMP"];
    const reasons: string[] = [];
    for (const rampType of types) reasons.push((await whyNotCovered(() => lookAtApproval(probe, rampType))) ?? "");
    if (!reasons.includes("")) throw new NotCovered(reasons[1]);
  }),
  checkAcross("export", ["exportRampRequests", "listRampRequests"], async (probe) => {
    // Whether the list has pages is not documented.
    const { rows } = await readPages((query) => probe.call("listRampRequests", { query }), {}, 10);
    const listed = [...new Set(rows.map((row) => String(row["id"])))];
    const file = ensure(await probe.call("exportRampRequests"));
    if (file.response.body === "") probe.report(file, "a file", "an empty body");
    if (!file.response.headers["content-type"]?.includes("csv")) return;
    const missing = listed.filter((id) => !file.response.body.includes(id)).length;
    // A column of IDs is not documented; if the file has one, no ramp request may be missing.
    const evidence = missing < listed.length ? "documented" : "assumed";
    if (missing > 0)
      probe.report(file, "every listed ramp request", `${missing} of ${listed.length} missing`, evidence);
  }),
  checkAcross("invitation", ["inviteCompanyUser"], (probe) => {
    const roles = ["COMPANY_VIEWER", "COMPANY_MANAGER", "COMPANY_ADMIN"].map((role) => ({ role }));
    return tryForms(probe, "inviteCompanyUser", roles, (exchange, sent) =>
      lookAtEcho(probe, exchange, sent, ["email", "firstName", "lastName", "role"]),
    );
  }),
];
