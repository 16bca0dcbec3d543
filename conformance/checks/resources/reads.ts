// Checks of reads by ID: the resource asked for comes back, what a list shows is found, and what is another company's is not.

import { randomUUID } from "node:crypto";
import { successesOf } from "../../../model/calls.ts";
import type { JsonObject } from "../../../model/document.ts";
import { weaker } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { type Exchange, type ServiceName, services } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import {
  checkAcross,
  codeOf,
  isSameId,
  NotCovered,
  type Probe,
  resultOf,
  type SemanticCheck,
  statusAndCode,
  succeeded,
} from "../check.ts";

/** Reads of one resource by its id. */
function reads(probe: Probe): { operation: Operation; parameter: string }[] {
  return services
    .flatMap((service) => probe.operations(service))
    .filter(({ method, path }) => method === "GET" && path.endsWith("}"))
    .map((operation) => ({ operation, parameter: operation.segments.at(-1)?.slice(1, -1) ?? "" }));
}

function payloadEvidence(operation: Operation) {
  return weaker(operation.evidence, ...successesOf(operation).map(({ media }) => media[0]?.evidence ?? "documented"));
}

const sameResource = checkAcross("answers-what-was-asked", [], async (probe) => {
  let looked = 0;
  for (const { operation, parameter } of reads(probe)) {
    for (const { id, parents, resource } of probe.ids(operation.api as ServiceName, parameter).slice(0, 3)) {
      const exchange = await probe.call(operation.operationId, { path: { ...parents, [parameter]: id } });
      const evidence = payloadEvidence(operation);
      if (!succeeded(exchange)) continue;
      looked++;
      const got = resultOf(exchange)["id"];
      if (got !== undefined && !isSameId(got, id))
        probe.report(exchange, `the resource ${id}`, describe(got), weaker(evidence, "documented"));
      compareWithList(probe, operation, exchange, resource);
    }
  }
  if (looked === 0) throw new NotCovered("no resource could be read by its ID");
});

/** Fields that may move between two requests. */
const moving = new Set(["updatedAt", "status", "version", "balances"]);

function compareWithList(probe: Probe, operation: Operation, exchange: Exchange, listed: JsonObject | undefined): void {
  if (listed === undefined || operation.operationId !== "getCompanyBankAccount") return;
  const full = resultOf(exchange);
  for (const [name, value] of Object.entries(listed)) {
    if (moving.has(name) || full[name] === undefined || JSON.stringify(full[name]) === JSON.stringify(value)) continue;
    probe.report(exchange, `${name} as the list shows it: ${describe(value)}`, describe(full[name]));
  }
}

const listedFound = checkAcross("listed-is-found", [], async (probe) => {
  for (const { operation, parameter } of reads(probe)) {
    const known = probe.ids(operation.api as ServiceName, parameter).filter(({ origin }) => origin !== "fixture");
    for (const { id, parents, resource, origin } of known.slice(0, 3)) {
      if (resource === undefined) continue;
      const exchange = await probe.call(operation.operationId, { path: { ...parents, [parameter]: id } });
      if (![400, 404, 410].includes(exchange.response.status)) continue;
      const evidence = operation.evidence;
      const expected = `${parameter} from ${origin === "own" ? "its creation" : "the list"} is found`;
      probe.report(exchange, expected, statusAndCode(exchange), evidence);
    }
  }
});

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

/** All checks of reads by ID. */
export const readChecks: SemanticCheck[] = [sameResource, listedFound, foreignHidden, unknownHidden];
