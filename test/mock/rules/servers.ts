// The servers that the table and the random walk are held to, and how a test uses one.

import { readFileSync } from "node:fs";
import { beforeAll } from "vitest";
import { receiver as startReceiver, type TestReceiver } from "../receiver.ts";
import { startMockServer } from "./mock.ts";
import type { RuleServer } from "./rule.ts";
import { ids } from "./seeds.ts";
import { startTestServer } from "./test-server.ts";

/** Starts a server whose webhooks lead to a receiver. */
type Start = (receiver: TestReceiver) => Promise<RuleServer>;

/** The mock first, for npm test takes one; with the fewest rules that each has to carry out. */
export const servers: readonly (readonly [name: string, start: Start, least: number])[] = [
  ["the mock", startMockServer, 150],
  ["the server of the tests", startTestServer, 100],
];

/**
 * A server that runs somewhere: it is asked over its API alone, so that a rule with a step of control is not walked.
 * Reads the JSON file that RULES_AT names: `addresses`, `clients` and `ids` of a `Server`; `name`, if its exceptions are known.
 * @throws Error that names the IDs that are missing.
 */
async function startOther(): Promise<RuleServer> {
  const given: Pick<RuleServer, "addresses" | "clients" | "ids"> & { name?: RuleServer["name"] } = JSON.parse(
    readFileSync(String(process.env["RULES_AT"]), "utf8"),
  );
  const missing = Object.keys(ids).filter((name) => !(name in given.ids));
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

/** The server at a given address in their place, if there is one; how many rules it carries out is for the reader to see. */
export const otherServer = process.env["RULES_AT"] === undefined ? [] : [["the other server", startOther, 1] as const];

/** A server for the tests of a file or a block, and the receiver of its webhooks. */
export function useServer(start: Start): { receiver: TestReceiver; server: RuleServer } {
  const used = {} as { receiver: TestReceiver; server: RuleServer };
  beforeAll(async () => {
    const receiver = await startReceiver();
    const server = await start(receiver);
    Object.assign(used, { receiver, server });
    return async () => {
      await server.stop();
      receiver.stop();
    };
  });
  return used;
}
