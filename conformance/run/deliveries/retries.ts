// Refuses deliveries in several ways, and notes which come again: the schedule is not documented.

import { whyNotCovered } from "../../checks/check.ts";
import { pingsSince } from "../../checks/deliveries/check.ts";
import type { Ping, RetryObservation } from "../../delivery.ts";
import { cause } from "./causes.ts";
import { arrivalOf, type Channel, kinds, ping, type Reception, type RefusingReceiver, register } from "./webhooks.ts";

/** Milliseconds in seconds. */
const inSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

/** The ways of refusing; nothing else is certain than that a receiver responds with a 2xx. */
const refusals: { refusal: string; reply: RefusingReceiver["reply"]; times: number }[] = [
  { refusal: "500", reply: "error", times: 2 },
  { refusal: "reset", reply: "reset", times: 2 },
  { refusal: "no response", reply: "hold", times: 1 },
];

/**
 * Lets deliveries fail, each way at a webhook of its own: one that is there, or another one unless the cap is reached.
 * @param until Waits, for a bounded time, until something holds.
 */
export async function refuse(
  reception: Reception,
  until: (what: string, holds: () => boolean) => Promise<void>,
): Promise<RetryObservation[]> {
  const { log, course, channels } = reception;
  const free = [...channels];
  const [kind = "API_KEY"] = kinds;
  const trials: { channel: Channel; times: number; pinged: Ping; observation: RetryObservation }[] = [];
  const start = Date.now();
  for (const { refusal, reply, times } of refusals) {
    if (free.length === 0)
      await whyNotCovered(async () => free.push(await register(reception, kind, `refusal by ${refusal}`)));
    const channel = free.shift();
    if (channel === undefined) continue;
    const observation: RetryObservation = { refusal, gaps: [], waited: 0 };
    const onGivenUp = (milliseconds: number) => {
      observation.timeout ??= inSeconds(milliseconds);
    };
    channel.refusing = { reply, times, onGivenUp };
    const pinged = await ping(reception, channel);
    if (pinged !== undefined) trials.push({ channel, times, pinged, observation });
  }
  const attemptsOf = ({ pinged }: { pinged: Ping }) => pingsSince(log, pinged).map(({ receivedAt }) => receivedAt);
  // Of a PING nobody can tell whether it is the same; of a change anybody can.
  await cause(course, 1);
  await until("retries of refused deliveries", () => trials.every((trial) => attemptsOf(trial).length > trial.times));
  return trials.map(({ pinged, channel, observation }) => {
    const times = attemptsOf({ pinged });
    const came = arrivalOf(log, pinged);
    if (came !== undefined) pinged.came = came;
    delete channel.refusing;
    observation.gaps = times.slice(1).map((time, i) => inSeconds(time - (times[i] as number)));
    observation.waited = inSeconds(Date.now() - start);
    log.refusals.push({ exchange: pinged.exchange, observation });
    return observation;
  });
}
