// The contracts of all three APIs, which a deployment is tested against.

import type { Api } from "../model/apis.ts";
import type { Contract } from "../model/contract.ts";
import type { Operation } from "../model/operations.ts";

export type Contracts = Record<Api, Contract>;

/** The operations of all APIs. */
export function operationsIn(contracts: Contracts): Operation[] {
  return Object.values(contracts).flatMap(({ operations }) => operations);
}

/** The operation of a name. @throws Error when no API has it. */
export function operationNamed(contracts: Contracts, operationId: string): Operation {
  const { finance, ramp, auth } = contracts;
  const found = finance.byId.get(operationId) ?? ramp.byId.get(operationId) ?? auth.byId.get(operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}
