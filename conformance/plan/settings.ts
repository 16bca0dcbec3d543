// Reads what a staging run is told by its environment.

import { accessSync, constants, readFileSync } from "node:fs";
import { UserError } from "../../cli/command.ts";
import { isObject } from "../../model/document.ts";
import type { Contracts } from "../contracts.ts";
import { type Service, services } from "../exchange.ts";
import { makeFolder } from "../folder.ts";
import { kindOf } from "./ids.ts";
import { type Others, othersForm, takeOthers } from "./others.ts";
import type { DeliveryTarget, Target, Writes } from "./target.ts";

/** Something is missing or cannot be read: the run cannot start, exit code 2. */
export class SettingsError extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}

/** A target and where its reports go. */
export interface Settings {
  target: Target;
  reportFolder: string;
  /** What was given and has no effect, one line each. */
  warnings: string[];
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
  ["STAGING_WEBHOOK_WAIT", "seconds that a delivery is waited for, 30 by default"],
  ["STAGING_STEPS", "steps of random sequences, with STAGING_WRITES=all: 200 by default, 0 for none"],
  ["STAGING_SEED", "another number makes other sequences"],
  ["STAGING_SEQUENCE", "one sequence again, as a report names it"],
  ["STAGING_WAIT_FOR_EXPIRY", "1: wait until a token expires, to see that it is refused"],
];

/** Requests of a first contact, and how many of them go out in a second. */
const gentle = { most: 50, rate: 2 };

/** Requests a second of a run that asks for more and names no rate. */
const usualRate = 20;

/**
 * Reads the settings. Unless it is told more, a run is a first contact: few requests, slowly, and none that writes.
 * @param contract Tells which ids there are for fixtures.
 * @param env The environment: `STAGING_FINANCE_URL`, `STAGING_RAMP_URL` (one of them may be left out),
 *   `STAGING_TOKEN_URL`, `STAGING_CLIENT_ID`, `STAGING_CLIENT_SECRET`, and optionally `STAGING_TENANT_ID`,
 *   `STAGING_FIXTURES`, `STAGING_WRITES`, `STAGING_RATE`, `STAGING_REQUESTS`, `STAGING_REPORT`,
 *   `STAGING_WAIT_FOR_EXPIRY`, `STAGING_WEBHOOK_URL`, `STAGING_WEBHOOK_PORT`, `STAGING_WEBHOOK_WAIT`.
 * @param full Asks for everything; so do `STAGING_WRITES` and `STAGING_RATE`.
 * @throws SettingsError in one line that names the variable.
 */
export function readSettings(contracts: Contracts, env: Environment, full = false): Settings {
  const origins: Target["origins"] = {};
  for (const [service, name] of [
    ["finance", "STAGING_FINANCE_URL"],
    ["ramp", "STAGING_RAMP_URL"],
  ] as const) {
    const value = given(env, name);
    if (value !== undefined) origins[service] = origin(name, value);
  }
  if (Object.keys(origins).length === 0) {
    throw new SettingsError("STAGING_FINANCE_URL and STAGING_RAMP_URL are missing; set at least one of them");
  }
  const tokenUrl = address("STAGING_TOKEN_URL", required(env, "STAGING_TOKEN_URL")).href;
  const client = { id: required(env, "STAGING_CLIENT_ID"), secret: required(env, "STAGING_CLIENT_SECRET") };
  const tenantId = readTenant(given(env, "STAGING_TENANT_ID"));
  const deliveries = readDeliveries(env);
  const target: Target = {
    origins,
    tokenUrl,
    client,
    ...readFixtures(given(env, "STAGING_FIXTURES")),
    writes: readWrites(given(env, "STAGING_WRITES")),
    ...(tenantId !== undefined && { tenantId }),
    ...readLimits(env, full, [...Object.values(origins), tokenUrl]),
    ...(deliveries !== undefined && { deliveries }),
    sequences: readSequences(env),
    waitForExpiry: readSwitch("STAGING_WAIT_FOR_EXPIRY", given(env, "STAGING_WAIT_FOR_EXPIRY")),
  };
  const reportFolder = given(env, "STAGING_REPORT") ?? "reports/staging";
  prepareFolder(reportFolder);
  return { target, reportFolder, warnings: unknownFixtures(contracts, target.fixtures) };
}

