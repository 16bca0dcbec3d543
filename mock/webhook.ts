// npm run webhook: sends one event of the contract by hand, or prints the deliveries that arrive.

import { parseArgs } from "node:util";
import { readBundle } from "./bundles.ts";
import { readContract } from "./contract/read.ts";
import { buildEvent } from "./control/api.ts";
import { isDeliverable, shownAddress } from "./deliver/address.ts";
import { createReceiver } from "./deliver/listen.ts";
import { defaultPolicy } from "./deliver/policy.ts";
import { type Authentication, sendEvent } from "./deliver/send.ts";
import { listen as bind } from "./http/listen.ts";
import { createValidator } from "./validate/validator.ts";

const help = `Sends one event of the contract, or prints the deliveries that arrive.

Usage: npm run webhook -- EVENT_TYPE --to URL [flags]
       npm run webhook -- listen [flags]

  --to URL             Where to send: https, or plain http to this machine.
  --example NAME       Which example of the event; the first when left out.
  --result JSON        Fields of the event's result that differ from the example.
  --api-key KEY        Authenticate (or expect) with this key ...
  --header NAME        ... in this header (default X-Webhook-Key).
  --basic USER:PASS    Authenticate (or expect) with HTTP basic authentication.
  --port PORT          Where to listen on 127.0.0.1 (default 3000).
  --help               Print this help.`;

const text = { type: "string" } as const;
const options = {
  ...{ to: text, example: text, result: text, "api-key": text, header: text, basic: text, port: text },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof read>["values"];

function read() {
  return parseArgs({ options, strict: true, allowPositionals: true });
}

function authenticationOf({ "api-key": apiKey, header, basic }: Values): Authentication | undefined {
  if (apiKey !== undefined) return { type: "API_KEY", headerName: header ?? "X-Webhook-Key", apiKey };
  if (basic === undefined) return undefined;
  const colon = basic.indexOf(":");
  if (colon < 0) throw new Error("--basic must be user:password");
  return { type: "BASIC_AUTHENTICATION", username: basic.slice(0, colon), password: basic.slice(colon + 1) };
}

async function send(eventType: string, values: Values): Promise<void> {
  const { to = "", example, result } = values;
  if (!isDeliverable(to, true)) throw new Error("--to must be an https URL, or plain http to this machine");
  const contract = readContract("finance", (await readBundle("finance")).document);
  const event = buildEvent([contract], { eventType, example, result: parsed(result) });
  const pointer = contract.events.get(eventType)?.pointer ?? "";
  const [fault] = createValidator(contract).event(pointer, event);
  if (fault !== undefined) throw new Error(`the event breaks the contract: ${fault.instancePath} ${fault.message}`);
  const status = await sendEvent(to, event, authenticationOf(values), defaultPolicy.timeout).catch((error: Error) => {
    throw new Error(`${shownAddress(to)}: ${error.message}`);
  });
  console.log(`${eventType} to ${shownAddress(to)}: ${status}`);
  if (status < 200 || status > 299) process.exitCode = 1;
}

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    throw new Error("--result is not valid JSON");
  }
}

async function listen(values: Values): Promise<void> {
  const port = Number(values.port ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port`);
  const server = createReceiver(authenticationOf(values), (line) => console.log(line));
  const address = await bind(server, "webhook receiver", "127.0.0.1", port);
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  console.log(
    `Listening on ${address}; register it with a mock that runs with --allow-http-webhooks. Ctrl-C stops it.`,
  );
}

try {
  const { values, positionals } = read();
  const [what, ...others] = positionals;
  if (values.help) console.log(help);
  else if (what === undefined || others.length > 0) throw new Error("name one event type, or listen");
  else if (what === "listen") await listen(values);
  else await send(what, values);
} catch (error) {
  console.error(`npm run webhook: ${(error as Error).message.split("\n")[0]}. See npm run webhook -- --help.`);
  process.exitCode = 1;
}
