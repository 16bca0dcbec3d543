// The audit of a cycle: the ledger adds up, what was acknowledged is there, and its events have arrived.

import { setTimeout as pause } from "node:timers/promises";
import type { Client, Findings } from "./client.ts";
import type { Control } from "./control.ts";
import type { Receivers } from "./receivers.ts";
import { type Acknowledged, readAgain } from "./writes.ts";

/** Milliseconds the last deliveries may take. */
const patience = 60_000;
/** Statuses in which a payout moves on by itself. */
const underway = new Set(["REQUESTED", "SENDING", "PROCESSING"]);

/** Notes as findings whatever is not as it has to be. */
export async function audit(
  client: Client,
  control: Control,
  { got }: Receivers,
  acknowledged: Acknowledged,
  findings: Findings,
): Promise<void> {
  // All that is due happens: transitions first, then the retries of deliveries.
  for (let hour = 0; hour < 3; hour++) await control("POST", "/clock", { hours: 1, wait: false });
  // Without a response there is a finding already: the mock died, or the control API says why.
  const { faults = [] } = (await control<{ faults: string[] }>("GET", "/ledger")) ?? {};
  for (const fault of faults) findings.add(`the ledger: ${fault}`);
  const { statuses, gone } = await readAgain(client, acknowledged);
  for (const what of gone) findings.add(`acknowledged and gone: ${what}`);
  for (const [id, status] of statuses) if (underway.has(status)) findings.add(`payout ${id} stays ${status}`);
  const until = performance.now() + patience;
  const silent = () => [...statuses].filter(([id, status]) => !got.get(id)?.has(`PAYOUT_${status}`));
  while (silent().length > 0 && performance.now() < until) await pause(500);
  for (const [id, status] of silent()) findings.add(`the event of payout ${id}, ${status}, never arrived`);
}
