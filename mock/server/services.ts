// Loads the contracts at the start, with a router and a validator for each.

import { type Api, apis } from "../../model/apis.ts";
import { type Contract, createContract } from "../../model/contract.ts";
import { correlationPattern } from "../../model/correlation.ts";
import type { JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import type { MockEvent } from "../domain/types.ts";
import { createRouter, type Router } from "./http/router.ts";
import { createValidator, type Validator } from "./input/validator.ts";

/** The contract of an API with its router and validator. */
export interface MockService {
  contract: Contract;
  route: Router;
  validator: Validator;
}

/** All APIs, and facts of the contract that they share. */
export interface Services {
  byApi: Record<Api, MockService>;
  contracts: Contract[];
  /** All scopes of the contract. */
  scopes: string[];
  /** Form of a correlation ID. */
  correlationId: RegExp;
  /** Path of the token endpoint. */
  tokenPath: string;
}

/**
 * Reads the bundles, and makes routers and validators.
 * @param folder Folder of the bundles; by default `generated/`.
 * @throws Error in one line if a bundle is missing or broken.
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

/** The faults of an event by the contract. */
export function eventFaults({ contract, validator }: MockService, event: MockEvent): string[] {
  const type = contract.events.get(event.eventType);
  if (type === undefined) return [`there is no event ${event.eventType}`];
  return validator.event(type.pointer, event).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
