// What the run does with its webhooks, step by step: ping, let events come, rotate, remove, refuse.

import { NotCovered } from "../../checks/check.ts";
import { lackingIn } from "../../checks/deliveries/arrivals.ts";
import { names } from "../../checks/deliveries/check.ts";
import type { Delivery, Ping, RetryObservation } from "../../delivery.ts";
import { cause } from "./causes.ts";
import { clockOf, type ServerClock } from "./clock.ts";
import { readDue } from "./due.ts";
import { idsMadeIn } from "./judge.ts";
import { refuse } from "./retries.ts";
import { arrivalOf, type Channel, type Post, ping, remove, rotate, unreachablePing } from "./webhooks.ts";

/** Webhooks that deliveries come to, and how they are waited for. */
export interface Receiving {
  post: Post;
  channels: Channel[];
  clock: ServerClock | undefined;
  /** Told what is waited for. */
  onWait: (text: string) => unknown;
  /** Requests of the run that went before the webhooks were registered. */
  before: number;
}

/** Milliseconds between two looks. */
const interval = 5;

/** Looks before a wait is over, however long it took. */
const leastLooks = 80;

/** Waits until something holds; without `mayEnd`, no longer than a delivery is waited for. */
async function until(
  { post, clock, onWait }: Receiving,
  what: string,
  holds: () => boolean,
  isBounded = true,
): Promise<boolean> {
  if (post.parts.isRehearsal) return true;
  const { wait } = post.log;
  const end = performance.now() + wait * 1000;
  for (let looks = 0; !holds(); looks++) {
    // A machine that stood still for so long has not waited.
    if (isBounded && performance.now() > end && looks >= leastLooks) return false;
    if (looks === 0) await onWait(`waiting up to ${wait} s for ${what}`);
    await clock?.pass();
    await post.parts.pace.wait(interval);
  }
  return true;
}

/** The first pause after a ping that was refused with 503, in milliseconds; each further one is twice as long. */
const firstPause = 1000;

/** Pings; a 503 is retried with backoff (F234) within the wait, and once it has lasted that long, no more. */
async function pingPatiently({ post }: Receiving, channel: Channel): Promise<Ping | undefined> {
  const { log, parts } = post;
  const end = performance.now() + log.wait * 1000;
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await ping(post, channel);
    } catch (error) {
      const refused = unreachablePing(parts);
      if (!(error instanceof NotCovered) || refused === undefined) throw error;
      const hasLasted = log.unreachable !== undefined || performance.now() + pause > end;
      if (hasLasted) log.unreachable ??= refused;
      if (hasLasted) return undefined;
    }
    await parts.pace.wait(pause);
  }
}

/** Pings one after the other, so that it shows where each ping goes. */
export async function pingEach(receiving: Receiving, channels: Channel[] = receiving.channels): Promise<void> {
  const { log, parts } = receiving.post;
  for (const channel of channels) {
    // One that did not come is told, and not waited for again.
    if (!parts.isRehearsal && log.pings.some(({ webhook, came }) => webhook === channel.webhook && came === undefined))
      continue;
    const pinged = await pingPatiently(receiving, channel);
    if (pinged === undefined) continue;
    await until(receiving, `a ping of ${channel.webhook.name}`, () => arrivalOf(log, pinged) !== undefined);
    const came = arrivalOf(log, pinged);
    if (came !== undefined) pinged.came = came;
  }
}

async function untilTold(receiving: Receiving, ids: string[], what: string): Promise<void> {
  const { deliveries } = receiving.post.log;
  const isTold = (id: string) => deliveries.some((delivery) => names(delivery, new Set([id])));
  await until(receiving, what, () => ids.every(isTold));
}

/** Replaces what a webhook is configured with, and lets something happen that it has to hear of with all others. */
async function replaceOne(receiving: Receiving, channel: Channel): Promise<void> {
  await rotate(receiving.post, channel);
  await pingEach(receiving);
  const ids = await cause(receiving.post.parts, 1);
  await untilTold(receiving, ids, "an event after a webhook was replaced");
}

/** Waits for the events of what has happened, as reads show it. */
export async function awaitDue(receiving: Receiving): Promise<void> {
  const { log, parts } = receiving.post;
  const awaited = await readDue(parts, log, parts.recorder.exchanges.slice(receiving.before));
  await until(receiving, "the events of what was read", () => awaited.every((event) => event.isTold()));
  log.due = awaited.filter((event) => !event.isTold());
}

/** Causes events, and waits until those that have come have come to every webhook, or are long overdue. */
async function settle(receiving: Receiving): Promise<void> {
  const { log, parts } = receiving.post;
  const [first] = receiving.channels;
  await untilTold(receiving, await cause(parts), "the events of what was created");
  if (first !== undefined) await replaceOne(receiving, first);
  await awaitDue(receiving);
  log.made = idsMadeIn(parts.recorder.exchanges.slice(receiving.before));
  log.aheadAt = await clockOf(parts.recorder.exchanges, receiving.clock);
  log.settledAt = Date.now();
  const isOverdue = (first: Delivery) => Date.now() - first.receivedAt > log.wait * 1000;
  const isSettled = () => lackingIn(log).every(({ first }) => isOverdue(first));
  await until(receiving, "every webhook to get every event", isSettled, false);
}

/** Deletes the last webhook, and lets something happen that it may not hear of. */
async function removeOne(receiving: Receiving): Promise<void> {
  const { log, parts } = receiving.post;
  const gone = receiving.channels.pop();
  if (gone === undefined) return;
  await remove(receiving.post, gone);
  const ids = await cause(parts, 1);
  log.madeAfterRemoval = new Set(ids);
  await untilTold(receiving, ids, "an event after a webhook was deleted");
  await pingEach(receiving);
}

/** All that follows the first pings. @returns The retries that came. */
export async function goOn(receiving: Receiving): Promise<RetryObservation[]> {
  const { post, channels } = receiving;
  await settle(receiving);
  for (const channel of channels.slice(1)) await rotate(post, channel);
  await pingEach(receiving);
  await removeOne(receiving);
  const retries = await refuse(post, [...channels], (what, holds) => until(receiving, what, holds));
  post.receiver.release();
  return retries;
}
