// The variables of a run, and how their values are read: each mistake is one line that names the variable.

import { UserError } from "../../cli/command.ts";
import { nearest, typoOf } from "../../cli/nearest.ts";

/** A setting is missing or wrong: the run cannot start, exit code 2. */
export class SettingsError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

/** Variables by name. */
export type Environment = Record<string, string | undefined>;

/** The variables with their meanings, for --help. */
export const variables: [name: string, meaning: string][] = [
  ["STAGING_FINANCE_URL", "origin of the finance service; one of the two services may be left out"],
  ["STAGING_RAMP_URL", "origin of the company ramp service"],
  ["STAGING_TOKEN_URL", "full URL of the token endpoint"],
  ["STAGING_CLIENT_ID", "ID of the OAuth 2.0 client"],
  ["STAGING_CLIENT_SECRET", "secret of the OAuth 2.0 client"],
  ["STAGING_TENANT_ID", "sent as x-tenant-id; leave it out for a token of one tenant"],
  ["STAGING_FIXTURES", 'JSON file with IDs: { "finance": { "accountId": "…", "payInId": "…" }, "ramp": { … } }'],
  ["STAGING_WRITES", "1: also changes that the run can undo; all: all changes; unset: no changes"],
  ["STAGING_RATE", "requests per second; 2 on first contact; otherwise 20, or without limit on this machine"],
  ["STAGING_REQUESTS", "requests in all; 50 on first contact, otherwise without limit"],
  ["STAGING_REPORT", "folder of the reports, reports/staging by default"],
  ["STAGING_BASELINE", "JSON file of accepted causes; --accept writes it"],
  ["STAGING_WEBHOOK_URL", "public https address that leads to this machine and keeps paths, for deliveries"],
  ["STAGING_WEBHOOK_PORT", "port of 127.0.0.1 that STAGING_WEBHOOK_URL leads to"],
  ["STAGING_WEBHOOK_WAIT", "seconds to wait for a delivery, 60 by default"],
  ["STAGING_STEPS", "steps of random sequences, with STAGING_WRITES=all: 200 by default, 0 for none"],
  ["STAGING_SEED", "a different number gives different sequences"],
];

/** The value of a variable without the spaces around it; undefined when it is empty. */
export function wordOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** The forms of values, with the words for an error. */
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

/** The value of a variable with a form. The error does not repeat the value, because it may be a secret. */
export function textOf(env: Environment, name: keyof typeof forms): string | undefined {
  const value = wordOf(env, name);
  const [form, words] = forms[name];
  if (value !== undefined && !form.test(value)) throw new SettingsError(`${name} must be ${words}`);
  return value;
}

/** The value of a variable as a number. */
export function numberOf(env: Environment, name: keyof typeof forms): number | undefined {
  const value = textOf(env, name);
  return value === undefined ? undefined : Number(value);
}

/** The value of a variable that is a URL. The error does not repeat the value, either. */
export function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SettingsError(`${name} is not an http or https URL; write it as https://host.example`);
  if (url.username !== "" || url.password !== "") throw new SettingsError(`${name} has a user or password in it`);
  return url;
}

/** An origin. The contract's paths begin at the root, so a path in an origin would be silently ignored. */
export function origin(name: string, value: string): string {
  const url = address(name, value);
  if (url.pathname === "/" && url.search === "" && url.hash === "") return url.origin;
  throw new SettingsError(`${name} must be an origin, with nothing after the host: ${url.origin}`);
}

const prefix = "STAGING_";
const known = variables.map(([name]) => name.slice(prefix.length));

/**
 * Looks for variables that are not settings. A likely misspelling of a setting that is not set ends the run, because the
 * rate, tenant or host would not be the intended one. Any other variable is reported and ignored: a pipeline may have
 * variables of other programs with this prefix.
 * @returns A line for the variables that are ignored; none when there are none.
 * @throws SettingsError that names the variable and the setting.
 */
export function unknownNames(env: Environment): string[] {
  const own = Object.keys(env).filter((name) => name.startsWith(prefix) && wordOf(env, name) !== undefined);
  const unknown = own.map((name) => name.slice(prefix.length)).filter((name) => !known.includes(name));
  for (const name of unknown) {
    const meant = typoOf(name, known);
    if (meant === undefined || wordOf(env, prefix + meant) !== undefined) continue;
    throw new SettingsError(
      `${prefix}${name} is not a setting (did you mean ${prefix}${meant}?); if another program needs it, unset it for this one`,
    );
  }
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => prefix + name + nearest(name, known, prefix));
  return [`ignored, because they are not settings: ${names.join(", ")}`];
}
