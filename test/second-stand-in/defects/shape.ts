// Defects of shape: correlation ids, the envelope, fields and values.

import { object, Refusal, refused, text } from "../basics.ts";
import type { Json, Rules } from "../model.ts";
import { type Apply, anyReply, body, refusal, result, table } from "./tools.ts";

const header =
  (drop: (status: number, given: boolean) => boolean): Apply =>
  (rules) => {
    rules.last.push((host, reply, headers) => {
      if (host === "token" || !drop(reply.status, headers["x-correlation-id"] !== undefined)) return reply;
      const { "x-correlation-id": _, ...rest } = reply.headers;
      return { ...reply, headers: rest };
    });
  };
const correlation =
  (make: (usual: Rules["correlation"]) => Rules["correlation"]): Apply =>
  (rules) => {
    rules.correlation = make(rules.correlation);
  };
const wallets = (change: (wallet: Json) => void): Apply => result("listWallets", change);
const set = (operations: string, fields: Json): Apply => result(operations, (one) => Object.assign(one, fields));
const drop = (operations: string, field: string): Apply => result(operations, (one) => delete one[field]);

export const shape = table("shape", [
  ["correlation-absent-on-401", "F177", "A 401 has no X-Correlation-Id.", header((status) => status === 401)],
  ["correlation-absent-on-403", "F177", "A 403 has no X-Correlation-Id.", header((status) => status === 403)],
  ["correlation-absent-on-404", "F177", "A 404 has no X-Correlation-Id.", header((status) => status === 404)],
  [
    "correlation-absent-unless-sent",
    "F177",
    "A request without X-Correlation-Id gets none back.",
    header((_, given) => !given),
  ],
  [
    "correlation-not-kept",
    "F178",
    "The caller's X-Correlation-Id is replaced by a generated one.",
    correlation((usual) => () => usual({})),
  ],
  [
    "correlation-fallback-ignored",
    "F178",
    "X-Request-Id is not used in place of X-Correlation-Id.",
    correlation((usual) => (headers) => (headers["x-correlation-id"] ? usual(headers) : usual({}))),
  ],
  [
    "correlation-fallback-first",
    "F178",
    "X-Request-Id goes before X-Correlation-Id.",
    correlation(
      (usual) => (headers) => usual(headers["x-request-id"] ? { "x-request-id": headers["x-request-id"] } : headers),
    ),
  ],
  [
    "correlation-bad-kept",
    "F178",
    "A value of X-Correlation-Id that does not match the pattern is sent back.",
    correlation(
      (usual) => (headers) => text(headers["x-correlation-id"]).replace(/[^\x20-\x7e]/g, "?") || usual(headers),
    ),
  ],
  [
    "correlation-short",
    "F241",
    "A caller's X-Correlation-Id above 36 characters is replaced.",
    correlation((usual) => (headers) => (text(headers["x-correlation-id"]).length > 36 ? usual({}) : usual(headers))),
  ],
  [
    "correlation-no-colon",
    "F241",
    "A caller's X-Correlation-Id with a dot or a colon is replaced.",
    correlation((usual) => (headers) => (/[.:]/.test(text(headers["x-correlation-id"])) ? usual({}) : usual(headers))),
  ],
  [
    "correlation-refused",
    "F178",
    "A value of X-Correlation-Id that does not match the pattern is refused.",
    anyReply("*", (reply, r) => {
      const given = r.headers["x-correlation-id"];
      return given === undefined || /^[A-Za-z0-9_.:-]{1,64}$/.test(text(given))
        ? reply
        : refused(new Refusal(400, "invalid-request", "Bad X-Correlation-Id."));
    }),
  ],
  [
    "correlation-empty",
    "F178",
    "Every generated X-Correlation-Id is empty.",
    correlation((usual) => (headers) => (headers["x-correlation-id"] || headers["x-request-id"] ? usual(headers) : "")),
  ],
  ["success-absent", "F17", "Successful responses have no success.", body("*", (b) => delete b["success"])],
  ["success-text", "F17", "success is a string.", body("*", (b) => Object.assign(b, { success: "true" }))],
  [
    "success-on-error",
    "F17",
    "success is true on an error.",
    refusal("*", (reply) => ({ ...reply, body: { ...(reply.body as Json), success: true } })),
  ],
  [
    "result-called-data",
    "F18",
    "The payload of wallets is called data.",
    body("listWallets", (b) => {
      b["data"] = b["result"];
      delete b["result"];
    }),
  ],
  [
    "payload-on-error",
    "F18",
    "An error has a payload with fields.",
    refusal("*", (reply) => ({
      ...reply,
      body: { ...(reply.body as Json), result: { hint: "See the manual.", retry: 1 } },
    })),
  ],
  [
    "errors-as-object",
    "F19",
    "errors is an object, not an array.",
    refusal("*", (reply, error) => ({ ...reply, body: { ...(reply.body as Json), errors: error } })),
  ],
  [
    "error-singular",
    "F19",
    "An error has error in place of errors.",
    refusal("*", (reply, error) => ({ ...reply, body: { success: false, error } })),
  ],
  [
    "errors-empty",
    "F19",
    "errors is empty.",
    refusal("*", (reply) => ({ ...reply, body: { ...(reply.body as Json), errors: [] } })),
  ],
  [
    "message-absent",
    "F19",
    "Errors of the finance service have no message.",
    refusal("*", (reply, error, r) => {
      if (r.host === "finance") delete error["message"];
      return reply;
    }),
  ],
  [
    "wallet-type-other",
    "F33",
    "Managed wallets have the type CUSTODIAL.",
    wallets((one) => one["type"] === "PLATFORM_MANAGED" && Object.assign(one, { type: "CUSTODIAL" })),
  ],
  [
    "wallet-chain-name",
    "F32",
    "The chain POLYGON is called MATIC.",
    wallets((one) => one["chain"] === "POLYGON" && Object.assign(one, { chain: "MATIC" })),
  ],
  [
    "wallet-aml-clear",
    "F36",
    "The AML status APPROVED is called CLEAR.",
    wallets((one) => one["amlStatus"] === "APPROVED" && Object.assign(one, { amlStatus: "CLEAR" })),
  ],
  ["wallet-without-address", "F31", "Wallets have no address.", wallets((one) => delete one["address"])],
  [
    "balance-without-contract",
    "F34",
    "Balances have no contractAddress.",
    wallets((one) => {
      for (const b of one["balances"] as Json[]) delete b["contractAddress"];
    }),
  ],
  [
    "balances-by-asset",
    "F31",
    "balances is an object by asset.",
    wallets((one) =>
      Object.assign(one, { balances: Object.fromEntries((one["balances"] as Json[]).map((b) => [b["asset"], b])) }),
    ),
  ],
  [
    "session-status-completed",
    "F251",
    "A session that received its payment is COMPLETED, a status that was removed.",
    result(
      "listPaymentSessions",
      (one) => one["status"] === "PAYMENT_RECEIVED" && Object.assign(one, { status: "COMPLETED" }),
    ),
  ],
  [
    "session-status-american",
    "F78",
    "A canceled session is CANCELED.",
    result("listPaymentSessions", (one) => one["status"] === "CANCELLED" && Object.assign(one, { status: "CANCELED" })),
  ],
  [
    "session-dates-numbers",
    "F23",
    "createdAt of sessions is a number.",
    result("listPaymentSessions", (one) => Object.assign(one, { createdAt: Date.parse(text(one["createdAt"])) })),
  ],
  [
    "session-id-short",
    "F23",
    "The id of sessions is no UUID.",
    result("listPaymentSessions", (one) => Object.assign(one, { id: text(one["id"]).slice(0, 13) })),
  ],
  [
    "session-metadata-numbers",
    "F23",
    "The values in metadata of sessions are numbers.",
    set("listPaymentSessions", { metadata: { cart: 12 } }),
  ],
  [
    "pay-in-key-shown",
    "F28",
    "A pay-in shows an idempotency key.",
    set("getPayIn", { idempotencyKey: "0190a000-0000-7000-8000-00000000a001" }),
  ],
  [
    "pay-in-raw-failure",
    "F28",
    "A failed pay-in shows the raw text of the failure.",
    result(
      "getPayIn",
      (one) =>
        one["status"] === "FAILED" &&
        Object.assign(one, { failureText: "R03 NO ACCOUNT", providerReference: "prv-991" }),
    ),
  ],
  ["pay-in-without-account", "F26", "A pay-in has no accountId.", drop("getPayIn", "accountId")],
  [
    "pay-in-currency-mixed",
    "F26",
    "fiatCurrency and cryptoAsset of a pay-in change places.",
    result("getPayIn", (one) =>
      Object.assign(one, { fiatCurrency: one["cryptoAsset"], cryptoAsset: one["fiatCurrency"] }),
    ),
  ],
  [
    "reactivate-without-roles",
    "F115",
    "A reactivated account has no partyRoles.",
    drop("reactivateAccount", "partyRoles"),
  ],
  [
    "reactivate-without-parties",
    "F115",
    "The partyRoles of a reactivated account have no party.",
    result("reactivateAccount", (one) => {
      for (const role of one["partyRoles"] as Json[]) delete role["party"];
    }),
  ],
  [
    "role-type-other",
    "F40",
    "The role type ACCOUNT_HOLDER is called HOLDER.",
    result("getAccount listAccounts", (one) => {
      for (const role of one["partyRoles"] as Json[])
        if (role["roleType"] === "ACCOUNT_HOLDER") role["roleType"] = "HOLDER";
    }),
  ],
  [
    "transfer-without-status",
    "F54",
    "A new account-to-account transfer has no status.",
    drop("createAccountToAccountTransfer", "status"),
  ],
  ["webhook-without-status", "F55", "A webhook has no status.", drop("getWebhook registerWebhook", "status")],
  [
    "webhook-method-text",
    "F55",
    "authenticationMethod of a webhook is the name of its type.",
    result("getWebhook", (one) =>
      Object.assign(one, { authenticationMethod: object(one["authenticationMethod"])["type"] }),
    ),
  ],
  [
    "webhook-header-hidden",
    "F60",
    "A webhook with an API key does not show its headerName.",
    result("getWebhook", (one) => delete object(one["authenticationMethod"])["headerName"]),
  ],
  [
    "webhook-username-hidden",
    "F61",
    "A webhook with basic authentication does not show its username.",
    result("getWebhook", (one) => delete object(one["authenticationMethod"])["username"]),
  ],
  [
    "permit-status-absent",
    "F63",
    "Supported assets of an account have no permitStatus.",
    drop("listAccountSupportedAssets", "permitStatus"),
  ],
  ["assets-without-decimals", "F149", "Supported assets have no decimals.", drop("listSupportedAssets", "decimals")],
]);
