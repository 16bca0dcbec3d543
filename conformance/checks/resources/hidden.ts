// Checks that resources of another company look like unknown ones.

import { randomUUID } from "node:crypto";
import { checkAcross, codeOf, NotCovered, type SemanticCheck, statusAndCode, succeeded } from "../check.ts";

/** Reads whose response to an ID that is not the company's is documented; that of `getAccount` is only listed. */
const hidden = [
  ["getPayIn", "payInId", "pay-in-not-found"],
  ["listWallets", "accountId", "account-not-found"],
  ["listPaymentSessions", "accountId", "account-not-found"],
] as const;

const foreignHidden = checkAcross("foreign-hidden", [], async (probe) => {
  const { foreignPayInId, foreignAccountId } = probe.target.fixtures.finance ?? {};
  if (foreignPayInId === undefined && foreignAccountId === undefined) {
    throw new NotCovered("no ID of another company is given (STAGING_FIXTURES: foreignPayInId, foreignAccountId)");
  }
  for (const [operationId, parameter, code] of [...hidden, ["getAccount", "accountId", "account-not-found"] as const]) {
    const id = parameter === "payInId" ? foreignPayInId : foreignAccountId;
    if (id === undefined) continue;
    const exchange = await probe.call(operationId, { path: { [parameter]: id } });
    if (exchange.response.status === 404 && codeOf(exchange) === code) continue;
    // That nobody reads what is another company's holds for operations that are only listed, too.
    const evidence = succeeded(exchange) ? "documented" : (exchange.operation?.evidence ?? "documented");
    probe.report(exchange, `status 404 with code ${code}`, statusAndCode(exchange), evidence);
  }
});

const unknownHidden = checkAcross("unknown-hidden", [], async (probe) => {
  let looked = 0;
  for (const [operationId, parameter, code] of hidden) {
    const known = probe.ids("finance", parameter)[0]?.id;
    if (known === undefined || !succeeded(await probe.call(operationId, { path: { [parameter]: known } }))) continue;
    looked++;
    const exchange = await probe.call(operationId, { path: { [parameter]: randomUUID() } });
    if (exchange.response.status === 404 && codeOf(exchange) === code) continue;
    probe.report(exchange, `an unknown ${parameter} gives status 404 with code ${code}`);
  }
  if (looked === 0) throw new NotCovered("no pay-in and no account is known");
});

/** All checks that resources of others are hidden. */
export const hiddenChecks: SemanticCheck[] = [foreignHidden, unknownHidden];
