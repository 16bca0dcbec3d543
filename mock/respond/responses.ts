// Prism's responses by operation, `Prefer` and `Accept`: static ones are asked for once and kept.

import type { Operation } from "../../model/operations.ts";
import { accepts } from "../http/accept.ts";
import { namedExample } from "./named.ts";
import type { Preferences } from "./prefer.ts";
import type { Prism } from "./prism.ts";
import type { Outcome, PrismResponse, Question } from "./question.ts";

/** The responses of one contract that no rule and no state decides. */
export interface Responses {
  /** Responds at once when it can. */
  of(operation: Operation, preferences: Preferences, accept: string | undefined): Outcome | Promise<Outcome>;
  /** Asks Prism for every static response of the contract; returns all that are kept. */
  warm(operations: Operation[]): Promise<Map<string, PrismResponse> | undefined>;
}

/** Callers choose `Accept`; whoever sends a new one each time must not fill the memory. */
const maxKept = 5_000;
const maxKey = 300;
const json = "application/json";
/** A status of a range that stands for it when the responses are asked for in advance. */
const statusOfRange: Record<string, number> = { "4XX": 400, "5XX": 500 };

/**
 * Makes the responses of one contract.
 * @param prism Who picks them.
 * @param kept Responses known from an earlier run, by key.
 */
export function createResponses(prism: Prism, kept = new Map<string, PrismResponse>()): Responses {
  const ask = async (key: string, question: Question): Promise<Outcome> => {
    const outcome = await prism.ask(question);
    if (!("fault" in outcome) && kept.size < maxKept && key.length <= maxKey) kept.set(key, outcome);
    return outcome;
  };
  const of: Responses["of"] = (operation, preferences, accept) => {
    const named = namedExample(operation, preferences, accept);
    if (named !== undefined) return named;
    const { api, method, path } = operation;
    const wanted = normalise(operation, accept);
    const question = { api, method, path, preferences, accept: wanted };
    const key = `${operation.operationId} ${preferences.code ?? ""} ${preferences.example ?? ""} ${wanted ?? ""}`;
    return kept.get(key) ?? ask(key, question);
  };
  const warm: Responses["warm"] = async (operations) => {
    for (const operation of operations)
      for (const preferences of everyStatic(operation)) {
        // After a reload others respond; half of the responses are not worth keeping.
        if (prism.isRetired()) return undefined;
        await of(operation, preferences, undefined);
      }
    return kept;
  };
  return { of, warm };
}

/** Where JSON is all there is, every `Accept` that allows it means the same to Prism as none. */
function normalise(operation: Operation, accept: string | undefined): string | undefined {
  if (accept === undefined || accept === "*/*" || accept === json) return isJsonOnly(operation) ? undefined : accept;
  return isJsonOnly(operation) && accepts(accept, json) ? undefined : accept;
}

const jsonOnly = new WeakMap<Operation, boolean>();

function isJsonOnly(operation: Operation): boolean {
  let only = jsonOnly.get(operation);
  if (only === undefined) {
    only = operation.responses.every(({ media }) => media.every(({ type }) => type === json));
    jsonOnly.set(operation, only);
  }
  return only;
}

function* everyStatic({ responses }: Operation): Generator<Preferences> {
  yield {};
  for (const { status, media } of responses) {
    const code = statusOfRange[status] ?? Number(status);
    if (Number.isNaN(code)) continue;
    yield { code };
    for (const { name } of media.flatMap(({ examples }) => examples)) yield { code, example: name };
  }
}
