// Checks of reads by ID: the resource asked for comes back, and what a list shows is found.

import { successesOf } from "../../../model/calls.ts";
import type { JsonObject } from "../../../model/document.ts";
import { weaker } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { type Exchange, type Service, services } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import {
  checkAcross,
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
    for (const { id, parents, resource } of probe.ids(operation.api as Service, parameter).slice(0, 3)) {
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
    const known = probe.ids(operation.api as Service, parameter).filter(({ origin }) => origin !== "fixture");
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

/** All checks of reads by ID. */
export const readChecks: SemanticCheck[] = [sameResource, listedFound];
