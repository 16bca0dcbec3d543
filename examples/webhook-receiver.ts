// A webhook receiver on node:http that registers nothing and prints what arrives.
//
//   WEBHOOK_API_KEYS=new-key,old-key node examples/webhook-receiver.ts
//
//   PORT                the port to listen on, 4100 unless set
//   WEBHOOK_HEADER      the `headerName` of the webhook, X-Webhook-Key unless set
//   WEBHOOK_API_KEYS    the active keys, with commas between them; or
//   WEBHOOK_USERNAME    user name and
//   WEBHOOK_PASSWORD    password, for a webhook with BASIC_AUTHENTICATION

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
// In a project of yours: "finance-ramp-api/webhooks".
import {
  createWebhookReceiver,
  type DeliveryEvent,
  memoryDedupe,
  parseOccurredAt,
  toNodeListener,
  type WebhookAuthenticationOptions,
} from "../client/webhooks.ts";

/** The credentials of the environment; without any the receiver refuses to start. */
function credentials(env: NodeJS.ProcessEnv): WebhookAuthenticationOptions {
  const { WEBHOOK_HEADER: headerName = "X-Webhook-Key", WEBHOOK_API_KEYS: keys = "" } = env;
  const { WEBHOOK_USERNAME: username, WEBHOOK_PASSWORD: password } = env;
  if (username === undefined || password === undefined) {
    const apiKeys = keys.split(",").filter((key) => key !== "");
    return { type: "API_KEY", headerName, apiKeys };
  }
  return { type: "BASIC_AUTHENTICATION", credentials: [{ username, password }] };
}

/** One line for each delivery, refused ones included. */
function log({ outcome, status, eventType = "-", key = "-", error }: DeliveryEvent): void {
  console.log(`${status} ${outcome} ${eventType} ${key}${error === undefined ? "" : ` ${error}`}`);
}

const receiver = createWebhookReceiver({
  authenticate: credentials(process.env),
  // One process. Several machines need redisDedupe or postgresDedupe, or each of them handles its own repeats.
  dedupe: memoryDedupe({ max: 100_000 }),
  on: {
    PING: ({ result }) => console.log(`  ping: ${result.message}`),
    PAY_IN_SETTLED({ result }) {
      const at = parseOccurredAt(result.occurredAt).date.toISOString();
      // An event has no amount: what to credit is read back with getPayIn.
      console.log(`  pay-in ${result.payInId} settled at ${at}; read it before you credit anyone`);
    },
    PAYOUT_RETURNED({ result }) {
      console.log(`  pay-out ${result.payoutId ?? "without id"} came back: ${result.reason}`);
    },
    PARTY_VERIFICATION_COMPLETED: ({ result }) => console.log(`  party ${result.partyId} is ${result.status}`),
  },
  onUnknown: ({ eventType }) => console.log(`  ${eventType} is new; see the contract`),
  onEvent: log,
});

const server = createServer(toNodeListener(receiver)).listen(Number(process.env["PORT"] ?? 4100), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
