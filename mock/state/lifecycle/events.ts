// The events of the contract, as the changes of state fill them: ids, statuses and reasons, never an amount.

import { asText, type JsonObject } from "../json.ts";
import type { Resource } from "../storage/store.ts";
import type { MockEvent } from "../types.ts";
import type { Transition } from "./transitions.ts";

/** The fields of `result` that an event takes from its resource and its transition, besides `occurredAt`. */
type FieldsOf = (resource: Resource, transition: Transition) => JsonObject;

const payIn: FieldsOf = ({ id, body }, { reason }) => ({
  payInId: id,
  accountId: body["accountId"],
  status: body["status"],
  ...(reason === undefined
    ? { asset: body["cryptoAsset"], chain: body["chain"], transactionHash: body["transactionHash"] }
    : { reason }),
});

const transfer: FieldsOf = ({ id, body }, { reason }) => ({
  transferId: id,
  senderAccountId: body["senderAccountId"],
  receiverAccountId: body["receiverAccountId"],
  asset: body["asset"],
  chain: body["chain"],
  transactionHash: body["transactionHash"],
  reason,
});

const payout: FieldsOf = ({ id, body }, { reason }) => ({
  payoutId: id,
  accountId: body["accountId"],
  status: body["status"],
  reason,
});

const fieldsOf: Record<string, FieldsOf> = {
  PAY_IN_SETTLED: payIn,
  PAY_IN_FAILED: payIn,
  TRANSFER_COMPLETED: transfer,
  TRANSFER_FAILED: transfer,
  PAYOUT_PROCESSING: payout,
  PAYOUT_COMPLETED: payout,
  PAYOUT_REJECTED: payout,
  PAYOUT_FAILED: payout,
  PAYOUT_RETURNED: payout,
  VIRTUAL_BANK_ACCOUNT_CREATED: ({ id, parent, body }) => ({
    virtualBankAccountId: id,
    accountId: parent,
    status: body["status"],
  }),
  ACCOUNT_WALLETS_PROVISIONED: ({ parent, body, hidden }) => ({
    accountId: parent,
    walletPairId: hidden["walletPairId"],
    walletType: body["type"],
    chain: body["chain"],
    accountWalletAddress: body["address"],
    escrowWalletAddress: hidden["escrowAddress"],
    amlStatus: body["amlStatus"],
  }),
  PARTY_VERIFICATION_COMPLETED: ({ id }, { to }) => ({ partyId: id, status: to }),
};

/**
 * Builds the event that a transition emits.
 * @param resource What changed, as it is after the change.
 * @param transition The move, with the event's type and reason.
 * @param time When it changed, in milliseconds since 1970.
 * @returns The event as it is delivered.
 * @throws Error when a transition names an event that is not built here.
 */
export function eventOf(resource: Resource, transition: Transition, time: number): MockEvent {
  const eventType = asText(transition.event) ?? "";
  const fields = fieldsOf[eventType];
  if (fields === undefined) throw new Error(`no event ${eventType} is known`);
  const result = Object.entries({ ...fields(resource, transition), occurredAt: occurredAt(time) });
  return { eventType, result: Object.fromEntries(result.filter(([, value]) => value !== undefined)) };
}

/** The synthetic event of the operation pingWebhook. */
export const ping: MockEvent = {
  eventType: "PING",
  result: { message: "Test delivery requested with the ping operation." },
};

let count = 0;

/** Nanoseconds and a doubled Z, as the samples have it; the clock knows milliseconds, the rest only counts. */
function occurredAt(time: number): string {
  count = (count + 7_919) % 1_000_000;
  return `${new Date(time).toISOString().slice(0, -1)}${String(count).padStart(6, "0")}ZZ`;
}
