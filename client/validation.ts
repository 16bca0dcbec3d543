// Entry point finance-ramp-api/validation: checks responses against the contract. Off unless you use it.

import * as finance from "../generated/finance/schemas.ts";
import * as ramp from "../generated/ramp/schemas.ts";
import type { Middleware } from "./runtime/request.ts";
import { type ValidationOptions, validator } from "./validation/middleware.ts";

/**
 * Checks the responses of the finance service: `finance.use(validateFinance({ onFinding: console.warn }))`.
 *
 * An additional field and an unknown value of an open list are never findings. Each finding says whether it differs from
 * something documented (`certain`).
 * @param options Who receives findings, and whether documented ones make a call fail.
 * @returns A middleware for the client of the finance service.
 * @throws TypeError if findings would be lost.
 */
export function validateFinance(options: ValidationOptions): Middleware {
  return validator(finance, options);
}

/** Checks the responses of the company ramp service, as `validateFinance` does. */
export function validateRamp(options: ValidationOptions): Middleware {
  return validator(ramp, options);
}

export { ContractError, type Finding, type ValidationOptions } from "./validation/middleware.ts";
