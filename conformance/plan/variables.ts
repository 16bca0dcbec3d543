// The variables of a run, and how the value of one is read: each mistake is one line that names the variable.

import { UserError } from "../../cli/command.ts";
import { nearest, typoOf } from "../../cli/nearest.ts";

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
  ["STAGING_FIXTURES", 'JSON file with IDs: { "finance": { "accountId": "…", "payInId": "…" }, "ramp": { … } }'],
  ["STAGING_WRITES", "1: also what the run can undo; all: everything; unset: only what changes nothing"],
  ["STAGING_RATE", "requests per second; 2 on first contact, otherwise 20, and without limit on this machine"],
  ["STAGING_REQUESTS", "requests in all; 50 on first contact, otherwise without limit"],
  ["STAGING_REPORT", "folder of the reports, reports/staging by default"],
  ["STAGING_BASELINE", "JSON file of causes that are accepted; --accept writes it"],
  ["STAGING_WEBHOOK_URL", "public https address that leads to this machine, for deliveries; paths are kept"],
  ["STAGING_WEBHOOK_PORT", "port of 127.0.0.1 that it leads to"],
  ["STAGING_WEBHOOK_WAIT", "seconds to wait for a delivery, 60 by default"],
  ["STAGING_STEPS", "steps of random sequences, with STAGING_WRITES=all: 200 by default, 0 for none"],
  ["STAGING_SEED", "a different number gives different sequences"],
];

/** The value of a variable without the spaces around it; undefined when it is empty. */
export function wordOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** How the values of variables look; the words say it where one does not. */
const forms = {
  STAGING_TENANT_ID: [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "a UUID"],
  STAGING_WRITES: [/^(0|1|all)$/, "1, all or unset"],
  STAGING_RATE: [/^(?=.*[1-9])\d+(\.\d+)?$/, "a number of requests per second"],
  STAGING_REQUESTS: [/^(?=.*[1-9])\d+(\.\d+)?$/, "a number of requests"],
  STAGING_WEBHOOK_PORT: [/^(?=.*[1-9])\d{1,5}$/, "a port from 1 to 65535"],
  STAGING_WEBHOOK_WAIT: [/^(?=.*[1-9])\d{1,4}$/, "a whole number of seconds from 1 to 9999"],
  STAGING_STEPS: [/^\d{1,9}$/, "a whole number"],
  STAGING_SEED: [/^\d{1,9}$/, "a whole number"],
} as const;

/** The value of a variable that has a form. It is not repeated in the message: what stands in a wrong variable may be a secret. */
export function textOf(env: Environment, name: keyof typeof forms): string | undefined {
  const value = wordOf(env, name);
  const [form, words] = forms[name];
  if (value !== undefined && !form.test(value)) throw new SettingsError(`${name} must be ${words}`);
  return value;
}

/** The same as a number. */
export function numberOf(env: Environment, name: keyof typeof forms): number | undefined {
  const value = textOf(env, name);
  return value === undefined ? undefined : Number(value);
}

/** The value of a variable that is an address, and is not repeated either. */
export function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SettingsError(`${name} is not an http or https URL; write it as https://host.example`);
  if (url.username !== "" || url.password !== "") throw new SettingsError(`${name} has a user or password in it`);
  return url;
}

/** The contract's paths begin at the root, so a path behind an origin would be left out without a word. */
export function origin(name: string, value: string): string {
  const url = address(name, value);
  if (url.pathname === "/" && url.search === "" && url.hash === "") return url.origin;
  throw new SettingsError(`${name} must be an origin, with nothing after the host: ${url.origin}`);
}

const prefix = "STAGING_";
const known = variables.map(([name]) => name.slice(prefix.length));

/**
 * Looks for variables that are no settings. One that is a few letters away from a setting that is not set ends the run: what it was
 * to say, such as the rate, the tenant or the host, would be something else. Any other is told and left alone, because the prefix is a
 * word of everybody's, and a pipeline may have variables of other programs.
 * @returns A line for those that are left alone; none when there are none.
 * @throws SettingsError that names the variable and the setting.
 */
export function unknownNames(env: Environment): string[] {
  const own = Object.keys(env).filter((name) => name.startsWith(prefix) && wordOf(env, name) !== undefined);
  const unknown = own.map((name) => name.slice(prefix.length)).filter((name) => !known.includes(name));
  for (const name of unknown) {
    const meant = typoOf(name, known);
    if (meant === undefined || wordOf(env, prefix + meant) !== undefined) continue;
    throw new SettingsError(
      `${prefix}${name} is no setting (did you mean ${prefix}${meant}?); if another program has it, unset it for this one`,
    );
  }
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => prefix + name + nearest(name, known, prefix));
  return [`left alone, because they are no settings: ${names.join(", ")}`];
}
