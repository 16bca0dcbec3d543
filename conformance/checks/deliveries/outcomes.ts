// Checks of what events tell of: it can be read back, it does not end twice, and what has happened is announced.

import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import { type Deviation, differ, isSameId } from "../check.ts";
import { type DeliveryCheck, deliveriesOf, each, eventOf, type FoundInDeliveries, isPing, payloadOf } from "./check.ts";

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

/** The first delivery of each event of a type, by what the event names. */
function firstOf(log: DeliveryLog, eventType: string, field: string): Map<string, ReceivedDelivery> {
  const first = new Map<string, ReceivedDelivery>();
  for (const delivery of deliveriesOf(log)) {
    const id = payloadOf(delivery)[field];
    if (eventOf(log.contracts, delivery)?.eventType !== eventType || typeof id !== "string") continue;
    if (!first.has(id)) first.set(id, delivery);
  }
  return first;
}

function lookForTwoEnds(log: DeliveryLog): FoundInDeliveries[] {
  return endings.flatMap(([field, one, other, reason]) => {
    const ends = firstOf(log, one, field);
    return [...firstOf(log, other, field)]
      .filter(([id]) => ends.has(id))
      .map(([, about]): FoundInDeliveries => {
        const isDocumented = reason === undefined || payloadOf(about)["reason"] === reason;
        const evidence = isDocumented ? "documented" : "assumed";
        return { about, found: differ(`${one} and ${other} exclude each other`, "both came", evidence) };
      });
  });
}

/** Each side of what the run made, as events tell it. */
function lookAtAccounts(delivery: ReceivedDelivery, { accounts }: DeliveryLog): Deviation[] {
  const result = payloadOf(delivery);
  const made = Object.entries(result).flatMap(([field, id]): Record<string, string>[] => {
    const own = accounts.get(`${field} ${id}`);
    return own === undefined ? [] : [own];
  });
  return made.flatMap((own) =>
    Object.entries(own).flatMap(([field, account]): Deviation[] =>
      typeof result[field] !== "string" || isSameId(result[field], account)
        ? []
        : [differ(`${field} as the run sent it`, "another account")],
    ),
  );
}

/** Without any PING it is the path that is in doubt, and not the event. */
function lookForDue({ due, wait, deliveries }: DeliveryLog): FoundInDeliveries[] {
  const isPathSure = deliveries.some(isPing);
  return due.map(({ exchange, eventType, status, isDocumented }) => ({
    about: exchange,
    found: differ(
      `${eventType} is delivered once the status is ${status}`,
      `none came within ${wait} s`,
      isPathSure && isDocumented ? "documented" : "assumed",
    ),
  }));
}

/** A retry may arrive much later, so that none came in time is no breach. */
function lookForRetries({ refusals, wait }: DeliveryLog): FoundInDeliveries[] {
  return refusals
    .filter(({ observation }) => observation.gaps.length === 0)
    .filter(({ observation }) => observation.refusal !== "no response" || observation.timeout !== undefined)
    .map(({ exchange, observation }) => ({
      about: exchange,
      found: differ(
        "a delivery that was refused comes again",
        `none came within ${wait} s of a refusal by ${observation.refusal}`,
        "assumed",
      ),
    }));
}

/** The checks of what events tell of. */
export const outcomeChecks: DeliveryCheck[] = [
  {
    name: "delivery-read-back",
    look: ({ unknown }) =>
      unknown.map(({ delivery, what }) => ({
        about: delivery,
        found: differ("the resource of an event can be read back", `${what} is not found`),
      })),
  },
  { name: "delivery-accounts", look: each(lookAtAccounts) },
  { name: "delivery-one-end", look: lookForTwoEnds },
  { name: "delivery-due", look: lookForDue },
  { name: "delivery-retried", look: lookForRetries },
];
