// Defects of what is delivered to webhooks.

import type { Target } from "../../../../conformance/plan/target.ts";
import { asObject, type JsonObject } from "../../../../model/document.ts";
import type { DeliveryBehaviour, Outgoing } from "../behaviour.ts";
import { isThere } from "../server/deliveries.ts";
import { foreignIds } from "../world.ts";
import type { Defect } from "./defect.ts";

/** A defect of deliveries: its run receives them. `wait` is short where something never comes. */
export function ofDelivery(
  id: string,
  check: string,
  what: string,
  delivery: DeliveryBehaviour,
  wait = 30,
): Defect & { target: Partial<Target> } {
  return { id, what, check, behaviour: { delivery }, target: { deliveries: { port: 0, wait } } };
}

/** Changes the `result` of one event. */
export function inResult(
  eventType: string,
  change: (result: JsonObject, outgoing: Outgoing) => void,
): DeliveryBehaviour {
  return {
    change(outgoing) {
      if (outgoing.event.eventType === eventType) change(outgoing.event.result, outgoing);
    },
  };
}

/** Seconds after which a defect that keeps deliveries back shows: all others come at once. */
export const short = 1;

const transfer = "TRANSFER_COMPLETED";
const isPing = ({ event }: Outgoing) => event.eventType === "PING";
const kindOf = ({ webhook }: Outgoing) => asObject(webhook["authenticationMethod"])["type"];

/** Moves a time by milliseconds. */
function moved(time: unknown, milliseconds: number): string {
  const start = Date.parse(String(time).replace(/\d{6}ZZ$/, "Z"));
  return new Date(start + milliseconds).toISOString().replace("Z", "000000ZZ");
}

const authentication: Defect[] = [
  ofDelivery("no-basic", "delivery-authentication", "deliveries by basic authentication have no credentials", {
    change: (outgoing) => void delete outgoing.headers["authorization"],
  }),
  ofDelivery("wrong-webhook-key", "delivery-authentication", "deliveries have another key", {
    change(outgoing) {
      if (kindOf(outgoing) === "API_KEY") outgoing.headers["X-Webhook-Key"] = "00000000";
    },
  }),
  ofDelivery("key-in-other-header", "delivery-authentication", "the key is in a header that nobody chose", {
    change(outgoing) {
      const { "X-Webhook-Key": key, ...others } = outgoing.headers;
      if (key !== undefined) outgoing.headers = { ...others, "X-Api-Key": key };
    },
  }),
  ofDelivery("basic-not-encoded", "delivery-authentication", "username and password are not in base64", {
    change(outgoing) {
      const { username, password } = asObject(outgoing.webhook["authenticationMethod"]);
      if (kindOf(outgoing) !== "API_KEY") outgoing.headers["authorization"] = `Basic ${username}:${password}`;
    },
  }),
  ofDelivery(
    "former-secret",
    "delivery-new-secret",
    "deliveries keep the secret of the registration",
    {
      change(outgoing) {
        const { apiKey } = asObject(outgoing.registered["authenticationMethod"]);
        if (apiKey !== undefined) outgoing.headers["X-Webhook-Key"] = String(apiKey);
      },
    },
    short,
  ),
];

const bodies: Defect[] = [
  ofDelivery(
    "event-amount",
    "delivery-without-money",
    "a transfer's event has its amount",
    inResult(transfer, (r) => {
      r["amount"] = "10.00";
    }),
  ),
  ofDelivery(
    "event-balance",
    "delivery-without-money",
    "an event has the balance, one level down",
    inResult(transfer, (r) => {
      r["sender"] = { availableBalance: 12.5 };
    }),
  ),
  ofDelivery(
    "event-iban",
    "delivery-without-money",
    "an event has an IBAN under another name",
    inResult("VIRTUAL_BANK_ACCOUNT_CREATED", (r) => {
      r["reference"] = "DE89370400440532013000";
    }),
  ),
  ofDelivery(
    "event-account-number",
    "delivery-without-money",
    "an event has an account number",
    inResult("VIRTUAL_BANK_ACCOUNT_CREATED", (r) => {
      r["accountNumber"] = "000123456789";
    }),
  ),
  ofDelivery(
    "event-no-json",
    "delivery-form",
    "the body is a form",
    {
      change(outgoing) {
        outgoing.text = `eventType=${outgoing.event.eventType}`;
      },
    },
    short,
  ),
  ofDelivery(
    "event-other-envelope",
    "delivery-form",
    "the event type is in `type`, and the result in `data`",
    {
      change(outgoing) {
        if (isPing(outgoing)) return;
        outgoing.text = JSON.stringify({ type: outgoing.event.eventType, data: outgoing.event.result });
      },
    },
    short,
  ),
  ofDelivery(
    "event-no-key",
    "delivery-event-key",
    "a transfer's event has no transferId",
    inResult(transfer, (r) => {
      delete r["transferId"];
    }),
    short,
  ),
  ofDelivery(
    "event-status",
    "delivery-body",
    "PAYOUT_COMPLETED has another status",
    inResult("PAYOUT_COMPLETED", (r) => {
      r["status"] = "FAILED";
    }),
  ),
  ofDelivery(
    "event-tomorrow",
    "delivery-occurred-at",
    "occurredAt is tomorrow",
    inResult(transfer, (r) => {
      r["occurredAt"] = moved(r["occurredAt"], 86_400_000);
    }),
  ),
  ofDelivery("verdict-reason", "delivery-verdict", "a verdict says why, and about whom", {
    events: (events, { operation }) =>
      operation.operationId === "createAccount"
        ? [...events, { eventType: "PARTY_VERIFICATION_COMPLETED", result: verdict("DOCUMENT_EXPIRED") }]
        : events,
  }),
];

