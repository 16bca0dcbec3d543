// What the seeded server sends to webhooks: the events of its writes, at once, and again where they are refused.

import type { Contracts } from "../../../../conformance/contracts.ts";
import { asObject, type Json, type JsonObject } from "../../../../model/document.ts";
import type { Answer, Behaviour, Call, Outgoing, SeededEvent } from "../behaviour.ts";

/** Milliseconds until a refused delivery is sent again, and that a receiver may take. */
const retryAfter = 20;
const timeout = 150;

/** Sends deliveries. */
export interface Sender {
  /** Looks at a call that was carried out. */
  observe(call: Call, answer: Answer): void;
  stop(): void;
}

/** Fields of the events that a write causes; the others are those of the contract's example. */
const causes: Record<string, (result: JsonObject, call: Pick<Call, "path" | "body">) => Record<string, JsonObject>> = {
  pingWebhook: () => ({ PING: {} }),
  createAccountToAccountTransfer: ({ id, sourceAccountId, destinationAccountId }) => ({
    TRANSFER_COMPLETED: { transferId: id, senderAccountId: sourceAccountId, receiverAccountId: destinationAccountId },
  }),
  createCryptoTransfer: ({ id }, { path: { senderId }, body: { receiverAccountId } }) => ({
    TRANSFER_COMPLETED: { transferId: id, senderAccountId: senderId, receiverAccountId },
  }),
  createPayout: ({ id }, { path: { accountId } }) => ({
    PAYOUT_PROCESSING: { payoutId: id, accountId },
    PAYOUT_COMPLETED: { payoutId: id, accountId },
  }),
  createVirtualBankAccount: ({ id }, { path: { accountId } }) => ({
    VIRTUAL_BANK_ACCOUNT_CREATED: { virtualBankAccountId: id, accountId },
  }),
  createAccount: ({ id }) => ({ ACCOUNT_WALLETS_PROVISIONED: { accountId: id, walletPairId: id } }),
  createPartyVerification: (_, { path: { partyId } }) => ({ PARTY_VERIFICATION_COMPLETED: { partyId } }),
};

/** An event of the contract's example, of now, with some fields of its own. */
export function seededEvent(contracts: Contracts, eventType: string, fields: JsonObject): SeededEvent {
  const example = asObject(contracts.finance.events.get(eventType)?.examples[0]?.value);
  const result = { ...asObject(structuredClone(example["result"])), ...fields };
  if (result["occurredAt"] !== undefined) result["occurredAt"] = new Date().toISOString().replace("Z", "000000ZZ");
  return { eventType, result };
}

function headersOf(method: JsonObject): Record<string, string> {
  if (method["type"] === "API_KEY") return { [String(method["headerName"])]: String(method["apiKey"]) };
  const pair = Buffer.from(`${method["username"]}:${method["password"]}`).toString("base64");
  return { authorization: `Basic ${pair}` };
}

/** Only receivers of this machine are there; the other addresses of a run lead nowhere. */
export const isThere = ({ url }: JsonObject) => String(url).startsWith("http://127.0.0.1:");

/** Starts with nothing to send. */
export function makeSender(contracts: Contracts, { delivery = {} }: Behaviour): Sender {
  const timers = new Set<NodeJS.Timeout>();
  /** Every webhook there was, as it was registered. */
  const registered = new Map<string, JsonObject>();
  /** Changes that have happened: an example that is created again is the same resource. */
  const told = new Set<string>();
  let stopped = false;
  let count = 0;
  const later = (milliseconds: number, work: () => Promise<void>) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, milliseconds);
    timers.add(timer);
  };
  const send = async (webhook: JsonObject, event: SeededEvent, attempt: number): Promise<void> => {
    const outgoing: Outgoing = {
      ...{ url: String(webhook["url"]), method: "POST", event: structuredClone(event), webhook, attempt },
      headers: { "content-type": "application/json", ...headersOf(asObject(webhook["authenticationMethod"])) },
      registered: registered.get(String(webhook["id"])) ?? webhook,
    };
    if (delivery.change?.(outgoing) === false) return;
    if (!(await isAccepted(outgoing)) && attempt < (delivery.retries ?? 3))
      later(retryAfter, () => send(webhook, event, attempt + 1));
  };
  const isNew = (eventType: string, fields: JsonObject): boolean => {
    if (eventType === "PING" || eventType === "PARTY_VERIFICATION_COMPLETED") return true;
    const change = JSON.stringify([eventType, fields]);
    return !told.has(change) && told.add(change).has(change);
  };
  const announce = (call: Call, event: SeededEvent) => {
    const { webhookId } = call.path;
    const meant = call.world.webhooks.filter(({ id }) => event.eventType !== "PING" || id === webhookId);
    const present = (former: JsonObject) => call.world.webhooks.find(({ id }) => id === former["id"]) ?? former;
    const chosen = delivery.receivers?.(meant, [...registered.values()].map(present), event) ?? meant;
    for (const webhook of chosen.filter(isThere))
      for (let copy = 0; copy < (delivery.copies ?? 1); copy++)
        later(delivery.delay?.(event, ++count) ?? 0, () => send(webhook, event, 0));
  };
  return {
    observe(call, answer) {
      if (answer.status < 200 || answer.status > 299) return;
      const { operationId } = call.operation;
      const result = asObject(asObject(answer.json)["result"]);
      if (operationId === "registerWebhook") {
        const webhook = call.world.webhooks.find(({ id }) => id === result["id"]);
        if (webhook !== undefined) registered.set(String(webhook["id"]), structuredClone(webhook));
      }
      const caused = Object.entries(causes[operationId]?.(result, call) ?? {});
      const fresh = caused.filter(([eventType, fields]) => isNew(eventType, fields));
      const events = fresh.map(([eventType, fields]) => seededEvent(contracts, eventType, fields));
      for (const event of delivery.events?.(events, call) ?? events) announce(call, event);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function isAccepted({ url, method, headers, event, text }: Outgoing): Promise<boolean> {
  const body = text ?? JSON.stringify(event satisfies { eventType: string; result: Json });
  try {
    const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
