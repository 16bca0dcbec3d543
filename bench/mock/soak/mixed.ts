// Mixed load: every operation with its example, in sandboxes that are made and ended while it goes on.

import { setTimeout as pause } from "node:timers/promises";
import { type Call, exampleCalls } from "../calls.ts";
import type { Client } from "./client.ts";
import { type Control, tokenOf } from "./control.ts";

/** Every tenth call breaks a rule, so that refusals are part of the mix. */
const mistakes: ((call: Call) => Call)[] = [
  (call) => ({ ...call, headers: { ...call.headers, Authorization: "Bearer nobody" } }),
  (call) => ({ ...call, headers: { ...call.headers, "x-tenant-id": "foreign" } }),
  (call) => ({ ...call, path: `${call.path}?page=0&size=many` }),
  (call) => (call.body === undefined ? call : { ...call, body: call.body.slice(0, -2) }),
];

/** The call of a turn; all come up, in an order that mixes them. */
function callOf(calls: Call[], turn: number, token: string): Call {
  const example = calls[(turn * 7919) % calls.length] as Call;
  const usual = { ...example, headers: { ...example.headers, Authorization: `Bearer ${token}` } };
  const mistake = turn % 10 === 0 ? mistakes[(turn / 10) % mistakes.length] : undefined;
  return mistake?.(usual) ?? usual;
}

/** Milliseconds each sandbox lives. */
const life = 5_000;

/** Lets so many pass in a second, whoever asks; what was missed is not made up for. */
export function createPace(rate: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const mine = Math.max(next, now);
    next = mine + 1000 / rate;
    if (mine > now) await pause(mine - now);
  };
}

/**
 * Sends the mixed load until it is told to stop.
 * @param connections Calls at once.
 * @param pace What a call waits for before it is sent.
 * @returns How many sandboxes were made.
 */
export async function mix(
  client: Client,
  control: Control,
  connections: number,
  pace: () => Promise<void>,
  ended: AbortSignal,
): Promise<number> {
  const calls = exampleCalls();
  let token = "";
  let made = 0;
  const rotate = async () => {
    while (!ended.aborted) {
      const sandbox = await control<{ id: string; clientId: string; clientSecret: string }>("POST", "/sandboxes", {});
      const opened = sandbox && (await tokenOf(control, sandbox));
      if (opened !== undefined) {
        made++;
        token = opened;
      }
      await pause(life, undefined, { signal: ended }).catch(() => undefined);
      if (sandbox !== undefined) await control("DELETE", `/sandboxes/${sandbox.id}`);
    }
  };
  const load = async (seed: number) => {
    for (let turn = seed; !ended.aborted; turn++) {
      await pace();
      if (token === "") await pause(50);
      else if ((await client.send(callOf(calls, turn, token))) === undefined) await pause(100);
    }
  };
  await Promise.all([rotate(), ...Array.from({ length: connections }, (_, index) => load(index))]);
  return made;
}
