// traffic.har: every exchange of a run in the HTTP archive format 1.2, secrets, personal and bank data masked.

import type { Exchange } from "../exchange.ts";
import type { Mask } from "./mask.ts";

/** Characters of a body that the archive keeps; what is longer is cut, and says so. */
const mostKept = 1_000_000;

/**
 * Writes exchanges as a HAR, piece by piece: a long run's archive is longer than one text may be.
 * @param mask For successful responses, whose sensitive fields stand where the contract has them.
 * @param wide For all other exchanges: an error may repeat anything, and a broken request has no fields.
 */
export function* har(exchanges: Exchange[], mask: Mask, wide = mask): Generator<string> {
  yield '{"log":{"version":"1.2","creator":{"name":"contract-tests","version":"1"},"entries":[';
  for (const [i, exchange] of exchanges.entries()) {
    yield `${i === 0 ? "" : ","}\n${JSON.stringify(entryOf(exchange, isRegular(exchange) ? mask.of(exchange) : wide))}`;
  }
  yield "\n]}}\n";
}

function isRegular({ operation, response }: Exchange): boolean {
  return operation !== undefined && response.status >= 200 && response.status < 300;
}

function contentOf(body: string, mask: Mask) {
  const isCut = body.length > mostKept;
  return {
    size: Buffer.byteLength(body),
    text: mask.text(isCut ? body.slice(0, mostKept) : body),
    ...(isCut && { comment: `cut after ${mostKept} characters` }),
  };
}

/** Recorded traffic may have addresses that are none. */
function queryOf(url: string) {
  if (!URL.canParse(url)) return [];
  return [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
}

function entryOf({ request, response, startedAt, milliseconds, purpose }: Exchange, mask: Mask) {
  const url = mask.text(request.url);
  const pairs = (headers: [string, string][]) =>
    headers.map(([name, value]) => ({ name, value: mask.header(name, value) }));
  const type = request.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  return {
    startedDateTime: startedAt.toISOString(),
    time: milliseconds,
    comment: mask.text(response.problem === undefined ? purpose : `${purpose}: ${response.problem}`),
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(request.headers),
      queryString: queryOf(url),
      ...(request.body !== undefined && { postData: { mimeType: type, text: mask.text(request.body) } }),
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ""),
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(Object.entries(response.headers)),
      content: { mimeType: mask.text(response.headers["content-type"] ?? ""), ...contentOf(response.body, mask) },
      redirectURL: mask.text(response.headers["location"] ?? ""),
      headersSize: -1,
      bodySize: Buffer.byteLength(response.body),
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}
