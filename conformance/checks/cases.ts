// Checks of generated requests.

import { asObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import { checkNames } from "../check-table.ts";
import type { Exchange } from "../exchange.ts";
import { type Case, plainLabel } from "../plan/cases/case.ts";
import type { Deviation, DifferencePlace } from "../result.ts";
import type { CheckInfo } from "./check.ts";
import { blamesRequest, codeOf, isRefusal, statusAndCode } from "./check.ts";

/** The checks of generated requests; `accepts-valid` is the one of valid requests. */
export const caseChecks: CheckInfo[] = checkNames
  .filter((name) => /^(accepts-valid|refuses-.*|documented-error)$/.test(name))
  .map((name) => ({ name }));

/** Compares the response to a generated request with the expected one; each deviation names its check. */
export function judge(test: Case, exchange: Exchange): (Deviation & { check: string })[] {
  const found = test.breaks === undefined ? judgeValid(test, exchange) : judgeBroken(test, exchange, test.breaks);
  return found.map((one) => ({ ...one, place: placeOf(test) }));
}

/** The parameter, or the schema of the body, that a request is about. */
function placeOf({ operation, subject, label }: Case): DifferencePlace {
  const parameter = operation.parameters.find(({ name }) => name === subject);
  const [media] = operation.body?.media ?? [];
  const inBody = subject.startsWith("body") ? (refPointer(media?.schema) ?? media?.pointer) : undefined;
  const at = parameter?.pointer ?? inBody;
  return { subject, rule: label.slice(label.indexOf(": ") + 2), ...(at !== undefined && { pointer: at }) };
}

function refPointer(schema: unknown): string | undefined {
  const ref = asObject(schema)["$ref"];
  return typeof ref === "string" ? ref.slice(1) : undefined;
}

/** Statuses that call a read a wrong request. */
const refusalsOfRequest = [400, 405, 415, 422];

/** Statuses about a resource: a read without an ID in its path has no reason for them. */
const refusalsOfResource = [404, 409, 410];

function judgeValid({ operation, label, evidence }: Case, exchange: Exchange): (Deviation & { check: string })[] {
  const { status } = exchange.response;
  const expected = `${label} is accepted`;
  const found = { check: "accepts-valid", expected, actual: statusAndCode(exchange) };
  // The bodies of writes are mostly made up, and business rules may refuse them. A refused body is reported, because it
  // hides every other rule of the operation.
  if (operation.body !== undefined) {
    const isRefused = label === plainLabel && isRefusal(exchange) && blamesRequest(exchange);
    return isRefused ? [{ ...found, evidence: "assumed" }] : [];
  }
  if (operation.method !== "GET") return [];
  if (refusalsOfRequest.includes(status)) return [{ ...found, evidence }];
  if (operation.path.includes("{") || !refusalsOfResource.includes(status)) return [];
  return [{ ...found, evidence: weaker(evidence, operation.evidence) }];
}

/** Server errors are reported by `no-server-error`, whatever the request was. */
function judgeBroken(
  { operation, label, subject }: Case,
  exchange: Exchange,
  { check, evidence, lenient = false, documented }: NonNullable<Case["breaks"]>,
): (Deviation & { check: string })[] {
  const { status } = exchange.response;
  const actual = statusAndCode(exchange);
  if (status >= 200 && status < 400)
    return [{ check, expected: `${label} is refused`, actual, evidence: lenient ? "assumed" : evidence }];
  if (documented === undefined || !isRefusal(exchange)) return [];
  // The order of refusals is not documented: a refusal of access may come before that of the broken rule. So may one of a
  // missing resource or a reached limit (F233), unless the broken value is in the path.
  const isOfPath = operation.parameters.some((parameter) => parameter.in === "path" && parameter.name === subject);
  if ([401, 403, 429, ...(isOfPath ? [] : [404, 409])].includes(status)) return [];
  const wanted: string[] = [];
  if (documented.status !== undefined) wanted.push(`status ${documented.status}`);
  if (documented.code !== undefined) wanted.push(`code ${documented.code}`);
  const isRight =
    (documented.status ?? status) === status && (documented.code ?? codeOf(exchange)) === codeOf(exchange);
  const expected = `${label} gives ${wanted.join(", ")}`;
  return isRight ? [] : [{ check: "documented-error", expected, actual, evidence: documented.evidence }];
}
