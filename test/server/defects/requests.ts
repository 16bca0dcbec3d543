// Defects of requests: a broken one is carried out or refused with another error, or a valid one is refused.

import { isUuid, object, ok, refused, ServerRefusal, text } from "../basics.ts";
import type { Bend, JsonRecord, ServerRequest } from "../model.ts";
import { parse } from "../server.ts";
import {
  anyResponse,
  before,
  defectsOf,
  emptyList,
  ignores,
  instead,
  isText,
  leaving,
  policy,
  refuse,
  takes,
} from "./bends.ts";

const A2A = "createAccountToAccountTransfer";
const APPROVE = "approveRampRequest";
const HOOK = "registerWebhook";
const SESSIONS = "listPaymentSessions";
const KEYED = { type: "API_KEY", headerName: "X-Key", apiKey: "none" };
const STATUS = /^(CREATED|PENDING_PAYMENT|PAYMENT_RECEIVED|FAILED|EXPIRED|CANCELLED|REFUNDING|REFUNDED)$/;

const nothing = (value: unknown): boolean => value === undefined;
const isNumber = (value: unknown): boolean => typeof value === "number";
const none = (pattern: RegExp) => (value: unknown) => isText(value) && !pattern.test(value);
const isNoInstant = (value: string) => Number.isNaN(Date.parse(value)) || !value.includes("T");
const isHttp = (value: unknown): boolean => /^http:\/\/[^/]/i.test(text(value));

/** Completes the authentication of a webhook. */
const methodOf = (fits: (method: JsonRecord) => boolean, fields: JsonRecord): Bend =>
  before(HOOK, ({ body }) => {
    const method = object(body["authenticationMethod"]);
    if (fits(method)) body["authenticationMethod"] = { ...method, ...fields };
  });

/** Responds to a refused request with a success. */
const confirms = (operations: string, fits: (r: ServerRequest) => boolean): Bend =>
  anyResponse(operations, (response, r) =>
    response.status >= 400 && fits(r) ? ok({ id: r.params["rampRequestId"] }) : response,
  );

/** Replaces a wrong version with the right one. */
const anyVersion = (fits: (version: unknown) => boolean): Bend =>
  before(APPROVE, ({ body, params, tenant }) => {
    const found = tenant.ramp.requests.find(({ id }) => id === params["rampRequestId"]);
    if (fits(body["version"])) body["version"] = found?.["version"];
  });

/** Responds with an empty list for an account that does not exist. */
const emptyFor = (operation: string, fits: (id: string) => boolean): Bend =>
  before(operation, ({ params, tenant }) => {
    const id = text(params["accountId"]);
    return fits(id) && !tenant.accounts.some((one) => one.id === id) ? emptyList : undefined;
  });

const methodUnknown = (change: { status: number; code?: string }): Bend =>
  leaving(
    (response) => response.status === 405,
    (response) => ({ ...(change.status < 400 ? ok(null) : response), ...change }),
  );

