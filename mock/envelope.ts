// Errors that no operation describes (unknown path, wrong method, unreadable body), in each service's own form.

/** Name of one API. */
export type Api = "finance" | "ramp" | "auth";

/** The code of each status, where the sources give one that fits; the rest are finance's and ramp's last lines. */
const codes: Record<Exclude<Api, "auth">, Record<number, string>> = {
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
};
/** Stands where the sources show no code for an error; the contract uses the same word in its examples. */
const codeNotShown = "code-not-shown";

/**
 * The body of an error in the form of the API.
 * @param api Which API answers.
 * @param status HTTP status of the answer.
 * @param message What was wrong, for people.
 * @returns The envelope of finance and ramp, or RFC 6749's error object for the token endpoint.
 */
export function errorBody(api: Api, status: number, message: string): object {
  if (api === "auth") return { error: "invalid_request", error_description: message };
  return { success: false, errors: [{ code: codes[api][status] ?? codeNotShown, message }] };
}
