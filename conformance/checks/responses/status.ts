// Checks of the status and the headers of one response, and whether the operation should still be there.

import { responseFor, successesOf } from "../../../model/calls.ts";
import { correlationPattern } from "../../../model/correlation.ts";
import { sunsetTime } from "../../../model/deprecation.js";
import { asObject } from "../../../model/document.ts";
import { evidenceOfParameter, weaker } from "../../../model/evidence.js";
import type { Contracts } from "../../contracts.ts";
import { asksForExample, type Exchange } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import { type Deviation, differ, type ResponseCheck, refused, succeeded } from "../check.ts";
import { mediaTypeOf, specOf } from "./spec.ts";

function listOf(values: string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

/** The status is one that the operation has. */
function lookAtStatus({ operation, response }: Exchange): Deviation[] {
  const { status } = response;
  if (response.isLost) return [];
  if (status === 0) {
    const actual = response.problem ?? "the connection ended without one";
    // How long a response may be is nowhere said; what is too long to be read is not known to be wrong.
    const evidence = actual.startsWith("the response is longer") ? "assumed" : "documented";
    return [differ("a response", actual, evidence)];
  }
  if (operation === undefined || responseFor(operation, status) !== undefined) return [];
  const successes = successesOf(operation);
  const isSuccess = status >= 200 && status <= 299;
  const wanted = isSuccess ? successes.map((spec) => spec.status) : operation.responses.map((spec) => spec.status);
  const evidence = isSuccess ? weaker(...successes.map((spec) => spec.evidence)) : "documented";
  return [differ(`status ${listOf(wanted)}`, `status ${status}`, evidence)];
}

/** A valid request has no reason to end in `internal-error`; states the contract names, such as 503, may occur. */
function lookAtServerError(exchange: Exchange): Deviation[] {
  const { operation, response } = exchange;
  // An error that was asked for by name, as mocks allow, is no error of the server.
  if (response.status < 500 || asksForExample(exchange.request)) return [];
  const named = operation?.responses.some(({ status }) => status === String(response.status));
  if (response.status !== 500 && named) return [];
  return [differ("no server error", `status ${response.status}`)];
}

/** The media type is one that the response has. */
function lookAtContentType(exchange: Exchange): Deviation[] {
  const spec = specOf(exchange);
  if (spec === undefined || spec.media.length === 0) return [];
  const type = mediaTypeOf(exchange);
  const known = spec.media.map((media) => media.type);
  if (exchange.response.body === "" || known.includes(type)) return [];
  // The forms of a file may be others than the two we assume; only that it is no JSON error is certain.
  const isFile = !known.includes("application/json");
  const evidence = isFile
    ? /^(application\/(problem\+)?json|text\/html)$/.test(type)
      ? "documented"
      : "assumed"
    : "documented";
  return [differ(`content type ${listOf(known)}`, type === "" ? "none" : type, evidence)];
}

/** There is a well-formed correlation ID. */
function lookAtCorrelationId({ service, response }: Exchange, contracts: Contracts): Deviation[] {
  if (service === "auth" || response.status === 0) return [];
  const id = response.headers["x-correlation-id"];
  if (id === undefined) return [differ("the header X-Correlation-Id", "it is missing")];
  const pattern = correlationPattern(contracts[service].document);
  if (pattern.test(id)) return [];
  return [differ(`X-Correlation-Id matches ${pattern.source}`, describe(id))];
}

/** The correlation ID of the caller comes back. */
function lookAtEcho({ service, request, response }: Exchange, contracts: Contracts): Deviation[] {
  if (service === "auth" || response.headers["x-correlation-id"] === undefined) return [];
  const sent = request.headers.filter(([name]) => name.toLowerCase() === "x-correlation-id").map(([, value]) => value);
  const [own] = sent;
  if (sent.length !== 1 || own === undefined) return [];
  if (!correlationPattern(contracts[service].document).test(own)) return [];
  const actual = response.headers["x-correlation-id"];
  return actual === own ? [] : [differ("X-Correlation-Id as it was sent", describe(actual))];
}

/** The headers of the response are there, with the values of the contract. */
function lookAtHeaders(exchange: Exchange, contracts: Contracts): Deviation[] {
  const spec = specOf(exchange);
  return Object.entries(spec?.headers ?? {}).flatMap(([name, header]): Deviation[] => {
    if (name === "x-correlation-id") return [];
    const value = exchange.response.headers[name];
    const schema = asObject(header["schema"]);
    const { const: only, pattern } = schema;
    const fits =
      value !== undefined &&
      (only === undefined || value === only) &&
      (typeof pattern !== "string" || new RegExp(pattern).test(value));
    if (fits) return [];
    const evidence = evidenceOfParameter(contracts[exchange.service].document, header);
    if (value === undefined) {
      // Nothing assumed is required; that it is absent is still worth knowing.
      const isExpected = header["required"] === true || evidence === "assumed";
      return isExpected ? [differ(`the header ${name}`, "it is missing", evidence)] : [];
    }
    return [differ(`${name}: ${String(only ?? pattern)}`, value, evidence)];
  });
}

function hasEnded({ operation, startedAt }: Exchange): boolean {
  return operation?.sunset !== undefined && startedAt >= sunsetTime(operation.sunset);
}

/** True where a server refuses an operation after its sunset: whatever it returns is no difference from the contract. */
export function isGone(exchange: Exchange): boolean {
  return hasEnded(exchange) && refused(exchange);
}

/** An operation is not served after its sunset. That a server ends it on the day is announced, and not promised. */
export function lookAtSunset(exchange: Exchange): Deviation[] {
  if (!hasEnded(exchange) || !succeeded(exchange)) return [];
  const expected = `no success after the sunset on ${exchange.operation?.sunset}`;
  return [differ(expected, `status ${exchange.response.status}`, "assumed")];
}

/** All checks of the status and the headers. */
export const statusChecks: ResponseCheck[] = [
  { name: "status-known", look: lookAtStatus },
  { name: "no-server-error", look: lookAtServerError },
  { name: "content-type", look: lookAtContentType },
  { name: "correlation-id-present", look: lookAtCorrelationId },
  { name: "correlation-id-echoed", look: lookAtEcho },
  { name: "headers", look: lookAtHeaders },
  { name: "sunset", look: lookAtSunset },
];
