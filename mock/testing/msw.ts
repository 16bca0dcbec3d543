// Handlers for Mock Service Worker: requests to the origins of the services go to a running mock, which decides them all.

import { bypass, type HttpHandler, http, passthrough } from "msw";

/** Origins by API, for example `{ finance: "https://finance.example" }`. */
export type Origins = Partial<Record<"finance" | "ramp" | "auth", string>>;

/**
 * Makes the handlers.
 * @param mock A running mock, a sandbox, or what has their `addresses`.
 * @param origins The origins to which your application sends requests. What goes to another origin is not handled.
 * @returns Handlers for `setupServer` and `setupWorker`. Requests to the mock itself pass through them.
 */
export function handlers(mock: { addresses: Record<keyof Origins, string> }, origins: Origins): HttpHandler[] {
  const own = Object.values(mock.addresses).map((address) => http.all(`${address}/*`, () => passthrough()));
  const forwarded = Object.entries(origins).map(([api, origin]) =>
    http.all(`${new URL(origin).origin}/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return forward(request, mock.addresses[api as keyof Origins] + pathname + search);
    }),
  );
  return [...own, ...forwarded];
}

/** Sends a request on. A connection that the mock drops is a network error for the application, too. */
async function forward(request: Request, address: string): Promise<Response> {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  const sent = fetch(bypass(address, { method, headers, signal, body, redirect: "manual" }));
  return sent.then(
    (response) => new Response(response.body, response),
    () => Response.error(),
  );
}
