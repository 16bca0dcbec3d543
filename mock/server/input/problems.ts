// Turns what a validator found into the documented codes, and sentences that say what was wrong where.

import type { Operation } from "../../../model/operations.ts";
import type { ErrorObject } from "../../../model/validation.ts";
import { statusNotShown } from "../../assumed.ts";
import { momentOf } from "../../domain/lifecycle/clock.ts";
import { wordsOf } from "../../form.ts";
import { Refusal, type RefusedProblem } from "../../refusal.ts";

/** When a code applies; every condition that is given must hold. */
interface CodeRule {
  code: string;
  /** `path`, `query` or `body`. */
  in: string;
  /** Names of the parameters it is about; all when it is left out. */
  names?: string[];
  /** JSON Schema keywords that failed; all when it is left out. */
  keywords?: string[];
  /** HTTP status; 400 when it is left out. */
  status?: number;
}

/** The finance codes, most specific first; what fits none has the code of its status, as all of the ramp service have. */
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
/** A sane response to a body with thousands of mistakes. */
const mostProblems = 20;

/**
 * The refusal of a request that its validator found wrong.
 * @param operation What was asked for; a code is used only where the operation lists it.
 * @param errors What Ajv found, at least one.
 * @param remedy What to add to the sentence about an error.
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

/** Where a request is wrong: `body.amount, query.size`. */
function placesOf(errors: ErrorObject[]): string {
  const places = errors.slice(0, mostProblems).map(({ instancePath, params }) => {
    const { missingProperty } = params as { missingProperty?: unknown };
    const names = instancePath.split("/").slice(1).map(plainKey);
    return [...names, ...(missingProperty === undefined ? [] : [missingProperty])].join(".");
  });
  return [...new Set(places)].join(", ");
}

/** `from` after `to` in one request (finance: `invalid-date-range`); undefined when the bounds are in order. */
export function dateRangeRefusal({ codes }: Operation, query: Record<string, unknown>): Refusal | undefined {
  const { from, to } = query;
  if (typeof from !== "string" || typeof to !== "string" || momentOf(from) <= momentOf(to)) return undefined;
  const code = codes.has("invalid-date-range") ? { code: "invalid-date-range" } : {};
  return new Refusal(400, `Query parameter from (${from}) lies after to (${to}).`, code);
}

function problemOf(operation: Operation, error: ErrorObject, remedy: string): RefusedProblem & { status: number } {
  const [place = "", ...names] = error.instancePath.split("/").slice(1).map(plainKey);
  const missing = String((error.params as { missingProperty?: unknown }).missingProperty ?? "");
  const name = names[0] ?? missing;
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

/** A key of a place as the caller wrote it: any text, so that it must not be decoded as a URI. */
function plainKey(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** `chain` without `asset` can be found by more than one rule of the contract; say it once. */
function distinct(problems: RefusedProblem[]): RefusedProblem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
