// The flags of npm run mock: one table for parsing, for the environment and for the help.

import { parseArgs } from "node:util";
import type { AuthMode } from "./authenticate/access.ts";
import { chaos } from "./deliver/policy.ts";
import type { MockOptions } from "./start.ts";

interface Flag {
  /** What stands for the value in the help; a flag without one is a switch. */
  value?: string;
  help: string;
  /** Variable of the environment that stands in for the flag. */
  env?: string;
  default?: string;
}

const flags = {
  "finance-port": { value: "PORT", help: "Port of the finance service", env: "FINANCE_PORT", default: "4010" },
  "ramp-port": { value: "PORT", help: "Port of the company ramp service", env: "RAMP_PORT", default: "4020" },
  "auth-port": { value: "PORT", help: "Port of the token endpoint", env: "AUTH_PORT", default: "4030" },
  host: { value: "HOST", help: "Address to listen on", env: "MOCK_HOST", default: "127.0.0.1" },
  auth: { value: "MODE", help: "on: the service's rules; any: any bearer token; off: none", default: "on" },
  config: {
    value: "FILE",
    help: "Clients, secrets, tenants, scopes and roles (JSON)",
    default: "mock/authenticate/clients.json",
  },
  "token-lifetime": { value: "SECONDS", help: "How long a token lives", default: "300" },
  stateless: { help: "Respond from the examples only and keep no state" },
  data: { value: "FILE", help: "Keep the state in this file instead of in memory" },
  speed: { value: "FACTOR", help: "Speed of the mock's clock; with 0 it moves only when advanced", default: "1" },
  scenario: { value: "FILE", help: "Load scenarios, resources and events from this file (JSON)" },
  latency: { value: "MS", help: "Delay of every response in milliseconds, or a range such as 100-400", default: "0" },
  "allow-http-webhooks": { help: "Allow webhooks over plain HTTP to this machine" },
  "webhook-delay": { value: "MS", help: "Time from a change of state to its event, in milliseconds", default: "1000" },
  chaos: { help: "Deliver some events twice or out of order" },
  help: { help: "Print this help" },
} as const satisfies Record<string, Flag>;

/** The text of --help. */
export const help = `Serves the mock of the three APIs from the bundles in generated/.

Usage: npm run mock -- [flags]

${Object.entries(flags).map(line).join("\n")}

The default clients are mock-client, mock-two-tenants, mock-no-webhooks, mock-manager and mock-viewer, each with the
secret mock-secret; the token example-access-token is always valid. See mock/README.md for more.

Request any documented response with the header Prefer, for example:
  Prefer: code=404, example=accountNotFound
Inspect and control the mock in a browser at /__mock/ on each of its ports. For viewers and generators, each port serves
/openapi.json and /openapi.yaml: the contract with the mock's own addresses.`;

function line([name, flag]: [string, Flag]): string {
  const left = `--${name}${flag.value === undefined ? "" : ` ${flag.value}`}`;
  const fallbacks = [flag.env && `or ${flag.env}`, flag.default && `default ${flag.default}`].filter(Boolean);
  return `  ${left.padEnd(24)} ${flag.help}${fallbacks.length > 0 ? ` (${fallbacks.join("; ")})` : ""}.`;
}

/**
 * Reads the flags; they win over the environment, which wins over the defaults.
 * @returns How the mock is to run, or that the help is wanted.
 * @throws Error in one line for an unknown flag or a value that cannot be.
 */
export function readFlags(args: string[] = process.argv.slice(2)): MockOptions | "help" {
  const options = Object.entries(flags).map(([name, flag]: [string, Flag]) => {
    const short = name === "help" ? { short: "h" } : {};
    return [name, { type: flag.value === undefined ? ("boolean" as const) : ("string" as const), ...short }] as const;
  });
  const { values } = parseArgs({ args, options: Object.fromEntries(options), strict: true, allowPositionals: false });
  if (values["help"]) return "help";
  const isSet = (name: keyof typeof flags) => values[name] === true;
  const text = (name: keyof typeof flags): string | undefined => {
    const flag: Flag = flags[name];
    return (values[name] as string | undefined) ?? (flag.env && process.env[flag.env]) ?? flag.default;
  };
  return {
    host: text("host") as string,
    ports: { finance: port("finance-port", text), ramp: port("ramp-port", text), auth: port("auth-port", text) },
    auth: oneOf("auth", text("auth"), ["on", "any", "off"]) as AuthMode,
    config: values["config"] as string | undefined,
    tokenLifetime: number("token-lifetime", text("token-lifetime"), 1, 86_400),
    stateless: isSet("stateless"),
    data: text("data"),
    speed: number("speed", text("speed"), 0, 1e6),
    scenario: text("scenario"),
    latency: range("latency", text("latency")),
    allowHttpWebhooks: isSet("allow-http-webhooks"),
    delivery: { delay: number("webhook-delay", text("webhook-delay"), 0, 3_600_000), ...(isSet("chaos") ? chaos : {}) },
  };
}

type Text = (name: keyof typeof flags) => string | undefined;

function port(name: keyof typeof flags, text: Text): number {
  const value = text(name) ?? "";
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new Error(`--${name} ${value} is not a port; use 0 to 65535`);
  return Number(value);
}

function number(name: string, value: string | undefined, least: number, most: number): number {
  const parsed = value?.trim() ? Number(value) : Number.NaN;
  if (!(parsed >= least && parsed <= most))
    throw new Error(`--${name} ${value} must be a number from ${least} to ${most}`);
  return parsed;
}

function range(name: string, value = ""): [number, number] {
  const [least, most] = value.split("-").map((part) => number(name, part, 0, 600_000));
  if (least === undefined || (most !== undefined && most < least) || value.split("-").length > 2)
    throw new Error(`--${name} ${value} is not a delay; use 200 or 100-400`);
  return [least, most ?? least];
}

function oneOf(name: string, value: string | undefined, allowed: string[]): string {
  if (value === undefined || !allowed.includes(value))
    throw new Error(`--${name} ${value} is not known; use ${allowed.join(", ")}`);
  return value;
}
