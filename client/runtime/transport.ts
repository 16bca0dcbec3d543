// Sends a request through middleware, by the rules of openapi-fetch, and with any `fetch`. Recognizes that of the
// runtime: its failure to connect proves that nothing was sent.

import type { CallInit, Fetch, Middleware, MiddlewareParameters } from "./request.ts";

/** A request to send: a `Request`, or the options of one. */
export type Sendable = Required<Pick<RequestInit, "method" | "redirect">> & RequestInit & { headers: Headers };

/**
 * The source code of the `fetch` of Node and undici, and of a built-in one. Any other function counts as a wrapper,
 * which can have sent the request and failed to connect to something else later.
 */
const ofUndici = /^(async )?function fetch ?\(\w+, \w+ = undefined\) \{[\s\S]*\bfetchImpl\(/;
const builtIn = /^function fetch\(\) \{\s*\[native code\]\s*\}$/;

/** Whether a failure of this function to connect means that nothing was sent. */
export const isCertain = (fetch: Fetch): boolean => ofUndici.test(`${fetch}`) || builtIn.test(`${fetch}`);

/**
 * Sends a request. The caller's own `fetch` gets a `Request`. The runtime's would copy it, so it gets URL and options.
 * So does the `fetch` of another undici, which would take this runtime's `Request` for a URL.
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
 * @throws The errors of callbacks, and that of `send` unless an `onError` returns a response instead.
 */
export async function throughMiddleware(
  middleware: readonly Middleware[],
  request: Request,
  schemaPath: string,
  options: CallInit,
  send: Fetch,
): Promise<Response> {
  // The type of openapi-fetch has the options of its own client, too.
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
