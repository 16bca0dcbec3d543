// Handlers for Mock Service Worker: they forward requests for the origins of the services to a running mock.

import { bypass, type HttpHandler, http, passthrough } from "msw";

/** Origins by API, for example `{ finance: "https://finance.example" }`. */
export type Origins = Partial<Record<"finance" | "ramp" | "auth", string>>;

/**
 * Makes the handlers.
 * @param mock A running mock, a sandbox, or an object with their `addresses`.
 * @param origins The origins to which your application sends requests. Requests to other origins are not handled.
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

/** Forwards a request. A connection that the mock drops is a network error for the application, too. */
async function forward(request: Request, address: string): Promise<Response> {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  const sent = fetch(bypass(address, { method, headers, signal, body, redirect: "manual" }));
  return sent.then(
    (response) => new Response(response.body, response),
    () => Response.error(),
  );
}
