// Exchanges of a run as a HAR, as a browser or proxy records them.

import type { Exchange } from "../../conformance/exchange.ts";

const pairs = (headers: [string, string][]) => headers.map(([name, value]) => ({ name, value }));

/** The text of a file that drift reads. */
export function harOf(exchanges: Exchange[]): string {
  const entries = exchanges.map(({ request, response, startedAt }) => ({
    startedDateTime: startedAt.toISOString(),
    request: {
      method: request.method,
      url: request.url,
      headers: pairs(request.headers),
      ...(request.body !== undefined && { postData: { text: request.body } }),
    },
    response: {
      status: response.status,
      headers: pairs(Object.entries(response.headers)),
      content: { size: Buffer.byteLength(response.body), text: response.body },
    },
  }));
  return JSON.stringify({ log: { version: "1.2", entries } });
}
