// finance-ramp-api/finance: the client of the finance service. It runs wherever `fetch` is available.

import type { Calls, Operations } from "../generated/finance/calls.ts";
import { type Deprecated, operations, sensitive } from "../generated/finance/operations.ts";
import { type ClientOptions, createClient } from "./runtime/client.ts";
import type { Client } from "./runtime/types.ts";

/** The client of the finance service. */
export interface FinanceClient extends Client<Calls, Deprecated>, Operations {}

/**
 * Creates a client of the finance service.
 * @param options Address of the service, authorization, and how requests are sent.
 * @returns The client. A failed request does not throw: each outcome has either `data` or `error`.
 * @throws TypeError that names a missing or invalid option.
 */
export function createFinanceClient(options: ClientOptions): FinanceClient {
  // The table of operations has no types; the generated ones describe the same operations.
  return createClient({ operations, sensitive }, options) as unknown as FinanceClient;
}

export type * from "../generated/finance/calls.ts";
export type * from "../generated/finance/models.ts";
export * from "./runtime/public.ts";
export type { FinanceEvent, FinanceEventOf, FinanceEventType } from "./webhooks/events.ts";
