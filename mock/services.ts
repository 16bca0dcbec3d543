// The APIs as they are served: all that is made of the contract, at the start and again at each reload.

import { type Api, apis } from "../model/apis.ts";
import { type Contract, createContract } from "../model/contract.ts";
import { correlationPattern } from "../model/correlation.ts";
import { type Bundle, readBundle } from "../model/load.ts";
import { type Endings, readEndings } from "./http/deprecation.ts";
import { createRouter, type Router } from "./http/router.ts";
import { keepResponses, readResponses } from "./respond/cacheFile.ts";
import { createPrism, type Prism } from "./respond/prism.ts";
import type { Documents } from "./respond/question.ts";
import { createResponses, type Responses } from "./respond/responses.ts";
import type { Contracts } from "./state/contract.ts";
import type { MockEvent } from "./state/types.ts";
import { createValidator, type Validator } from "./validate/validator.ts";

/** One API as it is served. */
export interface Service {
  contract: Contract;
  bundle: Bundle;
  route: Router;
  validator: Validator;
  responses: Responses;
  endings: Endings;
}

/** All that is made of the contract. */
export interface Services {
  byApi: Record<Api, Service>;
  prism: Prism;
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
export async function loadServices(folder?: string): Promise<Services> {
  const bundles = apis.map((api) => [api, readBundle(api, folder)] as const);
  const prism = createPrism(Object.fromEntries(bundles.map(([api, { document }]) => [api, document])) as Documents);
  const loaded = bundles.map(async ([api, bundle]) => [api, await createService(api, bundle, prism)] as const);
  const byApi = Object.fromEntries(await Promise.all(loaded)) as Record<Api, Service>;
  const contracts = Object.values(byApi).map(({ contract }) => contract);
  return {
    byApi,
    prism,
    scopes: [...new Set(contracts.flatMap(({ scopes }) => Object.keys(scopes)))],
    correlationId: correlationPattern(byApi.finance.contract.document),
    tokenPath: byApi.auth.contract.byId.get("createAccessToken")?.path ?? "/",
  };
}

async function createService(api: Api, bundle: Bundle, prism: Prism): Promise<Service> {
  const contract = createContract(api, bundle.document);
  return {
    contract,
    bundle,
    route: createRouter(contract.operations),
    validator: createValidator(contract),
    responses: createResponses(prism, await readResponses(api, bundle.text)),
    endings: readEndings(contract),
  };
}

/** Asks Prism for all static responses where no earlier run has kept them. */
export async function warm({ byApi }: Services): Promise<void> {
  for (const [api, { bundle, responses, contract }] of Object.entries(byApi) as [Api, Service][]) {
    if ((await readResponses(api, bundle.text)) !== undefined) continue;
    const all = await responses.warm(contract.operations);
    if (all !== undefined) await keepResponses(api, bundle.text, all);
  }
}

/** The contracts that the state works by. */
export function contractsOf({ byApi: { finance, ramp } }: Services): Contracts {
  return { finance: finance.contract, ramp: ramp.contract };
}

/** The contracts of all APIs. */
export function servedContracts({ byApi }: Services): Contract[] {
  return apis.map((api) => byApi[api].contract);
}

/** What is wrong with an event by the contract; empty when nothing is. */
export function eventFaults({ contract, validator }: Service, event: MockEvent): string[] {
  const type = contract.events.get(event.eventType);
  if (type === undefined) return [`there is no event ${event.eventType}`];
  return validator.event(type.pointer, event).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
