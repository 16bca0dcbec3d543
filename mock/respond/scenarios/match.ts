// Which requests a scenario is for.

import type { IncomingMessage } from "node:http";
import type { Operation } from "../../../model/operations.ts";
import { fieldsOf, hasAll, pathPattern, textPattern } from "../matching.ts";
import type { Matching } from "./scenario.ts";

/** What is looked at of a request. */
export interface Matched {
  readonly request: Pick<IncomingMessage, "headers">;
  readonly operation: Operation;
  readonly target: { path: string; query: ReadonlyMap<string, string[]> };
  readonly match: { params: Record<string, string> };
  /** The body. */
  readonly content: { value: unknown } | undefined;
  readonly trail: { clientId: string | undefined; tenantId: string | undefined };
}

/** Looks at a request. */
export type Test = (call: Matched) => boolean;

/**
 * Makes the test of a scenario.
 * @param operationId Its operation; every one when left out.
 * @param matching What else must hold.
 */
export function createTest(operationId: string | undefined, matching: Matching = {}): Test {
  const { path, query = {}, headers = {}, tenantId, clientId, body } = matching;
  const tests: Test[] = [
    ...(operationId === undefined ? [] : [(call: Matched) => call.operation.operationId === operationId]),
    ...(path === undefined ? [] : [typeof path === "string" ? byPath(path) : byParameters(path)]),
    ...Object.entries(query).map(([name, value]) => byQuery(name, String(value))),
    ...Object.entries(headers).map(([name, value]) => byHeader(name.toLowerCase(), value)),
    ...(tenantId === undefined ? [] : [byTenant(tenantId)]),
    ...(clientId === undefined ? [] : [(call: Matched) => call.trail.clientId === clientId]),
    ...(body === undefined ? [] : [(call: Matched) => hasAll(body, fieldsOf(call.content?.value))]),
  ];
  return (call) => tests.every((test) => test(call));
}

/** A UUID in another case is the same one. */
function byTenant(wanted: string): Test {
  const id = wanted.toLowerCase();
  return ({ trail }) => trail.tenantId?.toLowerCase() === id;
}

function byPath(pattern: string): Test {
  const test = pathPattern(pattern);
  return ({ target }) => test(target.path);
}

function byParameters(wanted: Record<string, string>): Test {
  return ({ match }) => Object.entries(wanted).every(([name, value]) => match.params[name] === value);
}

function byQuery(name: string, value: string): Test {
  const test = textPattern(value);
  return ({ target }) => target.query.get(name)?.some(test) ?? false;
}

function byHeader(name: string, value: string): Test {
  const test = textPattern(value);
  return ({ request }) => request.headers[name] !== undefined && test(String(request.headers[name]));
}
