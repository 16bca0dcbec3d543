// npm run webhook: sends one event of the contract by hand, or prints the deliveries that arrive.

import { command, port, UserError, type Values } from "../cli/command.ts";
import { calledAs } from "../cli/invocation.ts";
import { createContract } from "../model/contract.ts";
import { asObject } from "../model/document.ts";
import { readBundle } from "../model/load.ts";
import { defaultPolicy } from "./deliver/policy.ts";
import { type Authentication, attempt, isAccepted } from "./deliver/send.ts";
import type { MockEvent } from "./domain/types.ts";
import { isDeliverable } from "./domain/webhook.ts";
import { shownAddress } from "./secrets/mask.ts";
import { listen as bind } from "./server/http/listen.ts";
import { createReceiver } from "./testing/listener.ts";

const flags = {
  to: { value: "URL", help: "Address to send to: https, or plain http to this machine." },
  "api-key": { value: "KEY", help: "Authenticate with this key; with listen, expect it." },
  header: { value: "NAME", help: "Header of the key.", default: "X-Webhook-Key" },
  port: { value: "PORT", help: "Port of 127.0.0.1 to listen on.", default: "3000", parse: port },
} as const;

type Given = Values<typeof flags>;

/** The error for wrong arguments. A flag's parser must not throw it: it would quote the value, which can be a secret. */
function wrongCall(message: string): UserError {
  return new UserError(message, 2);
}

function authenticationOf({ "api-key": apiKey, header }: Given): Authentication | undefined {
  return apiKey === undefined ? undefined : { type: "API_KEY", headerName: header, apiKey };
}

/** The first example of an event. */
function eventOf(eventType: string): MockEvent {
  const { events } = createContract("finance", readBundle("finance").document);
  const [example] = events.get(eventType)?.examples ?? [];
  if (example !== undefined) return { eventType, result: asObject(asObject(example.value)["result"]) };
  throw wrongCall(`there is no event ${eventType}; there are ${[...events.keys()].join(", ")}`);
}

async function send(eventType: string, given: Given): Promise<number> {
  const { to = "" } = given;
  if (!isDeliverable(to, true)) throw wrongCall("--to must be an https URL, or plain http to this machine");
  const event = eventOf(eventType);
  const target = { url: to, authenticationMethod: authenticationOf(given) };
  const attempted = await attempt(target, event, true, defaultPolicy.timeout);
  const { outcome } = attempted;
  if (typeof outcome === "string") throw new UserError(`${shownAddress(to)}: ${outcome}`);
  console.log(`${eventType} to ${shownAddress(to)}: ${outcome}`);
  return isAccepted(attempted) ? 0 : 1;
}

async function listen(given: Given): Promise<void> {
  const server = createReceiver(authenticationOf(given), (request, body, isAuthenticated) => {
    const text = typeof body === "string" ? body : JSON.stringify(body ?? null);
    const fault = isAuthenticated ? "" : "REFUSED: wrong or no authentication ";
    console.log(`${new Date().toISOString()} ${request.method} ${request.url} ${fault}${text}`);
    return isAuthenticated ? 204 : 401;
  });
  const address = await bind(server, "webhook receiver", "127.0.0.1", given.port).catch((error: Error) => {
    throw new UserError(error.message);
  });
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  console.log(
    `Listening on ${address}; register it with a mock that runs with --allow-http-webhooks. Ctrl-C stops it.`,
  );
}

const spec = {
  name: calledAs("npm run webhook", "finance-ramp-webhook"),
  summary: "Sends one event of the contract, or prints the deliveries that arrive.",
  flags,
  positionals: [{ name: "EVENT_TYPE", help: "Which event to send; or listen, to print the deliveries that arrive." }],
};

await command(spec, (given, [what = ""]) => (what === "listen" ? listen(given) : send(what, given)));
