// The APIs as they are served: all that is made of the contract, once at the start.

import { type Api, apis } from "../../model/apis.ts";
import { type Contract, createContract } from "../../model/contract.ts";
import { correlationPattern } from "../../model/correlation.ts";
import type { JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import type { MockEvent } from "../domain/types.ts";
import { createRouter, type Router } from "./http/router.ts";
import { createValidator, type Validator } from "./input/validator.ts";

/** One API as it is served. */
export interface MockService {
  contract: Contract;
  route: Router;
  validator: Validator;
}

/** All that is made of the contract. */
export interface Services {
  byApi: Record<Api, MockService>;
  /** Those of all APIs. */
  contracts: Contract[];
  /** Every scope of the contract. */
  scopes: string[];
  /** Form of a correlation ID. */
  correlationId: RegExp;
  /** Path of the token endpoint. */
  tokenPath: string;
}

/**
 * Reads the bundles and makes of them what is served.
 * @param folder Where they were generated to; `generated/` when left out.
 * @throws Error in one line when a bundle is missing or broken.
 */
export function loadServices(folder?: string): Services {
  const loaded = apis.map((api) => [api, createService(api, readBundle(api, folder).document)] as const);
  const byApi = Object.fromEntries(loaded) as Record<Api, MockService>;
  const contracts = apis.map((api) => byApi[api].contract);
  return {
    byApi,
    contracts,
    scopes: [...new Set(contracts.flatMap(({ scopes }) => Object.keys(scopes)))],
    correlationId: correlationPattern(byApi.finance.contract.document),
    tokenPath: byApi.auth.contract.byId.get("createAccessToken")?.path ?? "/",
  };
}

function createService(api: Api, document: JsonObject): MockService {
  const contract = createContract(api, document);
  return { contract, route: createRouter(contract.operations), validator: createValidator(contract) };
}

/** What is wrong with an event by the contract; empty when nothing is. */
export function eventFaults({ contract, validator }: MockService, event: MockEvent): string[] {
  const type = contract.events.get(event.eventType);
  if (type === undefined) return [`there is no event ${event.eventType}`];
  return validator.event(type.pointer, event).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
