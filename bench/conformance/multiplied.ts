// The contract with every operation several times, to measure how a run grows with the number of operations.

import type { Contracts } from "../../conformance/contracts.ts";
import { createContract } from "../../model/contract.ts";
import { asObject, isObject, type JsonObject } from "../../model/document.ts";
import { readDocuments } from "../../model/load.ts";

/** The contracts with each operation of both services `times` times; copies are under `/x2`, `/x3` …. */
export function multiplied(times: number): Contracts {
  const { finance, ramp, auth } = readDocuments();
  return {
    finance: createContract("finance", withCopies(finance, times)),
    ramp: createContract("ramp", withCopies(ramp, times)),
    auth: createContract("auth", auth),
  };
}

function withCopies(document: JsonObject, times: number): JsonObject {
  const paths = asObject(document["paths"]);
  for (const [path, item] of Object.entries({ ...paths })) {
    for (let copy = 2; copy <= times; copy++) {
      const clone = structuredClone(asObject(item));
      for (const operation of Object.values(clone)) {
        if (isObject(operation) && typeof operation["operationId"] === "string") operation["operationId"] += `X${copy}`;
      }
      paths[`/x${copy}${path}`] = clone;
    }
  }
  return document;
}
