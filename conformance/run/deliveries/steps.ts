// What the run does with its webhooks, step by step: ping, let events come, rotate, remove, refuse.

import { NotCovered } from "../../checks/check.ts";
import { lackingIn } from "../../checks/deliveries/arrivals.ts";
import { names } from "../../checks/deliveries/check.ts";
import type { Ping, ReceivedDelivery, RetryObservation } from "../../delivery.ts";
import { cause } from "./causes.ts";
import { clockOf } from "./clock.ts";
import { readDue } from "./due.ts";
import { idsMadeIn } from "./judge.ts";
import { refuse } from "./retries.ts";
import { arrivalOf, type Channel, ping, type Reception, remove, rotate, unreachablePing } from "./webhooks.ts";

/** Milliseconds between two looks. */
const interval = 5;

/** Looks before a wait is over, however long it took. */
const leastLooks = 80;

/** Waits until something holds; if bounded, no longer than a delivery is waited for. */
async function until(
  { course, log, clock }: Reception,
  what: string,
  holds: () => boolean,
  isBounded = true,
): Promise<void> {
  if (course.isRehearsal) return;
  const end = performance.now() + log.wait * 1000;
  for (let looks = 0; !holds(); looks++) {
    // A machine that stood still for so long has not waited.
    if (isBounded && performance.now() > end && looks >= leastLooks) return;
    if (looks === 0) await course.onPhase(`deliveries: waiting up to ${log.wait} s for ${what}`);
    await clock?.pass();
    await course.pace.wait(interval);
  }
}

/** The first pause after a ping that was refused with 503, in milliseconds; each further one is twice as long. */
const firstPause = 1000;

/** Pings; a 503 is retried with backoff (F234) within the wait, and once it has lasted that long, no more. */
async function pingPatiently(reception: Reception, channel: Channel): Promise<Ping | undefined> {
  const { log, course } = reception;
  const end = performance.now() + log.wait * 1000;
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await ping(reception, channel);
    } catch (error) {
      const refused = unreachablePing(course);
      if (!(error instanceof NotCovered) || refused === undefined) throw error;
      const hasLasted = log.unreachable !== undefined || performance.now() + pause > end;
      if (hasLasted) log.unreachable ??= refused;
      if (hasLasted) return undefined;
    }
    await course.pace.wait(pause);
  }
}

/** Pings one after the other, so that it shows where each ping goes. */
export async function pingEach(reception: Reception, channels: Channel[] = reception.channels): Promise<void> {
  const { log, course } = reception;
  for (const channel of channels) {
    // A ping that did not arrive is reported, and not waited for again.
    if (!course.isRehearsal && log.pings.some(({ webhook, came }) => webhook === channel.webhook && came === undefined))
      continue;
    const pinged = await pingPatiently(reception, channel);
    if (pinged === undefined) continue;
    await until(reception, `a ping of ${channel.webhook.name}`, () => arrivalOf(log, pinged) !== undefined);
    const came = arrivalOf(log, pinged);
    if (came !== undefined) pinged.came = came;
  }
}

/** Causes one or all events, and waits until they have come. @returns The IDs of what was made. */
async function causeAndAwait(reception: Reception, what: string, most?: number): Promise<string[]> {
  const { deliveries } = reception.log;
  const ids = await cause(reception.course, most);
  const isTold = (id: string) => deliveries.some((delivery) => names(delivery, new Set([id])));
  await until(reception, what, () => ids.every(isTold));
  return ids;
}

/** Waits for the events of what has happened, as reads show it. */
export async function awaitDue(reception: Reception): Promise<void> {
  const awaited = await readDue(reception);
  await until(reception, "the events of what was read", () => awaited.every((event) => event.isTold()));
  reception.log.due = awaited.filter((event) => !event.isTold());
}

/** Causes events, and waits until those that have come have come to every webhook, or are long overdue. */
async function settle(reception: Reception): Promise<void> {
  const { log, course, channels, since, clock } = reception;
  const { exchanges } = course.recorder;
  const [first] = channels;
  await causeAndAwait(reception, "the events of what was created");
  if (first !== undefined) {
    await rotate(reception, first);
    await pingEach(reception);
    await causeAndAwait(reception, "an event after a webhook was replaced", 1);
  }
  await awaitDue(reception);
  log.made = idsMadeIn(exchanges.slice(since));
  log.ahead = await clockOf(exchanges, clock);
  log.settledAt = Date.now();
  const isOverdue = ({ receivedAt }: ReceivedDelivery) => Date.now() - receivedAt > log.wait * 1000;
  const isSettled = () => lackingIn(log).every((lacking) => isOverdue(lacking.first));
  await until(reception, "every webhook to get every event", isSettled, false);
}

/** Deletes the last webhook, and lets something happen that it may not hear of. */
async function removeOne(reception: Reception): Promise<void> {
  const gone = reception.channels.pop();
  if (gone === undefined) return;
  await remove(reception, gone);
  const ids = await causeAndAwait(reception, "an event after a webhook was deleted", 1);
  reception.log.madeAfterRemoval = new Set(ids);
  await pingEach(reception);
}

/** All that follows the first pings. @returns The retries that came. */
export async function goOn(reception: Reception): Promise<RetryObservation[]> {
  const { channels, receiver } = reception;
  await settle(reception);
  for (const channel of channels.slice(1)) await rotate(reception, channel);
  await pingEach(reception);
  await removeOne(reception);
  const retries = await refuse(reception, (what, holds) => until(reception, what, holds));
  receiver.release();
  return retries;
}
