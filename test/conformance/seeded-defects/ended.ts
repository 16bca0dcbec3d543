// Contracts in which an operation ends on a day; none of the real ones does.

import type { Contracts } from "../../../conformance/contracts.ts";
import { createContract } from "../../../model/contract.ts";
import { asObject } from "../../../model/document.ts";
import { writtenOperations } from "../../../model/raw.js";

/**
 * The contracts with an operation that is deprecated.
 * @param sunset When it ends, as YYYY-MM-DD.
 */
export function endedOn(contracts: Contracts, operationId: string, sunset: string): Contracts {
  const [api] = Object.values(contracts).flatMap(({ byId, api }) => (byId.has(operationId) ? [api] : []));
  if (api === undefined) throw new Error(`the contract has no operation ${operationId}`);
  const document = structuredClone(contracts[api].document);
  const written = writtenOperations(document).find(({ operation }) => operation["operationId"] === operationId);
  Object.assign(asObject(written?.operation), { deprecated: true, "x-sunset": sunset, "x-replaced-by": null });
  return { ...contracts, [api]: createContract(api, document) };
}
