// The variables of a run, and how the value of one is read: each mistake is one line that names the variable.

import { UserError } from "../../cli/command.ts";

/** Something is missing or cannot be read: the run cannot start, exit code 2. */
export class SettingsError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

/** Variables by name. */
export type Environment = Record<string, string | undefined>;

/** What each variable is for, for the help. */
export const variables: [name: string, meaning: string][] = [
  ["STAGING_FINANCE_URL", "origin of the finance service; one of the two services may be left out"],
  ["STAGING_RAMP_URL", "origin of the company ramp service"],
  ["STAGING_TOKEN_URL", "full URL of the token endpoint"],
  ["STAGING_CLIENT_ID", "ID of the OAuth 2.0 client"],
  ["STAGING_CLIENT_SECRET", "its secret"],
  ["STAGING_TENANT_ID", "sent as x-tenant-id; leave it out for a token of one tenant"],
  ["STAGING_FIXTURES", 'JSON file with ids: { "finance": { "accountId": "…", "payInId": "…" }, "ramp": { … } }'],
  ["STAGING_WRITES", "1: also what the run can undo; all: everything; unset: only what changes nothing"],
  ["STAGING_RATE", "requests per second; 2 on first contact, else 20, and without limit on this machine"],
  ["STAGING_REQUESTS", "requests in all; 50 on first contact, else without limit"],
  ["STAGING_REPORT", "folder of the reports, reports/staging by default"],
  ["STAGING_BASELINE", "JSON file of causes that are accepted; --accept writes it"],
  ["STAGING_WEBHOOK_URL", "public https address that leads to this machine, for deliveries; paths are kept"],
  ["STAGING_WEBHOOK_PORT", "port of 127.0.0.1 that it leads to"],
  ["STAGING_WEBHOOK_WAIT", "seconds that a delivery is waited for, 60 by default"],
  ["STAGING_STEPS", "steps of random sequences, with STAGING_WRITES=all: 200 by default, 0 for none"],
  ["STAGING_SEED", "another number makes other sequences"],
  ["STAGING_SEQUENCE", "one sequence again, as a report names it"],
  ["STAGING_WAIT_FOR_EXPIRY", "1: wait until a token expires, to see that it is refused"],
];

/** The value of a variable without the spaces around it; undefined when it is empty. */
export function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** The same. @throws SettingsError when there is none. */
export function required(env: Environment, name: string): string {
  const value = given(env, name);
  if (value === undefined) throw new SettingsError(`${name} is missing`);
  return value;
}

/** The value is not repeated in the messages: what stands in a wrong variable may be a secret. */
export function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`${name} is not an http or https URL; write it as https://host.example`);
  }
  if (url.username !== "" || url.password !== "") throw new SettingsError(`${name} has a user or password in it`);
  return url;
}

/** The contract's paths begin at the root, so a path behind an origin would be left out without a word. */
export function origin(name: string, value: string): string {
  const url = address(name, value);
  if (url.pathname === "/" && url.search === "" && url.hash === "") return url.origin;
  throw new SettingsError(`${name} must be an origin, with nothing after the host: ${url.origin}`);
}

/** A number above 0. */
export function readNumber(name: string, text: string | undefined, of: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || !(Number(text) > 0)) throw new SettingsError(`${name} must be a number of ${of}`);
  return Number(text);
}

/** A switch: 1, 0 or unset. */
export function readSwitch(name: string, text = "0"): boolean {
  if (text !== "0" && text !== "1") throw new SettingsError(`${name} must be 1 or unset`);
  return text === "1";
}
