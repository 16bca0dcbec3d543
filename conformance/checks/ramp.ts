// Checks of the company ramp service: approval with optimistic lock, fees, the export, list forms and filters.

import { asArray, isObject, type Json, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import {
  answerOf,
  codeOf,
  NotCovered,
  needed,
  type Probe,
  refused,
  resultOf,
  rowsOf,
  type SemanticCheck,
  succeeded,
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
  if (!succeeded(current)) throw new NotCovered(`every approval is refused: ${answerOf(current)}`);
}

function lookAtConflict(probe: Probe, exchange: Exchange, what: string, isVersion = true): void {
  if (refused(exchange) && (!isVersion || codeOf(exchange) === lock)) return;
  probe.report(exchange, {
    expected: `${what} gives a 4xx${isVersion ? ` with code ${lock}` : ""}`,
    actual: answerOf(exchange),
    evidence: "documented",
  });
}

const optimisticLock: SemanticCheck = {
  name: "optimistic-lock",
  rule: "Approving with a version that is not the current one is refused and changes nothing.",
  source: "ramp source, POST approve and Errors: OPTIMISTIC_LOCK_EXCEPTION",
  needs: ["createRampRequest", "getRampRequest", approve],
  stateful: true,
  async run(probe) {
    const { id, version } = await awaiting(probe);
    const path = { rampRequestId: id };
    // The last three are near the current version, and no integer.
    const stale: [what: string, value: Json][] = [
      ["a later version", version + 7],
      ["the version before", version - 1],
      ["the current version as text", String(version)],
      ["a part more than the current version", version + 0.5],
      ["null for the version", null],
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
};

async function lookAtUnchanged(probe: Probe, path: Record<string, string>, version: number, what: string) {
  const after = needed(await probe.call("getRampRequest", { path }));
  const { status, version: now } = resultOf(after);
  if (status === "AWAITING_APPROVAL" && now === version) return;
  const expected = `AWAITING_APPROVAL in version ${version} after ${what} was refused`;
  probe.report(after, { expected, actual: `${describe(status)} in version ${describe(now)}`, evidence: "documented" });
}

const approval: SemanticCheck = {
  name: "approval",
  rule: "Approval moves a request to AWAITING_FUNDS, returns deposit details, and the request can no longer be canceled.",
  source: "ramp source, States and transitions",
  needs: ["createRampRequest", "getRampRequest", approve, "cancelRampRequest"],
  stateful: true,
  async run(probe) {
    let approvals = 0;
    for (const rampType of ["ON_RAMP", "OFF_RAMP"]) {
      try {
        await approveOne(probe, await awaiting(probe, { rampType }));
        approvals++;
      } catch (error) {
        // What a creation needs is not shown, so one of the two types may be refused.
        if (!(error instanceof NotCovered) || (rampType === "OFF_RAMP" && approvals === 0)) throw error;
      }
    }
  },
};

async function approveOne(probe: Probe, { id, version, before }: Awaiting): Promise<void> {
  const path = { rampRequestId: id };
  const approved = await probe.call(approve, { path, json: { version }, purpose: "approve the current version" });
  if ([401, 403].includes(approved.response.status)) throw new NotCovered("the client may not approve");
  if (isBusinessRule(approved)) throw new NotCovered(`the approval is refused: ${answerOf(approved)}`);
  if (!succeeded(approved)) {
    probe.report(approved, {
      expected: "the current version is approved",
      actual: answerOf(approved),
      evidence: "documented",
    });
    return;
  }
  const result = resultOf(approved);
  const read = needed(await probe.call("getRampRequest", { path }));
  for (const [exchange, { status }] of [
    [approved, result],
    [read, resultOf(read)],
  ] as const) {
    if (status === "AWAITING_FUNDS") continue;
    probe.report(exchange, {
      expected: "AWAITING_FUNDS after approval",
      actual: describe(status),
      evidence: "documented",
    });
  }
  const details = before["rampType"] === "OFF_RAMP" ? "depositWallet" : "depositBankAccount";
  if (!isObject(result[details])) {
    probe.report(approved, {
      expected: `${details} after approval`,
      actual: describe(result[details]),
      evidence: "documented",
    });
  }
  const again = await probe.call(approve, { path, json: { version }, purpose: "approve the old version again" });
  if (succeeded(again) && result["version"] !== version) lookAtConflict(probe, again, "an old version");
  const cancelled = await probe.call("cancelRampRequest", { path, purpose: "cancel after approval" });
  if (succeeded(cancelled)) {
    probe.report(cancelled, {
      expected: "an approved request cannot be canceled",
      actual: answerOf(cancelled),
      evidence: "documented",
    });
  }
}

const fee: SemanticCheck = {
  name: "fee",
  rule: "A fee is calculated for an amount.",
  source: "ramp source, POST fees/calculate",
  needs: ["calculateFee"],
  async run(probe) {
    const exchange = await probe.call("calculateFee", { json: probe.body("calculateFee") });
    if (exchange.response.status !== 400) return;
    // How the ramp type is told is not shown, so a refusal may be about that.
    probe.report(exchange, { expected: "a fee for an amount", actual: answerOf(exchange), evidence: "assumed" });
  },
};

const exported: SemanticCheck = {
  name: "export",
  rule: "The export is a file of all ramp requests.",
  source: "ramp source, GET export",
  needs: ["exportRampRequests", "listRampRequests"],
  stateful: true,
  async run(probe) {
    const file = needed(await probe.call("exportRampRequests"));
    const type = file.response.headers["content-type"] ?? "";
    if (file.response.body === "") {
      probe.report(file, { expected: "a file", actual: "an empty body", evidence: "documented" });
    }
    if (!type.includes("csv")) return;
    const listed = rowsOf(await probe.call("listRampRequests")).map((row) => String(row["id"]));
    const missing = listed.filter((id) => !file.response.body.includes(id));
    if (missing.length > 0) {
      // Whether the file has a column of ids is not shown.
      probe.report(file, {
        expected: "every listed ramp request",
        actual: `${missing.length} missing`,
        evidence: "assumed",
      });
    }
  },
};

const filters: [name: string, values: string[]][] = [
  ["verificationStatus", ["PENDING", "VERIFIED", "DENIED"]],
  ["supportedRampType", ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"]],
];

const bankAccountFilters: SemanticCheck = {
  name: "bank-account-filters",
  rule: "The filters give accounts of that verification status or ramp type only.",
  source: "ramp source, GET company-bank-accounts; the names of the parameters are assumed",
  needs: ["listCompanyBankAccounts"],
  stateful: true,
  async run(probe) {
    for (const [name, values] of filters) {
      for (const value of values) {
        const exchange = await probe.call("listCompanyBankAccounts", { query: { [name]: value } });
        const others = rowsOf(exchange).filter((row) => row[name] !== undefined && row[name] !== value);
        if (others.length === 0) continue;
        probe.report(exchange, {
          expected: `${name} ${value} only`,
          actual: `${others.length} others`,
          evidence: "assumed",
        });
      }
    }
  },
};

const invitation: SemanticCheck = {
  name: "invitation",
  rule: "An invitation returns the user and the role that were requested, in each role.",
  source: "ramp source, POST company/users/invite",
  needs: ["inviteCompanyUser"],
  stateful: true,
  async run(probe) {
    const refusals: [string, Exchange][] = [];
    let accepted = 0;
    for (const role of ["COMPANY_VIEWER", "COMPANY_MANAGER", "COMPANY_ADMIN"]) {
      const json: JsonObject = { ...probe.body("inviteCompanyUser"), role };
      const exchange = await probe.call("inviteCompanyUser", { json });
      if (!succeeded(exchange)) {
        refusals.push([role, exchange]);
        continue;
      }
      accepted++;
      lookAtInvitation(probe, exchange, json);
    }
    if (accepted === 0) needed((refusals[0] as [string, Exchange])[1]);
    // Where one role is taken, only the role can be what is wrong with another.
    for (const [role, exchange] of refusals.filter(([, refusal]) => codeOf(refusal) === "validation-error")) {
      const expected = `an invitation as ${role} is a valid request`;
      probe.report(exchange, { expected, actual: answerOf(exchange), evidence: "documented" });
    }
  },
};

function lookAtInvitation(probe: Probe, exchange: Exchange, sent: JsonObject): void {
  const result = resultOf(exchange);
  for (const name of ["email", "firstName", "lastName", "role"]) {
    if (result[name] === undefined || sent[name] === undefined || result[name] === sent[name]) continue;
    const expected = `${name} ${describe(sent[name])}`;
    probe.report(exchange, { expected, actual: describe(result[name]), evidence: "documented" });
  }
}

const history: SemanticCheck = {
  name: "ramp-request-history",
  rule: "A ramp request includes its events.",
  source: "ramp source, GET ramp-requests/{id}",
  needs: ["getRampRequest"],
  stateful: true,
  async run(probe) {
    const exchange = needed(await probe.call("getRampRequest"));
    const { events } = resultOf(exchange);
    if (asArray(events).length > 0) return;
    // That there is a history is documented; that it begins with the creation was seen in samples.
    const [actual, evidence] = Array.isArray(events)
      ? (["no events", "observed"] as const)
      : (["no `events`", "documented"] as const);
    probe.report(exchange, { expected: "at least the event of the creation", actual, evidence });
  },
};

/** All checks of the ramp service. */
export const rampChecks: SemanticCheck[] = [
  optimisticLock,
  approval,
  fee,
  exported,
  bankAccountFilters,
  invitation,
  history,
];
