// A webhook receiver on node:http that prints the events it receives. It does not register a webhook.
//
//   WEBHOOK_API_KEYS=new-key,old-key node examples/webhook-receiver.ts
//
//   PORT                the port to listen on; default: 4100
//   WEBHOOK_HEADER      the `headerName` of the webhook; default: X-Webhook-Key
//   WEBHOOK_API_KEYS    the active keys, separated by commas; or
//   WEBHOOK_USERNAME    the username and
//   WEBHOOK_PASSWORD    the password of a webhook with BASIC_AUTHENTICATION

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
// In your project: "finance-ramp-api/webhooks".
import {
  createWebhookReceiver,
  type DeliveryEvent,
  memoryDedupe,
  parseOccurredAt,
  toNodeListener,
  type WebhookAuthenticationOptions,
} from "../client/webhooks.ts";

/** The credentials from the environment. Without any, the receiver does not start. */
function credentials(env: NodeJS.ProcessEnv): WebhookAuthenticationOptions {
  const { WEBHOOK_HEADER: headerName = "X-Webhook-Key", WEBHOOK_API_KEYS: keys = "" } = env;
  const { WEBHOOK_USERNAME: username, WEBHOOK_PASSWORD: password } = env;
  if (username === undefined || password === undefined) {
    const apiKeys = keys.split(",").filter((key) => key !== "");
    return { type: "API_KEY", headerName, apiKeys };
  }
  return { type: "BASIC_AUTHENTICATION", credentials: [{ username, password }] };
}

/** Prints one line for each delivery, including refused ones. */
function log({ outcome, status, eventType = "-", key = "-", error }: DeliveryEvent): void {
  console.log(`${status} ${outcome} ${eventType} ${key}${error === undefined ? "" : ` ${error}`}`);
}

const receiver = createWebhookReceiver({
  authenticate: credentials(process.env),
  // For one process. Several machines need a shared store, such as postgresDedupe, to handle each event once.
  dedupe: memoryDedupe({ max: 100_000 }),
  on: {
    PING: ({ result }) => console.log(`  ping: ${result.message}`),
    PAY_IN_SETTLED({ result }) {
      const at = parseOccurredAt(result.occurredAt).date.toISOString();
      // An event has no amount: get the pay-in with getPayIn to see what to credit.
      console.log(`  pay-in ${result.payInId} settled at ${at}; get it before you credit anyone`);
    },
    PAYOUT_RETURNED({ result }) {
      console.log(`  payout ${result.payoutId ?? "without ID"} was returned: ${result.reason}`);
    },
    PARTY_VERIFICATION_COMPLETED: ({ result }) => console.log(`  party ${result.partyId} is ${result.status}`),
  },
  onUnknown: ({ eventType }) => console.log(`  ${eventType} is a new event type; see the contract`),
  onEvent: log,
});

const server = createServer(toNodeListener(receiver)).listen(Number(process.env["PORT"] ?? 4100), "127.0.0.1", () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
