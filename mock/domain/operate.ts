// What a state can be asked and told, once its parts are put together: each part of it is one table of methods.

import { Refusal, refusedBody } from "../refusal.ts";
import { lookAt, waitForPage } from "./hosted.ts";
import { announce } from "./lifecycle/announce.ts";
import { moveByHand, movesOf } from "./lifecycle/by-hand.ts";
import { lastMoment } from "./lifecycle/clock.ts";
import { createSchedule, type Schedule } from "./lifecycle/schedule.ts";
import { notEmitted } from "./lifecycle/transitions.ts";
import { createLook } from "./look.ts";
import { takeCredit } from "./money/pay-in.ts";
import { takeFunds } from "./money/ramp-funding.ts";
import type { Operation } from "./operations/common.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks, silentWebhooks } from "./operations/webhooks.ts";
import { seedStart } from "./seed/cast.ts";
import { checkFields } from "./seed/fields.ts";
import { checkShown } from "./seed/read-forms.ts";
import { checkReferences } from "./seed/references.ts";
import { seedResources } from "./seed/seed.ts";
import { createSnapshots, type KeptSnapshots } from "./snapshots.ts";
import { settingsOf } from "./start.ts";
import type { State, StateOptions, StateRequest, StateResponse } from "./types.ts";
import type { World } from "./world.ts";

/**
 * Has a state answer and move.
 * @param kept Where its snapshots are kept.
 */
export function operate(world: World, options: StateOptions, kept: KeptSnapshots): State {
  const { storage } = world;
  const schedule = createSchedule(world, options.log ?? (() => undefined));
  return {
    answer: (request) => answer(world, schedule, request),
    ...tellingOf(world),
    ...timeOf(world, schedule, options),
    ...fillingOf(world, schedule),
    ...pagesOf(world, schedule),
    ...movingOf(world, schedule),
    ...termsOf(world, schedule),
    look: createLook(world, () => schedule.catchUp()),
    snapshots: createSnapshots(world, kept, (time, work) => schedule.setBack(time, work), settingsOf(options)),
    isWritable: () => schedule.isWritable(),
    close() {
      schedule.stop();
      storage.close();
    },
  };
}

function answer(world: World, schedule: Schedule, request: StateRequest): StateResponse | undefined {
  const read = reads.get(request.operationId);
  const write = writes.get(request.operationId);
  if (request.api === "auth" || (read === undefined && write === undefined)) return undefined;
  // A read sees what is stored where more cannot be.
  schedule.catchUp();
  try {
    const response =
      read?.(world, request) ?? schedule.change(() => once(world, request, () => (write as Operation)(world, request)));
    const { status } = world.contract.successOf(request.api, request.operationId, response.status);
    return { ...response, status };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: refusedBody(request.api, error) };
    throw error;
  }
}

/** Events, and to whom they are told. */
function tellingOf(world: World): Pick<State, "webhooks" | "silentWebhooks" | "onEvent" | "deliveries" | "notEmitted"> {
  return {
    webhooks: (tenantId) => registeredWebhooks(world, tenantId),
    silentWebhooks: (tenantId) => silentWebhooks(world, tenantId),
    onEvent: world.outbox.listen,
    deliveries: world.storage.deliveries,
    notEmitted: (eventTypes) => notEmitted(world.contract, eventTypes),
  };
}

/** The clock, on and back. */
function timeOf(
  world: World,
  schedule: Schedule,
  options: StateOptions,
): Pick<State, "now" | "speed" | "onClock" | "advance" | "reset"> {
  const { clock } = world;
  return {
    now: () => new Date(clock.now()),
    speed: clock.speed,
    onClock: clock.onSet,
    advance(milliseconds) {
      const until = clock.now() + milliseconds;
      if (!Number.isFinite(until) || milliseconds < 0)
        throw new Error(`the clock cannot be advanced by ${milliseconds} milliseconds`);
      if (until > lastMoment) throw new Error(`the clock cannot go beyond ${new Date(lastMoment).toISOString()}`);
      schedule.moveTo(Math.floor(until));
    },
    reset(tenantId) {
      const time = tenantId === undefined ? Date.now() : clock.now();
      schedule.setBack(time, () => empty(world, options, time, tenantId));
      if (tenantId === undefined) world.settings = settingsOf(options);
    },
  };
}

/** Back to what was there at the start: all of it, or what one tenant has. */
function empty(world: World, options: StateOptions, time: number, tenantId: string | undefined): void {
  const { storage } = world;
  storage.clear(tenantId);
  if (tenantId === undefined) {
    for (const name of ["settings", "loaded", "policy"] as const) storage.setValue(name, undefined);
  }
  if (tenantId === undefined || tenantId === world.tenantId) seedStart(world, time, options.cast);
}

/** What comes in from outside of the services: resources, money. */
function fillingOf(world: World, schedule: Schedule): Pick<State, "seed" | "credit" | "fund"> {
  return {
    seed(resources, tenantId = world.tenantId) {
      checkFields(world.contract, resources);
      schedule.change(() => {
        seedResources(world, tenantId, resources);
        checkReferences(world, tenantId, resources);
        checkShown(world, tenantId, resources);
      });
    },
    credit: (tenantId, credit) => schedule.change(() => takeCredit(world, tenantId, credit)),
    fund(tenantId, funds) {
      schedule.catchUp();
      return schedule.change(() => takeFunds(world, tenantId, funds));
    },
  };
}

/** The hosted pages. */
function pagesOf(world: World, schedule: Schedule): Pick<State, "hosted" | "waitForPage"> {
  return {
    hosted(tenants, link) {
      schedule.catchUp();
      return lookAt(world, tenants, link);
    },
    waitForPage: (link, tenantId) => schedule.change(() => waitForPage(world, tenantId, link)),
  };
}

/** Moves and events by hand. */
function movingOf(world: World, schedule: Schedule): Pick<State, "announce" | "move" | "movesOf"> {
  return {
    announce(tenantId, event, given) {
      schedule.catchUp();
      return schedule.change(() => announce(world, tenantId, event, given));
    },
    move(order, tenantId = world.tenantId) {
      schedule.catchUp();
      return schedule.change(() => moveByHand(world, tenantId, order));
    },
    movesOf(kind, id, tenantId = world.tenantId) {
      schedule.catchUp();
      return movesOf(world, tenantId, kind, id);
    },
  };
}

/** What it goes by: the contract, the settings, and what was loaded from a file. */
function termsOf(world: World, schedule: Schedule): Pick<State, "settings" | "whole" | "loaded" | "noteLoaded"> {
  const { storage } = world;
  return {
    whole: (work) => schedule.whole(work),
    loaded: () => storage.loaded(),
    noteLoaded: (digest) =>
      schedule.change(() => storage.setValue("loaded", digest === undefined ? undefined : { digest })),
    settings(wanted = {}) {
      if (Object.keys(wanted).length > 0) {
        schedule.change(() => storage.setValue("settings", { ...storage.settings(), ...wanted }));
        world.settings = { ...world.settings, ...wanted };
      }
      return { ...world.settings };
    },
  };
}
