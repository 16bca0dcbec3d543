// Reads recorded traffic: HAR 1.2, as browsers and proxies write it.

import { UserError } from "../../cli/command.ts";
import { findOperation } from "../../model/calls.ts";
import { asArray, asObject, type JsonObject } from "../../model/document.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { type Exchange, parsedJson } from "../exchange.ts";

/**
 * Reads exchanges from a HAR; the path of a request decides its service.
 * @throws UserError when the text is not a HAR.
 */
export function readHar(contracts: Contracts, text: string): Exchange[] {
  let log: JsonObject;
  try {
    log = asObject(asObject(JSON.parse(text))["log"]);
  } catch {
    throw new UserError("the file is not JSON", 2);
  }
  if (!Array.isArray(log["entries"])) throw new UserError("the file is not a HAR file: it has no log.entries", 2);
  return asArray(log["entries"]).map((entry, i) => exchangeOf(contracts, asObject(entry), i + 1));
}

/** Headers as pairs, without the pseudo-headers of HTTP/2, which begin with a colon. */
function pairsOf(headers: unknown): [string, string][] {
  return asArray(headers)
    .map((header): [string, string] => [
      String(asObject(header)["name"]).toLowerCase(),
      String(asObject(header)["value"]),
    ])
    .filter(([name]) => !name.startsWith(":"));
}

/** Headers by name; a repeated header has its values joined by commas. */
function joined(pairs: [string, string][]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of pairs) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  return headers;
}

/** False for a response that is not a whole one of the service: blocked, aborted, cached, or without its body. */
function isWhole(response: JsonObject): boolean {
  const status = Number(response["status"]);
  const content = asObject(response["content"]);
  const isLost = typeof content["text"] !== "string" && Number(content["size"]) > 0;
  return status >= 100 && status !== 304 && !isLost;
}

function instantOf(entry: JsonObject): Date {
  const instant = new Date(String(entry["startedDateTime"]));
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}

function textOf(content: JsonObject): string {
  const text = typeof content["text"] === "string" ? content["text"] : "";
  return content["encoding"] === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
}

function exchangeOf(contracts: Contracts, entry: JsonObject, number: number): Exchange {
  const [request, response] = [asObject(entry["request"]), asObject(entry["response"])];
  const url = String(request["url"]);
  const method = String(request["method"]).toUpperCase();
  const isReadable = URL.canParse(url) && isWhole(response);
  const match = isReadable ? findOperation(operationsIn(contracts), method, new URL(url).pathname) : undefined;
  const found = match?.operation;
  const post = asObject(request["postData"]);
  const body = textOf(asObject(response["content"]));
  return {
    number,
    service: found?.api ?? "finance",
    ...(found && { operation: found }),
    purpose: "recorded",
    request: {
      method,
      url,
      headers: pairsOf(request["headers"]),
      ...(typeof post["text"] === "string" && { body: post["text"] }),
    },
    response: { status: Number(response["status"]) || 0, headers: joined(pairsOf(response["headers"])), body },
    json: parsedJson(body),
    startedAt: instantOf(entry),
    milliseconds: Number(entry["time"]) || 0,
  };
}
