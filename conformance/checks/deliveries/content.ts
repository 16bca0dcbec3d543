// Checks of what a delivery tells: no money, no bank coordinates, no reasons of a verdict, and nothing that is not so yet.

import { isObject, type Json } from "../../../model/document.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import { describe } from "../../schema.ts";
import { type Deviation, differ } from "../check.ts";
import { fieldsOf } from "../fields.ts";
import { type DeliveryCheck, each, eventOf, payloadOf } from "./check.ts";

/** Fields that have an amount or a balance, and fields that have bank coordinates (F184). */
const moneyField = /amount|balance|^(fee|fees|total|subtotal|sum)$/i;
const bankField = /(iban|bic|swift|swiftCode|accountNumber\w*|routingNumber|sortCode)$/i;

/** Fields of a verdict that have a reason or personal data (F204). */
const personalField = /reason|name|mail|phone|birth|address|nationality|document/i;

/** An IBAN whose check digits are right (ISO 13616). */
function isIban(text: string): boolean {
  const compact = text.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

function lookForMoney(delivery: ReceivedDelivery, { bankData }: DeliveryLog): Deviation[] {
  return [...fieldsOf(delivery.json as Json)].flatMap(({ name, path: at, value }) => {
    const hit = (what: string): Deviation => differ(`no ${what} in an event`, `${at} is in the body`);
    if (isObject(value) || Array.isArray(value)) return [];
    if (moneyField.test(name)) return [hit("amount or balance")];
    const isBank = typeof value === "string" && (isIban(value) || bankData.has(value));
    return bankField.test(name) || isBank ? [hit("bank coordinate")] : [];
  });
}

function lookAtVerdict(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const event = eventOf(contracts, delivery);
  if (event?.eventType !== "PARTY_VERIFICATION_COMPLETED") return [];
  return [...fieldsOf(payloadOf(delivery))]
    .filter(({ name }) => personalField.test(name))
    .map(({ path: at }) => differ("a verdict without reasons and personal data", `result.${at} is in the body`));
}

/** What an event of readiness says, and never says. Which statuses a bank account has is not documented in full. */
const readiness: Record<string, [field: string, isReady: (value: string) => boolean, evidence: Deviation["evidence"]]> =
  {
    ACCOUNT_WALLETS_PROVISIONED: ["amlStatus", (value) => value === "APPROVED", "documented"],
    VIRTUAL_BANK_ACCOUNT_CREATED: ["status", (value) => value !== "PENDING", "observed"],
  };

function lookAtReadiness(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const { eventType = "" } = eventOf(contracts, delivery) ?? {};
  const [field = "", isReady, evidence = "assumed"] = readiness[eventType] ?? [];
  const value = payloadOf(delivery)[field];
  if (isReady === undefined || typeof value !== "string" || isReady(value)) return [];
  return [differ(`${eventType} comes when that is ready`, `${field} ${describe(value)}`, evidence)];
}

/** A transfer that never reached the chain has no hash there. */
function lookAtUnsubmitted(delivery: ReceivedDelivery, { contracts }: DeliveryLog): Deviation[] {
  const { reason, transactionHash } = payloadOf(delivery);
  if (eventOf(contracts, delivery)?.eventType !== "TRANSFER_FAILED" || reason !== "NOT_SUBMITTED") return [];
  if (transactionHash === undefined || transactionHash === null) return [];
  return [differ("NOT_SUBMITTED comes without transactionHash", "it has one")];
}

/** The checks of what a delivery tells. */
export const contentChecks: DeliveryCheck[] = [
  { name: "delivery-without-money", look: each(lookForMoney) },
  { name: "delivery-verdict", look: each(lookAtVerdict) },
  { name: "delivery-unsubmitted", look: each(lookAtUnsubmitted) },
  { name: "delivery-of-readiness", look: each(lookAtReadiness) },
];
