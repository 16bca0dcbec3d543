// Reads what a staging run is told by its environment.

import type { Contracts } from "../contracts.ts";
import { readFixtures } from "./fixtures.ts";
import type { DeliveryTarget, Target, Writes } from "./target.ts";
import {
  address,
  type Environment,
  given,
  origin,
  readNumber,
  readSwitch,
  required,
  SettingsError,
} from "./variables.ts";

/** A target and where its reports go. */
export interface Settings {
  target: Target;
  reportFolder: string;
}

/** Requests of a first contact, and how many of them go out in a second. */
const gentle = { most: 50, rate: 2 };

/** Requests a second of a run that asks for more and names no rate. */
const usualRate = 20;

/**
 * Reads the settings. Unless it is told more, a run is a first contact: few requests, slowly, and none that writes.
 * @param contract Tells which ids there are for fixtures.
 * @param env The environment, with the variables of variables.ts.
 * @param full Asks for everything; so do `STAGING_WRITES` and `STAGING_RATE`.
 * @throws SettingsError in one line that names the variable.
 */
export function readSettings(contracts: Contracts, env: Environment, full = false): Settings {
  expectAll(env);
  const origins: Target["origins"] = {};
  for (const [service, name] of [
    ["finance", "STAGING_FINANCE_URL"],
    ["ramp", "STAGING_RAMP_URL"],
  ] as const) {
    const value = given(env, name);
    if (value !== undefined) origins[service] = origin(name, value);
  }
  const tokenUrl = address("STAGING_TOKEN_URL", required(env, "STAGING_TOKEN_URL")).href;
  const client = { id: required(env, "STAGING_CLIENT_ID"), secret: required(env, "STAGING_CLIENT_SECRET") };
  const tenantId = readTenant(given(env, "STAGING_TENANT_ID"));
  const deliveries = readDeliveries(env);
  const target: Target = {
    origins,
    tokenUrl,
    client,
    ...readFixtures(contracts, given(env, "STAGING_FIXTURES")),
    writes: readWrites(given(env, "STAGING_WRITES")),
    ...(tenantId !== undefined && { tenantId }),
    ...readLimits(env, full, [...Object.values(origins), tokenUrl]),
    ...(deliveries !== undefined && { deliveries }),
    sequences: readSequences(env),
    waitForExpiry: readSwitch("STAGING_WAIT_FOR_EXPIRY", given(env, "STAGING_WAIT_FOR_EXPIRY")),
  };
  return { target, reportFolder: given(env, "STAGING_REPORT") ?? "reports/staging" };
}

/** Tells all that is missing at once. */
function expectAll(env: Environment): void {
  const isMissing = (name: string) => given(env, name) === undefined;
  const hosts = ["STAGING_FINANCE_URL", "STAGING_RAMP_URL"];
  const missing = ["STAGING_TOKEN_URL", "STAGING_CLIENT_ID", "STAGING_CLIENT_SECRET"].filter(isMissing);
  if (hosts.every(isMissing)) missing.unshift(hosts.join(" or "));
  if (missing.length === 0) return;
  const [it, is] = missing.length === 1 ? ["it", "is"] : ["them", "are"];
  const names = new Intl.ListFormat("en").format(missing);
  throw new SettingsError(`${names} ${is} missing; set ${it}, or write ${it} into conformance.json; --help says how`);
}

function readTenant(text: string | undefined): string | undefined {
  const isUuid = text === undefined || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  if (!isUuid) throw new SettingsError("STAGING_TENANT_ID is not a UUID");
  return text;
}

/** How many requests, and how fast: what is not known to be wanted is not sent. */
function readLimits(env: Environment, full: boolean, urls: string[]): Pick<Target, "most" | "rate"> {
  const rate = readNumber("STAGING_RATE", given(env, "STAGING_RATE"), "requests per second");
  const requests = readNumber("STAGING_REQUESTS", given(env, "STAGING_REQUESTS"), "requests");
  const isMore = full || rate !== undefined || readWrites(given(env, "STAGING_WRITES")) !== "none";
  const isHere = urls.every((url) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname));
  const most = full ? undefined : (requests ?? (isMore ? undefined : gentle.most));
  const usual = isHere ? undefined : usualRate;
  const kept = rate ?? (isMore ? usual : gentle.rate);
  return { ...(most !== undefined && { most: Math.ceil(most) }), ...(kept !== undefined && { rate: kept }) };
}

/** Plain http is for a mock on this machine; a service takes https alone. */
function readDeliveries(env: Environment): DeliveryTarget | undefined {
  const [url, port, wait = "60"] = ["URL", "PORT", "WAIT"].map((name) => given(env, `STAGING_WEBHOOK_${name}`));
  if (url === undefined && port === undefined) return undefined;
  if (url === undefined || port === undefined)
    throw new SettingsError("STAGING_WEBHOOK_URL and STAGING_WEBHOOK_PORT must be set together");
  const { protocol, hostname, search, hash } = address("STAGING_WEBHOOK_URL", url);
  if (protocol !== "https:" && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
    throw new SettingsError("STAGING_WEBHOOK_URL must be an https URL, or plain http to this machine");
  if (search !== "" || hash !== "") throw new SettingsError("STAGING_WEBHOOK_URL must end with its host or its path");
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new SettingsError("STAGING_WEBHOOK_PORT must be a port from 1 to 65535");
  if (!/^\d{1,4}$/.test(wait) || Number(wait) < 1)
    throw new SettingsError("STAGING_WEBHOOK_WAIT must be a whole number of seconds from 1 to 9999");
  return { url, port: Number(port), wait: Number(wait) };
}

function readSequences(env: Environment): NonNullable<Target["sequences"]> {
  const [steps, seed] = ["STAGING_STEPS", "STAGING_SEED"].map((name) => {
    const text = given(env, name);
    if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text);
    throw new SettingsError(`${name} must be a whole number`);
  });
  const path = given(env, "STAGING_SEQUENCE");
  if (path !== undefined && !/^[a-z-]+(,\d+\.\d+)+$/.test(path))
    throw new SettingsError("STAGING_SEQUENCE must look like webhooks,0.0,4.1, as a report says after --path");
  if (path !== undefined && given(env, "STAGING_WRITES") !== "all")
    throw new SettingsError("STAGING_SEQUENCE needs STAGING_WRITES=all: sequences change what nothing undoes");
  return {
    ...(steps !== undefined && { steps }),
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  };
}

const writes: Record<string, Writes> = { "0": "none", "1": "removable", all: "all" };

function readWrites(text = "0"): Writes {
  const value = writes[text];
  if (value === undefined) throw new SettingsError("STAGING_WRITES must be 1, all or unset");
  return value;
}
