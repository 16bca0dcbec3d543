// Checks of the company ramp service: approval with optimistic lock, fees, the export, list forms and filters.

import { asArray, asObject, isObject, type JsonObject } from "../../../scripts/lib/openapi.ts";
import { describe } from "../schema.ts";
import type { Exchange } from "../types.ts";
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

/** A ramp request of the run's own that awaits approval. */
async function awaiting(probe: Probe): Promise<{ id: string; version: number; before: JsonObject }> {
  const made = needed(await probe.call("createRampRequest", { json: probe.body("createRampRequest") }));
  const id = resultOf(made)["id"];
  if (typeof id !== "string") throw new NotCovered("the created ramp request has no id");
  const before = resultOf(needed(await probe.call("getRampRequest", { path: { rampRequestId: id } })));
  if (before["status"] !== "AWAITING_APPROVAL" || typeof before["version"] !== "number") {
    throw new NotCovered(`the created ramp request is in ${describe(before["status"])}`);
  }
  return { id, version: before["version"], before };
}

function lookAtConflict(probe: Probe, exchange: Exchange, what: string): void {
  if (refused(exchange) && codeOf(exchange) === lock) return;
  probe.report(exchange, {
    expected: `${what} gives a 4xx with code ${lock}`,
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
    const stale = await probe.call(approve, {
      path,
      json: { version: version + 7 },
      purpose: "approve another version",
    });
    if ([401, 403].includes(stale.response.status)) throw new NotCovered("the client may not approve");
    lookAtConflict(probe, stale, "another version");
    const after = needed(await probe.call("getRampRequest", { path }));
    const { status } = resultOf(after);
    if (status !== "AWAITING_APPROVAL" && refused(stale)) {
      probe.report(after, {
        expected: "AWAITING_APPROVAL after a refused approval",
        actual: describe(status),
        evidence: "documented",
      });
    }
    await probe.call("cancelRampRequest", { path });
  },
};

const approval: SemanticCheck = {
  name: "approval",
  rule: "Approval moves a request to AWAITING_FUNDS, returns deposit details, and the request can no longer be cancelled.",
  source: "ramp source, States and transitions",
  needs: ["createRampRequest", "getRampRequest", approve, "cancelRampRequest"],
  stateful: true,
  async run(probe) {
    const { id, version, before } = await awaiting(probe);
    const path = { rampRequestId: id };
    const approved = await probe.call(approve, { path, json: { version }, purpose: "approve the current version" });
    if ([401, 403].includes(approved.response.status)) throw new NotCovered("the client may not approve");
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
        expected: "an approved request cannot be cancelled",
        actual: answerOf(cancelled),
        evidence: "documented",
      });
    }
  },
};

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
  rule: "An invitation answers with the role that was asked for.",
  source: "ramp source, POST company/users/invite",
  needs: ["inviteCompanyUser"],
  stateful: true,
  async run(probe) {
    const json = { ...probe.body("inviteCompanyUser"), role: "COMPANY_VIEWER" };
    const exchange = needed(await probe.call("inviteCompanyUser", { json }));
    const { role, email } = resultOf(exchange);
    if (role !== undefined && role !== "COMPANY_VIEWER") {
      probe.report(exchange, { expected: "role COMPANY_VIEWER", actual: describe(role), evidence: "documented" });
    }
    if (email !== undefined && email !== json["email" as keyof typeof json]) {
      probe.report(exchange, {
        expected: `email ${describe(asObject(json)["email"])}`,
        actual: describe(email),
        evidence: "documented",
      });
    }
  },
};

const history: SemanticCheck = {
  name: "ramp-request-history",
  rule: "A ramp request carries its events.",
  source: "ramp source, GET ramp-requests/{id}",
  needs: ["getRampRequest"],
  stateful: true,
  async run(probe) {
    const exchange = needed(await probe.call("getRampRequest"));
    const events = asArray(resultOf(exchange)["events"]);
    if (events.length > 0) return;
    probe.report(exchange, {
      expected: "at least the event of the creation",
      actual: "no events",
      evidence: "observed",
    });
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
