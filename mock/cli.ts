// npm run mock: serves the three APIs from their bundles until it is interrupted.

import { nodeFault } from "../cli/node.ts";
import { program } from "./program.ts";

const tooOld = nodeFault(program, process.versions.node);
if (tooOld !== undefined) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}

// Loaded on demand: an older Node.js fails on these imports, before it can print `tooOld`.
const { calledAs } = await import("../cli/invocation.ts");
const { command, numberBetween, port, UserError } = await import("../cli/command.ts");
const { chaos, deliveryTimes } = await import("./assumptions.ts");
const { asOrigin, hostOf } = await import("./control/hosts.ts");
const { duration, durations } = await import("./deliver/policy.ts");

/** Reads a delay in milliseconds, or a range of two. */
function range(text: string): [number, number] {
  const [least = 0, most = least, ...others] = text.split("-").map(numberBetween(0, 600_000));
  if (others.length > 0 || most < least) throw new Error("Use a delay such as 200 or 100-400.");
  return [least, most];
}

/** Reads names of hosts, separated by commas. */
function hostNames(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  const wrong = names.find((name) => hostOf(name) === undefined);
  if (wrong === undefined) return names;
  throw new Error(`"${wrong}" is not a host name; use names without scheme and port, such as mock,build-7.`);
}

function originsOf(text: string): string[] {
  return text.split(",").map((one) => {
    const origin = asOrigin(one.trim());
    if (origin !== undefined) return origin;
    throw new Error(`"${one.trim()}" is not an origin; use scheme, host and port, such as http://127.0.0.1:4000.`);
  });
}

const flags = {
  port: {
    value: "PORT",
    help: "Port of the finance service; ramp listens 10 above it, the token endpoint 20.",
    default: "4010",
    parse: port,
  },
  "finance-port": {
    value: "PORT",
    help: "Port of the finance service.",
    env: "FINANCE_PORT",
    parse: port,
  },
  "ramp-port": {
    value: "PORT",
    help: "Port of the company ramp service.",
    env: "RAMP_PORT",
    parse: port,
  },
  "auth-port": {
    value: "PORT",
    help: "Port of the token endpoint.",
    env: "AUTH_PORT",
    parse: port,
  },
  host: { value: "HOST", help: "Address to listen on.", env: "MOCK_HOST", default: "127.0.0.1" },
  "allow-host": {
    value: "HOSTS",
    help: "Respond under /__mock at these hosts too, such as mock,build-7; this machine's names always do.",
    parse: hostNames,
  },
  "allow-origin": {
    value: "ORIGINS",
    help: "Let pages of these origins use /__mock, such as http://127.0.0.1:4000.",
    parse: originsOf,
  },
  config: {
    value: "FILE",
    help: "Clients, secrets, tenants, scopes, and roles (JSON). By default, the clients below.",
  },
  "token-lifetime": {
    value: "SECONDS",
    help: "How long a token is valid.",
    default: "300",
    parse: numberBetween(1, 86_400),
  },
  "no-cast": { help: "Start with no example resources except the company, which no request can create." },
  "payment-sessions": { help: "Let payment sessions be created; the service refuses them until they are enabled." },
  "kyc-not-required": {
    help: "Let kycStatus be NOT_REQUIRED; the service refuses it until an administrator enables it.",
  },
  data: { value: "FILE", help: "Keep the state in this file instead of in memory." },
  speed: {
    value: "FACTOR",
    help: "Speed of the mock's clock; with 0 it moves only when advanced.",
    default: "1",
    parse: numberBetween(0, 1e6),
  },
  scenario: { value: "FILE", help: "Load scenarios, resources and events from this file (JSON)." },
  latency: {
    value: "MS",
    help: "Delay of every response in milliseconds, or a range such as 100-400.",
    default: "0",
    parse: range,
  },
  "allow-http-webhooks": { help: "Allow webhooks over plain HTTP to this machine." },
  "allow-http-webhooks-to": {
    value: "HOSTS",
    help: "Allow webhooks over plain HTTP to these hosts too, such as app,worker; and to this machine.",
    parse: hostNames,
  },
  "webhook-delay": {
    value: "TIME",
    help: "Time from a change of state to its event: milliseconds, or 500ms, 5s, 1m, 1h.",
    default: `${deliveryTimes.delay / 1000}s`,
    parse: duration,
  },
  "webhook-retries": {
    value: "TIMES",
    help: "Times between the attempts of a delivery, such as 1s,5s,1m; or none.",
    default: deliveryTimes.retries.map((time) => `${time / 1000}s`).join(","),
    parse: durations,
  },
  chaos: { help: "Deliver some events twice or out of order." },
  quiet: { help: "Print no line for each request." },
} as const;

/** The first call to try; with --config no token is known, so it is a call that needs none. */
function firstCall(finance: string, config: string | undefined): string {
  if (config !== undefined) return `curl ${finance}/health`;
  return `curl -H 'Authorization: Bearer example-access-token' ${finance}/v1/parties`;
}

const spec = {
  name: calledAs("npm run mock", "finance-ramp-mock"),
  summary: "Serves the mock of the finance service, the ramp service and the token endpoint.",
  flags,
  more: `The default clients are mock-client, mock-two-tenants, mock-no-webhooks, mock-manager and mock-viewer, each with the
secret mock-secret; the token example-access-token is always valid.

Request any documented response with the header Prefer, for example:
  Prefer: code=404, example=accountNotFound
Inspect and control the mock in a browser at /__mock/ on each of its ports; with Accept: application/json, the same
address lists all control requests. GET /__mock/outcomes lists the inputs that fail on purpose.`,
};

/** A port above the first one; if that is 0, each port is a free one. */
function above(first: number, by: number): number {
  if (first + by > 65_535)
    throw new UserError(
      `--port ${first}: there is no port ${first + by} above it; use a port up to ${65_535 - 20}.`,
      2,
    );
  return first === 0 ? 0 : first + by;
}

/** An error at the start is printed as one line, without its stack. */
function explain(error: Error): never {
  throw new UserError(error.message.split("\n")[0] as string);
}

await command(spec, async (given) => {
  if (given.data === "") throw new UserError("--data needs the name of a file", 2);
  const options = {
    host: given.host,
    ports: {
      finance: given["finance-port"] ?? given.port,
      ramp: given["ramp-port"] ?? above(given.port, 10),
      auth: given["auth-port"] ?? above(given.port, 20),
    },
    allowHosts: given["allow-host"] ?? [],
    allowOrigins: given["allow-origin"] ?? [],
    config: given.config,
    tokenLifetime: given["token-lifetime"],
    cast: !given["no-cast"],
    settings: { paymentSessions: given["payment-sessions"], kycNotRequired: given["kyc-not-required"] },
    data: given.data,
    speed: given.speed,
    scenario: given.scenario,
    latency: given.latency,
    allowHttpWebhooks: given["allow-http-webhooks-to"] ?? given["allow-http-webhooks"],
    delivery: {
      delay: given["webhook-delay"],
      retries: given["webhook-retries"],
      ...(given.chaos && chaos),
    },
  };
  const { startMock } = await import("./start.ts");
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const mock = await startMock({ ...options, log }, { logRequest: given.quiet ? undefined : log }).catch(explain);
  const end = async () => {
    await mock.stop();
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());
  for (const [api, address] of Object.entries(mock.addresses)) log(`${api.padEnd(8)} ${address}`);
  log(`Next: open ${mock.addresses.finance}/__mock/ or run ${firstCall(mock.addresses.finance, given.config)}`);
  log("Ctrl-C stops the mock.");
});
