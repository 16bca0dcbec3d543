// The error for refused requests, and its body in the form of each API.

import type { Api } from "../model/apis.ts";
import { otherCode, statusCodes } from "./assumptions.ts";

/** One problem of a request: a sentence for people, and a code of the service. */
export interface RefusedProblem {
  message: string;
  /** By default the code of the status. */
  code?: string;
}

/** Optional parts of a refusal. */
export interface RefusalOptions {
  /** Code of the error; by default that of the status. */
  code?: string;
  /** Headers of this refusal, for example `Allow`. */
  headers?: Record<string, string>;
  /** The rule that refused, in a few words for the journal; by default the message. */
  rule?: string;
  /** Further fields of the control API's error, such as `possible`. */
  details?: object;
}

/** Thrown to refuse a request: its changes are rolled back, and the caller gets this error. */
export class Refusal extends Error {
  readonly status: number;
  /** At least one. */
  readonly problems: readonly RefusedProblem[];
  readonly headers: Record<string, string>;
  readonly rule: string | undefined;
  /** Further fields of the control API's error. */
  readonly details: object;

  /**
   * @param status HTTP status of the response.
   * @param what What is wrong and where, for people; or several problems.
   */
  constructor(
    status: number,
    what: string | RefusedProblem[],
    { code, headers = {}, rule, details = {} }: RefusalOptions = {},
  ) {
    const problems = typeof what === "string" ? [{ message: what, ...(code !== undefined && { code }) }] : what;
    super(problems[0]?.message);
    this.status = status;
    this.problems = problems;
    this.headers = headers;
    this.rule = rule;
    this.details = details;
  }
}

/** Thrown when the data file cannot grow or be written; the whole change is rolled back. */
export class Unwritable extends Refusal {
  /** @param reason What is wrong with the file, to follow its name: `cannot grow: the disk is full`. */
  constructor(reason: string) {
    super(503, `The data file ${reason}.`);
  }
}

/** The form of the body: that of an API, or of the control API. */
export type RefusalForm = Api | "control";

/** Codes whose errors have no message, as the contract's error catalog says. */
const codesWithoutMessage = new Set(["NOT_FOUND", "INVALID_MEDIA_TYPE"]);

/**
 * The body of a refusal.
 * @returns The envelope of finance and ramp (`success`, `errors`), the error object of RFC 6749 (section 5.2) with the
 *   first problem, or `{"error": "…"}` of the control API.
 */
export function refusedBody(form: RefusalForm, { status, problems, message, details }: Refusal): object {
  if (form === "control") return { error: message, ...details };
  const errors = problems.map(({ code = codeOf(form, status), message: text }) =>
    codesWithoutMessage.has(code) ? { code } : { code, message: text },
  );
  if (form !== "auth") return { success: false, errors };
  return { error: errors[0]?.code, error_description: message.replace(/[^\x20-\x7e]|["\\]/g, "'") };
}

function codeOf(api: Api, status: number): string {
  return statusCodes[api][status] ?? otherCode[api];
}
