// Defects of deliveries: authentication, whether, when, and where they are sent, and their bodies.

import { byId, code, hash, object, text } from "../basics.ts";
import { announce } from "../deliveries.ts";
import type { Bend, JsonRecord, ServerRules, Webhook } from "../model.ts";
import { authentication } from "../rules.ts";
import {
  after,
  all,
  before,
  chosen,
  defectsOf,
  delivered,
  policy,
  remove,
  result,
  strangers,
  tells,
  tellsNo,
  told,
} from "./bends.ts";

type Headers = ReturnType<ServerRules["authentication"]>;

/** Changes the headers for one kind of authentication. */
const signed = (type: string, make: (method: Record<string, string>) => Headers): Bend =>
  policy(({ authentication: usual }) => ({
    authentication: (webhook) =>
      webhook.authenticationMethod["type"] === type ? make(webhook.authenticationMethod) : usual(webhook),
  }));
const keyed = (make: (name: string, key: string) => Headers): Bend =>
  signed("API_KEY", ({ headerName = "", apiKey = "" }) => make(headerName, apiKey));
export const basic = (make: (username: string, password: string) => string): Bend =>
  signed("BASIC_AUTHENTICATION", ({ username = "", password = "" }) => ({
    Authorization: make(username, password),
  }));
export const encoded = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;

const never = (type: string): Bend => chosen((all, one) => (one === type ? [] : all));
const isKeyed = ({ authenticationMethod }: Webhook): boolean => authenticationMethod["type"] === "API_KEY";

const as = (types: string, make: (eventType: unknown, result: unknown) => JsonRecord): Bend =>
  delivered(types, (out) => [{ ...out, body: make(out.body["eventType"], out.body["result"]) }]);

export const at = (types: string, make: (usual: string) => unknown): Bend =>
  told(types, (r) => r["occurredAt"] && Object.assign(r, { occurredAt: make(text(r["occurredAt"])) }));
export const moved = (milliseconds: number) => (usual: string) =>
  `${new Date(Date.parse(usual.slice(0, 23).concat("Z")) + milliseconds).toISOString().slice(0, -1)}000000Z`;

const undeleted: Bend = (rules, world) => {
  const gone: Webhook[] = [];
  before("deleteWebhook", ({ tenant, params }) => {
    const found = byId(tenant.webhooks, params["webhookId"]);
    if (found) gone.push({ ...found });
  })(rules, world);
  rules.receivers = (_, { webhooks }) => [...webhooks, ...gone];
};

/** Repeats each event for an account of another company. */
const ofStrangers: Bend = (rules) => {
  rules.event.push((world, tenant, event) => {
    const other = strangers(world, tenant)?.accounts[0]?.id;
    if (!("accountId" in event.result) || tenant.webhooks.length === 0 || !other) return [event];
    return [event, { ...event, result: { ...event.result, accountId: other } }];
  });
};

