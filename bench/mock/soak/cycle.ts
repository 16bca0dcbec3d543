// A cycle of the soak: load for a while, an audit of what was acknowledged, and back to the data of the start.

import { setTimeout as pause } from "node:timers/promises";
import { audit } from "./audit.ts";
import type { Client, Findings } from "./client.ts";
import type { Control } from "./control.ts";
import type { Disturb } from "./disturb.ts";
import type { Row } from "./growth.ts";
import type { Memory } from "./heap.ts";
import { mix } from "./mixed.ts";
import type { Receivers } from "./receivers.ts";
import type { Subject } from "./subject.ts";
import { type Acknowledged, write } from "./writes.ts";

/** What the cycles of a run share. */
export interface Soaking {
  subject: Subject;
  client: Client;
  control: Control;
  receivers: Receivers;
  findings: Findings;
  disturb: Disturb;
  connections: number;
  pace: () => Promise<void>;
  /** Aborts when the run has to end before its time. */
  ended: AbortSignal;
  /** Minutes since the start of the run. */
  minute(): number;
  /** Added up over all cycles. */
  totals: { sandboxes: number; parties: number; payouts: number };
}

/** One cycle. */
export interface CycleOptions {
  /** Milliseconds of load. */
  duration: number;
  /** Whether the mock is killed in it, and once more at its end: a young process says nothing about its memory. */
  kills: boolean;
}

/** Name of the snapshot each cycle goes back to. */
export const startSnapshot = "soak-start";

/**
 * Runs a cycle; what is wrong is noted as a finding.
 * @returns The mock at its end, with the data of the start; undefined if it does not run anymore.
 */
export async function runCycle(soaking: Soaking, { duration, kills }: CycleOptions): Promise<Row | undefined> {
  const { subject, client, control, receivers, findings, totals, ended } = soaking;
  const acknowledged: Acknowledged = { parties: [], payouts: [] };
  await load(soaking, acknowledged, duration, kills);
  totals.parties += acknowledged.parties.length;
  totals.payouts += acknowledged.payouts.length;
  if (kills || ended.aborted) {
    const failure = await subject.restart().catch((error: Error) => error);
    if (failure) {
      findings.add(failure.message);
      return undefined;
    }
  }
  await audit(client, control, receivers, acknowledged, findings);
  for (const { id } of await listSandboxes(control)) await control("DELETE", `/sandboxes/${id}`);
  await control("POST", "/reset", { snapshot: startSnapshot });
  receivers.got.clear();
  return rowOf(soaking);
}

async function load(
  { client, control, connections, pace, disturb, totals, ended }: Soaking,
  acknowledged: Acknowledged,
  duration: number,
  kills: boolean,
): Promise<void> {
  const over = AbortSignal.any([ended, AbortSignal.timeout(Math.ceil(duration))]);
  const [sandboxes] = await Promise.all([
    mix(client, control, connections, pace, over),
    disturb(kills, over),
    write(client, acknowledged, over),
  ]);
  totals.sandboxes += sandboxes;
}

/** Memory is the least of so many samples, so many milliseconds apart: in that time, all attempts of deliveries end. */
const samples = 5;
const apart = 2_000;

async function floorOf(subject: Subject): Promise<Memory | undefined> {
  let floor: Memory | undefined;
  for (let sample = 0; sample < samples; sample++) {
    await pause(apart);
    const { heap, rss } = (await subject.memory()) ?? {};
    if (heap === undefined || rss === undefined) return undefined;
    floor = { heap: Math.min(heap, floor?.heap ?? heap), rss: Math.min(rss, floor?.rss ?? rss) };
  }
  return floor;
}

async function rowOf({ subject, control, minute }: Soaking): Promise<Row | undefined> {
  const memory = await floorOf(subject);
  const resources = await countResources(control);
  if (memory === undefined || resources === undefined) return undefined;
  const sandboxes = (await listSandboxes(control)).length;
  return { minute: minute(), process: subject.starts(), resources, sandboxes, ...memory, file: subject.fileSize() };
}

/** The sandboxes beside `main`: one whose end was refused for want of room is still there. */
async function listSandboxes(control: Control): Promise<{ id: string }[]> {
  const all = (await control<{ id: string }[]>("GET", "/sandboxes")) ?? [];
  return all.filter(({ id }) => id !== "main");
}

/** Resources of all kinds and tenants; undefined if they cannot be counted. */
export async function countResources(control: Control): Promise<number | undefined> {
  type Counted = { tenants: string[]; kinds: Record<string, number> };
  const first = await control<Counted>("GET", "/state");
  if (first === undefined) return undefined;
  let count = 0;
  for (const tenant of first.tenants) {
    const { kinds = {} } = (await control<Counted>("GET", `/state?tenantId=${tenant}`)) ?? {};
    count += Object.values(kinds).reduce((sum, some) => sum + some, 0);
  }
  return count;
}
