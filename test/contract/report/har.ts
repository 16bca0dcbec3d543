// traffic.har: every exchange of a run in the HTTP archive format 1.2, secrets masked.

import type { Exchange } from "../types.ts";
import type { Mask } from "./mask.ts";

/** Writes exchanges as a HAR. */
export function har(exchanges: Exchange[], mask: Mask): string {
  return JSON.stringify({
    log: {
      version: "1.2",
      creator: { name: "contract-tests", version: "1" },
      entries: exchanges.map((exchange) => entryOf(exchange, mask)),
    },
  });
}

function entryOf({ request, response, startedAt, milliseconds, purpose }: Exchange, mask: Mask) {
  const url = mask.text(request.url);
  const pairs = (headers: [string, string][]) =>
    headers.map(([name, value]) => ({ name, value: mask.header(name, value) }));
  const type = request.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return {
    startedDateTime: startedAt.toISOString(),
    time: milliseconds,
    comment: purpose,
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && { postData: { mimeType: type, text: mask.text(request.body) } }),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(Object.entries(response.headers)),
      content: {
        size: response.body.length,
        mimeType: response.headers["content-type"] ?? "",
        text: mask.text(response.body),
      },
      redirectURL: response.headers["location"] ?? "",
      headersSize: -1,
      bodySize: response.body.length,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}
