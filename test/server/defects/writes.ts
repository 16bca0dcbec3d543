// Defects of writes: resources, webhooks, idempotency keys, approvals.

import { byId, code, isUuid, object, ok, text } from "../basics.ts";
import type { Bend, KeyedResponse, SentResponse, ServerRequest, ShownObject, Webhook } from "../model.ts";
import {
  after,
  anyResponse,
  balances,
  before,
  body,
  defectsOf,
  drop,
  instead,
  listed,
  policy,
  refuse,
  remove,
  result,
  set,
  status,
} from "./bends.ts";

export const CREATE = "createPaymentRequest createAccountPaymentRequest";
export const SETTLE = "settlePaymentRequest settlePaymentRequestByReference";
export const REVERSE = "reversePaymentRequest reversePaymentRequestByReference";
const ALL = `${CREATE} ${SETTLE} ${REVERSE} updatePaymentRequest`;
const APPROVE = "approveRampRequest";

export const webhookOf = (r: ServerRequest): Webhook | undefined => byId(r.tenant.webhooks, r.params["webhookId"]);
export const rampRequestOf = (r: ServerRequest): ShownObject | undefined =>
  byId(r.tenant.ramp.requests, r.params["rampRequestId"]);

export const canceled: Bend = before("cancelRampRequest", (r) => {
  const found = rampRequestOf(r);
  return found?.status === "AWAITING_FUNDS" ? ok(Object.assign(found, { status: "WITHDRAWN" })) : undefined;
});

/** Replaces another version with the current one. */
const current = (fits: (sent: number, version: number) => boolean): Bend =>
  before(APPROVE, (r) => {
    const version = Number(rampRequestOf(r)?.["version"]);
    if (Number.isInteger(r.body["version"]) && fits(Number(r.body["version"]), version))
      r.body["version"] = version;
  });

/** Ignores the key of operations. */
export const keyless = (operations: string): Bend =>
  before(operations, ({ body: given }) => {
    if (isUuid(given["idempotencyKey"])) delete given["idempotencyKey"];
  });
export const earlier = (r: ServerRequest): KeyedResponse | undefined =>
  r.tenant.remembered.get(text(r.body["idempotencyKey"]).toLowerCase());

/** Changes the result of a repeat with the same key and body. */
const replay = (operations: string, change: (response: SentResponse, r: ServerRequest) => unknown): Bend =>
  before(operations, (r) => {
    const found = earlier(r);
    if (found?.fingerprint !== r.world.rules.fingerprint(r)) return undefined;
    return {
      ...found.response,
      body: structuredClone({ ...object(found.response.body), result: change(found.response, r) }),
    };
  });

