// The errors of an operation as its page shows them: what happened there, whether to retry, and how code handles it.

import { evidenceOfListed } from "../../model/errors.ts";
import { type Evidence, isCertain, weaker } from "../../model/evidence.js";
import type { ResponseSpec } from "../../model/operations.ts";
import { conditionParts } from "../data/conditions.ts";
import { causeAndAdvice } from "../text/words.ts";
import type { ErrorEntry, OperationEntry } from "./model.ts";
import { isFile } from "./samples/typescript.ts";

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
  const found = examples.find(({ value }) => (value as { error?: unknown } | undefined)?.error === code);
  return found?.summary ?? "";
}

/** How well it is known that an operation responds with a code in one of its responses. */
export function evidenceOfCode(entry: OperationEntry, response: ResponseSpec, code: string): Evidence {
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

type Group = "correct" | "read" | "token" | "retry" | "open";

/** Codes that are handled alike; an access token that is refused is no matter of waiting. */
function groupOf({ code, retryable }: ErrorEntry): Group {
  if (/^unauth/i.test(code)) return "token";
  if (retryable === true) return "retry";
  if (retryable === false) return "correct";
  return retryable === null ? "open" : "read";
}

/** What code does about the codes of a group. */
function commentOf(group: Group, { writes, idempotent }: OperationEntry): string {
  if (group === "open" && idempotent)
    return "Send the same request body again with error.idempotencyKey: nothing is done twice.";
  const comments: Record<Group, string> = {
    correct: "The same request fails again: correct what the code names.",
    read: "Read the resource again, check that you still want this, and send its current version.",
    token: "The client has already tried another token: check the credentials.",
    retry: "Try again later.",
    open: writes
      ? "It may have taken effect: read it back before you send it again."
      : "Whether a retry helps is not documented: report error.correlationId.",
  };
  return comments[group];
}

/** The codes of an operation in TypeScript: those that are handled alike stand together. Nothing where none is listed. */
export function handlingOf(entry: OperationEntry): string | undefined {
  if (entry.service === "auth" || entry.errors.length === 0) return undefined;
  const hasBody = entry.body !== undefined;
  const names = [
    ...entry.parameters.filter((one) => one.in === "path").map(({ name }) => name),
    ...(hasBody ? ["body"] : []),
  ];
  const parameters = names.length === 0 ? "" : `{ ${names.join(", ")} }`;
  const given = isFile(entry) ? `${parameters || "{}"}, { parseAs: "blob" }` : parameters;
  const groups = (["correct", "token", "read", "retry", "open"] as const).flatMap((group) => {
    const codes = entry.errors.filter((one) => groupOf(one) === group);
    if (codes.length === 0) return [];
    return [
      ...codes.map(({ code }) => `  case ${JSON.stringify(code)}:`),
      `    // ${commentOf(group, entry)}`,
      "    throw error;",
    ];
  });
  return [
    `const { data, error } = await ${entry.service}.${entry.operationId}(${given});`,
    "switch (error?.code) {",
    "  case undefined:",
    "    break; // No error: use data.",
    ...groups,
    "  default:",
    "    throw error; // More codes are possible.",
    "}",
  ].join("\n");
}
