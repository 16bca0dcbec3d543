// Checks of the body of one response.

import { asArray, asObject, asStrings, isObject, type JsonObject } from "../../../model/document.ts";
import { type Evidence, presenceOf, weaker } from "../../../model/evidence.js";
import type { ResponseSpec } from "../../../model/operations.ts";
import type { Contracts } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";
import { mark } from "../../plan/body.ts";
import { describe, pointerOf, validateBody } from "../../schema.ts";
import { differ, type ResponseCheck, succeeded } from "../check.ts";
import { mediaOf, mediaTypesOf, placesOf, specOf } from "./spec.ts";

/** The URL of the run's own receiver on plain http. Only a mock accepts it, on request, so it is not a breach. */
const ownReceiver = new RegExp(`^"http://(localhost|127\\.|\\[::1\\])[^"]*/${mark}/`);

/** Placeholder of the contract's examples for a code that is not documented; it is never reported as a new code. */
const codeNotDocumented = "code-not-documented";

/** Makes `result.[].id` of `result.0.id`, so that a rule has one path for all entries. */
function withoutIndexes(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, ".[]");
}

function emptyEvidence({ media: [media] }: ResponseSpec): Evidence {
  const isPromised = media !== undefined && asStrings(media.schema["required"]).includes("result");
  return isPromised ? presenceOf(media.evidence, media.schema) : "assumed";
}

/** True for a refusal that must have a body. HEAD has none, and the body of a 429 is not documented. */
function isEnvelopeDue({ request, response }: Exchange): boolean {
  return response.status >= 400 && response.status < 500 && response.status !== 429 && request.method !== "HEAD";
}

/** The pointer of a schema, as a part of a place. */
function placed(document: JsonObject, schema: JsonObject): { pointer?: string } {
  const pointer = pointerOf(document, schema);
  return { ...(pointer !== undefined && { pointer }) };
}

function* financeCode(code: string, { response }: Exchange, contracts: Contracts) {
  const style = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\S+\.validation)$/;
  const status =
    contracts.finance.errors.find((known) => known.code === code)?.status ??
    (code.endsWith(".validation") ? 400 : undefined);
  if (!style.test(code)) yield differ("a code in lower-case kebab-case", code);
  else if (typeof status === "number" && status !== response.status)
    yield differ(`status ${status} for the code ${code}`, `status ${response.status}`);
}

/** Reports a documented code in another spelling, such as `not-found` for `NOT_FOUND`. */
function* rampCode(code: string, contracts: Contracts) {
  const known = contracts.ramp.errors.map((error) => error.code);
  // The ramp service may share `forbidden` with the finance service.
  if (code === "forbidden" || code === codeNotDocumented || known.includes(code)) return;
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const meant = known.find((candidate) => plain(candidate) === plain(code));
  const styled = /^([A-Z0-9]+(_[A-Z0-9]+)*|[a-z0-9]+(-[a-z0-9]+)*)$/.test(code);
  if (meant !== undefined) yield differ(`the code ${meant}`, code);
  else if (!styled) yield differ("a code such as NOT_FOUND or validation-error", code);
}

export const bodyChecks: ResponseCheck[] = [
  {
    name: "body-schema",
    *look(exchange, contracts) {
      const { operation, response, json } = exchange;
      const spec = specOf(exchange);
      if (operation === undefined || spec === undefined) return;
      if (response.body === "") {
        const structured = spec.media.find(({ type }) => type === "application/json");
        if (structured === undefined || asStrings(structured.schema["required"]).length === 0) return;
        // Without a documented payload a response may have no body at all, such as one with status 204.
        const evidence = succeeded(exchange) ? emptyEvidence(spec) : structured.evidence;
        if (response.status !== 0) yield differ("a JSON body", "an empty one", evidence);
        return;
      }
      const media = mediaOf(exchange);
      if (media === undefined || media.type !== "application/json") return;
      if (json === undefined) {
        yield differ("a JSON body", describe(response.body));
        return;
      }
      for (const problem of validateBody(contracts, operation.api, media, json)) {
        const { expected, actual, evidence, place, pointer, rule } = problem;
        const isOfEnvelope = place === "success" || (!succeeded(exchange) && place === "errors");
        if (isOfEnvelope || (place.endsWith("url") && ownReceiver.test(actual))) continue;
        yield { ...differ(expected, actual, evidence), place: { pointer, subject: withoutIndexes(place), rule } };
      }
    },
  },
  {
    // The envelope is documented for both services, so it also applies to listed operations and unknown paths.
    name: "envelope",
    *look(exchange) {
      const { service, json, response, operation } = exchange;
      if (service === "auth" || response.status === 0) return;
      const isFile = succeeded(exchange) && !mediaTypesOf(operation).includes("application/json");
      if (response.body === "" ? !isEnvelopeDue(exchange) : isFile && operation !== undefined) return;
      if (!isObject(json)) {
        yield differ("an envelope with `success`", response.body === "" ? "an empty body" : describe(response.body));
        return;
      }
      const { success, errors } = json;
      const wanted = response.status < 400;
      if (success !== wanted)
        yield differ(`success is ${wanted} with status ${response.status}`, `success is ${describe(success)}`);
      const isWhole = Array.isArray(errors) && errors.length > 0;
      const isNamed = isWhole && errors.every((error) => typeof asObject(error)["code"] === "string");
      if (!wanted && !isNamed) yield differ("errors with a code each", describe(errors));
    },
  },
  {
    name: "no-result-on-error",
    *look({ service, response, json }) {
      if (service === "auth" || response.status < 400 || !isObject(json)) return;
      const result = json["result"] ?? {};
      const isEmpty = isObject(result) && Object.keys(result).length === 0;
      if (!isEmpty) yield differ("no payload beside errors", describe(result));
    },
  },
  {
    // Error codes have the style of their service and the documented status.
    name: "error-code",
    *look(exchange, contracts) {
      const { service, response, json } = exchange;
      if (response.status < 400 || service === "auth") return;
      for (const { code } of asArray(asObject(json)["errors"]).map(asObject))
        if (typeof code === "string")
          yield* service === "finance" ? financeCode(code, exchange, contracts) : rampCode(code, contracts);
    },
  },
  {
    // Reports values of open lists that the contract does not have.
    name: "open-list",
    *look(exchange, contracts) {
      const { document } = contracts[exchange.service];
      for (const { path, value, schema, evidence } of placesOf(exchange, contracts)) {
        const known = asStrings(schema["x-extensible-enum"]);
        if (typeof value !== "string" || known.length === 0 || known.includes(value)) continue;
        if (value === codeNotDocumented) continue;
        const subject = path.join(".");
        const expected = `${subject} is one of the values known so far: ${known.join(", ")}`;
        const place = { ...placed(document, schema), subject, news: value };
        yield { ...differ(expected, value, weaker(evidence, "observed")), place };
      }
    },
  },
  {
    // Reports fields that no schema has, each once.
    name: "added-member",
    *look(exchange, contracts) {
      const { document } = contracts[exchange.service];
      const seen = new Set<string>();
      for (const { path, schema, added } of placesOf(exchange, contracts)) {
        // A body without an envelope is reported by the check `envelope` only.
        if (path.length === 0 && exchange.service !== "auth" && !("success" in asObject(exchange.json))) continue;
        for (const name of added) {
          const subject = [...path, name].join(".");
          if (seen.has(subject)) continue;
          seen.add(subject);
          const place = { ...placed(document, schema), subject, news: name };
          yield { ...differ("the fields of the contract", `also ${subject}`), place };
        }
      }
    },
  },
];