export const writes = defectsOf({
  "returns-what-was-asked": {
    "pay-in-other": set("getPayIn", { id: "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a999" }),
    "bank-account-other": result("getCompanyBankAccount", (one, r) =>
      Object.assign(one, r.tenant.ramp.bankAccounts.at(-1)),
    ),
    "other-account-reactivated": set("reactivateAccount", { id: "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f499" }),
  },
  "listed-is-found": {
    "bank-account-name-other": set("getCompanyBankAccount", { name: "Another name" }),
    "bank-account-not-found": refuse("getCompanyBankAccount", "NOT_FOUND", 404, () => true),
    "webhook-put-new-id": after("replaceWebhook", (r) => Object.assign(webhookOf(r) ?? {}, { id: code("hook") })),
  },
  "reactivated-account": {
    "roles-of-another-party": result("reactivateAccount", (one) => {
      for (const role of one["partyRoles"] as object[]) Object.assign(role, { partyId: code("party") });
    }),
  },
  "verification-link": {
    "verification-repeat-is-new": status("createPartyVerification", 201),
    "verification-link-changes": body("createPartyVerification", (b) => {
      Object.assign(object(b["result"]), { url: `https://verify.example/start/${code("v")}` });
    }),
  },
  "wallet-balances": {
    "reserved-above-total": balances((a) => Object.assign(a, { reserved: "99999999.000000" })),
    "reserved-negative": balances((a) => Object.assign(a, { reserved: "-1.000000" })),
    "reserved-beyond-total": policy(() => ({
      hold: (balance, amount) => {
        balance.reserved += balance.total + amount;
      },
    })),
  },
  "webhook-read-after-write": {
    "webhook-not-kept": after("registerWebhook", (r, made) =>
      remove(r.tenant.webhooks, byId(r.tenant.webhooks, made["id"])),
    ),
    "webhook-not-listed": listed("listWebhooks", (items) => items.slice(0, -1)),
    "webhook-url-cut": result("getWebhook", (one) => Object.assign(one, { url: text(one["url"]).slice(0, 40) })),
  },
  "webhook-put-replaces": {
    "webhook-put-keeps-name": before("replaceWebhook", (r) => {
      r.body["name"] ??= webhookOf(r)?.name;
    }),
    "webhook-put-partial": before("replaceWebhook", (r) => {
      r.body["authenticationMethod"] ??= webhookOf(r)?.authenticationMethod;
    }),
    "webhook-put-not-kept": after("replaceWebhook", (r) =>
      Object.assign(webhookOf(r) ?? {}, webhookOf(r)?.former),
    ),
    "webhook-put-url-kept": after("replaceWebhook", (r) => {
      const found = webhookOf(r);
      if (found?.former) found.url = found.former.url;
    }),
  },
  "webhook-gone": {
    "webhook-delete-keeps": before("deleteWebhook", (r) =>
      webhookOf(r) ? ok({ id: r.params["webhookId"] }) : undefined,
    ),
    "webhook-pinged-after-delete": anyResponse("pingWebhook", (response) =>
      response.status === 404 ? ok({ queued: true }) : response,
    ),
  },
  "idempotent-replay": {
    "create-again": keyless(CREATE),
    "replay-refused": refuse(
      ALL,
      "idempotency-key-conflict",
      409,
      (r) => earlier(r)?.fingerprint === r.world.rules.fingerprint(r),
    ),
    "replay-empty": replay(ALL, () => ({})),
    "key-forgotten": (rules) => {
      rules.before.push((r) => {
        if (!earlier(r)) r.tenant.remembered.clear();
        return undefined;
      });
    },
  },
  "idempotent-life-cycle": {
    "settle-again": keyless("settlePaymentRequest"),
    "settle-by-reference-again": keyless("settlePaymentRequestByReference"),
    "reverse-again": keyless(REVERSE),
    "settlement-repeat-other-id": replay(SETTLE, ({ body: was }) => ({
      ...object(object(was)["result"]),
      id: "OTHER",
    })),
  },
  "idempotency-in-flight": {
    "keys-in-flight-unseen": body(CREATE, (b) => Object.assign(object(b["result"]), { id: code("preq") })),
  },
  "optimistic-lock": {
    "approve-stale-version": current((sent, version) => sent < version),
    "approve-future-version": current((sent, version) => sent > version),
    "lock-code-other": instead(APPROVE, "OPTIMISTIC_LOCK_EXCEPTION", { code: "VERSION_CONFLICT" }),
    "lock-code-validation": instead(APPROVE, "OPTIMISTIC_LOCK_EXCEPTION", { code: "validation-error" }),
    "version-optional": before(APPROVE, (r) => {
      r.body["version"] ??= rampRequestOf(r)?.["version"];
    }),
  },
  approval: {
    "approve-no-move": set(APPROVE, { status: "AWAITING_APPROVAL" }),
    "approve-not-kept": after(APPROVE, (r) =>
      Object.assign(rampRequestOf(r) ?? {}, { status: "AWAITING_APPROVAL" }),
    ),
    "cancel-after-approval": canceled,
  },
  "ramp-request-history": { "ramp-request-without-events": drop("getRampRequest", "events") },
});

export const writeFindings = defectsOf(
  {
    "idempotent-life-cycle": {
      "update-again": keyless("updatePaymentRequest"),
      "replay-current": replay(CREATE, ({ body: was }, r) =>
        byId(r.tenant.paymentRequests, object(object(was)["result"])["id"]),
      ),
    },
    "idempotency-conflict": {
      "replay-other-body": before(ALL, (r) => {
        const found = earlier(r);
        if (found && found.fingerprint !== r.world.rules.fingerprint(r)) delete r.body["idempotencyKey"];
      }),
      "replay-any-body": policy(() => ({ fingerprint: (r) => r.operation })),
    },
    "wallet-balances": {
      "total-one-unit-short": balances((a) =>
        Object.assign(a, { total: "0.000001", available: "0.000002", reserved: "0" }),
      ),
      "available-with-reserved": balances((a) =>
        Object.assign(a, { total: "10", available: "10", reserved: "1" }),
      ),
      "reserved-not-shown": balances((a) => Object.assign(a, { reserved: "0.000000" })),
    },
    "accepts-valid": {
      "fee-refused": refuse("calculateFee", "validation-error", 400, () => true),
    },
  },
  false,
);