export const requests = defectsOf({
  "accepts-valid": {
    "export-not-found": refuse("exportRampRequests", "NOT_FOUND", 404, () => true),
    "size-100-refused": refuse(SESSIONS, "size.validation", 400, ({ query }) => query.get("size") === "100"),
    "status-refunding-refused": refuse(
      SESSIONS,
      "invalid-parameter",
      400,
      (r) => r.query.get("status") === "REFUNDING",
    ),
  },
  "refuses-wrong-type": {
    "page-of-letters": ignores(SESSIONS, "page", (page) => /[a-z]/i.test(page)),
    "wallet-size-of-letters": ignores("listWallets", "size", (size) => /[a-z]/i.test(size)),
    "fee-for-text": takes("calculateFee", "amount", isText, 1),
    "approve-version-as-text": anyVersion(isText),
    "transfer-amount-as-number": takes(A2A, "amount", isNumber, "1"),
  },
  "refuses-unlisted-value": {
    "status-any": ignores(SESSIONS, "status", (status) => !STATUS.test(status.trim().toUpperCase())),
    "status-lower-case": ignores(SESSIONS, "status", (status) => /[a-z]/.test(status)),
    "status-with-blank": ignores(SESSIONS, "status", (status) => /^[A-Z_]+\s+$/.test(status)),
    "sort-on-any": ignores(SESSIONS, "sortOn", (field) => !/^(created|updated)At$/.test(field)),
    "sort-order-any": ignores(SESSIONS, "sortOrder", (order) => !/^(ASC|DESC)$/.test(order)),
    "transfer-coin-any": takes(A2A, "cryptocurrency", none(/^(USDC|EURC|USDT)$/), "USDC"),
    "transfer-chain-any": takes(A2A, "chain", none(/^BASE$/), "BASE"),
    "transfer-chain-of-wallets": takes(
      A2A,
      "chain",
      (chain) => chain === "POLYGON" || chain === "ETHEREUM",
      "BASE",
    ),
    "invite-role-any": takes("inviteCompanyUser", "role", none(/^COMPANY_(ADMIN|MANAGER|VIEWER)$/), undefined),
    "webhook-method-any": methodOf(({ type }) => none(/^(API_KEY|BASIC_AUTHENTICATION)$/)(type), KEYED),
  },
  "refuses-out-of-range": {
    "size-101": ignores(SESSIONS, "size", (size) => Number(size) > 100),
    "size-zero": ignores(SESSIONS, "size", (size) => size === "0"),
    "page-zero": ignores(SESSIONS, "page", (page) => page === "0"),
    "wallet-page-zero": ignores("listWallets", "page", (page) => page === "0"),
    "wallet-size-zero": ignores("listWallets", "size", (size) => size === "0"),
    "invite-email-empty": takes("inviteCompanyUser", "email", (email) => email === "", " "),
  },
  "refuses-broken-format": {
    "from-any": ignores(SESSIONS, "from", isNoInstant),
    "to-any": ignores(SESSIONS, "to", isNoInstant),
    "from-without-zone": ignores(
      SESSIONS,
      "from",
      (from) => !/(Z|[+-]\d\d:\d\d)$/.test(from) && !isNoInstant(from),
    ),
    "transfer-source-any": confirms(
      A2A,
      ({ body }) => isText(body["sourceAccountId"]) && !isUuid(body["sourceAccountId"]),
    ),
    "key-any-text": takes("createPaymentRequest", "idempotencyKey", (key) => !isUuid(key), undefined),
  },
  "refuses-broken-pattern": {
    "amount-seven-digits": takes(A2A, "amount", none(/^-?\d+(\.\d{1,6})?$/), "1"),
    "amount-negative": takes(A2A, "amount", (amount) => text(amount).startsWith("-"), "1"),
    "webhook-http": takes("registerWebhook", "url", isHttp, "https://hooks.invalid/a"),
    "webhook-http-put": takes("replaceWebhook", "url", isHttp, "https://hooks.invalid/a"),
  },
  "refuses-too-long": {
    "webhook-url-2049": takes(HOOK, "url", (url) => text(url).length > 2048, "https://hooks.invalid/a"),
    "webhook-name-256": takes(HOOK, "name", (name) => text(name).length > 255, "a"),
  },
  "refuses-missing-field": {
    "webhook-without-method": takes(HOOK, "authenticationMethod", nothing, KEYED),
    "webhook-without-key": methodOf((one) => one["type"] === "API_KEY" && nothing(one["apiKey"]), {
      apiKey: "none",
    }),
    "webhook-without-password": methodOf(({ username, password }) => isText(username) && nothing(password), {
      password: "none",
    }),
    "transfer-without-destination": confirms(A2A, ({ body }) => nothing(body["destinationAccountId"])),
    "transfer-without-coin": takes(A2A, "cryptocurrency", nothing, "USDC"),
    "transfer-without-amount": takes(A2A, "amount", nothing, "1"),
    "approve-without-version": anyVersion(nothing),
    "fee-without-amount": takes("calculateFee", "amount", nothing, 1),
    "invite-without-email": takes("inviteCompanyUser", "email", nothing, "nobody@company.example"),
  },
  "refuses-malformed-id": {
    "account-id-any": emptyFor("listWallets", (id) => !isUuid(id)),
    "ramp-id-any": confirms("getRampRequest", ({ params }) => !isUuid(params["rampRequestId"])),
  },
  "refuses-unknown-id": {
    "account-unknown-empty": emptyFor(SESSIONS, isUuid),
    "pay-in-unknown-null": anyResponse("getPayIn", (response) => (response.status === 404 ? ok(null) : response)),
  },
  "refuses-malformed-json": {
    "json-any": policy(() => ({
      parse: (host, message, raw) => {
        try {
          return parse(host, message, raw);
        } catch {
          return { url: "https://hooks.invalid/a", authenticationMethod: KEYED };
        }
      },
    })),
  },
  "refuses-wrong-content-type": {
    "text-as-json": policy(() => ({
      parse: (host, message, raw) => {
        message.headers["content-type"] = "application/json";
        return parse(host, message, raw);
      },
    })),
  },
  "refuses-undeclared-method": {
    "method-any": methodUnknown({ status: 200 }),
    "method-redirected": methodUnknown({ status: 302 }),
  },
  "documented-error": {
    "account-id-404": instead("*", "invalid-parameter", { status: 404, code: "account-not-found" }),
    "account-unknown-400": instead("*", "account-not-found", { status: 400 }),
    "size-code-other": instead(SESSIONS, "size.validation", { code: "validation-failed" }),
    "page-code-other": instead(SESSIONS, "page.validation", { code: "size.validation" }),
    "sort-on-code-other": instead(SESSIONS, "sortOn.validation", { code: "sort.validation" }),
    "pay-in-code-other": instead("getPayIn", "pay-in-not-found", { code: "not-found" }),
    "webhook-http-422": instead(HOOK, "invalid-request", { status: 422 }),
    "webhook-http-code": instead(`${HOOK} replaceWebhook`, "invalid-request", { code: "https-required" }),
    "method-code-other": leaving(
      (response) => JSON.stringify(response.body).includes("METHOD_NOT_SUPPORTED"),
      (response) => ({ ...refused(new ServerRefusal(405, "NOT_FOUND")), headers: response.headers }),
    ),
  },
  "kyc-not-required": {
    "kyc-code-other": instead("createParty updateParty", "kyc-not-required-not-allowed", { code: "kyc-required" }),
  },
  "chain-and-asset": {
    "chain-alone-accepted": before("createFiatTransfer", ({ body }) => {
      const isAlone = nothing(body["chain"]) !== nothing(body["asset"]);
      if (isAlone) Object.assign(body, { currency: "USD", chain: "BASE", asset: "USDC" });
    }),
    "chain-alone-code": instead("createFiatTransfer", "chain-and-asset-required-together", {
      code: "invalid-request",
    }),
  },
  "transfer-unknown-account": {
    "transfer-to-nowhere": confirms(A2A, ({ body }) => isUuid(body["sourceAccountId"])),
  },
  "transfer-response": {
    "amount-six-digits-refused": refuse(A2A, "invalid-request", 400, ({ body }) =>
      /\.\d{3}/.test(text(body["amount"])),
    ),
  },
  "json-with-charset": {
    "charset-refused": policy(() => ({
      parse: (host, message, raw) => {
        if (message.headers["content-type"]?.includes("charset"))
          throw new ServerRefusal(415, "no-such-media-type", "JSON only.");
        return parse(host, message, raw);
      },
    })),
  },
  "webhook-limits": {
    "webhook-url-short": refuse(HOOK, "invalid-request", 400, ({ body }) => text(body["url"]).length > 1024),
    "webhook-name-in-bytes": refuse(
      HOOK,
      "invalid-request",
      400,
      ({ body }) => Buffer.byteLength(text(body["name"])) > 255,
    ),
  },
});
