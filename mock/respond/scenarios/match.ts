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
  const tests: Test[] = [];
  if (operationId !== undefined) tests.push(({ operation }) => operation.operationId === operationId);
  if (typeof path === "string") {
    const isWanted = pathPattern(path);
    tests.push(({ target }) => isWanted(target.path));
  } else tests.push(({ match }) => hasAll(path ?? {}, match.params));
  for (const [name, value] of Object.entries(query)) {
    const isWanted = textPattern(String(value));
    tests.push(({ target }) => target.query.get(name)?.some(isWanted) ?? false);
  }
  for (const [name, value] of Object.entries(headers)) {
    const isWanted = textPattern(value);
    const given = ({ request }: Matched) => request.headers[name.toLowerCase()];
    tests.push((call) => given(call) !== undefined && isWanted(String(given(call))));
  }
  // A UUID in another case is the same one.
  if (tenantId !== undefined) tests.push(({ trail }) => trail.tenantId?.toLowerCase() === tenantId.toLowerCase());
  if (clientId !== undefined) tests.push(({ trail }) => trail.clientId === clientId);
  if (body !== undefined) tests.push(({ content }) => hasAll(body, fieldsOf(content?.value)));
  return (call) => tests.every((test) => test(call));
}
