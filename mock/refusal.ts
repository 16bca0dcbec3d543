// A request that gets no further: the one error of the mock for it, and how it is written in the form of each API.

import type { Api } from "../model/apis.ts";
import { otherCode, statusCodes } from "./assumed.ts";

/** One thing that is wrong: a sentence for people, and a code of the service. */
export interface RefusedProblem {
  message: string;
  /** The code; that of the status when it is left out. */
  code?: string;
}

/** What a refusal may say besides its message. */
export interface RefusalOptions {
  /** Code of the error; that of the status when it is left out. */
  code?: string;
  /** Headers of this refusal, for example `Allow`. */
  headers?: Record<string, string>;
  /** What refused, in few words, for the journal; the message when it is left out. */
  rule?: string;
  /** Further fields of the control API's error, such as `possible`. */
  details?: object;
}

/** Thrown where a request is refused; nothing it did is stored, and the caller gets this error. */
export class Refusal extends Error {
  /** HTTP status of the response. */
  readonly status: number;
  /** What is wrong, at least one. */
  readonly problems: readonly RefusedProblem[];
  readonly headers: Record<string, string>;
  readonly rule: string | undefined;
  /** Further fields of the control API's error. */
  readonly details: object;

  /**
   * @param status HTTP status of the response.
   * @param what What was wrong and where, for people; or several problems.
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

/** A write that cannot be stored, because the file cannot grow or be written; nothing of it is stored. */
export class Unwritable extends Refusal {
  /** @param reason What ails the file, to follow its name: `cannot grow: the disk is full`. */
  constructor(reason: string) {
    super(503, `The data file ${reason}.`);
  }
}

/** Who refuses: an API in the form of its service, or the mock's own control API. */
export type RefusalForm = Api | "control";

/** The codes whose entry in the catalogue says that the error has no message. */
const codesWithoutMessage = new Set(["NOT_FOUND", "INVALID_MEDIA_TYPE"]);

/**
 * The body of a refusal.
 * @returns The envelope of finance and ramp (`success`, `errors`), RFC 6749's error object (section 5.2), which has room
 *   for one problem only, or `{"error": "…"}` of the control API.
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
