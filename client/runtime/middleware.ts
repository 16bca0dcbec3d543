// Runs the middleware of openapi-fetch, which changes requests and responses, by the rules of openapi-fetch.

import type { CallInit, Fetch, Middleware, MiddlewareParameters } from "./request.ts";

/**
 * Sends a request through middleware: `onRequest` in order, `onResponse` and `onError` in reverse.
 * @returns The response that `onResponse` returned.
 * @throws What callbacks throw, and what `send` throws unless an `onError` returns a response instead.
 */
export async function throughMiddleware(
  middleware: readonly Middleware[],
  request: Request,
  schemaPath: string,
  options: CallInit,
  send: Fetch,
): Promise<Response> {
  const { params = {} } = options;
  const context = { request, schemaPath, params, options, id: crypto.randomUUID() } as MiddlewareParameters;
  for (const { onRequest } of middleware) {
    const result = await onRequest?.(context);
    if (result instanceof Response) return result;
    if (result) context.request = result;
  }
  const reversed = [...middleware].reverse();
  let response = await send(context.request).catch(async (thrown: unknown) => {
    let error = thrown;
    for (const { onError } of reversed) {
      const result = await onError?.({ ...context, error });
      if (result instanceof Response) return result;
      error = result || error;
    }
    throw error;
  });
  for (const { onResponse } of reversed) response = (await onResponse?.({ ...context, response })) || response;
  return response;
}
