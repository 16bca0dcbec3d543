// Sends a request: through the middleware of openapi-fetch, by its rules, and with any `fetch`. Knows the runtime's own, whose
// word on a failed connection is certain.

import type { CallInit, Fetch, Middleware, MiddlewareParameters } from "./request.ts";

/** A request as it is sent: the options of one, or a `Request` that has them all. */
export type Sendable = Required<Pick<RequestInit, "method" | "redirect">> & RequestInit & { headers: Headers };

/**
 * The source of `fetch` of Node and of undici, and of one that is built into a runtime. Another function can have sent the
 * request, and have failed at something else after it. Where this does not know a function, it is one of those.
 */
const ofUndici = /^(async )?function fetch ?\(\w+, \w+ = undefined\) \{[\s\S]*\bfetchImpl\(/;
const builtIn = /^function fetch\(\) \{\s*\[native code\]\s*\}$/;

/** Whether a failure of this function to connect means that nothing was sent. */
export const isCertain = (fetch: Fetch): boolean => ofUndici.test(`${fetch}`) || builtIn.test(`${fetch}`);

/**
 * Sends a request. A `fetch` of the caller's gets a `Request`. The runtime's own would copy that, so it gets address and
 * options, and so does another one of undici, which would take this runtime's `Request` for an address.
 */
export async function sendWith(fetch: Fetch, url: string, given: Sendable): Promise<Response> {
  const isRequest = given instanceof Request;
  if (!isCertain(fetch)) return fetch(isRequest ? given : new Request(url, given));
  const own = fetch as typeof globalThis.fetch;
  if (!isRequest) return own(url, given);
  if (fetch === globalThis.fetch) return own(given);
  const { method, headers, redirect, signal } = given;
  return own(url, { method, headers, redirect, signal, body: given.body && (await given.blob()) });
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
