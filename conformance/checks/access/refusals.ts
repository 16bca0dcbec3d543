// Helpers of the checks of access.

import type { Operation } from "../../../model/operations.ts";
import { services } from "../../exchange.ts";
import { codeOf, type Probe, type ProbeOptions } from "../check.ts";

/** Codes of a refused token (401) and tenant (403); those of the ramp service are inferred from their names. */
const codes = {
  401: { finance: ["unauthenticated"], ramp: ["UNAUTHORIZED", "unauthenticated"] },
  403: { finance: ["forbidden"], ramp: ["FORBIDDEN", "forbidden"] },
} as const;

/** Calls an operation that must refuse the request, and reports another status or code. */
export async function expectRefusal(
  probe: Probe,
  operation: Operation,
  status: 401 | 403,
  what: string,
  options: ProbeOptions,
) {
  const exchange = await probe.call(operation.operationId, { ...options, inventIds: true, purpose: what });
  const service = operation.api === "finance" ? "finance" : "ramp";
  if (exchange.response.status !== status) {
    probe.report(exchange, `${what} gives ${status}`);
    return exchange;
  }
  const known: readonly string[] = codes[status][service];
  const code = codeOf(exchange);
  if (code !== undefined && !known.includes(code)) {
    const evidence = service === "finance" ? "documented" : "observed";
    probe.report(exchange, `${what} gives the code ${known[0]}`, code, evidence);
  }
  return exchange;
}

/** The operations under test that need a token, of each service. */
export function operationsByService(probe: Probe): Operation[][] {
  return services.map((service) => probe.operations(service).filter(({ secured }) => secured));
}

/** The operations under test that need a token. */
export const allOperations = (probe: Probe): Operation[] => operationsByService(probe).flat();

/** A read and a write of each service: enough for a rule that a server applies to all operations in one place. */
export function samples(probe: Probe): Operation[] {
  return operationsByService(probe).flatMap((own) => {
    const kinds = [own.find(({ method }) => method === "GET"), own.find(({ method }) => method !== "GET")];
    return kinds.filter((operation) => operation !== undefined);
  });
}
