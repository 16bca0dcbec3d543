// The servers that the table and the random walk are held to, and how a test uses one.

import { beforeAll } from "vitest";
import { startMockServer } from "./mock.ts";
import { startOther } from "./other.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { startSecond } from "./second.ts";
import type { Server } from "./server.ts";

/** Starts a server whose webhooks lead to a receiver. */
type Start = (receiver: Receiver) => Promise<Server>;

/** The mock first, for npm test takes one; with the fewest rules that each has to carry out. */
export const servers: readonly (readonly [name: string, start: Start, least: number])[] = [
  ["the mock", startMockServer, 150],
  ["the second stand-in", startSecond, 100],
];

/** The server at a given address in their place, if there is one; how many rules it carries out is for the reader to see. */
export const otherServer = process.env["RULES_AT"] === undefined ? [] : [["the other server", startOther, 1] as const];

/** A server for the tests of a file or a block, and the receiver of its webhooks. */
export function useServer(start: Start): { receiver: Receiver; server: Server } {
  const used = {} as { receiver: Receiver; server: Server };
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
