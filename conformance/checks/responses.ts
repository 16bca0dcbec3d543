// Checks of one response by itself: status, headers, body and envelope, as the contract has them.

import { asArray, asObject, asStrings, isObject } from "../../model/document.ts";
import { type Evidence, evidenceOfParameter, presenceOf, weaker } from "../../model/evidence.js";
import { type Contract, type Operation, type ResponseSpec, responseFor, successesOf } from "../contract.ts";
import type { Exchange } from "../exchange.ts";
import { describe, type Visit, validateBody, walkValue } from "../schema.ts";
import { answerOf, type Found, type ResponseCheck, succeeded } from "./check.ts";

const wellFormed = /^[A-Za-z0-9_.:-]{1,64}$/;

/** The response of the contract an exchange is held to; a success of unlisted status is held to the listed one. */
function specOf({ operation, response }: Exchange): ResponseSpec | undefined {
  if (operation === undefined) return undefined;
  const exact = responseFor(operation, response.status);
  if (exact !== undefined || response.status < 200 || response.status > 299) return exact;
  return successesOf(operation)[0];
}

/** True for a response that was asked for by name with `Prefer`, as mocks allow: an example of the contract. */
function isExample({ request }: Exchange): boolean {
  return request.headers.some(([name]) => name === "prefer");
}

const visited = new WeakMap<Exchange, Visit[]>();

/** Every place of a body with its schema, walked once for all checks. */
function placesOf(exchange: Exchange, contract: Contract): Visit[] {
  const media = mediaOf(exchange);
  if (exchange.operation === undefined || media === undefined || exchange.json === undefined) return [];
  const known = visited.get(exchange) ?? [
    ...walkValue(contract.documents[exchange.operation.service], media, exchange.json),
  ];
  visited.set(exchange, known);
  return known;
}

