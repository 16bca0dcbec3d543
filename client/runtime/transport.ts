// Sends a request with any `fetch`, and knows the runtime's own, whose word on a failed connection is certain.

import type { Fetch } from "./request.ts";

/**
 * The source of `fetch` of Node and of undici, and of one that is built into a runtime. Another function can have sent the
 * request, and have failed at something else after it. Where this does not know a function, it is one of those.
 */
const ofUndici = /^(async )?function fetch ?\(\w+, \w+ = undefined\) \{[\s\S]*\bfetchImpl\(/;
const builtIn = /^function fetch\(\) \{\s*\[native code\]\s*\}$/;

/** Whether a failure of this function to connect means that nothing was sent. */
export function isCertain(fetch: Fetch): boolean {
  return ofUndici.test(`${fetch}`) || builtIn.test(`${fetch}`);
}

/**
 * Sends a request. `fetch` of undici does not know this runtime's `Request`, and takes it for an address. It gets the parts
 * instead.
 */
export async function sendWith(fetch: Fetch, request: Request): Promise<Response> {
  if (fetch === globalThis.fetch || !ofUndici.test(`${fetch}`)) return fetch(request);
  const { url, method, headers, redirect, signal } = request;
  const body = request.body && (await request.blob());
  return (fetch as typeof globalThis.fetch)(url, { method, headers, redirect, signal, body });
}