function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

function required(env: Environment, name: string): string {
  const value = given(env, name);
  if (value === undefined) throw new SettingsError(`${name} is missing`);
  return value;
}

/** The value is not repeated in the messages: what stands in a wrong variable may be a secret. */
function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`${name} is not an http or https URL; write it as https://host.example`);
  }
  if (url.username !== "" || url.password !== "") throw new SettingsError(`${name} has a user or password in it`);
  return url;
}

/** The contract's paths begin at the root, so a path behind an origin would be left out without a word. */
function origin(name: string, value: string): string {
  const url = address(name, value);
  if (url.pathname === "/" && url.search === "" && url.hash === "") return url.origin;
  throw new SettingsError(`${name} must be an origin, with nothing after the host: ${url.origin}`);
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

function readNumber(name: string, text: string | undefined, of: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text) || !(Number(text) > 0)) throw new SettingsError(`${name} must be a number of ${of}`);
  return Number(text);
}

/** Plain http is for a mock on this machine; a service takes https alone. */
function readDeliveries(env: Environment): DeliveryTarget | undefined {
  const [url, port, wait = "30"] = ["URL", "PORT", "WAIT"].map((name) => given(env, `STAGING_WEBHOOK_${name}`));
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
  return {
    ...(steps !== undefined && { steps }),
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  };
}

function readSwitch(name: string, text = "0"): boolean {
  if (text !== "0" && text !== "1") throw new SettingsError(`${name} must be 1 or unset`);
  return text === "1";
}

/** A folder that cannot be written is told before the run, not after it. */
function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new SettingsError(`STAGING_REPORT cannot be written: ${message}; set it to a folder that you may write`);
  }
}

const writes: Record<string, Writes> = { "0": "none", "1": "removable", all: "all" };

function readWrites(text = "0"): Writes {
  const value = writes[text];
  if (value === undefined) throw new SettingsError("STAGING_WRITES must be 1, all or unset");
  return value;
}

function readFixtures(file: string | undefined): Pick<Target, "fixtures"> & Others {
  if (file === undefined) return { fixtures: {} };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`STAGING_FIXTURES cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  const taken = isObject(value) ? takeOthers(value) : undefined;
  const isRight =
    taken !== undefined &&
    Object.entries(taken.ids).every(
      ([name, ids]) =>
        services.includes(name as Service) && isObject(ids) && Object.values(ids).every((id) => typeof id === "string"),
    );
  if (!isRight) {
    const forms = `{ "finance": { "accountId": "…" } }, and may have ${othersForm}`;
    throw new SettingsError(`STAGING_FIXTURES must look like ${forms}`);
  }
  return { fixtures: taken.ids as Target["fixtures"], ...taken.others };
}

/** Ids beside those of path parameters (README.md). */
const moreFixtures = ["foreignAccountId", "foreignPayInId", "foreignTenantId", "otherTenantId", "otherTenantAccountId"];

/** A misspelt name would leave an id unused without a word. */
function unknownFixtures(contracts: Contracts, fixtures: Target["fixtures"]): string[] {
  return Object.entries(fixtures).flatMap(([service, ids]) => {
    const paths = contracts[service as Service].operations.flatMap(({ parameters }) => parameters);
    const names = paths.filter(({ in: where }) => where === "path").map(({ name }) => kindOf(name));
    const known = [...new Set([...names, ...moreFixtures])];
    return Object.keys(ids)
      .filter((name) => !known.includes(kindOf(name)))
      .map((name) => `STAGING_FIXTURES: ${service}.${name} is not used; the known names are ${known.join(", ")}`);
  });
}
