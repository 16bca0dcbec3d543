// Middleware of openapi-fetch, which changes requests and responses, by the rules of openapi-fetch.

import type { CallInit, Fetch } from "./request.ts";

/** What middleware is called with. */
export interface MiddlewareParameters {
  /** The request, without the token, which is added later. */
  request: Request;
  /** The path template. */
  readonly schemaPath: string;
  readonly params: {
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
    path?: Record<string, unknown>;
  };
  /** The same for all callbacks of one attempt. */
  readonly id: string;
  /** The options of the call. */
  readonly options: object;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a callback may return nothing.
type Returned<T> = T | undefined | void | Promise<T | undefined | void>;

/** Middleware as in openapi-fetch. It runs for each attempt and does not see the token. */
export interface Middleware {
  /** Changes the request, or responds itself. */
  onRequest?(parameters: MiddlewareParameters): Returned<Request | Response>;
  /** Changes the response. */
  onResponse?(parameters: MiddlewareParameters & { response: Response }): Returned<Response>;
  /** Changes the error of a request without a response, or responds in its place. */
  onError?(parameters: MiddlewareParameters & { error: unknown }): Returned<Response | Error>;
}

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
  const context = { request, schemaPath, params: options.params ?? {}, options, id: crypto.randomUUID() };
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
