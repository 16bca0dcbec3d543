// A state to test: every answer and every event is held to the contract on the way.

import type { ValidateFunction } from "ajv";
import { createState } from "../../../../mock/state/index.ts";
import type { MockEvent, State, StateOptions, StateResponse } from "../../../../mock/state/types.ts";
import { loadContracts } from "../../../../model/contract.ts";
import { asObject, type JsonObject, resolve } from "../../../../model/document.ts";
import { bundles, readGenerated } from "../../../lib/bundles.ts";
import { compile, explain } from "../../../lib/schemas.ts";

/** The cast of the contract, as far as the tests name it. */
export const cast = {
  tenant: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
  maya: "2b7e1f64-9c3d-4a58-b0e2-1d6f84a7c301",
  ceramics: "5f2c8a90-41d7-4be6-93fa-6a0c7d18e302",
  mayaAccount: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401",
  ceramicsAccount: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402",
  mayaBase: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5501",
  mayaPolygon: "b7d02f51-8a6c-4e19-a3f4-5e9c7b1d0502",
  euroAccount: "14f7b0c9-3e6d-4a25-9b81-d05c2e7fa601",
  bankAccount: "7ac4e6d9-8f31-4025-ae7b-1d902f8cb101",
  activeRoute: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201",
  awaitingRoute: "8bd5f7ea-9042-4136-bf8c-2ea1309dc202",
  paymentRequest: "69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba001",
  webhook: "whk-harbour-lane-1",
  onRamp: "d02a4c3f-e597-468b-8ed1-73f685e2a701",
  companyBankAccount: "f24c6e51-07b9-48ad-a0f3-9518a714c901",
  companyWallet: "035d7f62-18ca-49be-b104-a629b825da01",
};

/** A tenant that has nothing. */
export const otherTenant = "11111111-2222-4333-8444-555555555555";
/** An id of nothing. */
export const nobody = "00000000-0000-4000-8000-000000000404";

interface AnyOperation {
  service: "finance" | "ramp" | "auth";
  operationId: string;
  method: string;
  path: string;
}

/** An operation of a service. */
export type Operation = AnyOperation & { service: "finance" | "ramp" };

/** Every operation of both services. */
export const operations = readGenerated<AnyOperation[]>("operations.json").filter(
  ({ service }) => service !== "auth",
) as Operation[];

/** What a call sends. */
export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  tenantId?: string;
}

/** An answer that has been found to be valid; `result` and `code` are taken from its body. */
export interface Checked extends StateResponse {
  result: JsonObject;
  list: JsonObject[];
  code: string | undefined;
}

/** Read once for all states of a file. */
const contracts = loadContracts();

/** A state under test. */
export interface Tested {
  state: State;
  events: { tenantId: string; event: MockEvent; webhookId: string | undefined }[];
  /** Calls an operation and holds its answer to the contract. */
  call(operationId: string, call?: Call): Checked;
  /** The types of the events so far, in order. */
  eventTypes(): string[];
}

/**
 * Opens a state whose clock stands still, in memory unless the options say otherwise.
 * @returns The state; it throws at the first answer or event that breaks the contract.
 */
export function open(options: StateOptions = {}): Tested {
  const state = createState({ speed: 0, contracts, ...options });
  const events: Tested["events"] = [];
  state.onEvent((tenantId, event, webhookId) => {
    checkEvent(event);
    events.push({ tenantId, event, webhookId });
  });
  return {
    state,
    events,
    call: (operationId, call = {}) => checked(state, operationId, call),
    eventTypes: () => events.map(({ event }) => event.eventType),
  };
}

function checked(
  state: State,
  operationId: string,
  { path = {}, query = {}, body, tenantId = cast.tenant }: Call,
): Checked {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`the contract has no ${operationId}`);
  const caller = { clientId: "test-client", scopes: [], roles: ["COMPANY_ADMIN"] };
  const api = operation.service;
  const answer = state.answer({ api, operationId, path, query, body, tenantId, caller });
  if (answer === undefined) throw new Error(`the state does not answer ${operationId}`);
  // Over HTTP the answer is text, so that nothing JSON cannot say may be in it.
  const seen = JSON.parse(JSON.stringify(answer.body)) as unknown;
  checkAnswer(operation, answer, seen);
  const result = asObject(seen)["result"];
  const [error] = (asObject(seen)["errors"] ?? []) as { code: string }[];
  return {
    ...answer,
    body: seen,
    result: asObject(result),
    list: (Array.isArray(result) ? result : []) as JsonObject[],
    code: error?.code,
  };
}

const validators = new Map<string, ValidateFunction>();

function validator(api: "finance" | "ramp", path: string[]): ValidateFunction {
  const key = `${api} ${path.join(" ")}`;
  const known = validators.get(key) ?? compile(api, path);
  validators.set(key, known);
  return known;
}

function checkAnswer({ service, operationId, method, path }: Operation, answer: StateResponse, body: unknown): void {
  const operation = asObject(asObject(asObject(bundles[service]["paths"])[path])[method.toLowerCase()]);
  const responses = asObject(operation["responses"]);
  const family = `${Math.floor(answer.status / 100)}XX`;
  const status = [String(answer.status), family, "default"].find((name) => responses[name] !== undefined);
  const name = `${operationId} answers ${answer.status}`;
  if (status === undefined || (status === "default" && answer.status < 400))
    throw new Error(`${name}: no such response`);
  const reference = asObject(responses[status])["$ref"];
  const base =
    typeof reference === "string"
      ? reference.split("/").slice(1)
      : ["paths", path, method.toLowerCase(), "responses", status];
  const type = answer.headers?.["Content-Type"] ?? "application/json";
  const validate = validator(service, [...base, "content", type, "schema"]);
  if (!validate(body)) throw new Error(`${name}: ${explain(validate.errors)}\n${JSON.stringify(body)}`);
}

/** Holds an event to the schema of its type; the schema is open, yet an event has no member that it does not name. */
function checkEvent(event: MockEvent): void {
  const { eventType } = event;
  const path = ["webhooks", eventType, "post", "requestBody", "content", "application/json", "schema"];
  const validate = validator("finance", path);
  if (!validate(event)) throw new Error(`${eventType}: ${explain(validate.errors)}\n${JSON.stringify(event)}`);
  const { $ref } = asObject(path.reduce<unknown>((node, key) => asObject(node)[key], bundles.finance));
  const { properties } = resolve(bundles.finance, { $ref });
  const named = asObject(asObject(asObject(properties)["result"])["properties"]);
  const extra = Object.keys(event.result).filter((name) => named[name] === undefined);
  if (extra.length > 0) throw new Error(`${eventType} has ${extra.join(", ")}`);
}

/** The balance of an asset in a wallet, as the list of wallets shows it. */
export function balanceOf(tested: Tested, accountId: string, walletId: string, asset = "USDC"): Record<string, string> {
  const wallets = tested.call("listWallets", { path: { accountId } }).list;
  const wallet = wallets.find(({ id }) => id === walletId);
  const balances = (wallet?.["balances"] ?? []) as { asset: string; amount: Record<string, string> }[];
  return balances.find((balance) => balance.asset === asset)?.amount ?? { total: "0", available: "0", reserved: "0" };
}
