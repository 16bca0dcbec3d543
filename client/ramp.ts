// finance-ramp-api/ramp: the client of the company ramp service. It runs wherever there is a `fetch`.

import { type ErrorCodes, operations, type PagedPath } from "../generated/ramp/operations.ts";
import type { paths } from "../generated/ramp/types.ts";
import { type ClientOptions, createClient } from "./runtime/client.ts";
import type { Client } from "./runtime/types.ts";

/** The client of the company ramp service. */
export type RampClient = Client<paths, ErrorCodes, PagedPath>;

/**
 * Makes a client of the company ramp service.
 * @param options Where the service is, how calls are authorised, and how they are made.
 * @returns The client. Its calls never throw: what they end with has either `data` or `error`.
 * @throws TypeError when `baseUrl` is no origin.
 */
export function createRampClient(options: ClientOptions): RampClient {
  return createClient(operations, options) as unknown as RampClient;
}

export type * from "../generated/ramp/models.ts";
export { addDecimals, compareDecimals, isDecimal } from "./money.ts";
export * from "./runtime/public.ts";
