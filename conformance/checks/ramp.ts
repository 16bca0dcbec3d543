// Checks of the company ramp service: fees, the export, list forms and filters, invitations, the history of a request.

import { asArray, type JsonObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import { approvalChecks } from "./approval.ts";
import {
  checkAcross,
  codeOf,
  needed,
  type Probe,
  resultOf,
  rowsOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "./check.ts";
import { readPages } from "./paging.ts";

/** That the percentage is that of the amount is what its name says; how it is rounded is not documented. */
function lookAtFee(probe: Probe, exchange: Exchange, sent: JsonObject): void {
  const { amount, percentage } = resultOf(exchange);
  if (typeof amount !== "number" || typeof percentage !== "number" || typeof sent["amount"] !== "number") return;
  const exact = (sent["amount"] * percentage) / 100;
  if (Math.abs(amount - exact) <= 0.01) return;
  probe.report(exchange, `${percentage} % of ${sent["amount"]}, about ${exact}`, String(amount), "assumed");
}

const fee = checkAcross("fee", ["calculateFee"], async (probe) => {
  const json = probe.body("calculateFee");
  const exchange = await probe.call("calculateFee", { json });
  if (succeeded(exchange)) {
    lookAtFee(probe, exchange, json);
    // Round amounts have round fees.
    const odd = { ...json, amount: 123.45 };
    lookAtFee(probe, await probe.call("calculateFee", { json: odd, purpose: "the fee of an odd amount" }), odd);
  }
  if (exchange.response.status !== 400) return;
  // The field of the ramp type is not documented, so a refusal may be about that.
  probe.report(exchange, "a fee for an amount", statusAndCode(exchange), "assumed");
});

const exported = checkAcross("export", ["exportRampRequests", "listRampRequests"], async (probe) => {
  // Whether the list has pages is not documented.
  const { rows } = await readPages((query) => probe.call("listRampRequests", { query }), {}, 10);
  const listed = [...new Set(rows.map((row) => String(row["id"])))];
  const file = needed(await probe.call("exportRampRequests"));
  const type = file.response.headers["content-type"] ?? "";
  if (file.response.body === "") probe.report(file, "a file", "an empty body");
  if (!type.includes("csv")) return;
  const missing = listed.filter((id) => !file.response.body.includes(id));
  if (missing.length > 0) {
    // Whether the file has a column of ids is not shown; where it has one, no request may be missing.
    const evidence = missing.length < listed.length ? "documented" : "assumed";
    probe.report(file, "every listed ramp request", `${missing.length} of ${listed.length} missing`, evidence);
  }
});

const filters: [name: string, values: string[]][] = [
  ["verificationStatus", ["PENDING", "VERIFIED", "DENIED"]],
  ["supportedRampType", ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"]],
];

const bankAccountFilters = checkAcross("bank-account-filters", ["listCompanyBankAccounts"], async (probe) => {
  for (const [name, values] of filters) {
    for (const value of values) {
      const exchange = await probe.call("listCompanyBankAccounts", { query: { [name]: value } });
      const others = rowsOf(exchange).filter((row) => row[name] !== undefined && row[name] !== value);
      if (others.length === 0) continue;
      probe.report(exchange, `${name} ${value} only`, `${others.length} others`, "assumed");
    }
  }
});

const invitation = checkAcross("invitation", ["inviteCompanyUser"], async (probe) => {
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
    probe.report(exchange, `an invitation as ${role} is a valid request`);
  }
});

function lookAtInvitation(probe: Probe, exchange: Exchange, sent: JsonObject): void {
  const result = resultOf(exchange);
  for (const name of ["email", "firstName", "lastName", "role"]) {
    if (result[name] === undefined || sent[name] === undefined || result[name] === sent[name]) continue;
    probe.report(exchange, `${name} ${describe(sent[name])}`, describe(result[name]));
  }
}

const history = checkAcross("ramp-request-history", ["getRampRequest"], async (probe) => {
  const exchange = needed(await probe.call("getRampRequest"));
  const { events } = resultOf(exchange);
  if (asArray(events).length > 0) return;
  // That there is a history is documented; that it begins with the creation was seen in samples.
  const [actual, evidence] = Array.isArray(events)
    ? (["no events", "observed"] as const)
    : (["no `events`", "documented"] as const);
  probe.report(exchange, "at least the event of the creation", actual, evidence);
});

/** All checks of the ramp service. */
export const rampChecks: SemanticCheck[] = [...approvalChecks, fee, exported, bankAccountFilters, invitation, history];
