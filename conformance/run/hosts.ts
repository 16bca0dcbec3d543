// Ends a run that has nothing to test: the host is unreachable or is not the service, or access is refused.

import { type Exchange, parsedJson, type ServiceName } from "../exchange.ts";
import { effectOf } from "../plan/policy.ts";
import type { Target } from "../plan/target.ts";
import type { Course } from "./course.ts";
import { UnreachableError, WrongHostError } from "./http.ts";
import { findsIds } from "./only.ts";
import { RefusedError } from "./tokens.ts";

/** Makes three calls to a service. @throws UnreachableError when its host responds to none of them. */
export async function greet({ operations, tryCall, target, only }: Course, service: ServiceName): Promise<void> {
  const calls = operations
    .filter((operation) => operation.api === service && effectOf(operation) === "safe" && findsIds(only, operation))
    .slice(0, 3)
    .map(({ operationId }) => tryCall(operationId, { inventIds: true, purpose: "first contact" }));
  const responses = await Promise.all(calls);
  const problems = responses.flatMap((response) => response?.response.problem ?? []);
  if (problems.length === 0 || problems.length < responses.length) return;
  throw new UnreachableError(`${service} at ${hostOf(target, service)}: ${problems[0]}`);
}

function hostOf({ origins }: Target, service: ServiceName): string {
  return new URL(origins[service] ?? "").host;
}

/** The fewest reads for a verdict on a host: the resource of a single one may be missing, or the read broken. */
const enough = 3;

/** True for statuses that a proxy in front of any service may send. */
const undecided = (status: number) => status === 0 || status >= 500 || [401, 403, 429].includes(status);

/** True for JSON of any media type, for CSV, and for statuses that prove nothing: a service sends nothing else. */
function isOfService({ response: { status, body, headers } }: Exchange): boolean {
  if (undecided(status) || headers["content-type"]?.startsWith("text/csv")) return true;
  return parsedJson(body) instanceof Object;
}

/** Why a host is not the service; undefined when it may be. */
function complaintOf({ recorder, target }: Course, service: ServiceName, isEachRead: boolean): string | undefined {
  const seen = recorder.exchanges.filter((exchange) => exchange.service === service);
  if (new Set(seen.map(({ operation }) => operation)).size < enough) return undefined;
  const statuses = [...new Set(seen.map(({ response }) => response.status))];
  const isOther = !seen.some(isOfService);
  // Before each read was called with known IDs, 404 is normal: the IDs were made up.
  const isMissing = isEachRead && statuses.length === 1 && statuses[0] === 404;
  if (!isOther && !isMissing) return undefined;
  const type = seen[0]?.response.headers["content-type"]?.split(";")[0] ?? "nothing";
  const what = `${statuses.join(" or ")}${isMissing ? "" : ` and ${type}, never JSON`}`;
  return `${service} at ${hostOf(target, service)} responds to every read with ${what}; is this the origin of the ${service} service?`;
}

/**
 * Looks at the responses of the hosts so far.
 * @param isEachRead True when each read was called, with the IDs that were found.
 * @throws WrongHostError that names every host that is not the service.
 */
export function expectServices(course: Course, services: ServiceName[], isEachRead: boolean): void {
  const complaints = new Map(services.map((service) => [service, complaintOf(course, service, isEachRead)]));
  const wrong = services.filter((service) => complaints.get(service) !== undefined);
  if (wrong.length > 0) throw new WrongHostError(wrong, wrong.map((service) => complaints.get(service)).join(" "));
}

/** @throws RefusedError when a service has refused every read: without access, there is nothing to test. */
export function expectAccess({ recorder, target }: Course, service: ServiceName): void {
  const seen = recorder.exchanges.filter((exchange) => exchange.service === service);
  const statuses = new Set(seen.map(({ response }) => response.status));
  const [status] = statuses;
  if (statuses.size !== 1 || (status !== 401 && status !== 403)) return;
  const tenant = target.tenantId === undefined ? "a tenant may have to be given" : "the tenant may not be granted";
  const why = status === 401 ? "it does not accept the token" : `${tenant}, or the client lacks every scope`;
  throw new RefusedError(`${service} at ${hostOf(target, service)} responds to every read with ${status}: ${why}`);
}