/** `application/json` of `application/json; charset=utf-8`. */
function mediaTypeOf({ response }: Exchange): string {
  return (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The schema a body is held to, when its media type is one of the contract's. */
function mediaOf(exchange: Exchange) {
  const type = mediaTypeOf(exchange);
  return specOf(exchange)?.media.find((media) => media.type === type);
}

function listOf(values: string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function lookAtStatus({ operation, response }: Exchange): Found[] {
  const { status } = response;
  if (status === 0) {
    const actual = response.problem ?? "the connection ended without one";
    // How long an answer may be is nowhere said; what is too long to be read is not known to be wrong.
    const evidence = actual.startsWith("the response is longer") ? "assumed" : "documented";
    return [{ expected: "an answer", actual, evidence }];
  }
  if (operation === undefined || responseFor(operation, status) !== undefined) return [];
  const successes = successesOf(operation);
  const isSuccess = status >= 200 && status <= 299;
  const wanted = isSuccess ? successes.map((spec) => spec.status) : operation.responses.map((spec) => spec.status);
  const evidence = isSuccess ? weaker(...successes.map((spec) => spec.evidence)) : "documented";
  return [{ expected: `status ${listOf(wanted)}`, actual: `status ${status}`, evidence }];
}

/** A valid request has no reason to end in `internal-error`; states the contract names, such as 503, may occur. */
function lookAtServerError(exchange: Exchange): Found[] {
  const { operation, response } = exchange;
  // An error that was asked for by name, as mocks allow, is no error of the server.
  if (response.status < 500 || isExample(exchange)) return [];
  const named = operation?.responses.some(({ status }) => status === String(response.status));
  if (response.status !== 500 && named) return [];
  return [{ expected: "no server error", actual: `status ${response.status}`, evidence: "documented" }];
}

function lookAtContentType(exchange: Exchange): Found[] {
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
  return [{ expected: `content type ${listOf(known)}`, actual: type === "" ? "none" : type, evidence }];
}

function lookAtCorrelationId({ service, response }: Exchange): Found[] {
  if (service === "auth" || response.status === 0) return [];
  const id = response.headers["x-correlation-id"];
  if (id === undefined)
    return [{ expected: "the header X-Correlation-Id", actual: "it is missing", evidence: "documented" }];
  if (wellFormed.test(id)) return [];
  return [{ expected: `X-Correlation-Id matches ${wellFormed.source}`, actual: describe(id), evidence: "documented" }];
}

function lookAtEcho({ service, request, response }: Exchange): Found[] {
  if (service === "auth" || response.headers["x-correlation-id"] === undefined) return [];
  const sent = request.headers.filter(([name]) => name.toLowerCase() === "x-correlation-id").map(([, value]) => value);
  const [own] = sent;
  if (sent.length !== 1 || own === undefined || !wellFormed.test(own)) return [];
  const actual = response.headers["x-correlation-id"];
  return actual === own
    ? []
    : [{ expected: `X-Correlation-Id ${own}`, actual: describe(actual), evidence: "documented" }];
}

function lookAtHeaders(exchange: Exchange, contract: Contract): Found[] {
  const spec = specOf(exchange);
  return Object.entries(spec?.headers ?? {}).flatMap(([name, header]): Found[] => {
    if (name === "x-correlation-id") return [];
    const value = exchange.response.headers[name];
    const schema = asObject(header["schema"]);
    const evidence = evidenceOfParameter(contract.documents[exchange.service], header);
    if (value === undefined) {
      // Nothing assumed is required; that it is absent is still worth knowing.
      const isExpected = header["required"] === true || evidence === "assumed";
      return isExpected ? [{ expected: `the header ${name}`, actual: "it is missing", evidence }] : [];
    }
    const { const: only, pattern } = schema;
    const fits =
      (only === undefined || value === only) && (typeof pattern !== "string" || new RegExp(pattern).test(value));
    return fits ? [] : [{ expected: `${name}: ${String(only ?? pattern)}`, actual: value, evidence }];
  });
}

function lookAtBody(exchange: Exchange, contract: Contract): Found[] {
  const { operation, response, json } = exchange;
  const spec = specOf(exchange);
  if (operation === undefined || spec === undefined) return [];
  const structured = spec.media.find(({ type }) => type === "application/json");
  if (response.body === "") {
    const wanted = structured !== undefined && asStrings(structured.schema["required"]).length > 0;
    if (!wanted || response.status === 0) return [];
    // Without a documented payload an answer may have no body at all, such as one with status 204.
    const evidence = succeeded(exchange) ? emptyEvidence(spec) : structured.evidence;
    return [{ expected: "a JSON body", actual: "an empty one", evidence }];
  }
  const media = mediaOf(exchange);
  if (media === undefined || media.type !== "application/json") return [];
  if (json === undefined) return [{ expected: "a JSON body", actual: describe(response.body), evidence: "documented" }];
  return validateBody(contract, operation.service, media, json)
    .filter(({ place }) => !(place === "success" || (!succeeded(exchange) && place === "errors")))
    .map(({ expected, actual, evidence }) => ({ expected, actual, evidence }));
}

function emptyEvidence({ media: [media] }: ResponseSpec): Evidence {
  const isPromised = media !== undefined && asStrings(media.schema["required"]).includes("result");
  return isPromised ? presenceOf(media.evidence, media.schema) : "assumed";
}

function noEnvelope(body: string): Found {
  const actual = body === "" ? "an empty body" : describe(body);
  return { expected: "an envelope with `success`", actual, evidence: "documented" };
}

/** Every refusal has a body that says why; HEAD has none, and a limited rate is not shown. */
function isEnvelopeDue({ request, response }: Exchange): boolean {
  return response.status >= 400 && response.status < 500 && response.status !== 429 && request.method !== "HEAD";
}

/** The envelope is documented for both services, so it holds for listed operations and for unknown paths too. */
function lookAtEnvelope(exchange: Exchange): Found[] {
  const { service, json, response } = exchange;
  if (service === "auth" || response.status === 0) return [];
  if (response.body === "") return isEnvelopeDue(exchange) ? [noEnvelope(response.body)] : [];
  const isFile = succeeded(exchange) && !mediaTypesOf(exchange.operation).includes("application/json");
  if (isFile && exchange.operation !== undefined) return [];
  const wanted = response.status < 400;
  if (!isObject(json)) return [noEnvelope(response.body)];
  const found: Found[] = [];
  if (json["success"] !== wanted) {
    const actual = `success is ${describe(json["success"])}`;
    found.push({ expected: `success is ${wanted} with status ${response.status}`, actual, evidence: "documented" });
  }
  if (wanted) return found;
  const errors = json["errors"];
  // An example that was asked for shows no error where no code is documented; a server has one to report.
  const isWhole = Array.isArray(errors) && (errors.length > 0 || isExample(exchange));
  const named = isWhole && errors.every((error) => typeof asObject(error)["code"] === "string");
  if (!named) found.push({ expected: "errors with a code each", actual: describe(errors), evidence: "documented" });
  return found;
}

function mediaTypesOf(operation: Operation | undefined): string[] {
  return operation === undefined ? [] : successesOf(operation).flatMap(({ media }) => media.map(({ type }) => type));
}

function lookAtResultOfErrors(exchange: Exchange): Found[] {
  const { service, response, json } = exchange;
  if (service === "auth" || response.status < 400 || !isObject(json)) return [];
  const result = json["result"];
  const empty = result === undefined || result === null || (isObject(result) && Object.keys(result).length === 0);
  return empty ? [] : [{ expected: "no payload beside errors", actual: describe(result), evidence: "documented" }];
}

/** Codes that the ramp service may share with the finance service: the sources leave open which it uses. */
const sharedCodes = new Set(["forbidden", "unauthenticated"]);

function lookAtErrorCodes(exchange: Exchange, contract: Contract): Found[] {
  const { service, response, json } = exchange;
  if (response.status < 400 || service === "auth") return [];
  return asArray(asObject(json)["errors"]).flatMap((error): Found[] => {
    const code = asObject(error)["code"];
    if (typeof code !== "string") return [];
    return service === "finance" ? financeCode(code, exchange, contract) : rampCode(code, contract);
  });
}

function financeCode(code: string, { response }: Exchange, contract: Contract): Found[] {
  const style = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\S+\.validation)$/;
  if (!style.test(code)) return [{ expected: "a code in lower-case kebab-case", actual: code, evidence: "documented" }];
  const status = contract.codeStatus.get(`finance ${code}`) ?? (code.endsWith(".validation") ? 400 : undefined);
  if (typeof status !== "number" || status === response.status) return [];
  return [
    {
      expected: `status ${status} for the code ${code}`,
      actual: answerOf({ response, json: undefined } as Exchange),
      evidence: "documented",
    },
  ];
}

/** A code the source spells in one way may not come in another, such as `not-found` for `NOT_FOUND`. */
function rampCode(code: string, contract: Contract): Found[] {
  if (contract.codeStatus.has(`ramp ${code}`) || sharedCodes.has(code) || code === codeNotDocumented) return [];
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const known = [...contract.codeStatus.keys()].filter((key) => key.startsWith("ramp ")).map((key) => key.slice(5));
  const meant = known.find((candidate) => plain(candidate) === plain(code));
  if (meant !== undefined) return [{ expected: `the code ${meant}`, actual: code, evidence: "documented" }];
  const styled = /^([A-Z0-9]+(_[A-Z0-9]+)*|[a-z0-9]+(-[a-z0-9]+)*)$/.test(code);
  return styled
    ? []
    : [{ expected: "a code such as NOT_FOUND or validation-error", actual: code, evidence: "documented" }];
}

/** Stands in the contract's examples where the sources show no code; it is no news. */
const codeNotDocumented = "code-not-documented";

/** A code that is in style but not listed for its status tells something new. */
function lookAtOpenLists(exchange: Exchange, contract: Contract): Found[] {
  const found: Found[] = [];
  for (const { path, value, schema, evidence } of placesOf(exchange, contract)) {
    const known = asStrings(schema["x-extensible-enum"]);
    if (known.length === 0 || typeof value !== "string" || known.includes(value) || value === codeNotDocumented)
      continue;
    const expected = `${path.join(".")} is one of the values known so far: ${known.join(", ")}`;
    found.push({ expected, actual: value, evidence: weaker(evidence, "observed") });
  }
  return found;
}

function lookAtAddedMembers(exchange: Exchange, contract: Contract): Found[] {
  const found = new Set<string>();
  for (const { path, added } of placesOf(exchange, contract)) {
    for (const name of added) found.add([...path, name].join("."));
  }
  return [...found].map((name) => ({
    expected: "the fields of the contract",
    actual: `also ${name}`,
    evidence: "assumed",
  }));
}

const responsesOf = "the operation's `responses` in the contract";

/** All checks of one response. */
export const responseChecks: ResponseCheck[] = [
  { name: "status-known", rule: "The status is one the operation documents.", source: responsesOf, look: lookAtStatus },
  {
    name: "no-server-error",
    rule: "No request ends in an unexpected error.",
    source: "finance source, Errors: internal-error is an unexpected error",
    look: lookAtServerError,
  },
  { name: "content-type", rule: "The body has a documented media type.", source: responsesOf, look: lookAtContentType },
  {
    name: "correlation-id-present",
    rule: "Every response has a well-formed X-Correlation-Id.",
    source: "finance source, Authentication 7",
    look: lookAtCorrelationId,
  },
  {
    name: "correlation-id-echoed",
    rule: "A valid X-Correlation-Id of the caller comes back.",
    source: "finance source, Authentication 7",
    look: lookAtEcho,
  },
  {
    name: "headers",
    rule: "Documented headers are there with documented values.",
    source: responsesOf,
    look: lookAtHeaders,
  },
  { name: "body-schema", rule: "The body keeps its schema, formats included.", source: responsesOf, look: lookAtBody },
  {
    name: "envelope",
    rule: "`success` agrees with the status, and errors have codes.",
    source: "finance source, Shared envelope and paging; ramp source, Errors",
    look: lookAtEnvelope,
  },
  {
    name: "no-result-on-error",
    rule: "`result` of an error is absent, null or an empty object.",
    source: "finance source, Shared envelope and paging",
    look: lookAtResultOfErrors,
  },
  {
    name: "error-code",
    rule: "Error codes are in the service's style and come with their status.",
    source: "finance and ramp sources, Errors; generated/errors.json",
    look: lookAtErrorCodes,
  },
  {
    name: "open-list",
    rule: "Values of open lists are among those known so far.",
    source: "`x-extensible-enum` in the contract",
    look: lookAtOpenLists,
  },
  {
    name: "added-member",
    rule: "Bodies have the fields of the contract.",
    source: "the schemas of the contract",
    look: lookAtAddedMembers,
  },
];
