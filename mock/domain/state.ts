// What a state can be asked and told: each part of it is one table of methods.

import { webhookCap } from "../assumed.ts";
import { Refusal, refusedBody } from "../refusal.ts";
import { lookAt, waitForPage } from "./hosted.ts";
import { announce } from "./lifecycle/announce.ts";
import { moveByHand, movesOf } from "./lifecycle/by-hand.ts";
import { lastMoment } from "./lifecycle/clock.ts";
import { Schedule } from "./lifecycle/schedule.ts";
import { notEmitted } from "./lifecycle/transitions.ts";
import { createLook } from "./look.ts";
import { takeCredit } from "./money/pay-in.ts";
import { takeFunds } from "./money/ramp-funding.ts";
import { type Operation, OperationCall } from "./operations/call.ts";
import { once } from "./operations/idempotency.ts";
import { reads, writes } from "./operations/index.ts";
import { registeredWebhooks, silentWebhooks } from "./operations/webhooks.ts";
import { seedStart } from "./seed/cast.ts";
import { checkFields } from "./seed/fields.ts";
import { checkShown } from "./seed/read-forms.ts";
import { checkReferences } from "./seed/references.ts";
import { seedResources } from "./seed/seed.ts";
import { createSnapshots, type KeptSnapshots } from "./snapshots.ts";
import type {
  BankCredit,
  HostedLink,
  HostedView,
  KeptDeliveries,
  MockEvent,
  Move,
  MoveOrder,
  PossibleMove,
  RampFunding,
  RampFunds,
  Settings,
  StateOptions,
  StateRequest,
  StateResponse,
} from "./types.ts";
import type { World } from "./world.ts";

/** The state of the mock: what was created is found again, and time moves statuses. */
export type State = ReturnType<typeof createState>;

/**
 * Makes a state of its parts.
 * @param kept Where its snapshots are kept.
 */
