// Requests that break one rule of an operation each, up to a whole body, and methods that a path does not have.

import type { Json, JsonObject } from "../../../model/document.ts";
import { weaker } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { withOwnKey } from "../body.ts";
import { brokenBodies } from "../values/bodies.ts";
import { type Case, caseOf, type DocumentedResponse } from "./case.ts";
import { negativeParameterCases } from "./parameters.ts";

/** Bodies that are not a JSON object. */
const wholes: [label: string, text: string][] = [
  ["empty", ""],
  ["null", "null"],
  ["an array", "[]"],
  ["a text", '"text"'],
  ["nested 500 deep", `${"[".repeat(500)}${"]".repeat(500)}`],
];

const typeCheck = "refuses-wrong-content-type";

const otherTypes: [label: string, type: string][] = [
  ["wrong content type", "text/plain"],
  ["content type of a form", "application/x-www-form-urlencoded"],
  ["content type of XML", "application/xml; charset=utf-8"],
];

/** Bodies with one broken rule each, bodies that are not valid JSON, and other media types. */
function negativeBodyCases(operation: Operation, document: JsonObject, valid: Json): Case[] {
  const { required = false, media: [media] = [] } = operation.body ?? {};
  if (media === undefined || media.type !== "application/json") return [];
  const evidence = required ? "documented" : media.evidence;
  const whole = (label: string, text: string, breaks: NonNullable<Case["breaks"]>, type = "application/json"): Case =>
    caseOf(operation, "body", label, { raw: { text, type }, breaks });
  // A code for media types other than JSON is listed for ramp only (R74); finance may accept them.
  const ofType: NonNullable<Case["breaks"]> =
    operation.api === "ramp"
      ? { check: typeCheck, evidence, documented: { code: "INVALID_MEDIA_TYPE", evidence: "observed" } }
      : { check: typeCheck, evidence: weaker(evidence, "assumed") };
  const noObject = { check: "refuses-wrong-type", evidence: weaker(operation.evidence, evidence) };
  const text = () => JSON.stringify(withOwnKey(valid, valid));
  return [
    whole("malformed JSON", `${text().slice(0, -1)},`, { check: "refuses-malformed-json", evidence }),
    ...wholes.filter(([label]) => required || label !== "empty").map(([label, body]) => whole(label, body, noObject)),
    ...otherTypes.map(([label, type]) => whole(label, text(), ofType, type)),
    ...[...brokenBodies(document, media.schema, valid)].map(({ check, field, label, body, evidence: known }) =>
      caseOf(operation, `body.${field}`, label, {
        json: withOwnKey(body, valid),
        breaks: { check, evidence: known, ...(isPlainHttp(operation, field, label) && { documented: plainHttp }) },
      }),
    ),
  ];
}

/** The documented response to a webhook URL that is not https. */
const plainHttp: DocumentedResponse = { status: 400, code: "invalid-request", evidence: "documented" };

const isPlainHttp = ({ operationId }: Operation, field: string, label: string) =>
  ["registerWebhook", "replaceWebhook"].includes(operationId) &&
  `${field}: ${label}`.startsWith("url: pattern http://");

/**
 * Every way to break one rule of an operation, each once.
 * @param bodies Valid bodies to break, one for each form that the operation takes.
 */
export function negativeCases(operation: Operation, document: JsonObject, bodies: Json[]): Case[] {
  const cases = [
    ...negativeParameterCases(operation, document),
    ...bodies.flatMap((valid) => negativeBodyCases(operation, document, valid)),
  ];
  return [...new Map(cases.map((test) => [test.label, test])).values()];
}

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Methods that a path does not have.
 * @param onPath The operations of the path; the cases are reported under the first.
 * @param harmless True to leave out methods that might change something.
 */
export function undeclaredMethodCases(onPath: Operation[], harmless: boolean): Case[] {
  const [first] = onPath;
  if (first === undefined) return [];
  const declared = onPath.map(({ method }) => method);
  const methods = allMethods.filter((method) => !declared.includes(method) && (!harmless || method === "GET"));
  // With an unknown ID, a server may refuse the ID before the method.
  const known = first.path.includes("{") ? "observed" : "documented";
  const documented = { code: "METHOD_NOT_SUPPORTED", evidence: known } as const;
  const check = "refuses-undeclared-method";
  const breaks = { check, evidence: "documented" as const, ...(first.api === "ramp" && { documented }) };
  return methods.map((method) => caseOf(first, "method", `undeclared ${method}`, { method, breaks }));
}
