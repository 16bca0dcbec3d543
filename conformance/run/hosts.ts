// Whether there is anything to test: a host that responds, and a service that grants access.

import { NotCovered } from "../checks/check.ts";
import type { Service } from "../exchange.ts";
import { effectOf } from "../plan/policy.ts";
import type { Target } from "../plan/target.ts";
import { UnreachableError, WrongHostError } from "./http.ts";
import { findsIds } from "./only.ts";
import type { Parts } from "./parts.ts";
import { RefusedError } from "./tokens.ts";

/** A host that responds to none of three calls is not reached, whatever it is that listens there. */
export async function greet({ operations, caller, target, only }: Parts, service: Service): Promise<void> {
  const calls = operations
    .filter((operation) => operation.api === service && effectOf(operation) === "safe" && findsIds(only, operation))
    .slice(0, 3)
    .map((operation) => caller.call(operation, { inventIds: true, purpose: "first contact" }).catch(ignoreGaps));
  const responses = await Promise.all(calls);
  const problems = responses.flatMap((response) => response?.response.problem ?? []);
  if (problems.length === 0 || problems.length < responses.length) return;
  throw new UnreachableError(`${service} at ${hostOf(target, service)}: ${problems[0]}`);
}

/** What is not covered now may be so later, and is told then. */
function ignoreGaps(error: unknown): undefined {
  if (!(error instanceof NotCovered)) throw error;
}

function hostOf({ origins }: Target, service: Service): string {
  return new URL(origins[service] ?? "").host;
}

/** Reads that a host has none of before it is another one: a single one may lack the resource. */
const enough = 3;

/**
 * Without access there is nothing to test: a service that refuses every read refuses the credentials, and a host that has none of
 * them is not the service.
 */
export function expectAccess({ recorder, target }: Parts, service: Service): void {
  const seen = recorder.exchanges.filter((exchange) => exchange.service === service);
  const statuses = new Set(seen.map(({ response }) => response.status));
  const [status] = statuses;
  if (statuses.size !== 1) return;
  const reads = new Set(seen.map(({ operation }) => operation));
  if (status === 404 && reads.size >= enough)
    throw new WrongHostError(
      `${service} at ${hostOf(target, service)} responds to every read with 404; is this the origin of the ${service} service?`,
    );
  if (status !== 401 && status !== 403) return;
  const tenant = target.tenantId === undefined ? "a tenant may have to be given" : "the tenant may not be granted";
  const why = status === 401 ? "it does not accept the token" : `${tenant}, or the client lacks every scope`;
  throw new RefusedError(`${service} at ${hostOf(target, service)} responds to every read with ${status}: ${why}`);
}