export function createState(world: World, options: StateOptions, kept: KeptSnapshots) {
  const { storage } = world;
  const schedule = new Schedule(world, options.log ?? (() => undefined));
  return {
    /**
     * Answers a request from the state.
     * @returns The response, also an error of the contract; undefined when the state does not decide, so that an example does.
     */
    answer: (request: StateRequest): StateResponse | undefined => answer(world, schedule, request),
    ...tellingOf(world),
    ...timeOf(world, schedule, options),
    ...fillingOf(world, schedule),
    ...pagesOf(world, schedule),
    ...movingOf(world, schedule),
    ...termsOf(world, schedule),
    /** What the state has, for people who look into it. */
    look: createLook(world, () => schedule.catchUp()),
    /** What the state had, by name. */
    snapshots: createSnapshots(world, kept, (time, work) => schedule.setBack(time, work), settingsOf(options)),
    /** Whether changes can be stored; where the last one could not, another is tried. */
    isWritable: () => schedule.isWritable(),
    /** Writes what is pending and closes the store. */
    close(): void {
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
  const call = new OperationCall(world, request);
  try {
    const response = read?.(call) ?? schedule.change(() => once(world, request, () => (write as Operation)(call)));
    const { status } = world.contract.successOf(request.api, request.operationId, response.status);
    return { ...response, status };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: refusedBody(request.api, error) };
    throw error;
  }
}

/** Events, and to whom they are told. */
function tellingOf(world: World) {
  return {
    /** Registered webhooks of a tenant. */
    webhooks: (tenantId: string) => registeredWebhooks(world, tenantId),
    /** The others of a tenant, which are not delivered to. */
    silentWebhooks: (tenantId: string) => silentWebhooks(world, tenantId),
    /** Called with each event a change of state emits, after the change is stored. */
    onEvent: world.outbox.listen,
    deliveries: world.storage.deliveries as KeptDeliveries,
    /** Those of some event types that no change of state ever emits. */
    notEmitted: (eventTypes: string[]) => notEmitted(world.contract, eventTypes),
  };
}

/** The clock, on and back. */
function timeOf(world: World, schedule: Schedule, options: StateOptions) {
  const { clock } = world;
  return {
    /** Time of the mock's clock. */
    now: () => new Date(clock.now()),
    /** Milliseconds of the mock's clock for each of real time; 0 when it moves only by hand. */
    speed: clock.speed,
    /**
     * Called whenever the clock was set by hand, after what fell due has happened.
     * @returns Ends that.
     */
    onClock: (listener: () => void) => clock.onSet(listener),
    /** Moves the clock on by some milliseconds and lets what is due happen. */
    advance(milliseconds: number): void {
      const until = clock.now() + milliseconds;
      if (!Number.isFinite(until) || milliseconds < 0)
        throw new Error(`the clock cannot be advanced by ${milliseconds} milliseconds`);
      if (until > lastMoment) throw new Error(`the clock cannot go beyond ${new Date(lastMoment).toISOString()}`);
      schedule.moveTo(Math.floor(until));
    },
    /**
     * Back to the seed, the cast of the contract, to the time of day, and to the settings of the start.
     * @param tenantId The one tenant that goes back; the others, the clock and the settings stay as they are.
     */
    reset(tenantId?: string): void {
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
function fillingOf(world: World, schedule: Schedule) {
  return {
    /**
     * Adds resources, by kind, as the contract's read schemas show them; one of the same id is replaced. Kinds whose read
     * schema does not say to which account they belong (wallets, virtualBankAccounts) take `accountId` besides; the `id`
     * of a verification is that of its party, and `revoked` makes its link one that is replaced (201). A webhook that is
     * seeded with its secret is delivered to.
     * @param tenantId Whose they are; by default the tenant of the cast.
     * @throws Error in one line for an unknown kind, or a resource that cannot be taken or shown by the schemas of the
     *   contract, with its place; then nothing is added.
     */
    seed(resources: Record<string, unknown[]>, tenantId = world.tenantId) {
      checkFields(world.contract, resources);
      schedule.change(() => {
        seedResources(world, tenantId, resources);
        checkReferences(world, tenantId, resources);
        checkShown(world, tenantId, resources);
      });
    },
    /**
     * Lets a bank credit arrive: a pay-in follows, and after it PAY_IN_SETTLED.
     * @returns Id of the pay-in.
     * @throws Refusal 404 when there is no such account; Error in one line when it cannot take it.
     */
    credit: (tenantId: string, credit: BankCredit) => schedule.change(() => takeCredit(world, tenantId, credit)),
    /**
     * Lets funds arrive for a ramp request that waits for them; when all are there, it goes on.
     * @throws Refusal 400, 404 or 409 for an amount that is none, an unknown request, or one that waits for no funds.
     */
    fund(tenantId: string, funds: RampFunds): RampFunding {
      schedule.catchUp();
      return schedule.change(() => takeFunds(world, tenantId, funds));
    },
  };
}

/** The hosted pages. */
function pagesOf(world: World, schedule: Schedule) {
  return {
    /**
     * What the page behind a link shows.
     * @param tenants Tenants whose resource it may be.
     * @returns Nothing where there is no such page, or its link was revoked.
     */
    hosted(tenants: readonly string[], link: HostedLink): HostedView | undefined {
      schedule.catchUp();
      return lookAt(world, tenants, link);
    },
    /** Has the verdict, consent or payment behind a page wait for the person who has opened it: it no longer comes with time. */
    waitForPage: (link: HostedLink, tenantId: string) => schedule.change(() => waitForPage(world, tenantId, link)),
  };
}

/** Moves and events by hand. */
function movingOf(world: World, schedule: Schedule) {
  return {
    /**
     * Sends an event by hand that is about a resource there is: the resource is moved to what the event tells of, and the
     * event says what it then shows.
     * @param event The event, complete.
     * @param given Fields of its `result` that were chosen; the others follow from the resource.
     * @returns The event that is sent; undefined, and nothing done, when no resource is meant.
     * @throws Refusal 409 when the move is impossible, or a given field contradicts what is read.
     */
    announce(tenantId: string, event: MockEvent, given: Record<string, unknown>): MockEvent | undefined {
      schedule.catchUp();
      return schedule.change(() => announce(world, tenantId, event, given));
    },
    /**
     * Moves a status as time or an operation would, with its money, details and events.
     * @param tenantId Whose resource it is; by default the tenant of the cast.
     * @throws Refusal 404 for an unknown resource; 409 for a kind, field, status or reason that there is not, and for a
     *   move that is documented as impossible or whose money is not there; its `details.possible` lists what can be taken.
     */
    move(order: MoveOrder, tenantId = world.tenantId): Move {
      schedule.catchUp();
      return schedule.change(() => moveByHand(world, tenantId, order));
    },
    /**
     * The moves that a resource can take now.
     * @param tenantId Whose resource it is; by default the tenant of the cast.
     * @throws Refusal 404 for an unknown resource, 409 for an unknown kind.
     */
    movesOf(kind: string, id: string, tenantId = world.tenantId): PossibleMove[] {
      schedule.catchUp();
      return movesOf(world, tenantId, kind, id);
    },
  };
}

/** What it goes by: the contract, the settings, and what was loaded from a file. */
function termsOf(world: World, schedule: Schedule) {
  const { storage } = world;
  return {
    /** Does much at once: wholly or, when it throws, not at all. */
    whole: <T>(work: () => T): T => schedule.whole(work),
    /** Digest of what a file last brought into it; undefined when nothing has, or since a reset. */
    loaded: () => storage.loaded(),
    noteLoaded: (digest: string) => schedule.change(() => storage.setValue("loaded", { digest })),
    /**
     * Changes what companies are allowed.
     * @param change The settings that change; none when left out.
     * @returns All settings as they are now.
     */
    settings(wanted: Partial<Settings> = {}): Settings {
      if (Object.keys(wanted).length > 0) {
        schedule.change(() => storage.setValue("settings", { ...storage.settings(), ...wanted }));
        world.settings = { ...world.settings, ...wanted };
      }
      return { ...world.settings };
    },
  };
}

/** What an administrator has to enable is refused until then, as it is documented. */
export function settingsOf(options: StateOptions): Settings {
  return {
    webhookCap: options.webhookCap ?? webhookCap,
    paymentSessions: options.paymentSessions ?? false,
    kycNotRequired: options.kycNotRequired ?? false,
    companyActive: options.companyActive ?? true,
    strict: options.strict ?? false,
  };
}