export const deliveries = defectsOf({
  "delivery-event-key": {
    "transfer-without-id": tellsNo("TRANSFER_", "transferId"),
    "event-time-number": at("*", Date.parse),
  },
  "delivery-authentication": {
    "api-key-absent": keyed(() => ({})),
    "api-key-cut": keyed((name, key) => ({ [name]: key.slice(0, -1) })),
    "api-key-own-header": keyed((_, key) => ({ "X-Api-Key": key })),
    "api-key-twice": keyed((name, key) => ({ [name]: [key, key] })),
    "basic-absent": signed("BASIC_AUTHENTICATION", () => ({})),
    "basic-unprefixed": basic((username, password) => encoded(`${username}:${password}`).slice(6)),
    "basic-plain": basic((username, password) => `Basic ${username}:${password}`),
    "ping-unauthenticated": all(
      delivered("PING", (out) => [
        { ...out, webhook: { ...out.webhook, authenticationMethod: { type: "NONE" } } },
      ]),
      signed("NONE", () => ({})),
    ),
  },
  "delivery-new-secret": {
    "secret-before-rotation": policy(() => ({
      authentication: (webhook) => authentication(webhook.former ?? webhook),
    })),
  },
  "delivery-new-url": {
    "url-before-replacement": delivered("*", (out) =>
      out.webhook.former ? [{ ...out, webhook: { ...out.webhook, url: out.webhook.former.url } }] : undefined,
    ),
  },
  "delivery-url": {
    "query-left-out": delivered("*", (out) => [
      { ...out, webhook: { ...out.webhook, url: out.webhook.url.replace(/\?.*/, "") } },
    ]),
  },
  "delivery-form": {
    "event-key-type": as("*", (type, value) => ({ type, result: value })),
    "event-key-data": as("*", (eventType, data) => ({ eventType, data })),
    "event-flat": as("*", (eventType, value) => ({ eventType, ...(value as object) })),
    "event-in-envelope": as("*", (eventType, value) => ({ success: true, result: { eventType, result: value } })),
    "event-result-text": as("*", (eventType, value) => ({ eventType, result: JSON.stringify(value) })),
    "event-no-json": delivered("*", (out) => [{ ...out, text: `eventType=${out.body["eventType"]}` }]),
    "ping-without-result": as("PING", (eventType) => ({ eventType })),
  },
  "delivery-body": {
    "ping-without-message": tellsNo("PING", "message"),
    "payout-status-processing": tells("PAYOUT_PROCESSING", { status: "PROCESSING" }),
    "payout-without-status": tellsNo("PAYOUT_", "status"),
    "payout-without-time": tellsNo("PAYOUT_", "occurredAt"),
    "pay-in-reason-free": tells("PAY_IN_FAILED", { reason: "The provider timed out" }),
    "pay-in-without-hash": tellsNo("PAY_IN_SETTLED", "transactionHash"),
    "payout-reason-lower": told("PAYOUT_", (r) => r["reason"] && Object.assign(r, { reason: "returned_by_bank" })),
    "transfer-reason-other": tells("TRANSFER_FAILED", { reason: "LOW_BALANCE" }),
    "transfer-reason-absent": tellsNo("TRANSFER_FAILED", "reason"),
    "transfer-without-hash": tellsNo("TRANSFER_COMPLETED", "transactionHash"),
    "transfer-account-names": told("TRANSFER_", (r) => {
      Object.assign(r, { sourceAccountId: r["senderAccountId"] });
      delete r["senderAccountId"];
    }),
    "verdict-approved": tells("PARTY_VERIFICATION_COMPLETED", { status: "APPROVED" }),
    "wallets-without-escrow": tellsNo("ACCOUNT_WALLETS_PROVISIONED", "escrowWalletAddress"),
  },
  "delivery-without-money": {
    "amount-in-transfer": tells("TRANSFER_", { amount: "12.500000" }),
    "amount-in-payout": tells("PAYOUT_", { amount: "10.00" }),
    "amount-in-pay-in": tells("PAY_IN_SETTLED", { netCryptoAmount: "249.250000" }),
    "balance-in-wallets": tells("ACCOUNT_WALLETS_PROVISIONED", { balances: [{ amount: { total: "0" } }] }),
    "balance-below": tells("TRANSFER_", { sender: { availableBalance: 12.5 } }),
    "coordinates-in-bank-account": tells("VIRTUAL_BANK_ACCOUNT_CREATED", { accountNumber: "70000137" }),
    "iban-under-other-name": tells("PAYOUT_COMPLETED", { reference: "DE02120300000000202051" }),
  },
  "delivery-verdict": {
    "verdict-with-reasons": tells("PARTY_VERIFICATION_COMPLETED", { reasons: ["DOCUMENT_EXPIRED"] }),
    "verdict-with-name": tells("PARTY_VERIFICATION_COMPLETED", { firstName: "Ines", lastName: "Duarte" }),
  },
  "delivery-occurred-at": {
    "event-two-hours-ahead": at("*", moved(7_200_000)),
    "event-tomorrow": at("TRANSFER_", moved(86_400_000)),
  },
  "delivery-unsubmitted": {
    "unsubmitted-with-hash": tells("TRANSFER_FAILED", { reason: "NOT_SUBMITTED", transactionHash: hash() }),
  },
  "delivery-of-readiness": {
    "wallets-told-pending": tells("ACCOUNT_WALLETS_PROVISIONED", { amlStatus: "PENDING" }),
  },
  "delivery-of-ping": {
    "ping-not-sent": delivered("PING", () => []),
    "ping-renamed": as("PING", (_, value) => ({ eventType: "WEBHOOK_TEST", result: value })),
  },
  "delivery-ping-to-one": {
    "ping-elsewhere": delivered("PING", (out, world) => {
      const tenant = [...world.tenants.values()].find((one) => one.webhooks.includes(out.webhook));
      return (tenant?.webhooks ?? []).map((webhook) => ({ ...out, webhook }));
    }),
  },
  "delivery-to-every-webhook": {
    "transfer-id-other": told("TRANSFER_COMPLETED", (r) => Object.assign(r, { transferId: code("trf") })),
    "replaced-webhook-silent": chosen((all) => all.filter((one) => one.former === undefined)),
    "first-webhook-only": chosen((all) => all.slice(0, 1)),
    "last-webhook-only": chosen((all) => all.slice(-1)),
    "keyed-webhooks-only": chosen((all) => all.filter(isKeyed)),
    "payouts-to-keyed-only": chosen((all, type) => (type.startsWith("PAYOUT") ? all.filter(isKeyed) : all)),
    "last-of-a-name-only": chosen((all) => {
      const rest = [...all];
      for (const one of all) if (all.findLast(({ name }) => name === one.name) !== one) remove(rest, one);
      return rest;
    }),
  },
  "delivery-repeats-agree": {
    "repeat-of-now": delivered("TRANSFER_", (out) => {
      const { occurredAt, ...rest } = object(out.body["result"]);
      const later = { ...rest, occurredAt: moved(5)(text(occurredAt)) };
      return [out, { ...out, wait: out.wait + 2, body: { ...out.body, result: later } }];
    }),
    "verdict-time-by-webhook": told("PARTY_VERIFICATION_COMPLETED", (r, out) => {
      if (!isKeyed(out.webhook)) r["occurredAt"] = moved(5)(text(r["occurredAt"]));
    }),
  },
  "delivery-after-removal": { "deleted-webhook-still-told": undeleted },
  "delivery-read-back": {
    "events-of-strangers": ofStrangers,
    "pay-in-id-unknown": told("PAY_IN_", (r) =>
      Object.assign(r, { payInId: `0${text(r["payInId"]).slice(1, -4)}ffff` }),
    ),
  },
  "delivery-accounts": {
    "transfer-sides-swapped": told("TRANSFER_", (r) => {
      Object.assign(r, { senderAccountId: r["receiverAccountId"], receiverAccountId: r["senderAccountId"] });
    }),
  },
  "delivery-one-end": {
    "pay-in-settles-after-failure": delivered("PAY_IN_FAILED", (out) => {
      const { reason: _, ...rest } = object(out.body["result"]);
      const more = { status: "SETTLED", asset: "USDC", chain: "BASE", transactionHash: hash() };
      return [
        out,
        { ...out, wait: out.wait + 6, body: { eventType: "PAY_IN_SETTLED", result: { ...rest, ...more } } },
      ];
    }),
    "payout-fails-after-processing": policy(() => ({
      payoutPath: () => ["SENDING", "PROVIDER_PROCESSING", "FAILED"],
    })),
    "transfer-ends-twice": delivered("TRANSFER_COMPLETED", (out) => {
      const { transactionHash: _, ...rest } = object(out.body["result"]);
      return [out, { ...out, body: { eventType: "TRANSFER_FAILED", result: { ...rest, reason: "UNKNOWN" } } }];
    }),
  },
  "delivery-due": {
    "return-not-sent": (rules, world) => {
      result("getPayout", (one) => Object.assign(one, { status: "RETURNED" }))(rules, world);
      never("PAYOUT_RETURNED")(rules, world);
    },
  },
});

