// Side effects of entering a status: money moves, details appear. A move by hand can skip steps and go back, so an
// effect works from every previous status that impossible.ts allows. It refuses if the money does not allow the move.

import { randomBytes, randomUUID } from "node:crypto";
import { mockUser, sessionLifetime } from "../../assumptions.ts";
import { asArray, asText, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { placePayout, placeTransfer } from "../money/flows.ts";
import { depositOf } from "../money/offer.ts";
import { creditPayIn, netOf, startPayIn, takeBack } from "../money/pay-in.ts";
import { authorize, reverse, settle, startSettlement } from "../money/settlements.ts";
import { conflict } from "../refusals.ts";
import { addressOf, bankDetails, walletsOf } from "../seed/provision.ts";
import type { Caller } from "../types.ts";
import { currentInstant, instantOf, type World } from "../world.ts";
import { isExpired, selfCustodySource } from "./conditions.ts";
import type { MachineName } from "./machines.ts";
import { setDueMoves } from "./status.ts";

/** Who made a change: a caller, or the mock itself. */
export type ChangeActor = Pick<Caller, "clientId" | "roles">;

/** A status that is entered. */
export interface EnteredStatus {
  /** The previous status; undefined for a new resource. */
  from: string | undefined;
  to: string;
  /** Event of the contract that it emits, and its reason. */
  event?: string | undefined;
  reason?: string | undefined;
  /** Entry of the history of a ramp request; by default the status. */
  history?: string | undefined;
  /** By default the mock. */
  actor?: ChangeActor | undefined;
}

/** Changes a resource that has just entered a status; the caller stores it. */
type Effect = (world: World, resource: Resource, change: EnteredStatus) => void;

function transactionHash(): string {
  return `0x${randomBytes(32).toString("hex")}`;
}

function remove(body: JsonFields, ...fields: string[]): void {
  for (const field of fields) delete body[field];
}

function verify(world: World, { body }: Resource, { to }: EnteredStatus): void {
  remove(body, "verifiedAt");
  if (to === "VERIFIED") body["verifiedAt"] = currentInstant(world);
}

/** Adds an entry to the history of a ramp request; only the entry CREATED is documented. */
export function remember(world: World, { body }: Resource, eventType: string, actor: ChangeActor = mockUser): void {
  const [role] = actor.roles;
  const event = {
    id: randomUUID(),
    eventType,
    userId: actor.clientId,
    username: actor.clientId,
    email: `${actor.clientId}@mock.example`,
    ...(role !== undefined && { role }),
    createdAt: currentInstant(world),
    version: body["version"],
    metadata: {},
  };
  body["events"] = [...asArray(body["events"]), event];
}

/** Sets the deposit, the funds and the transaction hash of a ramp request in each status. */
const rampDetails: Record<string, (world: World, body: JsonFields) => void> = {
  AWAITING_FUNDS: (world, body) => {
    remove(body, "blockchainTransactionHash");
    Object.assign(body, depositOf(world.contract, body["rampType"]), { amountReceived: 0, paymentReceived: false });
  },
  PROCESSING: fund,
  COMPLETED: (world, body) => {
    fund(world, body);
    body["blockchainTransactionHash"] = transactionHash();
  },
  FAILED: (_, body) => remove(body, "blockchainTransactionHash"),
};

/** Sets all funds as received, with the deposit details. */
function fund(world: World, body: JsonFields): void {
  remove(body, "blockchainTransactionHash");
  Object.assign(body, depositOf(world.contract, body["rampType"]));
  const received = Number(body["amountReceived"] ?? 0);
  Object.assign(body, { amountReceived: Math.max(received, Number(body["amount"])), paymentReceived: true });
}

/** Opens a session again; one that has expired gets a new lifetime. */
const reopen: Effect = (world, session) => {
  session.body["cancellable"] = true;
  if (!isExpired(world, session)) return;
  session.body["expiresAt"] = instantOf(world.clock.now() + sessionLifetime);
  setDueMoves(world, session);
};

const close: Effect = (_, { body }) => {
  body["cancellable"] = false;
};

/** Starts the pay-in of a paid session. */
const receive: Effect = (world, session) => {
  const { tenant, parent = "", body } = session;
  body["cancellable"] = false;
  const walletId = asText(body["walletId"]) ?? walletsOf(world, { tenant, id: parent })[0]?.id;
  if (walletId === undefined) throw conflict(`The account of payment session ${session.id} has no wallet.`);
  const [currency, amount] = [String(body["inCurrency"]), String(body["inAmount"])];
  try {
    session.hidden["payInId"] = startPayIn(world, tenant, { accountId: parent, walletId, currency, amount });
  } catch (error) {
    throw conflict(`Payment session ${session.id} cannot be paid: ${(error as Error).message}.`);
  }
};

/** Takes back what the pay-in has credited. A pay-in that is PROCESSING fails instead (moves.ts). */
const refund: Effect = (world, session, { from }) => {
  session.body["cancellable"] = false;
  const payIn = from === "PAYMENT_RECEIVED" ? payInOf(world, session) : undefined;
  if (payIn?.body["status"] === "SETTLED") takeBack(world, payIn, session.id);
};

/** The pay-in that a payment session has started. */
export function payInOf({ store }: World, { tenant, hidden }: Resource): Resource | undefined {
  return store.find(tenant, "payIns", String(hidden["payInId"]));
}

/** By machine, if one effect handles all its statuses, or by machine and status. */
const effects: Partial<Record<string, Effect>> = {
  payout: (world, payout, { from, to, reason }) => {
    placePayout(world, payout, from, to);
    remove(payout.body, "failureReason");
    if (to === "FAILED") payout.body["failureReason"] = reason;
  },
  transfer: (world, transfer, { to, reason }) => {
    placeTransfer(world, transfer, to);
    remove(transfer.body, "transactionHash");
    // A transfer that failed on its chain has a transaction there.
    if (to === "COMPLETED" || reason === "ON_CHAIN_FAILED") transfer.body["transactionHash"] = transactionHash();
  },
  companyBankAccount: verify,
  companyWallet: verify,
  invitation: (_, { body }, { to }) => {
    body["enabled"] = to === "ACCEPTED";
  },
  payoutRoute: (world, route, { to }) => {
    remove(route.body, "depositAddress");
    if (to === "ACTIVE" && selfCustodySource(world, route))
      route.body["depositAddress"] = addressOf(`${route.id} deposit`);
  },
  rampRequest: (world, request, { to, history, actor }) => {
    rampDetails[to]?.(world, request.body);
    remember(world, request, history ?? to, actor);
  },
  "paymentRequest AUTHORIZED": (world, request, { from }) => authorize(world, request, from),
  "paymentRequest SETTLING": startSettlement,
  "paymentRequest SETTLED": (world, request, { from }) => settle(world, request, from, true),
  "paymentRequest SETTLED_WITH_SHORTFALL": (world, request, { from }) => settle(world, request, from, false),
  "paymentRequest REVERSING": (_, { body }) => remove(body, "reversedAt"),
  "paymentRequest REVERSED": reverse,
  "paymentSession CREATED": reopen,
  "paymentSession PENDING_PAYMENT": reopen,
  "paymentSession PAYMENT_RECEIVED": receive,
  "paymentSession FAILED": close,
  "paymentSession CANCELLED": close,
  "paymentSession REFUNDING": refund,
  "paymentSession REFUNDED": refund,
  // A session that expires early gets the current time as `expiresAt`.
  "paymentSession EXPIRED": (world, session) => {
    session.body["cancellable"] = false;
    if (!isExpired(world, session)) session.body["expiresAt"] = currentInstant(world);
  },
  "payIn SETTLED": (world, payIn) => {
    payIn.body["netCryptoAmount"] ??= netOf(payIn);
    payIn.body["transactionHash"] = transactionHash();
    payIn.body["settledAt"] = currentInstant(world);
    creditPayIn(world, payIn);
  },
  // Unknown amounts are left out, never set to zero.
  "payIn FAILED": (world, { body }) => {
    remove(body, "grossCryptoAmount", "netCryptoAmount");
    body["failedAt"] = currentInstant(world);
  },
  // An account that was ready before keeps its details.
  "virtualBankAccount ACTIVE": (world, account) => {
    Object.assign(account.body, { ...bankDetails(world, account), ...account.body });
  },
};

/** The effect of entering a status, if any; it throws a Refusal 409 if the money does not allow the move. */
export function effectOf(machine: MachineName, to: string): Effect | undefined {
  return effects[machine] ?? effects[`${machine} ${to}`];
}
