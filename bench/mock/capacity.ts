// What one process carries besides sandboxes: the usual mix of requests, many resources, and what a sandbox takes in the file.

import { statSync } from "node:fs";
import { join } from "node:path";
import { each, type Rate, rate, type Send, settled, startDriven } from "./driven.ts";

/** What one process carries. */
export interface Capacity {
  /** Lists, creates and tokens, 7 to 2 to 1. */
  mix: Rate;
  /** Memory of a party in `main`, in KB. */
  resource: number;
  /** What a sandbox takes in the data file, in KB: unused, and after its first write. */
  inFile: { unused: number; changed: number };
  failed: number;
}

const bearer = "example-access-token";
const wallets = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets";
const party = JSON.stringify({ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak" });
const form = (id: string, secret: string) => `grant_type=client_credentials&client_id=${id}&client_secret=${secret}`;

const list = (send: Send) => send("finance", "GET", wallets, "", undefined, bearer);
const create = (send: Send, token = bearer) => send("finance", "POST", "/v1/parties", "application/json", party, token);
const token = (send: Send, id = "mock-client", secret = "mock-secret") =>
  send("auth", "POST", "/token", "application/x-www-form-urlencoded", form(id, secret));
/** What is sent in turn. */
const mix = [list, create, list, list, token, list, list, create, list, list];

/**
 * Measures a mock in memory and one with a data file.
 * @param resources How many resources are made.
 * @param sandboxes How many sandboxes the file gets.
 * @param seconds How long the mix is sent.
 * @param folder An empty folder.
 */
export async function measureCapacity(
  resources: number,
  sandboxes: number,
  seconds: number,
  folder: string,
): Promise<Capacity> {
  const { pid, send, stop } = await startDriven([]);
  let failed = 0;
  const expect = async (sent: ReturnType<Send>) => {
    if ((await sent).status >= 300) failed++;
  };
  const turn = (number: number) => expect((mix[number % mix.length] as typeof list)(send));
  await rate(pid, seconds / 2, turn);
  const mixed = await rate(pid, seconds, turn);
  const before = await settled(pid);
  await each(Array.from({ length: resources }), () => expect(create(send)));
  const after = await settled(pid);
  await stop();
  const inFile = await measureFile(sandboxes, join(folder, "state.db"));
  return { mix: mixed, resource: (1024 * (after - before)) / resources, inFile, failed };
}

async function measureFile(count: number, file: string): Promise<Capacity["inFile"]> {
  const made: { clientId: string; clientSecret: string }[] = [];
  /** The mock is stopped, so that all is in the file. */
  const sizeAfter = async (work: (send: Send) => Promise<void>) => {
    const { send, stop } = await startDriven([`--data=${file}`]);
    await work(send);
    await stop();
    return statSync(file).size / 1024;
  };
  const base = await sizeAfter(async (send) => void (await create(send)));
  const unused = await sizeAfter((send) =>
    each(Array.from({ length: count }), async () => {
      const { text } = await send("finance", "POST", "/__mock/sandboxes", "application/json", "{}");
      made.push(JSON.parse(text) as (typeof made)[number]);
    }),
  );
  const changed = await sizeAfter((send) =>
    each(made, async ({ clientId, clientSecret }) => {
      const { text } = await token(send, clientId, clientSecret);
      await create(send, (JSON.parse(text) as { access_token: string }).access_token);
    }),
  );
  return { unused: (unused - base) / count, changed: (changed - unused) / count };
}
