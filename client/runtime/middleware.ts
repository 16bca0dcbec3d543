// Runs the middleware of openapi-fetch, which changes requests and responses, by the rules of openapi-fetch.

import type { MiddlewareCallbackParams } from "openapi-fetch";
import type { CallInit, Fetch, Middleware } from "./request.ts";

/**
 * Sends a request through middleware: `onRequest` in order, `onResponse` and `onError` in reverse.
 * @param middleware The middleware of the client and of the call.
 * @param request The request.
 * @param schemaPath Path template, for the callbacks.
 * @param options Options of the call, for the callbacks.
 * @param send Sends the request that `onRequest` returned. Not called if an `onRequest` returns a response.
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
  const params = options.params ?? {};
  const context = { request, schemaPath, params, options, id: crypto.randomUUID() } as MiddlewareCallbackParams;
  const reversed = [...middleware].reverse();
  for (const { onRequest } of middleware) {
    const result = await onRequest?.(context);
    if (result instanceof Response) return result;
    if (result) context.request = result;
  }
  let response = await send(context.request).catch((error) => recover(reversed, { ...context, error }));
  for (const { onResponse } of reversed) response = (await onResponse?.({ ...context, response })) ?? response;
  return response;
}

/** The response that an `onError` returns instead of an error. Without one, throws the error as they changed it. */
async function recover(
  reversed: readonly Middleware[],
  context: MiddlewareCallbackParams & { error: unknown },
): Promise<Response> {
  for (const { onError } of reversed) {
    const result = await onError?.(context);
    if (result instanceof Response) return result;
    if (result) context.error = result;
  }
  throw context.error;
}
