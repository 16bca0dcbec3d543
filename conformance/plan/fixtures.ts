// Reads the file of fixtures: IDs that no list returns, clients with other rights, and a token that has expired.

import { readFileSync } from "node:fs";
import { nearest } from "../../cli/nearest.ts";
import { asObject, isObject } from "../../model/document.ts";
import type { Contracts } from "../contracts.ts";
import { services } from "../exchange.ts";
import { idNameOf, pathNamesOf } from "./ids.ts";
import { otherClients, type Target } from "./target.ts";
import { SettingsError } from "./variables.ts";

const keys = [...services, "clients", "expiredToken"];

const form =
  '{ "finance": { "accountId": "…" } }, and may have { "clients": { "viewer": { "id": "…", "secret": "…" } }, "expiredToken": "…" }';

/** IDs in addition to those of path parameters (README.md). */
const moreFixtures = ["foreignAccountId", "foreignPayInId", "foreignTenantId", "otherTenantId", "otherTenantAccountId"];

const hasTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === "string");
const credentials = ["id", "secret"];
const isClient = (value: unknown) => hasTexts(value) && credentials.every((name) => name in asObject(value));

/**
 * Reads the file. A misspelled name is refused with the nearest one: its ID would otherwise be silently unused.
 * @throws SettingsError when the file does not exist or has another form.
 */
export function readFixtures(
  contracts: Contracts,
  file: string | undefined,
): Pick<Target, "fixtures" | "otherClients" | "expiredToken"> {
  if (file === undefined) return { fixtures: {} };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`STAGING_FIXTURES cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  refuseUnknown(Object.keys(asObject(value)), keys, "key");
  const { clients = {}, expiredToken = "", ...fixtures } = asObject(value);
  refuseUnknown(Object.keys(asObject(clients)), Object.keys(otherClients), "client");
  for (const [name, client] of Object.entries(asObject(clients)))
    refuseUnknown(Object.keys(asObject(client)), credentials, "key", `clients.${name}.`);
  const isRight =
    isObject(value) &&
    isObject(clients) &&
    Object.values(clients).every(isClient) &&
    typeof expiredToken === "string" &&
    Object.values(fixtures).every(hasTexts);
  if (!isRight) throw new SettingsError(`STAGING_FIXTURES must look like ${form}`);
  for (const service of services) {
    const names = contracts[service].operations.flatMap(pathNamesOf).map(idNameOf);
    const given = Object.keys(asObject(fixtures[service])).filter((name) => !names.includes(idNameOf(name)));
    refuseUnknown(given, [...new Set([...names, ...moreFixtures])], "ID", `${service}.`);
  }
  return {
    // Both casts: `isRight` has checked the form, and `refuseUnknown` the keys.
    fixtures: fixtures as Target["fixtures"],
    ...(Object.keys(clients).length > 0 && { otherClients: clients as NonNullable<Target["otherClients"]> }),
    ...(expiredToken !== "" && { expiredToken }),
  };
}

function refuseUnknown(given: string[], known: string[], what: string, head = ""): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw new SettingsError(`STAGING_FIXTURES: unknown ${what} ${head}${unknown}${near}; use ${known.join(", ")}`);
}
