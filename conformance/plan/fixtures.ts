// Reads the file of fixtures: IDs that no list returns, and clients beside the main one.

import { readFileSync } from "node:fs";
import { nearest } from "../../cli/nearest.ts";
import { asObject, isObject } from "../../model/document.ts";
import type { Contracts } from "../contracts.ts";
import { type Service, services } from "../exchange.ts";
import { kindOf } from "./ids.ts";
import { type Others, othersForm, takeOthers } from "./others.ts";
import { otherClients, type Target } from "./target.ts";
import { SettingsError } from "./variables.ts";

const keys = [...services, "clients", "expiredToken"];

/** Reads the file. @throws SettingsError in one line when it is not there or has another form. */
export function readFixtures(file: string | undefined): Pick<Target, "fixtures"> & Others {
  if (file === undefined) return { fixtures: {} };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`STAGING_FIXTURES cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  refuseUnknown(value, keys, "key");
  refuseUnknown(asObject(value)["clients"], Object.keys(otherClients), "client");
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

function refuseUnknown(value: unknown, known: string[], what: string): void {
  const unknown = Object.keys(asObject(value)).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw new SettingsError(`STAGING_FIXTURES: ${unknown} is no ${what}${near}; there are ${known.join(", ")}`);
}

/** Ids beside those of path parameters (README.md). */
const moreFixtures = ["foreignAccountId", "foreignPayInId", "foreignTenantId", "otherTenantId", "otherTenantAccountId"];

/**
 * A misspelt name would leave an ID unused without a word.
 * @throws SettingsError that names the nearest known name.
 */
export function refuseUnknownFixtures(contracts: Contracts, fixtures: Target["fixtures"]): void {
  for (const [service, ids] of Object.entries(fixtures)) {
    const paths = contracts[service as Service].operations.flatMap(({ parameters }) => parameters);
    const names = paths.filter(({ in: where }) => where === "path").map(({ name }) => kindOf(name));
    const known = [...new Set([...names, ...moreFixtures])];
    const unknown = Object.keys(ids).find((name) => !known.includes(kindOf(name)));
    if (unknown === undefined) continue;
    const near = nearest(unknown, known);
    throw new SettingsError(
      `STAGING_FIXTURES: ${service}.${unknown} is no ID${near}; the known names are ${known.join(", ")}`,
    );
  }
}
