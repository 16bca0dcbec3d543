// A state without rules of its own, for the tests of what stands in front of it and behind it.

import type { State } from "../../mock/domain/state.ts";
import type {
  EventListener,
  MockEvent,
  RegisteredWebhook,
  StateRequest,
  StateResponse,
} from "../../mock/domain/types.ts";
import { Storage } from "../../mock/store/storage.ts";

/** A state that the tests hold in their hands. */
export interface FakeState extends State {
  /** What it was asked, newest last. */
  asked: StateRequest[];
  /** Names of the other calls it got, with their arguments. */
  calls: unknown[][];
  /** Emits an event to whoever listens; returns what they return, and starts what they have taken over. */
  emit(event: MockEvent, webhookId?: string): (void | Promise<void>)[];
}

/**
 * Makes a fake state.
 * @param answers Answers by operationId; for other operations it does not decide.
 * @param webhooks What is registered.
 */
export function createFakeState(
  answers: Record<string, (request: StateRequest) => StateResponse | undefined> = {},
  webhooks: RegisteredWebhook[] = [],
): FakeState {
  const listeners: EventListener[] = [];
  let time = Date.parse("2026-09-14T09:00:00Z");
  const onClock = new Set<() => void>();
  const asked: StateRequest[] = [];
  const calls: unknown[][] = [];
  const settings = {
    webhookCap: 10,
    paymentSessions: false,
    kycNotRequired: false,
    companyActive: true,
    strict: false,
  };
  return {
    asked,
    calls,
    hosted: () => undefined,
    waitForPage: () => undefined,
    whole: (work) => work(),
    loaded: () => undefined,
    noteLoaded: () => undefined,
    answer(request) {
      asked.push(request);
      return answers[request.operationId]?.(request);
    },
    webhooks: (tenantId) => webhooks.filter((webhook) => webhook.tenantId === tenantId),
    onEvent: (listener) => listeners.push(listener),
    silentWebhooks: () => [],
    deliveries: new Storage().deliveries,
    now: () => new Date(time),
    speed: 0,
    onClock(listener) {
      onClock.add(listener);
      return () => onClock.delete(listener);
    },
    isWritable: () => true,
    advance: (milliseconds) => {
      time += milliseconds;
      for (const listener of onClock) listener();
    },
    reset: (...args) => calls.push(["reset", ...args]),
    seed(...args) {
      calls.push(["seed", ...args]);
      if (!("parties" in args[0])) throw new Error("there is no such kind");
    },
    credit(...args) {
      calls.push(["credit", ...args]);
      return "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801";
    },
    move(...args) {
      calls.push(["move", ...args]);
      const [{ kind, id, to }] = args;
      return { kind, id, field: "status", from: "PENDING", to, evidence: "mock", events: [] };
    },
    movesOf: () => [],
    fund: (_, { rampRequestId }) => ({
      ...{ rampRequestId, status: "PROCESSING", amountReceived: 5000, paymentReceived: true },
    }),
    announce: () => undefined,
    settings: (change) => {
      calls.push(["settings", change]);
      return { ...Object.assign(settings, change) };
    },
    notEmitted: () => [],
    // Nothing is in it to look at or to keep.
    look: { tenants: () => [] as string[] } as State["look"],
    snapshots: {} as State["snapshots"],
    close: () => calls.push(["close"]),
    emit: (event, webhookId) =>
      listeners.map((listener) => {
        const heard = listener("6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10", event, webhookId);
        return typeof heard === "function" ? (heard() as Promise<void>) : heard;
      }),
  };
}
