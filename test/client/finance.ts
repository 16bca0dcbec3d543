// A finance client against a fault server, for the tests of the client.

import { onTestFinished, vi } from "vitest";
import { type ClientOptions, createFinanceClient, type FinanceClient } from "../../client/finance.ts";
import { type FaultServer, type Reply, startFaultServer } from "./fault-server.ts";

/** A token that no output may show. */
export const token = "secret-token-8f3a";

/** Starts a fault server that ends with the test. */
export async function serverFor(reply: Reply | Reply[]): Promise<FaultServer> {
  const server = await startFaultServer(reply);
  onTestFinished(() => server.stop());
  return server;
}

/**
 * A finance client with its own fault server; both end with the test.
 * @param reply What the server answers.
 * @param options Options of the client, beside its address.
 */
export async function financeWith(
  reply: Reply | Reply[],
  options: Partial<ClientOptions> = {},
): Promise<FaultServer & { finance: FinanceClient }> {
  const server = await serverFor(reply);
  return { ...server, finance: createFinanceClient({ baseUrl: server.origin, auth: token, ...options }) };
}

/** Pauses of no length, until the test ends. */
export function atOnce(): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
}

/** The error of a read from a service that responds like this, without a retry. */
export async function errorOf(reply: Reply | Reply[], options: Partial<ClientOptions> = {}) {
  const { finance } = await financeWith(reply, { maxRetries: 0, ...options });
  return (await finance.listWebhooks()).error;
}

/** Gives one token, and another one in place of a token that was refused. */
export const twoTokens = ({ rejected }: { rejected: string | undefined }) =>
  rejected ? "second-token" : "first-token";
