// finance-ramp-api/ramp: the client of the company ramp service. It runs wherever `fetch` is available.

import type { Calls, Operations } from "../generated/ramp/calls.ts";
import { type Deprecated, operations, sensitive } from "../generated/ramp/operations.ts";
import { type ClientOptions, createClient } from "./runtime/client.ts";
import type { Client } from "./runtime/types.ts";

/** The client of the company ramp service. */
export interface RampClient extends Client<Calls, Deprecated>, Operations {}

/**
 * Creates a client of the company ramp service.
 * @param options Address of the service, authorization, and how requests are sent.
 * @returns The client. A failed request does not throw: each outcome has either `data` or `error`.
 * @throws TypeError that names a missing or invalid option.
 */
export function createRampClient(options: ClientOptions): RampClient {
  // The table of operations has no types; the generated ones describe the same operations.
  return createClient({ operations, sensitive }, options) as unknown as RampClient;
}

export type * from "../generated/ramp/calls.ts";
export type * from "../generated/ramp/models.ts";
export { type Approval, approveIf } from "./approve.ts";
export * from "./runtime/public.ts";
