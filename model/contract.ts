// Reads a bundle into the typed contract that mock, contract tests, reference and scripts use.

import { type Api, apis, generatedDir } from "./apis.ts";
import { asObject, componentsOf, type JsonObject } from "./document.ts";
import { type ErrorCode, readErrors } from "./errors.ts";
import { type EventType, readEvents } from "./events.ts";
import { type Info, readInfo } from "./info.ts";
import { withLazy } from "./lazy.ts";
import { readBundle } from "./load.ts";
import { type Operation, readOperations } from "./operations.ts";
import { readStates, type StateMachine } from "./states.ts";

/** The contract of one API. */
export interface Contract {
  api: Api;
  /** The bundle it was read from. */
  document: JsonObject;
  info: Info;
  operations: Operation[];
  byId: ReadonlyMap<string, Operation>;
  events: ReadonlyMap<string, EventType>;
  errors: ErrorCode[];
  states: StateMachine[];
  /** Meaning of every scope that is documented. */
  scopes: Record<string, string>;
}

/**
 * Reads a bundle.
 * @param document The OpenAPI document of the API, with local references only; it is not changed.
 */
export function createContract(api: Api, document: JsonObject): Contract {
  const operations = readOperations(api, document);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return withLazy<Omit<Contract, keyof Derived>, Derived>(
    { api, document, operations, byId },
    {
      info: () => readInfo(document),
      events: () => new Map(readEvents(api, document).map((event) => [event.eventType, event])),
      errors: () => readErrors(api, document, operations),
      states: () => readStates(api, document),
      scopes: () => readScopes(document),
    },
  );
}

/** The parts of a contract that are read at their first use. */
type Derived = Pick<Contract, "info" | "events" | "errors" | "states" | "scopes">;

/**
 * Reads the contracts of all APIs.
 * @param folder The folder of the bundles.
 * @throws Error in one line when a bundle is missing or broken.
 */
export function loadContracts(folder: string = generatedDir): Record<Api, Contract> {
  const entries = apis.map((api) => [api, createContract(api, readBundle(api, folder).document)]);
  return Object.fromEntries(entries) as Record<Api, Contract>;
}

function readScopes(document: JsonObject): Record<string, string> {
  const schemes = Object.values(componentsOf(document, "securitySchemes"));
  const flows = schemes.flatMap(({ flows }) => Object.values(asObject(flows)));
  return Object.assign({}, ...flows.map((flow) => asObject(asObject(flow)["scopes"])));
}
