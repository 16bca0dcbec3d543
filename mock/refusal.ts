// Errors of the mock in each service's own form: the envelope of finance and ramp, RFC 6749's object for tokens.

/** Name of one API. */
export type Api = "finance" | "ramp" | "auth";

/** One entry of `errors`: a code of the service, and a sentence for people. */
export interface Problem {
  code: string;
  message: string;
}

/** A request that gets no further: the status and the errors of its answer. */
export interface Refusal {
  status: number;
  problems: Problem[];
  /** Headers of this refusal, for example `Allow`. */
  headers?: Record<string, string>;
}

/** The code of each status, where one is documented or its name fits. */
const codes: Record<Api, Record<number, string>> = {
  finance: { 400: "invalid-request", 401: "unauthenticated", 403: "forbidden", 500: "internal-error" },
  ramp: {
    400: "validation-error",
    401: "UNAUTHORIZED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    405: "METHOD_NOT_SUPPORTED",
    415: "INVALID_MEDIA_TYPE",
    500: "INTERNAL_SERVER_ERROR",
  },
  auth: { 401: "invalid_client" },
};

/** Stands where no code fits: the mock's own word, because none is documented, and RFC 6749's most general error. */
const otherCode: Record<Api, string> = {
  finance: "code-not-documented",
  ramp: "code-not-documented",
  auth: "invalid_request",
};

/** Status of a rejection whose code is documented without a status (contract: finance `default`). Assumed. */
export const statusNotShown = 422;

/**
 * A refusal with the code that the service has for the status.
 * @param api Which API answers.
 * @param status HTTP status of the answer.
 * @param message What was wrong and where, for people.
 * @param headers Headers of this refusal.
 */
export function refusal(api: Api, status: number, message: string, headers: Record<string, string> = {}): Refusal {
  return { status, problems: [{ code: codes[api][status] ?? otherCode[api], message }], headers };
}

/**
 * The body of a refusal in the form of the API.
 * @param api Which API answers.
 * @param problems What was wrong; the token endpoint has room for the first only.
 * @returns The envelope of finance and ramp (`success`, `errors`), or RFC 6749's error object (section 5.2).
 */
export function errorBody(api: Api, problems: Problem[]): object {
  if (api !== "auth") return { success: false, errors: problems };
  const [first] = problems;
  return {
    error: first?.code ?? otherCode.auth,
    error_description: first?.message.replace(/[^\x20-\x7e]|["\\]/g, "'"),
  };
}