function verdict(reason: string): JsonObject {
  const partyId = "00000000-0000-4000-8000-000000000001";
  return { partyId, status: "REJECTED", occurredAt: "2026-09-14T14:20:57.638204119ZZ", rejectionReason: reason };
}

const courses: Defect[] = [
  ofDelivery(
    "ping-never-sent",
    "delivery-of-ping",
    "a ping is accepted and not sent",
    {
      change: (outgoing) => !isPing(outgoing),
    },
    short,
  ),
  ofDelivery(
    "ping-renamed",
    "delivery-of-ping",
    "the test event has another name",
    {
      change(outgoing) {
        if (isPing(outgoing)) outgoing.event.eventType = "WEBHOOK_TEST";
      },
    },
    short,
  ),
  ofDelivery("ping-to-all", "delivery-ping-to-one", "a ping goes to every webhook", {
    receivers: (meant, everyone, { eventType }) => (eventType === "PING" ? everyone : meant),
  }),
  ofDelivery(
    "first-webhook-only",
    "delivery-to-every-webhook",
    "events go to one webhook",
    {
      receivers: (meant, _, { eventType }) => (eventType === "PING" ? meant : meant.filter(isThere).slice(-1)),
    },
    short,
  ),
  ofDelivery(
    "payouts-by-key-only",
    "delivery-to-every-webhook",
    "webhooks by basic authentication get no payouts",
    {
      change: (outgoing) => !(outgoing.event.eventType.startsWith("PAYOUT") && kindOf(outgoing) !== "API_KEY"),
    },
    short,
  ),
  ofDelivery("repeat-of-now", "delivery-repeats-agree", "a repeat has the time of its delivery", {
    copies: 2,
    ...inResult(transfer, (r, { attempt }) => {
      r["occurredAt"] = moved(r["occurredAt"], (Math.floor(performance.now() * 1000) % 50_000) - attempt);
    }),
  }),
  ofDelivery(
    "verdict-key-by-webhook",
    "delivery-repeats-agree",
    "each webhook gets a verdict under another key",
    {
      change(outgoing) {
        const { eventType, result } = outgoing.event;
        if (eventType !== "PARTY_VERIFICATION_COMPLETED" || kindOf(outgoing) === "API_KEY") return;
        result["occurredAt"] = moved(result["occurredAt"], 5);
      },
    },
    short,
  ),
  ofDelivery("event-to-deleted", "delivery-after-removal", "a deleted webhook still gets events", {
    receivers: (meant, everyone, { eventType }) => (eventType === "PING" ? meant : everyone),
  }),
  ofDelivery("event-of-others", "delivery-read-back", "events of another company are delivered", {
    events: (events) =>
      events.flatMap((event) => {
        const accountId = foreignIds.foreignAccountId;
        const theirs = {
          ...event.result,
          transferId: "other",
          senderAccountId: accountId,
          receiverAccountId: accountId,
        };
        return event.eventType === transfer ? [event, { ...event, result: theirs }] : [event];
      }),
  }),
  ofDelivery("delivery-without-query", "delivery-url", "the query of the URL is left out", {
    change(outgoing) {
      outgoing.url = outgoing.url.replace(/\?.*/, "");
    },
  }),
];

/** Defects of what is delivered to webhooks. */
export const deliveries: Defect[] = [...authentication, ...bodies, ...courses];

/** What is new in deliveries, and not wrong. */
export const deliveryNovelties: Defect[] = [
  ofDelivery("delivered-by-put", "delivery-method", "deliveries come as PUT", {
    change(outgoing) {
      outgoing.method = "PUT";
    },
  }),
  ofDelivery("delivered-as-text", "delivery-content-type", "deliveries come as text/plain", {
    change(outgoing) {
      outgoing.headers["content-type"] = "text/plain";
    },
  }),
  ofDelivery("new-event", "delivery-event-known", "an event that is not documented yet is delivered", {
    events: (events) =>
      events.some(({ eventType }) => eventType === transfer)
        ? [...events, { eventType: "UNHEARD_OF", result: { partyId: "1" } }]
        : events,
  }),
  ofDelivery(
    "event-new-member",
    "delivery-added-member",
    "an event has a field more",
    inResult(transfer, (r) => {
      r["network"] = "mainnet";
    }),
  ),
];
