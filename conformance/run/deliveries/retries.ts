// Refuses deliveries in several ways, and notes which come again: the schedule is not documented.

import { NotCovered } from "../../checks/check.ts";
import { isPing } from "../../checks/deliveries/check.ts";
import type { Ping, RetryObservation } from "../../delivery.ts";
import { cause } from "./causes.ts";
import { inSeconds } from "./observations.ts";
import { arrivalOf, type Channel, kinds, type Post, ping, type Refusing, register } from "./webhooks.ts";

/** The ways of refusing; nothing else is certain than that a receiver responds with a 2xx. */
const refusals: { refusal: string; reply: Refusing["reply"]; times: number }[] = [
  { refusal: "500", reply: "error", times: 2 },
  { refusal: "reset", reply: "reset", times: 2 },
  { refusal: "no response", reply: "hold", times: 1 },
];

interface Trial {
  channel: Channel;
  refusing: Refusing;
  pinged: Ping;
  observation: RetryObservation;
}

/** Deliveries of the ping of a trial. */
function attemptsOf({ log }: Post, { channel, pinged }: Trial): number[] {
  return log.deliveries
    .filter((delivery) => delivery.webhook === channel.webhook && isPing(delivery))
    .filter(({ receivedAt }) => receivedAt >= pinged.sentAt)
    .map(({ receivedAt }) => receivedAt);
}

async function begin(post: Post, channel: Channel, { refusal, reply, times }: (typeof refusals)[number]) {
  const observation: RetryObservation = { refusal, gaps: [], waited: 0 };
  const onGivenUp = (milliseconds: number) => {
    observation.timeout ??= inSeconds(milliseconds);
  };
  const refusing: Refusing = { reply, times, onGivenUp };
  Object.assign(channel, { refusing });
  const pinged = await ping(post, channel);
  return pinged && { channel, refusing, pinged, observation };
}

/** A webhook for a refusal: one that is there, or another one; none when the cap is reached. */
async function channelFor(post: Post, free: Channel[], refusal: string): Promise<Channel | undefined> {
  const [kind = "API_KEY"] = kinds;
  try {
    return free.shift() ?? (await register(post, kind, `refusal by ${refusal}`));
  } catch (error) {
    if (error instanceof NotCovered) return undefined;
    throw error;
  }
}

/**
 * Lets deliveries fail, each way at a webhook of its own.
 * @param free Webhooks that may be used.
 * @param until Waits, for a bounded time, until something holds.
 */
export async function refuse(
  post: Post,
  free: Channel[],
  until: (what: string, holds: () => boolean) => Promise<boolean>,
): Promise<RetryObservation[]> {
  const trials: Trial[] = [];
  const start = Date.now();
  for (const refusal of refusals) {
    const channel = await channelFor(post, free, refusal.refusal);
    const trial = channel && (await begin(post, channel, refusal));
    if (trial !== undefined) trials.push(trial);
  }
  // Of a PING nobody can tell whether it is the same; of a change anybody can.
  await cause(post.parts, 1);
  await until("retries of refused deliveries", () =>
    trials.every((trial) => attemptsOf(post, trial).length > trial.refusing.times),
  );
  return trials.map((trial) => {
    const times = attemptsOf(post, trial);
    const came = arrivalOf(post.log, trial.pinged);
    if (came !== undefined) trial.pinged.came = came;
    delete trial.channel.refusing;
    const gaps = times.slice(1).map((time, i) => inSeconds(time - (times[i] as number)));
    const observation = { ...trial.observation, gaps, waited: inSeconds(Date.now() - start) };
    post.log.refusals.push({ exchange: trial.pinged.exchange, observation });
    return observation;
  });
}
