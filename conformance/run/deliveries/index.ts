// The part of a run that receives deliveries: its webhooks are there from the first write to the last check.

import { NotCovered } from "../../checks/check.ts";
import { deliveriesOf } from "../../checks/deliveries/check.ts";
import { deliveryChecks } from "../../checks/deliveries/index.ts";
import type { DeliveryLog, DeliveryObservations, RetryObservation } from "../../delivery.ts";
import type { DeliveryTarget } from "../../plan/target.ts";
import { wantsDeliveries } from "../only.ts";
import { beyond } from "../pace.ts";
import type { Parts } from "../parts.ts";
import { readBack, rehearseReadBack } from "./causes.ts";
import { clockOf, type ServerClock } from "./clock.ts";
import { bankDataIn, judge, place } from "./judge.ts";
import { accountsByName } from "./made.ts";
import { observeDeliveries } from "./observations.ts";
import { leadsHere } from "./reach.ts";
import { noReceiver, startReceiver } from "./receiver.ts";
import { awaitDue, goOn, pingEach, type Receiving } from "./receiving.ts";
import { kinds, register } from "./webhooks.ts";

/** The receiving part of a run. */
export interface Deliveries {
  /** Registers the webhooks. */
  begin(): Promise<void>;
  /** Pings, rotates, removes and refuses, and holds all that came to the checks. */
  finish(): Promise<void>;
  /** What came; undefined when nothing could. */
  observations(): DeliveryObservations | undefined;
  /** Why nothing could come; undefined when a ping was accepted, or something came. */
  whyNotTested(): string | undefined;
  close(): Promise<void>;
}

/** Why the run receives nothing; undefined when it does. */
function reasonFor({ target, only }: Parts): string | undefined {
  if (target.origins.finance === undefined) return "the finance service is not tested";
  if (!wantsDeliveries(only)) return "the run is narrowed";
  const unset = [
    ...(target.deliveries === undefined ? ["STAGING_WEBHOOK_URL", "STAGING_WEBHOOK_PORT"] : []),
    ...(target.writes === "none" ? ["STAGING_WRITES=1"] : []),
  ];
  if (unset.length > 0) return `set ${new Intl.ListFormat("en").format(unset)}`;
  return target.most === undefined ? undefined : beyond(target.most);
}

async function nothing(): Promise<void> {}

/**
 * Opens the part; its receiver listens from now on.
 * @param onWait Told what is waited for.
 * @param clock The clock of the server, when it is not that of the wall.
 * @throws UserError when the port cannot be had.
 */
export async function openDeliveries(
  parts: Parts,
  onWait: (text: string) => unknown = () => {},
  clock?: ServerClock,
): Promise<Deliveries> {
  const { coverage, contracts, target } = parts;
  const reason = reasonFor(parts);
  if (target.origins.finance !== undefined) {
    for (const eventType of contracts.finance.events.keys()) coverage.expect("finance", place, "event", eventType);
    for (const { name } of deliveryChecks) coverage.expect("finance", place, "check", name);
  }
  if (reason === undefined && target.deliveries !== undefined)
    return receive(parts, target.deliveries, { onWait, clock });
  coverage.miss("finance", place, undefined, undefined, reason ?? "");
  return {
    ...{ begin: nothing, finish: nothing, close: nothing },
    observations: () => undefined,
    whyNotTested: () => reason,
  };
}

async function receive(
  parts: Parts,
  { url, port, wait }: DeliveryTarget,
  options: Pick<Receiving, "onWait" | "clock">,
): Promise<Deliveries> {
  const receiver = parts.isRehearsal ? noReceiver : await startReceiver(port);
  const base = (url ?? `http://127.0.0.1:${receiver.port}`).replace(/\/+$/, "");
  const log: DeliveryLog = {
    ...{ contracts: parts.contracts, wait, aheadAt: () => 0 },
    ownCallArrived: false,
    ...{ webhooks: [], deliveries: [], pings: [], unknown: [], due: [], refusals: [], accounts: new Map() },
    ...{ made: new Set<string>(), madeAfterRemoval: new Set<string>(), bankData: new Set<string>() },
  };
  const post = { parts, receiver, base, keepsQuery: true, log };
  const receiving: Receiving = { ...options, post, channels: [], before: 0 };
  let whyNotTested: string | undefined = "the run ended before they were checked";
  let retries: RetryObservation[] | undefined;
  return {
    async begin() {
      if (!parts.isRehearsal) {
        const { arrived, keepsQuery } = await leadsHere(receiver, base);
        log.ownCallArrived = arrived;
        post.keepsQuery = keepsQuery;
      }
      const missed = await orMiss(parts, async () => {
        for (const kind of kinds) receiving.channels.push(await register(post, kind));
      });
      whyNotTested = missed ?? whyNotTested;
      receiving.before = parts.recorder.exchanges.length;
    },
    async finish() {
      if (receiving.channels.length < kinds.length) return;
      const missed = await orMiss(parts, async () => {
        // One alone: a ping that comes to the others, which are pinged when events have come to all of them, is not theirs.
        await pingEach(receiving, receiving.channels.slice(0, 1));
        // Where nothing comes, every other step would wait as long.
        if (parts.isRehearsal || log.pings.length === 0 || deliveriesOf(log).length > 0)
          retries = await goOn(receiving);
      });
      if (parts.isRehearsal) return rehearseReadBack(parts);
      // What stops the steps between says nothing of the events that are due.
      if (missed !== undefined) await awaitDue(receiving);
      const isTested = log.pings.length > 0 || log.unreachable !== undefined || deliveriesOf(log).length > 0;
      whyNotTested = isTested ? undefined : (missed ?? "no ping was accepted");
      log.accounts = accountsByName(parts.recorder.exchanges);
      log.bankData = bankDataIn(parts.recorder.exchanges);
      await readBack(parts, log);
      // The last responses tell the clock after the last delivery.
      log.aheadAt = await clockOf(parts.recorder.exchanges, options.clock);
      judge(parts, log);
    },
    observations: () => (log.deliveries.length === 0 ? undefined : observeDeliveries(log, retries ?? [])),
    whyNotTested: () => whyNotTested,
    close: () => receiver.close(),
  };
}

/** A step that cannot be carried out leaves what follows uncovered. @returns Why it cannot. */
async function orMiss({ coverage }: Parts, step: () => Promise<void>): Promise<string | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
    coverage.miss("finance", place, undefined, undefined, error.message);
    return error.message;
  }
}
