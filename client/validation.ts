// Entry point finance-ramp-api/validation: checks responses against the contract. Off unless you use it.

import * as finance from "../generated/finance/schemas.ts";
import * as ramp from "../generated/ramp/schemas.ts";
import { ApiError } from "./runtime/errors.ts";
import { quietly } from "./runtime/events.ts";
import type { Middleware } from "./runtime/request.ts";
import { bodyOf, keyOf } from "./runtime/response.ts";
import { check, type ValidationProblem, type ValidationSchema } from "./schema.ts";

/** A difference between a response and the contract. It contains no value of the response body. */
export interface Finding extends ValidationProblem {
  operationId: string;
  /** HTTP status of the response. */
  status: number;
  /** Correlation ID of the response; undefined if it has none. */
  correlationId: string | undefined;
}

/** Options of `validateFinance` and `validateRamp`. */
export interface ValidationOptions {
  /** Receives each finding. Its errors are ignored. */
  onFinding?: ((finding: Finding) => unknown) | undefined;
  /**
   * Whether a successful response that differs from a documented rule becomes a `ContractError`. Differences from less
   * certain rules are only reported. Default: false.
   */
  fail?: boolean | undefined;
}

/** The largest body that is checked, in bytes. */
const longestBody = 10_000_000;

/**
 * A successful response that differs from a documented rule. The service has carried out the request: get the resource
 * before you repeat anything.
 */
export class ContractError extends ApiError {
  readonly findings: readonly Finding[];

  override get name(): string {
    return "ContractError";
  }

  constructor(message: string, findings: readonly Finding[], response: Response) {
    const { status, operationId, correlationId } = findings[0] as Finding;
    const known = { status, operationId, correlationId, response };
    super(message, { ...known, errors: [], retryable: false, sent: "maybe" });
    this.findings = findings;
  }
}

/**
 * Checks the responses of the finance service: `finance.use(validateFinance({ onFinding: console.warn }))`.
 *
 * An additional field and an unknown value of an open list are never findings. Each finding says whether its rule is
 * documented (`certain`).
 * @param options `onFinding` receives the findings; with `fail`, a documented one makes the call fail.
 * @returns A middleware for the client of the finance service.
 * @throws TypeError if neither `onFinding` nor `fail` is set, because findings would be lost.
 */
export function validateFinance(options: ValidationOptions): Middleware {
  return validator(finance, options);
}

/** Checks the responses of the company ramp service, as `validateFinance` does. */
export function validateRamp(options: ValidationOptions): Middleware {
  return validator(ramp, options);
}

/** Creates the middleware of a service. */
function validator({ operations, bodies, components }: typeof finance, options: ValidationOptions): Middleware {
  const { onFinding, fail = false } = options;
  if (onFinding !== undefined && typeof onFinding !== "function") throw new TypeError("onFinding must be a function");
  if (onFinding === undefined && !fail) throw new TypeError("set onFinding, fail or both, or findings are lost");

  return {
    async onResponse({ request, response, schemaPath }) {
      const [operationId, places] = operations[`${request.method} ${schemaPath}`] ?? [];
      const index = places?.[keyOf(places, response.status) ?? ""];
      const body = index === undefined ? undefined : bodies[index];
      if (operationId === undefined || body === undefined) return;
      const value: unknown = await readJson(response);
      // For a body that is not JSON, the client has its own error.
      if (value === undefined) return;
      const [above, cap, schema] = body;
      const ground = { above, cap, isBody: true };
      const problems = check(components as Record<string, ValidationSchema>, schema, value, ground);
      const correlationId = response.headers.get("X-Correlation-Id") ?? undefined;
      const findings = [...problems].map((one) => ({ ...one, operationId, status: response.status, correlationId }));
      if (onFinding) findings.forEach(quietly(onFinding));
      const certain = findings.filter((finding) => finding.certain);
      if (!fail || !response.ok || certain.length === 0) return;
      const [{ place, expected }] = certain as [Finding];
      const more = certain.length > 1 ? ` (and ${certain.length - 1} more)` : "";
      const message = `${request.method} ${schemaPath}: ${place || "the body"} is not as documented; it ${expected} in the contract${more}`;
      // If the response has no correlation ID, the client adds that of the request to the error's properties.
      const id = correlationId ? ` (correlation ID ${correlationId})` : "";
      throw new ContractError(message + id, certain, response);
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  if (!/json/.test(response.headers.get("content-type") ?? "")) return undefined;
  try {
    return JSON.parse(await (await bodyOf(response.clone(), longestBody)).text());
  } catch {
    return undefined;
  }
}
