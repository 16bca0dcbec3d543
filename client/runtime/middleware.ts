// openapi-fetch's middleware: what changes requests and answers on their way, with its rules.

import type { Middleware as FetchMiddleware, MiddlewareCallbackParams } from "openapi-fetch";
import type { CallInit } from "./request.ts";

/** A middleware of openapi-fetch. It runs for each attempt, and does not see the token, which is added after it. */
export type Middleware = FetchMiddleware;

/** Sends a request; the signature of openapi-fetch's `fetch` option. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Sends a request through middleware: `onRequest` in order, `onResponse` and `onError` in reverse.
 * @param middleware The middleware of the client and of the call.
 * @param request The request.
 * @param schemaPath Path template, for the callbacks.
 * @param options Options of the call, for the callbacks.
 * @param send Sends what `onRequest` made of the request; not called when one of them answers itself.
 * @returns The answer that `onResponse` made.
 * @throws What callbacks throw, and what `send` throws unless an `onError` answers in its stead.
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

/** The answer that an `onError` gives in the stead of an error; without one, throws the error as they changed it. */
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
