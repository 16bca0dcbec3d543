// What the checks of access share.

import type { Operation } from "../../../model/operations.ts";
import { type ServiceName, services } from "../../exchange.ts";
import { codeOf, type Probe, type ProbeOptions } from "../check.ts";

/** Codes of a refused token and of a refused tenant; the ramp service's are read from their names. */
const codes = {
  401: { finance: ["unauthenticated"], ramp: ["UNAUTHORIZED", "unauthenticated"] },
  403: { finance: ["forbidden"], ramp: ["FORBIDDEN", "forbidden"] },
} as const;

/** Calls an operation that has to refuse, and reports another status or code. */
export async function expectRefusal(
  probe: Probe,
  operation: Operation,
  status: 401 | 403,
  what: string,
  options: ProbeOptions,
) {
  const exchange = await probe.call(operation.operationId, { ...options, inventIds: true, purpose: what });
  const service = operation.api as ServiceName;
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

/** Those of both services. */
export const allOperations = (probe: Probe): Operation[] => operationsByService(probe).flat();

/** A read and a write of each service: enough for what one place of a server decides for all operations. */
export function samples(probe: Probe): Operation[] {
  return operationsByService(probe).flatMap((own) => {
    const kinds = [own.find(({ method }) => method === "GET"), own.find(({ method }) => method !== "GET")];
    return kinds.filter((operation) => operation !== undefined);
  });
}
