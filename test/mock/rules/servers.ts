// The servers that the table and the random walk are held to, and how a test uses one.

import { beforeAll } from "vitest";
import { receiver as startReceiver, type TestReceiver } from "../receiver.ts";
import { startMockServer } from "./mock.ts";
import type { RuleServer } from "./rule.ts";
import { startTestServer } from "./test-server.ts";

/** Starts a server whose webhooks lead to a receiver. */
type Start = (receiver: TestReceiver) => Promise<RuleServer>;

/** The mock first, for npm test takes one. */
export const servers: readonly (readonly [name: string, start: Start])[] = [
  ["the mock", startMockServer],
  ["the server of the tests", startTestServer],
];

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
