// The error codes of an operation as its page shows them: what happened there, what to do, and how certain it is.

import { evidenceOfListed } from "../../model/errors.ts";
import { type Evidence, isCertain, weaker } from "../../model/evidence.js";
import type { ResponseSpec } from "../../model/operations.ts";
import { conditionParts } from "../data/conditions.ts";
import { causeAndAdvice } from "../text/words.ts";
import type { ErrorEntry, OperationEntry } from "./model.ts";

/** A code of one response. */
export interface ErrorRow {
  code: string;
  /** What happened, in Markdown. */
  cause: string;
  /** What to do, in Markdown. */
  advice: string;
  /** Its entry in the catalogue; undefined for codes of OAuth. */
  known: ErrorEntry | undefined;
  /** How well it is known that this operation responds with it. */
  evidence: Evidence;
}

/** The condition of a code without what cannot be the case at an operation. */
export function fitted(entry: OperationEntry, { code, condition }: Pick<ErrorEntry, "code" | "condition">): string {
  const wrong = conditionParts.filter((one) => one.codes.test(code) && !one.fits(entry));
  return wrong.reduce((text, { part, otherwise }) => text.replace(part, otherwise), condition);
}

/** The summary of the example that has a code. */
function summaryOf(entry: OperationEntry, code: string): string {
  const examples = entry.responses.flatMap(({ media }) => media.flatMap((one) => one.examples));
  return examples.find(({ value }) => (value as { error?: unknown } | undefined)?.error === code)?.summary ?? "";
}

function evidenceOfCode(entry: OperationEntry, response: ResponseSpec, code: string): Evidence {
  return evidenceOfListed(response, entry.errors.find((one) => one.code === code)?.status);
}

/** How well it is known that an operation responds with a code, in whichever of its responses. */
export function evidenceOfCodeAnywhere(entry: OperationEntry, code: string): Evidence {
  const words = entry.responses
    .filter(({ codes }) => codes.includes(code))
    .map((response) => evidenceOfCode(entry, response, code));
  return words.find(isCertain) ?? weaker(...words);
}

/** The codes of a response, in its order. */
export function errorRows(entry: OperationEntry, response: ResponseSpec): ErrorRow[] {
  return response.codes.map((code) => {
    const known = entry.errors.find((one) => one.code === code);
    const text = known === undefined ? summaryOf(entry, code) : fitted(entry, known);
    return { code, known, evidence: evidenceOfCode(entry, response, code), ...causeAndAdvice(text) };
  });
}
