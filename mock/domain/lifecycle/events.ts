// Makes the events of the contract: the fields that the contract lists, from the resource that changed.

import { propertiesOf } from "../../../model/document.ts";
import { type JsonFields, pick } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import { completeEvent } from "../complete.ts";
import { addressOf, stableId } from "../seed/provision.ts";
import type { MockEvent } from "../types.ts";
import { instantOf, type World } from "../world.ts";
import type { EnteredStatus } from "./effects.ts";

/** Fields of events that the resource does not have, or has by another name. */
const ownFields: Partial<Record<ResourceKind, (resource: Resource, change: EnteredStatus) => JsonFields>> = {
  payIns: ({ id, body }) => ({ payInId: id, asset: body["cryptoAsset"] }),
  transfers: ({ id }) => ({ transferId: id }),
  payouts: ({ id }) => ({ payoutId: id }),
  virtualBankAccounts: ({ id, parent }) => ({ virtualBankAccountId: id, accountId: parent }),
  wallets: ({ id, parent, body }) => ({
    accountId: parent,
    walletPairId: stableId(`${id} pair`),
    walletType: body["type"],
    accountWalletAddress: body["address"],
    escrowWalletAddress: addressOf(`${id} escrow`),
  }),
  parties: ({ id }, { to }) => ({ partyId: id, status: to }),
};

/** The event of a change; the resource has been changed already. @throws Error for an unknown event. */
export function eventOf(
  { contract, clock }: World,
  eventType: string,
  resource: Resource,
  change: EnteredStatus,
): MockEvent {
  const { document, events } = contract.contracts.finance;
  const event = events.get(eventType);
  if (event === undefined) throw new Error(`no event ${eventType} is known`);
  const own = ownFields[resource.kind]?.(resource, change);
  const fields = { ...resource.body, reason: change.reason, ...own, occurredAt: occurredAt(clock.now()) };
  return completeEvent(contract, {
    eventType,
    result: pick(fields, Object.keys(propertiesOf(document, event.result))),
  });
}

/** The synthetic event of the operation pingWebhook. */
export const ping: MockEvent = {
  eventType: "PING",
  result: { message: "Test delivery requested with the ping operation." },
};

let count = 0;

/** With nanoseconds and a doubled Z, as in the samples. The clock has milliseconds; a counter fills the rest. */
function occurredAt(time: number): string {
  count = (count + 7_919) % 1_000_000;
  return `${instantOf(time).slice(0, -1)}${String(count).padStart(6, "0")}ZZ`;
}
