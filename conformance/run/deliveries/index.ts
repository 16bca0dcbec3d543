// The part of a run that receives deliveries: its webhooks are there from the first write to the last check.

import { whyNotCovered } from "../../checks/check.ts";
import { deliveriesOf, eventOf, isPing } from "../../checks/deliveries/check.ts";
import { deliveryChecks } from "../../checks/deliveries/index.ts";
import type { DeliveryObservations, RetryObservation } from "../../delivery.ts";
import type { DeliveryTarget } from "../../plan/target.ts";
import type { Course } from "../course.ts";
import { wantsDeliveries } from "../only.ts";
import { beyond } from "../pace.ts";
import { readBack } from "./causes.ts";
import { clockOf, type ServerClock } from "./clock.ts";
import { accountsByName } from "./due.ts";
import { bankDataIn, judge, place } from "./judge.ts";
import { leadsHere, noReceiver, startReceiver } from "./receiver.ts";
import { awaitDue, goOn, pingEach } from "./steps.ts";
import { kinds, type Reception, register } from "./webhooks.ts";

/** Why the run receives nothing; undefined when it does. */
function reasonFor({ target, only }: Course): string | undefined {
  if (target.origins.finance === undefined) return "the finance service is not tested";
  if (!wantsDeliveries(only)) return "the run is narrowed";
  const unset = [
    ...(target.deliveries === undefined ? ["STAGING_WEBHOOK_URL", "STAGING_WEBHOOK_PORT"] : []),
    ...(target.writes === "none" ? ["STAGING_WRITES=1"] : []),
  ];
  if (unset.length > 0) return `set ${new Intl.ListFormat("en").format(unset)}`;
  return target.most === undefined ? undefined : beyond(target.most);
}

async function openReception(
  course: Course,
  { url, port, wait }: DeliveryTarget,
  clock: ServerClock | undefined,
): Promise<Reception> {
  const receiver = course.isRehearsal ? noReceiver : await startReceiver(port);
  return {
    ...{ course, receiver, clock, channels: [], since: 0 },
    ...{ base: (url ?? `http://127.0.0.1:${receiver.port}`).replace(/\/+$/, ""), keepsQuery: true },
    log: {
      ...{ contracts: course.contracts, wait, ahead: 0, ownCallArrived: false },
      ...{ webhooks: [], deliveries: [], pings: [], unknown: [], due: [], refusals: [], accounts: new Map() },
      ...{ made: new Set(), madeAfterRemoval: new Set(), bankData: new Set() },
    },
  };
}

/**
 * Opens the part; its receiver listens from now on.
 * @param clock The clock of the server, when it is not that of the wall.
 * @throws UserError when the port cannot be had.
 */
export async function openDeliveries(course: Course, clock?: ServerClock): Promise<Deliveries> {
  const { coverage, contracts, target } = course;
  const reason = reasonFor(course);
  if (target.origins.finance !== undefined) {
    for (const eventType of contracts.finance.events.keys()) coverage.expect("finance", place, "event", eventType);
    for (const { name } of deliveryChecks) coverage.expect("finance", place, "check", name);
  }
  if (reason !== undefined) coverage.miss(reason, "finance", place);
  const { deliveries } = target;
  const isOpen = reason === undefined && deliveries !== undefined;
  const reception = isOpen ? await openReception(course, deliveries, clock) : undefined;
  return new Deliveries(reception, reason ?? "the run ended before they were checked");
}

/** The receiving part of a run; without a reception nothing can come, and it does nothing. */
export class Deliveries {
  /** Why nothing could come; undefined when a ping was accepted, or something came. */
  whyNotTested: string | undefined;
  readonly #reception: Reception | undefined;
  #retries: RetryObservation[] = [];
  constructor(reception: Reception | undefined, reason: string) {
    this.#reception = reception;
    this.whyNotTested = reason;
  }
  /** A step that cannot be carried out leaves what follows uncovered. @returns Why it cannot. */
  async #orMiss({ course }: Reception, step: () => Promise<void>): Promise<string | undefined> {
    const reason = await whyNotCovered(step);
    if (reason !== undefined) course.coverage.miss(reason, "finance", place);
    return reason;
  }
  /** Registers the webhooks. */
  async begin(): Promise<void> {
    const reception = this.#reception;
    if (reception === undefined) return;
    const { course, receiver, channels, log, base } = reception;
    if (!course.isRehearsal) {
      const { arrived, keepsQuery } = await leadsHere(receiver, base);
      log.ownCallArrived = arrived;
      reception.keepsQuery = keepsQuery;
    }
    const missed = await this.#orMiss(reception, async () => {
      for (const kind of kinds) channels.push(await register(reception, kind));
    });
    this.whyNotTested = missed ?? this.whyNotTested;
    reception.since = course.recorder.exchanges.length;
  }
  /** Pings, rotates, removes and refuses, and holds all that came to the checks. */
  async finish(): Promise<void> {
    const reception = this.#reception;
    if (reception === undefined || reception.channels.length < kinds.length) return;
    const { course, channels, log, clock } = reception;
    const { exchanges } = course.recorder;
    const missed = await this.#orMiss(reception, async () => {
      // One alone: a ping that comes to the others, which are pinged when events have come to all of them, is not theirs.
      await pingEach(reception, channels.slice(0, 1));
      // Where nothing comes, every other step would wait as long.
      if (course.isRehearsal || log.pings.length === 0 || deliveriesOf(log).length > 0)
        this.#retries = await goOn(reception);
    });
    if (course.isRehearsal) return readBack(course, log);
    // What stops the steps between says nothing of the events that are due.
    if (missed !== undefined) await awaitDue(reception);
    const isTested = log.pings.length > 0 || log.unreachable !== undefined || deliveriesOf(log).length > 0;
    this.whyNotTested = isTested ? undefined : (missed ?? "no ping was accepted");
    log.accounts = accountsByName(exchanges);
    log.bankData = bankDataIn(exchanges);
    await readBack(course, log);
    // The last responses tell the clock after the last delivery.
    log.ahead = await clockOf(exchanges, clock);
    judge(course, log);
  }
  /** What came; undefined when nothing could. */
  observations(): DeliveryObservations | undefined {
    const { log } = this.#reception ?? {};
    if (log === undefined || log.deliveries.length === 0) return undefined;
    const received: Record<string, number> = {};
    for (const delivery of deliveriesOf(log)) {
      const name = isPing(delivery) ? "PING" : (eventOf(log.contracts, delivery)?.eventType ?? "(not an event)");
      received[name] = (received[name] ?? 0) + 1;
    }
    return { received, retries: this.#retries };
  }
  async close(): Promise<void> {
    await this.#reception?.receiver.close();
  }
}
