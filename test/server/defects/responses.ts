// Defects of any response: status, media type, correlation ID, envelope, error codes.

import { object, refused, ServerRefusal, text } from "../basics.ts";
import type { Bend, JsonRecord, SentResponse, ServerRules } from "../model.ts";
import {
  anyResponse,
  body,
  defectsOf,
  errors,
  instead,
  leaving,
  policy,
  refusal,
  status,
  success,
  withHeaders,
} from "./bends.ts";

const uncorrelated = (fits: (status: number, given: boolean) => boolean): Bend =>
  leaving(
    (_, host) => host !== "token",
    (response, headers) => {
      const { "x-correlation-id": _, ...rest } = response.headers;
      return fits(response.status, headers["x-correlation-id"] !== undefined)
        ? { ...response, headers: rest }
        : response;
    },
  );

const correlation = (make: (usual: ServerRules["correlation"]) => ServerRules["correlation"]): Bend =>
  policy((usual) => ({ correlation: make(usual.correlation) }));

/** Replaces the correlation ID of responses with a status. */
const other = (code: number): Bend =>
  leaving(
    (response) => response.status === code,
    (response) => withHeaders(response, { "x-correlation-id": "corr:other" }),
  );

const fails = (operations: string): Bend =>
  success(operations, (_, r) =>
    refused(
      new ServerRefusal(500, r.host === "ramp" ? "INTERNAL_SERVER_ERROR" : "internal-error", "Something broke."),
    ),
  );

const mediaType = (response: SentResponse, value: string) => withHeaders(response, { "Content-Type": value });

/** Changes the errors with a status. */
const errorsOf = (code: number, change: (body: JsonRecord) => JsonRecord): Bend =>
  errors((old, status) => (status === code ? change(old) : old));

const shown = (headers: Record<string, unknown>): string => text(headers["x-correlation-id"]);

