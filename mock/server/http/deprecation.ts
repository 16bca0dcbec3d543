// The headers that say that an operation ends: Deprecation (RFC 9745), Sunset (RFC 8594) and a link to its successor.

import type { Contract } from "../../../model/contract.ts";
import { deprecatedSince } from "../../../model/deprecated-since.ts";
import { sunsetTime } from "../../../model/deprecation.js";
import type { Operation } from "../../../model/operations.ts";
import { deprecatedSinceStart } from "../../assumed.ts";
import type { MockResponse } from "../../respond/reply.ts";

/** A request of which not everything needs to be known. */
interface Begun {
  service: { contract: Contract; endings: Endings };
  operation?: Operation;
  match?: { params: Record<string, string> };
}

/** Headers of each deprecated operation, by operationId; made when the contract is read. */
export type Endings = ReadonlyMap<string, Record<string, string>>;

/**
 * Makes the headers of every deprecated operation.
 * @param contract The contract that is served.
 * @throws Error in one line when the record of a release cannot be read.
 */
export function readEndings({ api, operations }: Contract): Endings {
  const ending = operations.filter(({ deprecated }) => deprecated);
  return new Map(ending.map((operation) => [operation.operationId, headersOf(operation, sinceOf(api, operation))]));
}

function sinceOf(api: Contract["api"], { operationId }: Operation): Date {
  const day = deprecatedSince(api, operationId);
  return day === undefined ? deprecatedSinceStart : new Date(`${day}T00:00:00Z`);
}

function headersOf({ sunset }: Operation, since: Date): Record<string, string> {
  const end = sunset === undefined ? {} : { Sunset: sunsetTime(sunset).toUTCString() };
  return { Deprecation: `@${since.getTime() / 1000}`, ...end };
}

/**
 * Adds the headers to a response of a deprecated operation, whatever its status.
 * @param call The request, as far as it is known: without its operation, nothing is added.
 * @param outcome Its response.
 */
export function withEnding(call: Begun, outcome: MockResponse): MockResponse {
  const { service, operation } = call;
  const own = operation && service.endings.get(operation.operationId);
  if (own === undefined || outcome.status === 0) return outcome;
  return { ...outcome, headers: { ...outcome.headers, ...own, ...successorLink(call) } };
}

/** A link to the replacement, where the request has the values of its path. */
function successorLink({ service, operation, match }: Begun): Record<string, string> {
  const path = service.contract.byId.get(operation?.replacedBy ?? "")?.path;
  const values: Record<string, string> = match?.params ?? {};
  const filled = path?.replace(/\{(\w+)\}/g, (template, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] as string) : template,
  );
  return filled === undefined || filled.includes("{") ? {} : { Link: `<${filled}>; rel="successor-version"` };
}
