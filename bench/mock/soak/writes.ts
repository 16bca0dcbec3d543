// Writes that are remembered: whatever the mock has acknowledged has to be found again, whatever happens to it.

import { setTimeout as pause } from "node:timers/promises";
import { type Call, exampleCalls } from "../calls.ts";
import type { Client } from "./client.ts";

/** What was acknowledged, by id. */
export interface Acknowledged {
  parties: string[];
  payouts: string[];
}

const account = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const route = "8bd5f7ea-9042-4136-bf8c-2ea1309dc201";

function callOf(operationId: string): Call {
  return exampleCalls().find(({ entry }) => entry.operation["operationId"] === operationId) as Call;
}

/**
 * Registers the webhooks of the receivers. Their URLs are plain HTTP, which the mock allows by a flag and the contract does
 * not, so that the responses are not held to it.
 * @throws Error when one is refused.
 */
export async function register(origin: string, urls: string[]): Promise<void> {
  const { method, path, headers } = callOf("registerWebhook");
  const authenticationMethod = { type: "API_KEY", headerName: "X-Api-Key", apiKey: "soak" };
  for (const url of urls) {
    const body = JSON.stringify({ url, authenticationMethod });
    const response = await fetch(origin + path, { method, headers, body });
    if (!response.ok) throw new Error(`a webhook is refused: ${response.status} ${await response.text()}`);
  }
}

/** Creates parties and payouts in the main sandbox, twice a second, until it is told to stop. */
export async function write(client: Client, acknowledged: Acknowledged, ended: AbortSignal): Promise<void> {
  const party = callOf("createParty");
  const payout = callOf("createPayout");
  const path = `/v1/accounts/${account}/payouts`;
  for (let turn = Date.now(); !ended.aborted; turn++) {
    const body = { ...(JSON.parse(party.body ?? "{}") as object), externalId: `soak-${turn}` };
    const made = idOf(await client.send({ ...party, body: JSON.stringify(body) }));
    if (made !== undefined) acknowledged.parties.push(made);
    const money = { routeId: route, asset: "USDC", amount: "0.01" };
    const paid = idOf(await client.send({ ...payout, path, body: JSON.stringify(money) }));
    if (paid !== undefined) acknowledged.payouts.push(paid);
    await pause(500, undefined, { signal: ended }).catch(() => undefined);
  }
}

function idOf(responded: { status: number; text: string } | undefined): string | undefined {
  if (responded?.status !== 201) return undefined;
  return (JSON.parse(responded.text) as { result: { id: string } }).result.id;
}

/**
 * Reads all of it again. What gets no response is not gone: that the mock is down is a finding of its own.
 * @returns Status by id of the payouts, and the ids that are gone.
 */
export async function readAgain(
  client: Client,
  { parties, payouts }: Acknowledged,
): Promise<{ statuses: Map<string, string>; gone: string[] }> {
  const statuses = new Map<string, string>();
  const gone: string[] = [];
  const [party, payout] = [callOf("getParty"), callOf("getPayout")];
  for (const id of parties) {
    const responded = await client.send({ ...party, path: `/v1/parties/${id}` });
    if (responded !== undefined && responded.status !== 200) gone.push(`party ${id}`);
  }
  for (const id of payouts) {
    const responded = await client.send({ ...payout, path: `/v1/accounts/${account}/payouts/${id}` });
    if (responded === undefined) continue;
    if (responded.status !== 200) gone.push(`payout ${id}`);
    else statuses.set(id, (JSON.parse(responded.text) as { result: { status: string } }).result.status);
  }
  return { statuses, gone };
}
