// Turns errors of a validator into refusals with the documented codes and a sentence for each error.

import type { Operation } from "../../../model/operations.ts";
import type { ErrorObject } from "../../../model/validation.ts";
import { statusNotShown } from "../../assumptions.ts";
import { momentOf } from "../../domain/lifecycle/clock.ts";
import { wordsOf } from "../../form.ts";
import { Refusal, type RefusedProblem } from "../../refusal.ts";

/** When a code applies: all conditions must hold. */
interface CodeRule {
  code: string;
  /** `path`, `query` or `body`. */
  in: string;
  /** Names of parameters or fields; by default any. */
  names?: string[];
  /** Failed keywords of JSON Schema; by default any. */
  keywords?: string[];
  /** HTTP status; by default 400. */
  status?: number;
}

/** The finance codes, most specific first. Other errors, and all of the ramp service, have the code of the status. */
const financeRules: CodeRule[] = [
  { code: "invalid-parameter", in: "path", names: ["accountId", "senderId"] },
  { code: "invalid-parameter", in: "query", names: ["status", "from", "to"] },
  { code: "page.validation", in: "query", names: ["page"], keywords: ["minimum"] },
  { code: "size.validation", in: "query", names: ["size"], keywords: ["minimum", "maximum"] },
  { code: "sortOn.validation", in: "query", names: ["sortOn"], keywords: ["enum"] },
  {
    code: "chain-and-asset-required-together",
    in: "body",
    names: ["chain", "asset"],
    keywords: ["dependentRequired"],
    status: statusNotShown,
  },
];

const placeNames: Record<string, string> = { path: "Path parameter", query: "Query parameter", body: "Body field" };
/** Limits the response to a body with thousands of mistakes. */
const mostProblems = 20;

/**
 * The refusal of an invalid request.
 * @param operation Its operation; a code is used only if the operation lists it.
 * @param errors Errors of Ajv, at least one.
 * @param remedy Adds advice to the sentence about an error.
 * @returns The refusal with the status of the first problem and all problems of that status.
 */
export function validationRefusal(
  operation: Operation,
  errors: ErrorObject[],
  remedy: (error: ErrorObject) => string = () => "",
): Refusal {
  const found = errors.slice(0, mostProblems).map((error) => problemOf(operation, error, remedy(error)));
  const status = found[0]?.status ?? 400;
  const problems = found.filter((problem) => problem.status === status).map(({ status: _, ...problem }) => problem);
  return new Refusal(status, distinct(problems), { rule: `validation: ${placesOf(errors)}` });
}

/** The places of errors, for example `body.amount, query.size`. */
function placesOf(errors: ErrorObject[]): string {
  const places = errors.slice(0, mostProblems).map(({ instancePath, params }) => {
    const { missingProperty }: { missingProperty?: unknown } = params;
    const names = instancePath.split("/").slice(1).map(plainKey);
    return [...names, ...(missingProperty === undefined ? [] : [missingProperty])].join(".");
  });
  return [...new Set(places)].join(", ");
}

/** The refusal if `from` is after `to` (finance: `invalid-date-range`). */
export function dateRangeRefusal({ codes }: Operation, query: Record<string, unknown>): Refusal | undefined {
  const { from, to } = query;
  if (typeof from !== "string" || typeof to !== "string" || momentOf(from) <= momentOf(to)) return undefined;
  const code = { ...(codes.has("invalid-date-range") && { code: "invalid-date-range" }) };
  return new Refusal(400, `Query parameter from (${from}) is after to (${to}).`, code);
}

function problemOf(operation: Operation, error: ErrorObject, remedy: string): RefusedProblem & { status: number } {
  const [place = "", ...names] = error.instancePath.split("/").slice(1).map(plainKey);
  const { missingProperty = "" }: { missingProperty?: unknown } = error.params;
  const name = names[0] ?? String(missingProperty);
  const rule = financeRules.find(
    (candidate) =>
      candidate.in === place &&
      (candidate.names?.includes(name) ?? true) &&
      (candidate.keywords?.includes(error.keyword) ?? true) &&
      operation.codes.has(candidate.code),
  );
  const subject = names.length > 0 ? `${placeNames[place]} ${names.join(".")}` : `The ${place}`;
  const message = `${subject} ${wordsOf(error)}${remedy}.`;
  return { status: rule?.status ?? 400, message, ...(rule !== undefined && { code: rule.code }) };
}

/** A key of a JSON pointer without its escapes. Not decoded as a URI: the key of the caller can be any text. */
function plainKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Several rules of the contract can find the same problem, such as `chain` without `asset`. */
function distinct(problems: RefusedProblem[]): RefusedProblem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
