// Checks of the content of deliveries.

import { isObject } from "../../../model/document.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import { differ, isSameId } from "../check.ts";
import { fieldsOf } from "../exposure.ts";
import { type DeliveryCheck, each } from "./check.ts";

/** Names of fields with an amount or a balance, and of fields with bank coordinates (F184). */
const moneyField = /amount|balance|^(fee|fees|total|subtotal|sum)$/i;
const bankField = /(iban|bic|swift|swiftCode|accountNumber\w*|routingNumber|sortCode)$/i;

/** Names of fields with a reason or personal data, which a verdict must not have (F204). */
const personalField = /reason|name|mail|phone|birth|address|nationality|document/i;

/** Fields of responses whose values must not be in any event; shorter values may occur by chance. */
const shownBankField = /^(iban|accountNumber|routingNumber)$/;
const leastLength = 8;

/** Bank coordinates in the responses of the run. */
function bankDataIn(exchanges: Exchange[]): Set<string> {
  const shown = exchanges.flatMap(({ json }) => [...fieldsOf(json)]).filter(({ name }) => shownBankField.test(name));
  const texts = shown.map(({ value }) => value).filter((value) => typeof value === "string");
  return new Set(texts.filter(({ length }) => length >= leastLength));
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
 * Events that exclude each other, by the field with the ID of their resource. Once the banking partner has the crypto,
 * sending cannot fail; whether the payout can then fail for another reason is not documented.
 */
const endings: [field: string, one: string, other: string, reason?: string][] = [
  ["payInId", "PAY_IN_FAILED", "PAY_IN_SETTLED"],
  ["transferId", "TRANSFER_FAILED", "TRANSFER_COMPLETED"],
  ["payoutId", "PAYOUT_PROCESSING", "PAYOUT_FAILED", "SEND_FAILED"],
  ["payoutId", "PAYOUT_REJECTED", "PAYOUT_PROCESSING"],
  ["payoutId", "PAYOUT_REJECTED", "PAYOUT_COMPLETED"],
  ["payoutId", "PAYOUT_FAILED", "PAYOUT_COMPLETED"],
];

/** Statuses of a pay-in that contradict an event. Which other statuses the event may have is not documented. */
const contrary = new Map([
  ["PAY_IN_SETTLED", "FAILED"],
  ["PAY_IN_FAILED", "SETTLED"],
]);

/** The first delivery of each event of a type, by the ID in a field of its result. */
function firstOf({ deliveries }: DeliveryLog, eventType: string, field: string): Map<string, ReceivedDelivery> {
  const own = deliveries.filter(
    ({ event, result }) => event?.eventType === eventType && typeof result[field] === "string",
  );
  return new Map(own.toReversed().map((delivery) => [String(delivery.result[field]), delivery]));
}

export const contentChecks: DeliveryCheck[] = [
  {
    name: "delivery-without-money",
    *look({ deliveries, exchanges }) {
      const bankData = bankDataIn(exchanges);
      for (const about of deliveries) {
        for (const { name, path, value } of fieldsOf(about.json)) {
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
  // NOT_SUBMITTED means that the transfer never reached the chain, so it has no hash.
  each("delivery-unsubmitted", function* ({ event, result: { reason, transactionHash } }) {
    if (event?.eventType === "TRANSFER_FAILED" && reason === "NOT_SUBMITTED" && (transactionHash ?? null) !== null)
      yield differ("NOT_SUBMITTED comes without transactionHash", "it has one");
  }),
  each("delivery-of-readiness", function* ({ event, result: { amlStatus, status } }) {
    const { eventType = "" } = event ?? {};
    const isOfWallets = eventType === "ACCOUNT_WALLETS_PROVISIONED" && typeof amlStatus === "string";
    const expected = `${eventType} comes once its resource is ready`;
    if (isOfWallets && amlStatus !== "APPROVED") yield differ(expected, `amlStatus ${amlStatus}`);
    // The statuses of a bank account are not documented in full.
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
  // The accounts of a resource that the run made.
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
      // Without any PING, the path to the receiver may be broken, so a missing event is only a finding.
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
    // A retry may arrive after the wait, so its absence is only a finding.
    *look({ refusal, wait }) {
      if (refusal === undefined || refusal.gaps.length > 0) return;
      const actual = `none came within ${wait} s of a refusal by 500`;
      yield { about: refusal.exchange, ...differ("a delivery that was refused comes again", actual, "assumed") };
    },
  },
];