export const responses = defectsOf({
  "status-known": {
    "sessions-201": status("listPaymentSessions", 201),
    "approve-202": status("approveRampRequest", 202),
    "ping-202": status("pingWebhook", 202),
    "fee-connection-dropped": status("calculateFee", 0),
  },
  "no-server-error": {
    "status-filter-500": instead("listPaymentSessions", "invalid-parameter", {
      status: 500,
      code: "internal-error",
    }),
    "account-id-500": instead("listWallets getAccount", "invalid-parameter", {
      status: 500,
      code: "internal-error",
    }),
    "ramp-request-500": fails("getRampRequest"),
    "transfers-500": fails("listTransfers"),
    "webhook-bad-body-500": refusal("registerWebhook", (response) => ({ ...response, status: 500 })),
    "long-name-500": anyResponse("createParty", (response, r) =>
      JSON.stringify(r.body).length < 15_000
        ? response
        : refused(new ServerRefusal(500, "internal-error", "Too long.")),
    ),
    "huge-amount-500": anyResponse("*", (response, r) =>
      Number(r.body["amount"]) > 1e100 ? refused(new ServerRefusal(500, "internal-error", "Too much.")) : response,
    ),
  },
  "content-type": {
    "wallets-as-text": success("listWallets", (response) => mediaType(response, "text/plain")),
    "problem-json": leaving(
      (response) => response.status === 404,
      (response) => mediaType(response, "application/problem+json"),
    ),
    "export-in-envelope": success("exportRampRequests", (response) => ({
      ...response,
      headers: {},
      body: { success: true, result: String(response.body) },
    })),
  },
  "correlation-id-present": {
    "correlation-absent-on-200": uncorrelated((code) => code === 200),
    "correlation-absent-on-401": uncorrelated((code) => code === 401),
    "correlation-absent-on-403": uncorrelated((code) => code === 403),
    "correlation-absent-on-404": uncorrelated((code) => code === 404),
    "correlation-absent-unless-sent": uncorrelated((_, given) => !given),
    "correlation-empty": correlation((usual) => (headers) => (shown(headers) === "" ? "" : usual(headers))),
    "correlation-in-braces": correlation((usual) => (headers) => usual(headers).replace(/^corr:(.*)/, "{$1}")),
  },
  "correlation-id-echoed": {
    "correlation-not-kept": correlation((usual) => () => usual({})),
    "correlation-not-kept-on-401": other(401),
    "correlation-of-36-at-most": correlation(
      (usual) => (headers) => usual(shown(headers).length > 36 ? {} : headers),
    ),
    "correlation-without-colon": correlation(
      (usual) => (headers) => usual(/[.:]/.test(shown(headers)) ? {} : headers),
    ),
    "correlation-fallback-ignored": correlation(
      (usual) => (headers) => usual(shown(headers) === "" ? {} : headers),
    ),
    "correlation-fallback-post": correlation(
      (usual) => (headers) => usual(headers["content-type"] && shown(headers) === "" ? {} : headers),
    ),
    "correlation-fallback-first": correlation(
      (usual) => (headers) =>
        usual(headers["x-request-id"] ? { "x-request-id": headers["x-request-id"] } : headers),
    ),
    "correlation-bad-kept": correlation(
      (usual) => (headers) => shown(headers).replace(/[^\x20-\x7e]/g, "?") || usual(headers),
    ),
    "correlation-cut": correlation(
      (usual) => (headers) => (shown(headers).length === 65 ? shown(headers).slice(1) : usual(headers)),
    ),
    "correlation-with-at": correlation(
      (usual) => (headers) => (/^[\w.:@-]{1,64}$/.test(shown(headers)) ? shown(headers) : usual(headers)),
    ),
    "correlation-other-on-403": other(403),
  },
  correlation: {
    "correlation-refused": anyResponse("*", (response, { headers }) =>
      /^[A-Za-z0-9_.:-]{0,64}$/.test(shown(headers))
        ? response
        : refused(new ServerRefusal(400, "invalid-request", "Bad X-Correlation-Id.")),
    ),
  },
  "unknown-path": {
    "unknown-path-200": leaving(
      (response) => /no-such-path|"NOT_FOUND"/.test(JSON.stringify(response.body)),
      (response) => ({ ...response, status: 200, body: { success: true, result: null } }),
    ),
  },
  envelope: {
    "success-absent": body("*", (b) => delete b["success"]),
    "success-text": body("*", (b) => Object.assign(b, { success: "true" })),
    "success-false-on-200": body("listParties", (b) => Object.assign(b, { success: false })),
    "success-on-error": errorsOf(404, (b) => ({ ...b, success: true })),
    "list-without-envelope": success("listSupportedAssets", (response) => ({
      ...response,
      body: JSON.stringify(object(response.body)["result"]),
      headers: { "Content-Type": "application/json" },
    })),
    "errors-as-object": errorsOf(400, (b) => ({ ...b, errors: (b["errors"] as JsonRecord[])[0] })),
    "error-singular": errorsOf(401, (b) => ({ success: false, error: (b["errors"] as JsonRecord[])[0] })),
    "errors-empty": errorsOf(403, (b) => ({ ...b, errors: [] })),
    "html-error": leaving(
      (response) => JSON.stringify(response.body).includes("no-such-path"),
      (response) => ({ ...mediaType(response, "text/html"), body: "<h1>Not found</h1>" }),
    ),
    "empty-401": leaving(
      (response, host) => response.status === 401 && host !== "token",
      (response) => ({ ...response, body: "" }),
    ),
  },
  "no-result-on-error": {
    "payload-on-error": errorsOf(400, (b) => ({ ...b, result: { hint: "See the manual." } })),
  },
  "error-code": {
    "codes-upper-snake": refusal("*", (response, error, r) => {
      if (r.host === "finance") error["code"] = text(error["code"]).toUpperCase().replaceAll("-", "_");
      return response;
    }),
    "ramp-code-kebab": instead("*", "NOT_FOUND", { code: "not-found" }),
    "session-refused-409": instead("createPaymentSession", "no-suitable-provider", { status: 409 }),
    "session-refused-503": instead("createPaymentSession", "no-suitable-provider", { status: 503 }),
    "code-of-another-status": instead("*", "account-not-found", { code: "invalid-parameter" }),
  },
});

export const responseFindings = defectsOf(
  {
    "status-known": { "party-list-206": status("listParties", 206) },
    headers: {
      "token-cacheable": leaving(
        (response, host) => host === "token" && response.status === 200,
        (response) => ({ ...response, headers: {} }),
      ),
    },
    "token-media-type": {
      "token-takes-json": leaving(
        (response, host) => host === "token" && JSON.stringify(response.body).includes("invalid_request"),
        (response) => ({
          ...response,
          status: 200,
          body: { access_token: "any", token_type: "Bearer", expires_in: 300 },
        }),
      ),
    },
  },
  false,
);
