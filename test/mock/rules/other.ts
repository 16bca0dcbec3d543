// Adapter of a server that runs somewhere: it is asked over its API alone, so that a rule with a step of control is not walked.

import { readFileSync } from "node:fs";
import type { ServerName } from "./rule.ts";
import { seeds } from "./seeds.ts";
import type { Server } from "./server.ts";

/**
 * Reads the JSON file that RULES_AT names: `addresses`, `clients` and `ids` of a `Server`; `name`, if its exceptions are known.
 * @throws Error that names the IDs that are missing.
 */
export async function startOther(): Promise<Server> {
  const given: Pick<Server, "addresses" | "clients" | "ids"> & { name?: ServerName } = JSON.parse(
    readFileSync(String(process.env["RULES_AT"]), "utf8"),
  );
  const missing = Object.keys(seeds.ids).filter((name) => !(name in given.ids));
  if (missing.length > 0) throw new Error(`ids of ${process.env["RULES_AT"]} lacks ${missing.join(", ")}`);
  const nothing = async () => undefined;
  return {
    ...{ name: "other", ...given },
    hookUrl: "https://receiver.example",
    controls: {},
    renew: nothing,
    stop: nothing,
  };
}
