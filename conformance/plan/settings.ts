// Reads the settings of a staging run from its environment.

import type { Contracts } from "../contracts.ts";
import { services } from "../exchange.ts";
import { readFixtures } from "./fixtures.ts";
import type { DeliveryTarget, Target, Writes } from "./target.ts";
import { address, type Environment, numberOf, origin, SettingsError, textOf, wordOf } from "./variables.ts";

/** Limits of a first contact: requests in all, and per second. */
const gentle = { most: 50, rate: 2 };

/** Requests per second of any other run that sets no rate. */
const usualRate = 20;

const here = /^(localhost|127\.[\d.]+|\[::1\])$/;

const writesOf: Record<string, Writes> = { "0": "none", "1": "removable", all: "all" };

/**
 * Reads the settings. Without further settings, a run is a first contact: few requests, slowly, and none that writes.
 * @param contracts For the names of the IDs that fixtures may have.
 * @param env The environment, with the variables of variables.ts.
 * @param full Lifts the limits of a first contact, as `STAGING_WRITES` and `STAGING_RATE` do.
 * @returns The target, and where its reports go.
 * @throws SettingsError in one line that names the variable.
 */
export function readSettings(contracts: Contracts, env: Environment, full = false) {
  expectAll(env);
  const origins: Target["origins"] = {};
  for (const service of services) {
    const name = `STAGING_${service.toUpperCase()}_URL`;
    const value = wordOf(env, name);
    if (value !== undefined) origins[service] = origin(name, value);
  }
  const text = (name: string) => wordOf(env, name) ?? "";
  const tokenUrl = address("STAGING_TOKEN_URL", text("STAGING_TOKEN_URL")).href;
  const tenantId = textOf(env, "STAGING_TENANT_ID");
  const writes = writesOf[textOf(env, "STAGING_WRITES") ?? "0"] ?? "none";
  const deliveries = readDeliveries(env);
  const target: Target = {
    origins,
    tokenUrl,
    client: { id: text("STAGING_CLIENT_ID"), secret: text("STAGING_CLIENT_SECRET") },
    ...readFixtures(contracts, wordOf(env, "STAGING_FIXTURES")),
    writes,
    ...(tenantId !== undefined && { tenantId }),
    ...readLimits(env, full, writes, [...Object.values(origins), tokenUrl]),
    ...(deliveries !== undefined && { deliveries }),
    sequences: readSequences(env),
  };
  return { target, reportFolder: wordOf(env, "STAGING_REPORT") ?? "reports/staging" };
}

/** Reports all missing variables in one error. */
function expectAll(env: Environment): void {
  const isMissing = (name: string) => wordOf(env, name) === undefined;
  const hosts = ["STAGING_FINANCE_URL", "STAGING_RAMP_URL"];
  const missing = ["STAGING_TOKEN_URL", "STAGING_CLIENT_ID", "STAGING_CLIENT_SECRET"].filter(isMissing);
  if (hosts.every(isMissing)) missing.unshift(hosts.join(" or "));
  if (missing.length === 0) return;
  const [it, is] = missing.length === 1 ? ["it", "is"] : ["them", "are"];
  const names = new Intl.ListFormat("en").format(missing);
  throw new SettingsError(`${names} ${is} missing; set ${it}; --help says how`);
}

/** How many requests a run sends, and how fast: those of a first contact, unless more is asked for. */
function readLimits(env: Environment, full: boolean, writes: Writes, urls: string[]): Pick<Target, "most" | "rate"> {
  const asked = numberOf(env, "STAGING_RATE");
  const requests = numberOf(env, "STAGING_REQUESTS");
  const isMore = full || asked !== undefined || writes !== "none";
  const isHere = urls.every((url) => here.test(new URL(url).hostname));
  const most = full ? undefined : (requests ?? (isMore ? undefined : gentle.most));
  const usual = isHere ? undefined : usualRate;
  const rate = asked ?? (isMore ? usual : gentle.rate);
  return { ...(most !== undefined && { most: Math.ceil(most) }), ...(rate !== undefined && { rate }) };
}

/** Reads where deliveries go. Plain http is for a mock on this machine, because services require https. */
function readDeliveries(env: Environment): DeliveryTarget | undefined {
  const url = wordOf(env, "STAGING_WEBHOOK_URL");
  const port = numberOf(env, "STAGING_WEBHOOK_PORT");
  if (url === undefined && port === undefined) return undefined;
  if (url === undefined || port === undefined)
    throw new SettingsError("STAGING_WEBHOOK_URL and STAGING_WEBHOOK_PORT must be set together");
  const { protocol, hostname, search, hash } = address("STAGING_WEBHOOK_URL", url);
  if (protocol !== "https:" && !here.test(hostname))
    throw new SettingsError("STAGING_WEBHOOK_URL must be an https URL, or plain http to this machine");
  if (search !== "" || hash !== "") throw new SettingsError("STAGING_WEBHOOK_URL must end with its host or its path");
  if (port > 65_535) throw new SettingsError("STAGING_WEBHOOK_PORT must be a port from 1 to 65535");
  return { url, port, wait: numberOf(env, "STAGING_WEBHOOK_WAIT") ?? 60 };
}

function readSequences(env: Environment): NonNullable<Target["sequences"]> {
  const steps = numberOf(env, "STAGING_STEPS");
  const seed = numberOf(env, "STAGING_SEED");
  return { ...(steps !== undefined && { steps }), ...(seed !== undefined && { seed }) };
}
