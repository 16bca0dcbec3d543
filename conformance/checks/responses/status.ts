// Checks of the status and the headers of one response.

import { responseFor, successesOf } from "../../../model/calls.ts";
import { correlationPattern } from "../../../model/correlation.ts";
import { sunsetTime } from "../../../model/deprecation.js";
import { asObject } from "../../../model/document.ts";
import { evidenceOfParameter, weaker } from "../../../model/evidence.js";
import type { Exchange } from "../../exchange.ts";
import { describe } from "../../schema.ts";
import { differ, isRefusal, type ResponseCheck, succeeded } from "../check.ts";
import { mediaTypeOf, specOf } from "./spec.ts";

function listOf(values: string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function hasEnded({ operation, startedAt }: Exchange): boolean {
  return operation?.sunset !== undefined && startedAt >= sunsetTime(operation.sunset);
}

/** True for a refusal after the operation's sunset, which is never a difference. */
export function isGone(exchange: Exchange): boolean {
  return hasEnded(exchange) && isRefusal(exchange);
}

/** True for an ID that is derived from the sent one: shortened, or with characters left out. */
function isMadeOf(id: string, sent: string): boolean {
  const kept = sent.replace(/[^A-Za-z0-9_.:-]/g, "");
  return id === sent || (kept.length > 3 && (kept.startsWith(id) || id.startsWith(kept)));
}

export const statusChecks: ResponseCheck[] = [
  {
    name: "status-known",
    *look({ operation, response }) {
      const { status } = response;
      if (status === 0) {
        const actual = response.problem ?? "the connection ended without one";
        // The length of a response is not limited by the contract.
        yield differ("a response", actual, actual.startsWith("the response is longer") ? "assumed" : "documented");
        return;
      }
      if (operation === undefined || responseFor(operation, status) !== undefined) return;
      const successes = successesOf(operation);
      const isSuccess = status >= 200 && status <= 299;
      const wanted = (isSuccess ? successes : operation.responses).map((spec) => spec.status);
      const evidence = isSuccess ? weaker(...successes.map((spec) => spec.evidence)) : "documented";
      yield differ(`status ${listOf(wanted)}`, `status ${status}`, evidence);
    },
  },
  {
    // A server error that the contract lists, such as 503, may occur; 500 may not.
    name: "no-server-error",
    *look({ operation, response: { status } }) {
      if (status < 500) return;
      const isNamed = operation?.responses.some((response) => response.status === String(status));
      if (status === 500 || !isNamed) yield differ("no server error", `status ${status}`);
    },
  },
  {
    name: "content-type",
    *look(exchange) {
      const known = specOf(exchange)?.media.map((media) => media.type) ?? [];
      const type = mediaTypeOf(exchange);
      if (known.length === 0 || exchange.response.body === "" || known.includes(type)) return;
      // The media types of a file are assumed; it is only certain that a file is not JSON or HTML.
      const isFile = !known.includes("application/json") && !/^(application\/(problem\+)?json|text\/html)$/.test(type);
      yield differ(`content type ${listOf(known)}`, type || "none", isFile ? "assumed" : "documented");
    },
  },
  {
    name: "correlation-id-present",
    *look({ service, response }, contracts) {
      if (service === "auth" || response.status === 0) return;
      const id = response.headers["x-correlation-id"];
      const pattern = correlationPattern(contracts[service].document);
      if (id === undefined) yield differ("the header X-Correlation-Id", "it is missing");
      else if (!pattern.test(id)) yield differ(`X-Correlation-Id matches ${pattern.source}`, describe(id));
    },
  },
  {
    // X-Correlation-Id comes back, else X-Request-Id; a malformed ID is replaced by a new one, not repaired.
    name: "correlation-id-echoed",
    *look({ service, request, response }, contracts) {
      const actual = response.headers["x-correlation-id"];
      if (service === "auth" || actual === undefined) return;
      const named = (wanted: string) => request.headers.filter(([name]) => name.toLowerCase() === wanted);
      const own = named("x-correlation-id");
      // A repeated header, and a fallback beside a malformed ID, are not documented.
      const [[name, sent] = [], ...others] = own.length > 0 ? own : named("x-request-id");
      if (sent === undefined || others.length > 0) return;
      const isValid = correlationPattern(contracts[service].document).test(sent);
      if (isValid && actual !== sent) yield differ(`${name} as it was sent`, describe(actual));
      if (!isValid && isMadeOf(actual, sent))
        yield differ("a generated ID in place of a malformed one", describe(actual));
    },
  },
  {
    // The headers of the response are there, with the values of the contract.
    name: "headers",
    *look(exchange, contracts) {
      for (const [name, header] of Object.entries(specOf(exchange)?.headers ?? {})) {
        if (name === "x-correlation-id") continue;
        const value = exchange.response.headers[name];
        const { const: only, pattern } = asObject(header["schema"]);
        const evidence = evidenceOfParameter(contracts[exchange.service].document, header);
        if (value === undefined) {
          // An assumed header is not required, but its absence is a finding.
          const isExpected = header["required"] === true || evidence === "assumed";
          if (isExpected) yield differ(`the header ${name}`, "it is missing", evidence);
          continue;
        }
        const isRight = only === undefined || value === only;
        if (!isRight || (typeof pattern === "string" && !new RegExp(pattern).test(value)))
          yield differ(`${name}: ${String(only ?? pattern)}`, value, evidence);
      }
    },
  },
  {
    // A sunset is announced, not promised, so a success after it is only a finding.
    name: "sunset",
    *look(exchange) {
      if (!hasEnded(exchange) || !succeeded(exchange)) return;
      const expected = `no success after the sunset on ${exchange.operation?.sunset}`;
      yield differ(expected, `status ${exchange.response.status}`, "assumed");
    },
  },
];
