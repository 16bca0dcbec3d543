// Reads the file of fixtures: IDs that no list returns, and clients beside the main one.

import { readFileSync } from "node:fs";
import { isObject } from "../../model/document.ts";
import type { Contracts } from "../contracts.ts";
import { type Service, services } from "../exchange.ts";
import { kindOf } from "./ids.ts";
import { type Others, othersForm, takeOthers } from "./others.ts";
import type { Target } from "./target.ts";
import { SettingsError } from "./variables.ts";

/** Reads the file. @throws SettingsError in one line when it is not there or has another form. */
export function readFixtures(file: string | undefined): Pick<Target, "fixtures"> & Others {
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
export function unknownFixtures(contracts: Contracts, fixtures: Target["fixtures"]): string[] {
  return Object.entries(fixtures).flatMap(([service, ids]) => {
    const paths = contracts[service as Service].operations.flatMap(({ parameters }) => parameters);
    const names = paths.filter(({ in: where }) => where === "path").map(({ name }) => kindOf(name));
    const known = [...new Set([...names, ...moreFixtures])];
    return Object.keys(ids)
      .filter((name) => !known.includes(kindOf(name)))
      .map((name) => `STAGING_FIXTURES: ${service}.${name} is not used; the known names are ${known.join(", ")}`);
  });
}