export const deliveryFindings = defectsOf(
  {
    "delivery-of-readiness": {
      "bank-account-told-early": (rules, world) => {
        rules.event.push((_, __, e) =>
          e.eventType === "VIRTUAL_BANK_ACCOUNT_CREATED" && !e.result["early"] ? [] : [e],
        );
        told("VIRTUAL_BANK_ACCOUNT_CREATED", (r) => delete r["early"])(rules, world);
        after("createVirtualBankAccount", (r, made) => {
          const occurredAt = `${new Date().toISOString().slice(0, -1)}000000Z`;
          const ids = { virtualBankAccountId: made["id"], accountId: r.params["accountId"] };
          announce(r.world, r.tenant, "VIRTUAL_BANK_ACCOUNT_CREATED", {
            ...ids,
            status: "PENDING",
            occurredAt,
            early: true,
          });
        })(rules, world);
      },
      "bank-account-told-pending": tells("VIRTUAL_BANK_ACCOUNT_CREATED", { status: "PENDING" }),
    },
    "delivery-method": { "delivered-by-put": delivered("*", (out) => [{ ...out, method: "PUT" }]) },
    "delivery-content-type": {
      "delivered-as-text": delivered("*", (out) => [{ ...out, headers: { "content-type": "text/plain" } }]),
    },
    "delivery-event-known": {
      "event-type-lower": as("TRANSFER_", (type, value) => ({
        eventType: String(type).toLowerCase(),
        result: value,
      })),
      "transfer-settled": as("TRANSFER_COMPLETED", (_, value) => ({
        eventType: "TRANSFER_SETTLED",
        result: value,
      })),
      "payout-processing-renamed": as("PAYOUT_PROCESSING", (_, value) => ({
        eventType: "PAYOUT_SENT",
        result: value,
      })),
    },
    "delivery-added-member": { "event-with-network": tells("TRANSFER_COMPLETED", { network: "mainnet" }) },
    "delivery-precision": { "event-in-milliseconds": at("*", (usual) => `${usual.slice(0, 23)}Z`) },
    "delivery-one-end": { "pay-in-settled-as-failed": tells("PAY_IN_SETTLED", { status: "FAILED" }) },
    "delivery-retried": { "no-retry": policy(() => ({ retries: [] })) },
    "delivery-due": {
      "payout-processing-not-sent": never("PAYOUT_PROCESSING"),
      "transfer-completed-not-sent": never("TRANSFER_COMPLETED"),
      "bank-account-not-sent": never("VIRTUAL_BANK_ACCOUNT_CREATED"),
      "wallets-not-sent": never("ACCOUNT_WALLETS_PROVISIONED"),
    },
  },
  false,
);
