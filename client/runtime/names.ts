// Calls by name: which of the parameters, given in one object, belong to the path, the query and the request body.

import type { CallInit } from "./request.ts";

/** The options of a call by name. */
export interface AnyOptions extends Omit<CallInit, "params" | "body"> {
  correlationId?: string | undefined;
}

/**
 * Makes the options of a call by path from those of a call by name. No two of the parameters of an operation have the same
 * name, and none is called `body`: the build checks it.
 * @param path Path template. The parameters that are not in it belong to the query.
 * @param parameters Path and query parameters by name, and the request body as `body`.
 * @param options The options of the call.
 */
export function byName(
  path: string,
  { body, ...parameters }: Record<string, unknown> = {},
  { correlationId, ...options }: AnyOptions = {},
): CallInit {
  const inPath: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const name in parameters) (path.includes(`{${name}}`) ? inPath : query)[name] = parameters[name];
  return { ...options, params: { path: inPath, query, header: { "X-Correlation-Id": correlationId } }, body };
}
