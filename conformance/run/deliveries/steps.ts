// The steps of a run with its webhooks: ping, wait for events, rotate, remove, refuse.

import { NotCovered } from "../../checks/check.ts";
import { lackingIn } from "../../checks/deliveries/arrivals.ts";
import { names } from "../../checks/deliveries/check.ts";
import { type Ping, pingsSince, type ReceivedDelivery, type WatchedWebhook } from "../../delivery.ts";
import { aheadOf } from "./clock.ts";
import { cause, idsMadeIn, readDue } from "./resources.ts";
import {
  hasCome,
  ping,
  type Reception,
  remove,
  rotate,
  timesRefused,
  unreachablePing,
  webhooksIn,
} from "./webhooks.ts";

/** Milliseconds between two looks at a condition. */
const interval = 5;

/** The fewest looks before a wait ends, however long they take. */
const leastLooks = 80;

/** Waits until a condition holds; if bounded, at most `log.wait` seconds. */
async function until(
  { course, log, clock }: Reception,
  what: string,
  holds: () => boolean,
  isBounded = true,
): Promise<void> {
  const end = performance.now() + log.wait * 1000;
  for (let looks = 0; !holds(); looks++) {
    // A machine that was suspended has not waited for deliveries.
    if (isBounded && performance.now() > end && looks >= leastLooks) return;
    if (looks === 0) await course.onPhase(`deliveries: waiting up to ${log.wait} s for ${what}`);
    await clock?.pass();
    await course.pace.wait(interval);
  }
}

/** The first pause after a ping that was refused with 503, in milliseconds; each further one is twice as long. */
const firstPause = 1000;

/** Pings, and retries a 503 with backoff (F234) during the wait; later pings are then not retried. */
async function pingPatiently(reception: Reception, webhook: WatchedWebhook): Promise<Ping | undefined> {
  const { log, course } = reception;
  const end = performance.now() + log.wait * 1000;
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await ping(reception, webhook);
    } catch (error) {
      const refused = unreachablePing(log);
      if (!(error instanceof NotCovered) || refused === undefined) throw error;
      const hasLasted = log.unreachable !== undefined || performance.now() + pause > end;
      if (hasLasted) log.unreachable ??= refused;
      if (hasLasted) return undefined;
    }
    await course.pace.wait(pause);
  }
}

/** Pings webhooks one after the other, so that each PING can be matched to its ping. */
export async function pingEach(reception: Reception, webhooks = webhooksIn(reception)): Promise<void> {
  const { log } = reception;
  for (const webhook of webhooks) {
    // A webhook whose ping did not arrive is not pinged again.
    if (log.pings.some((one) => one.webhook === webhook && one.came === undefined)) continue;
    const pinged = await pingPatiently(reception, webhook);
    if (pinged !== undefined) await until(reception, `a ping of ${webhook.name}`, () => hasCome(log, pinged));
  }
}

/** Causes one or all events, and waits until they arrive. @returns The IDs of the resources. */
async function causeAndAwait(reception: Reception, what: string, most?: number): Promise<string[]> {
  const { deliveries } = reception.log;
  const ids = await cause(reception.course, most);
  const isTold = (id: string) => deliveries.some((delivery) => names(delivery, new Set([id])));
  await until(reception, what, () => ids.every(isTold));
  return ids;
}

/** Waits for the events of the statuses that reads show. */
export async function awaitDue(reception: Reception): Promise<void> {
  const awaited = await readDue(reception);
  await until(reception, "the events of what was read", () => awaited.every((event) => event.isTold()));
  reception.log.due = awaited.filter((event) => !event.isTold());
}

/** Causes events, replaces the first webhook, and waits until each event has reached every webhook or is overdue. */
async function settle(reception: Reception, first: WatchedWebhook): Promise<void> {
  const { log, since, clock } = reception;
  await causeAndAwait(reception, "the events of what was created");
  await rotate(reception, first);
  await pingEach(reception);
  await causeAndAwait(reception, "an event after a webhook was replaced", 1);
  await awaitDue(reception);
  log.made = idsMadeIn(log.exchanges.slice(since));
  log.ahead = await aheadOf(log.exchanges, clock);
  log.settledAt = Date.now();
  const isOverdue = ({ receivedAt }: ReceivedDelivery) => Date.now() - receivedAt > log.wait * 1000;
  const isSettled = () => lackingIn(log).every((lacking) => isOverdue(lacking.first));
  await until(reception, "every webhook to get every event", isSettled, false);
}

/** Deletes a webhook, and causes an event that must not reach it. */
async function removeOne(reception: Reception, gone: WatchedWebhook): Promise<void> {
  await remove(reception, gone);
  const ids = await causeAndAwait(reception, "an event after a webhook was deleted", 1);
  reception.log.madeAfterRemoval = new Set(ids);
  await pingEach(reception);
}

/** Refuses deliveries to a webhook, and notes when they are retried: the schedule is not documented. */
async function refuse(reception: Reception): Promise<void> {
  const { log, course } = reception;
  const [webhook] = webhooksIn(reception);
  if (webhook === undefined) return;
  webhook.refused = new Map();
  const pinged = await ping(reception, webhook);
  // A retried PING cannot be told from a new one; a retried change can.
  await cause(course, 1);
  if (pinged !== undefined) {
    await until(reception, "retries of refused deliveries", () => pingsSince(log, pinged).length > timesRefused);
    hasCome(log, pinged);
    const times = pingsSince(log, pinged).map(({ receivedAt }) => receivedAt);
    const gaps = times.slice(1).map((time, i) => Math.round(time - (times[i] as number)) / 1000);
    log.refusal = { exchange: pinged.exchange, gaps };
  }
  delete webhook.refused;
}

/** All steps after the first ping. */
export async function goOn(reception: Reception): Promise<void> {
  const [first, ...others] = webhooksIn(reception);
  if (first !== undefined) await settle(reception, first);
  for (const webhook of others) await rotate(reception, webhook);
  await pingEach(reception);
  const gone = others.at(-1);
  if (gone !== undefined) await removeOne(reception, gone);
  await refuse(reception);
}
