// The events of the contract, as the changes of state fill them: ids, statuses and reasons, never an amount.

import { asText, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { addressOf, stableId } from "../seed/provision.ts";
import type { MockEvent } from "../types.ts";
import { instantOf } from "../world.ts";
import type { Change } from "./effects.ts";

/** The fields of `result` that an event takes from its resource and its change, besides `occurredAt`. */
type FieldsOf = (resource: Resource, change: Change) => JsonObject;

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
  ACCOUNT_WALLETS_PROVISIONED: ({ id, parent, body, hidden }) => ({
    accountId: parent,
    // One that was seeded has no pair of its own yet.
    walletPairId: hidden["walletPairId"] ?? stableId(`${id} pair`),
    walletType: body["type"],
    chain: body["chain"],
    accountWalletAddress: body["address"],
    escrowWalletAddress: hidden["escrowAddress"] ?? addressOf(`${id} escrow`),
    amlStatus: body["amlStatus"],
  }),
  PARTY_VERIFICATION_COMPLETED: ({ id }, { to }) => ({ partyId: id, status: to }),
};

/**
 * Builds the event that a transition emits.
 * @param resource What changed, as it is after the change.
 * @param change The move, with the event's type and reason.
 * @param time When it changed, in milliseconds since 1970.
 * @returns The event as it is delivered.
 * @throws Error when a transition names an event that is not built here.
 */
export function eventOf(resource: Resource, change: Change, time: number): MockEvent {
  const eventType = asText(change.event) ?? "";
  const fields = fieldsOf[eventType];
  if (fields === undefined) throw new Error(`no event ${eventType} is known`);
  const result = Object.entries({ ...fields(resource, change), occurredAt: occurredAt(time) });
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
  return `${instantOf(time).slice(0, -1)}${String(count).padStart(6, "0")}ZZ`;
}
