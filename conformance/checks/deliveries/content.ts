// Checks of what deliveries tell.

import { isObject, type Json } from "../../../model/document.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import { differ, isSameId } from "../check.ts";
import { fieldsOf } from "../exposure.ts";
import { type DeliveryCheck, each } from "./check.ts";

/** Fields that have an amount or a balance, and fields that have bank coordinates (F184). */
const moneyField = /amount|balance|^(fee|fees|total|subtotal|sum)$/i;
const bankField = /(iban|bic|swift|swiftCode|accountNumber\w*|routingNumber|sortCode)$/i;

/** Fields of a verdict that have a reason or personal data (F204). */
const personalField = /reason|name|mail|phone|birth|address|nationality|document/i;

/** Fields of responses whose values may not be in any event, if they are as long. */
const shownBankField = /^(iban|accountNumber|routingNumber)$/;
const leastLength = 8;

/** Bank coordinates that the service has shown. */
function bankDataIn(exchanges: Exchange[]): Set<string> {
  const shown = exchanges.flatMap(({ json }) => [...fieldsOf(json as Json)]);
  const values = shown.flatMap(({ name, value }) => (shownBankField.test(name) ? [value] : []));
  return new Set(values.filter((value) => typeof value === "string" && value.length >= leastLength) as string[]);
}

/** An IBAN whose check digits are right (ISO 13616). */
function isIban(text: string): boolean {
  const compact = text.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/**
 * Events that exclude each other, by the field that names what they tell of. Once the banking partner has the crypto,
 * sending cannot fail; whether a payout can fail for another reason then is not documented.
 */
const endings: [field: string, one: string, other: string, reason?: string][] = [
  ["payInId", "PAY_IN_FAILED", "PAY_IN_SETTLED"],
  ["transferId", "TRANSFER_FAILED", "TRANSFER_COMPLETED"],
  ["payoutId", "PAYOUT_PROCESSING", "PAYOUT_FAILED", "SEND_FAILED"],
  ["payoutId", "PAYOUT_REJECTED", "PAYOUT_PROCESSING"],
  ["payoutId", "PAYOUT_REJECTED", "PAYOUT_COMPLETED"],
  ["payoutId", "PAYOUT_FAILED", "PAYOUT_COMPLETED"],
];

/** Statuses of pay-ins that say the contrary of an event. Which others it may have is not documented. */
const contrary = new Map([
  ["PAY_IN_SETTLED", "FAILED"],
  ["PAY_IN_FAILED", "SETTLED"],
]);

/** The first delivery of each event of a type, by what the event names. */
function firstOf({ deliveries }: DeliveryLog, eventType: string, field: string): Map<string, ReceivedDelivery> {
  const own = deliveries.filter(
    ({ event, result }) => event?.eventType === eventType && typeof result[field] === "string",
  );
  return new Map(own.toReversed().map((delivery) => [String(delivery.result[field]), delivery]));
}

/** The checks of what deliveries tell. */
export const contentChecks: DeliveryCheck[] = [
  {
    name: "delivery-without-money",
    *look({ deliveries, exchanges }) {
      const bankData = bankDataIn(exchanges);
      for (const about of deliveries) {
        for (const { name, path, value } of fieldsOf(about.json as Json)) {
          if (isObject(value) || Array.isArray(value)) continue;
          const isBank = typeof value === "string" && (isIban(value) || bankData.has(value));
          const what = moneyField.test(name) ? "amount or balance" : "bank coordinate";
          if (what === "amount or balance" || isBank || bankField.test(name))
            yield { about, ...differ(`no ${what} in an event`, `${path} is in the body`) };
        }
      }
    },
  },
  each("delivery-verdict", function* ({ event, result }) {
    if (event?.eventType !== "PARTY_VERIFICATION_COMPLETED") return;
    for (const { name, path } of fieldsOf(result))
      if (personalField.test(name))
        yield differ("a verdict without reasons and personal data", `result.${path} is in the body`);
  }),
  // A transfer that never reached the chain has no hash there.
  each("delivery-unsubmitted", function* ({ event, result: { reason, transactionHash } }) {
    if (event?.eventType === "TRANSFER_FAILED" && reason === "NOT_SUBMITTED" && (transactionHash ?? null) !== null)
      yield differ("NOT_SUBMITTED comes without transactionHash", "it has one");
  }),
  each("delivery-of-readiness", function* ({ event, result: { amlStatus, status } }) {
    const { eventType = "" } = event ?? {};
    const isOfWallets = eventType === "ACCOUNT_WALLETS_PROVISIONED" && typeof amlStatus === "string";
    const expected = `${eventType} comes when that is ready`;
    if (isOfWallets && amlStatus !== "APPROVED") yield differ(expected, `amlStatus ${amlStatus}`);
    // Which statuses a bank account has is not documented in full.
    if (eventType === "VIRTUAL_BANK_ACCOUNT_CREATED" && status === "PENDING")
      yield differ(expected, `status ${status}`, "observed");
  }),
  {
    name: "delivery-read-back",
    *look({ unknown }) {
      for (const { delivery: about, what } of unknown)
        yield { about, ...differ("the resource of an event can be read back", `${what} is not found`) };
    },
  },
  // Each side of what the run made.
  each("delivery-accounts", function* ({ result }, { accounts }) {
    const made = Object.entries(result).map(([field, id]) => accounts.get(`${field} ${id}`) ?? {});
    for (const [field, account] of made.flatMap((own) => Object.entries(own)))
      if (typeof result[field] === "string" && !isSameId(result[field], account))
        yield differ(`${field} as the run sent it`, "another account");
  }),
  {
    name: "delivery-one-end",
    *look(log) {
      for (const about of log.deliveries) {
        const { eventType = "" } = about.event ?? {};
        const status = contrary.get(eventType);
        if (status !== undefined && about.result["status"] === status)
          yield { about, ...differ(`${eventType} with its own status`, `status ${status}`, "assumed") };
      }
      for (const [field, one, other, reason] of endings) {
        const ends = firstOf(log, one, field);
        for (const [id, about] of firstOf(log, other, field)) {
          const isDocumented = reason === undefined || about.result["reason"] === reason;
          const evidence = isDocumented ? "documented" : "assumed";
          if (ends.has(id)) yield { about, ...differ(`${one} and ${other} exclude each other`, "both came", evidence) };
        }
      }
    },
  },
  {
    name: "delivery-due",
    *look({ due, wait, deliveries }) {
      // Without any PING it is the path that is in doubt, and not the event.
      const isPathSure = deliveries.some(({ event }) => event?.eventType === "PING");
      for (const { exchange: about, eventType, status, isDocumented } of due) {
        const expected = `${eventType} is delivered once the status is ${status}`;
        const evidence = isPathSure && isDocumented ? "documented" : "assumed";
        yield { about, ...differ(expected, `none came within ${wait} s`, evidence) };
      }
    },
  },
  {
    name: "delivery-retried",
    // A retry may arrive much later, so that none came in time is no breach.
    *look({ refusal, wait }) {
      if (refusal === undefined || refusal.gaps.length > 0) return;
      const actual = `none came within ${wait} s of a refusal by 500`;
      yield { about: refusal.exchange, ...differ("a delivery that was refused comes again", actual, "assumed") };
    },
  },
];
