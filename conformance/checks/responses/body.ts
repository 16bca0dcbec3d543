// Checks of the body of one response: its schema, its envelope, its error codes, and what is new in it.

import { asArray, asObject, asStrings, isObject, type JsonObject } from "../../../model/document.ts";
import { type Evidence, presenceOf, weaker } from "../../../model/evidence.js";
import type { ResponseSpec } from "../../../model/operations.ts";
import type { Contracts } from "../../contracts.ts";
import { asksForExample, type Exchange } from "../../exchange.ts";
import { mark } from "../../plan/body.ts";
import { describe, pointerOf, validateBody } from "../../schema.ts";
import { type Deviation, differ, type ResponseCheck, statusAndCode, succeeded } from "../check.ts";
import { mediaOf, mediaTypesOf, placesOf, specOf } from "./spec.ts";

/** The run's own receiver on plain http, which only a mock takes: that is wished for, and no breach. */
const ownReceiver = new RegExp(`^"http://(localhost|127\\.|\\[::1\\])[^"]*/${mark}/`);

/** Stands in the contract's examples where no code is documented; it is no news. */
const codeNotDocumented = "code-not-documented";

/** The body keeps its schema. */
function lookAtBody(exchange: Exchange, contracts: Contracts): Deviation[] {
  const { operation, response, json } = exchange;
  const spec = specOf(exchange);
  if (operation === undefined || spec === undefined) return [];
  const structured = spec.media.find(({ type }) => type === "application/json");
  if (response.body === "") {
    const wanted = structured !== undefined && asStrings(structured.schema["required"]).length > 0;
    if (!wanted || response.status === 0) return [];
    // Without a documented payload a response may have no body at all, such as one with status 204.
    const evidence = succeeded(exchange) ? emptyEvidence(spec) : structured.evidence;
    return [differ("a JSON body", "an empty one", evidence)];
  }
  const media = mediaOf(exchange);
  if (media === undefined || media.type !== "application/json") return [];
  if (json === undefined) return [differ("a JSON body", describe(response.body))];
  return validateBody(contracts, operation.api, media, json)
    .filter(({ place }) => !(place === "success" || (!succeeded(exchange) && place === "errors")))
    .filter(({ place, actual }) => !(place.endsWith("url") && ownReceiver.test(actual)))
    .map(({ expected, actual, evidence, place: subject, pointer, rule }) => {
      return { expected, actual, evidence, place: { pointer, subject: withoutIndexes(subject), rule } };
    });
}

/** `result.0.id` is `result.[].id`: which entry it was makes no difference. */
function withoutIndexes(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, ".[]");
}

function emptyEvidence({ media: [media] }: ResponseSpec): Evidence {
  const isPromised = media !== undefined && asStrings(media.schema["required"]).includes("result");
  return isPromised ? presenceOf(media.evidence, media.schema) : "assumed";
}

function noEnvelope(body: string): Deviation {
  return differ("an envelope with `success`", body === "" ? "an empty body" : describe(body));
}

/** Every refusal has a body that says why; HEAD has none, and a limited rate is not shown. */
function isEnvelopeDue({ request, response }: Exchange): boolean {
  return response.status >= 400 && response.status < 500 && response.status !== 429 && request.method !== "HEAD";
}

/** The envelope is documented for both services, so it holds for listed operations and for unknown paths too. */
function lookAtEnvelope(exchange: Exchange): Deviation[] {
  const { service, json, response } = exchange;
  if (service === "auth" || response.status === 0) return [];
  if (response.body === "") return isEnvelopeDue(exchange) ? [noEnvelope(response.body)] : [];
  const isFile = succeeded(exchange) && !mediaTypesOf(exchange.operation).includes("application/json");
  if (isFile && exchange.operation !== undefined) return [];
  const wanted = response.status < 400;
  if (!isObject(json)) return [noEnvelope(response.body)];
  const found: Deviation[] = [];
  if (json["success"] !== wanted) {
    found.push(
      differ(`success is ${wanted} with status ${response.status}`, `success is ${describe(json["success"])}`),
    );
  }
  if (wanted) return found;
  const errors = json["errors"];
  // An example that was asked for shows no error where no code is documented; a server has one to report.
  const isWhole = Array.isArray(errors) && (errors.length > 0 || asksForExample(exchange.request));
  const named = isWhole && errors.every((error) => typeof asObject(error)["code"] === "string");
  if (!named) found.push(differ("errors with a code each", describe(errors)));
  return found;
}

