// Reads what a staging run is told by its environment.

import { readFileSync } from "node:fs";
import { isObject } from "../../scripts/lib/openapi.ts";
import type { Service, Target, Writes } from "./types.ts";

/** Something is missing or cannot be read: the run cannot start, exit code 2. */
export class SettingsError extends Error {}

/** A target and where its reports go. */
export interface Settings {
  target: Target;
  reportFolder: string;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings.
 * @param env The environment: `STAGING_FINANCE_URL`, `STAGING_RAMP_URL` (one of them may be left out),
 *   `STAGING_TOKEN_URL`, `STAGING_CLIENT_ID`, `STAGING_CLIENT_SECRET`, and optionally `STAGING_TENANT_ID`,
 *   `STAGING_FIXTURES`, `STAGING_WRITES`, `STAGING_RATE`, `STAGING_REPORT`, `STAGING_WAIT_FOR_EXPIRY`.
 * @throws SettingsError in one line that names the variable.
 */
export function readSettings(env: Environment): Settings {
  const origins: Target["origins"] = {};
  for (const [service, name] of [
    ["finance", "STAGING_FINANCE_URL"],
    ["ramp", "STAGING_RAMP_URL"],
  ] as const) {
    const value = given(env, name);
    if (value !== undefined) origins[service] = address(name, value).origin;
  }
  if (Object.keys(origins).length === 0) {
    throw new SettingsError("STAGING_FINANCE_URL and STAGING_RAMP_URL are missing; set at least one of them");
  }
  const tokenUrl = address("STAGING_TOKEN_URL", required(env, "STAGING_TOKEN_URL")).href;
  const client = { id: required(env, "STAGING_CLIENT_ID"), secret: required(env, "STAGING_CLIENT_SECRET") };
  const tenantId = given(env, "STAGING_TENANT_ID");
  const rate = given(env, "STAGING_RATE");
  const target: Target = {
    origins,
    tokenUrl,
    client,
    fixtures: readFixtures(given(env, "STAGING_FIXTURES")),
    writes: readWrites(given(env, "STAGING_WRITES")),
    ...(tenantId !== undefined && { tenantId }),
    ...(rate !== undefined && { rate: readRate(rate) }),
    waitForExpiry: given(env, "STAGING_WAIT_FOR_EXPIRY") === "1",
  };
  return { target, reportFolder: given(env, "STAGING_REPORT") ?? "reports/staging" };
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

function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`${name} is no http or https address: ${value}`);
  }
  return url;
}

function readRate(text: string): number {
  const rate = Number(text);
  if (!(rate > 0)) throw new SettingsError(`STAGING_RATE is no number of requests a second: ${text}`);
  return rate;
}

const writes: Record<string, Writes> = { "0": "none", "1": "removable", all: "all" };

function readWrites(text = "0"): Writes {
  const value = writes[text];
  if (value === undefined) throw new SettingsError(`STAGING_WRITES is 1, all or nothing, and not ${text}`);
  return value;
}

function readFixtures(file: string | undefined): Target["fixtures"] {
  if (file === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`STAGING_FIXTURES cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  const services: Service[] = ["finance", "ramp"];
  const isRight =
    isObject(value) &&
    Object.entries(value).every(
      ([name, ids]) =>
        services.includes(name as Service) && isObject(ids) && Object.values(ids).every((id) => typeof id === "string"),
    );
  if (!isRight) throw new SettingsError('STAGING_FIXTURES has to look like { "finance": { "accountId": "…" } }');
  return value as Target["fixtures"];
}