/** An error has no payload. */
function lookAtResultOfErrors(exchange: Exchange): Deviation[] {
  const { service, response, json } = exchange;
  if (service === "auth" || response.status < 400 || !isObject(json)) return [];
  const result = json["result"];
  const empty = result === undefined || result === null || (isObject(result) && Object.keys(result).length === 0);
  return empty ? [] : [differ("no payload beside errors", describe(result))];
}

/** A code that is in style but not listed for its status tells something new. */
function lookAtOpenLists(exchange: Exchange, contracts: Contracts): Deviation[] {
  const found: Deviation[] = [];
  const { document } = contracts[exchange.service];
  for (const { path, value, schema, evidence } of placesOf(exchange, contracts)) {
    if (typeof value !== "string" || schema["x-extensible-enum"] === undefined) continue;
    const known = asStrings(schema["x-extensible-enum"]);
    if (known.length === 0 || known.includes(value) || value === codeNotDocumented) continue;
    const expected = `${path.join(".")} is one of the values known so far: ${known.join(", ")}`;
    const place = { ...placed(document, schema), subject: path.join("."), news: value };
    found.push({ expected, actual: value, evidence: weaker(evidence, "observed"), place });
  }
  return found;
}

/** Fields that no schema names. */
function lookAtAddedMembers(exchange: Exchange, contracts: Contracts): Deviation[] {
  const { document } = contracts[exchange.service];
  const found = new Map<string, Deviation>();
  for (const { path, schema, added } of placesOf(exchange, contracts)) {
    for (const name of added) {
      const subject = [...path, name].join(".");
      const place = { ...placed(document, schema), subject, news: name };
      found.set(subject, {
        expected: "the fields of the contract",
        actual: `also ${subject}`,
        evidence: "assumed",
        place,
      });
    }
  }
  return [...found.values()];
}

/** Where a schema stands. */
function placed(document: JsonObject, schema: JsonObject): { pointer?: string } {
  const pointer = pointerOf(document, schema);
  return pointer === undefined ? {} : { pointer };
}

/** Codes that the ramp service may share with the finance service: which of them it uses is not documented. */
const sharedCodes = new Set(["forbidden", "unauthenticated"]);

/** The codes of an error are in the style of the service, and come with their status. */
function lookAtErrorCodes(exchange: Exchange, contracts: Contracts): Deviation[] {
  const { service, response, json } = exchange;
  if (response.status < 400 || service === "auth") return [];
  return asArray(asObject(json)["errors"]).flatMap((error): Deviation[] => {
    const code = asObject(error)["code"];
    if (typeof code !== "string") return [];
    return service === "finance" ? financeCode(code, exchange, contracts) : rampCode(code, contracts);
  });
}

function financeCode(code: string, { response }: Exchange, contracts: Contracts): Deviation[] {
  const style = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\S+\.validation)$/;
  if (!style.test(code)) return [differ("a code in lower-case kebab-case", code)];
  const status =
    contracts.finance.errors.find((known) => known.code === code)?.status ??
    (code.endsWith(".validation") ? 400 : undefined);
  if (typeof status !== "number" || status === response.status) return [];
  return [differ(`status ${status} for the code ${code}`, statusAndCode({ response, json: undefined } as Exchange))];
}

/** A code that is documented in one spelling may not come in another, such as `not-found` for `NOT_FOUND`. */
function rampCode(code: string, contracts: Contracts): Deviation[] {
  if (sharedCodes.has(code) || code === codeNotDocumented) return [];
  if (contracts.ramp.errors.some((error) => error.code === code)) return [];
  const known = contracts.ramp.errors.map((error) => error.code);
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const meant = known.find((candidate) => plain(candidate) === plain(code));
  if (meant !== undefined) return [differ(`the code ${meant}`, code)];
  const styled = /^([A-Z0-9]+(_[A-Z0-9]+)*|[a-z0-9]+(-[a-z0-9]+)*)$/.test(code);
  return styled ? [] : [differ("a code such as NOT_FOUND or validation-error", code)];
}

/** All checks of the body. */
export const bodyChecks: ResponseCheck[] = [
  { name: "body-schema", look: lookAtBody },
  { name: "envelope", look: lookAtEnvelope },
  { name: "no-result-on-error", look: lookAtResultOfErrors },
  { name: "error-code", look: lookAtErrorCodes },
  { name: "open-list", look: lookAtOpenLists },
  { name: "added-member", look: lookAtAddedMembers },
];
