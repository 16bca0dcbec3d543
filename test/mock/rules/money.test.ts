// A random walk over HTTP: whatever is asked for, in whatever order, balances follow from what the API says became of it.

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadContracts } from "../../../model/contract.ts";
import { some } from "../../lib/some.ts";
import type { Ask } from "./rule.ts";
import { servers, useServer } from "./servers.ts";
import { type Amounts, amountsOf, micro, openWalk, type Walk, walkStep } from "./walk.ts";

type Resource = Record<string, unknown> & { id: string; status: string; amount: string };

/** What was asked for, and what the API has said of it. */
interface Model {
  walk: Walk;
  accounts: [string, string];
  start: Amounts[];
  transfers: Map<string, { from: number; status: string }>;
  payouts: Map<string, string>;
  /** Statuses of pay-ins by ID; none before the first read. */
  payIns: Map<string, string | undefined>;
  /** Requests of payments: what they hold, and what has been settled of them. */
  requests: { id: string; status: string; crypto: bigint }[];
  /** Keyed requests as they were sent, with the names of their responses. */
  keyed: { ask: string; path: Record<string, string>; body: Record<string, unknown>; as: string }[];
  saved: number;
}

const states = loadContracts().finance.states;

const movesOf = (schema: string) => states.find((one) => one.schema === schema)?.transitions ?? [];

/** What an event has announced ends there, unless the contract has a move from it. */
const isLast = (schema: string, status: string) =>
  movesOf(schema).some(({ to, event }) => to === status && event !== undefined) &&
  movesOf(schema).every(({ from }) => from !== status);

/** Whether the contract says from where a status is reached. */
const hasOrigin = (schema: string, status: string) =>
  movesOf(schema).some(({ from, to }) => to === status && from !== undefined);

/** Whether a status follows another by `x-transitions`, over any number of steps. */
function follows(schema: string, start: string, end: string): boolean {
  const seen = new Set([start]);
  for (const status of seen)
    for (const { from, to } of movesOf(schema)) {
      const isOpen = from === undefined && !hasOrigin(schema, to) && !isLast(schema, status);
      if (from === status || isOpen) seen.add(to);
    }
  return seen.has(end);
}

/** The statuses to which an operation leads. */
const targetsOf = (schema: string, operationId: string) =>
  movesOf(schema).flatMap((move) => (move.operationId === operationId ? move.to : []));

/** Asks, and returns the result under a name that nothing else has. */
async function ask(model: Model, step: Ask): Promise<Resource> {
  model.saved += 1;
  const as = `saved${model.saved}`;
  const fault = await walkStep(model.walk, { ...step, as });
  if (fault !== undefined) throw new Error(`${step.ask}: ${fault}`);
  return model.walk.names[as] as Resource;
}

const text = (amount: number) => `${Math.floor(amount / 1e6)}.${String(amount % 1e6).padStart(6, "0")}`;

async function transfer(model: Model, from: number, amount: string): Promise<void> {
  const operationId = "createAccountToAccountTransfer";
  const [sourceAccountId, destinationAccountId] = from === 0 ? model.accounts : model.accounts.toReversed();
  const { id, status } = await ask(model, {
    ask: operationId,
    body: { sourceAccountId, destinationAccountId, amount },
  });
  expect(targetsOf("TransferStatus", operationId)).toContain(status);
  model.transfers.set(id, { from, status });
}

async function pay(model: Model, amount: string): Promise<void> {
  const { id, status } = await ask(model, { ask: "createPayout", body: { amount } });
  expect(targetsOf("PayoutStatus", "createPayout")).toContain(status);
  model.payouts.set(id, status);
}

const keyOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** Sends a keyed request, and keeps it to be sent again. */
async function sendKeyed(
  model: Model,
  step: { ask: string; path: Record<string, string>; body: Record<string, unknown> },
) {
  const keyed = { ...step, body: { ...step.body, idempotencyKey: keyOf(model.saved + 1) } };
  const result = await ask(model, keyed);
  model.keyed.push({ ...keyed, as: `saved${model.saved}` });
  return result;
}

const cryptoOf = (value: unknown) => micro((value as { crypto: string }).crypto);

async function authorize(model: Model, fiat: number): Promise<void> {
  const body = { amount: { fiat } };
  const { id, status, authorizedAmount } = await sendKeyed(model, {
    ...{ ask: "createAccountPaymentRequest", path: { accountId: model.accounts[0] }, body },
  });
  // Its first status is not documented; those of what comes later are.
  expect(movesOf("PaymentRequestStatus").map(({ to }) => to)).not.toContain(status);
  model.requests.push({ id, status, crypto: cryptoOf(authorizedAmount) });
}

/** Settles or reverses a payment request that is open. */
async function close(model: Model, which: number, operation: string): Promise<void> {
  const open = model.requests.filter(({ status }) => status === "AUTHORIZED");
  const request = open[which % Math.max(open.length, 1)];
  if (request === undefined) return;
  const body = operation === "settlePaymentRequest" ? { settlementAmount: undefined } : {};
  const path = { paymentRequestId: request.id };
  const { status } = await sendKeyed(model, { ask: operation, path, body });
  expect(targetsOf("PaymentRequestStatus", operation)).toContain(status);
  request.status = status;
}

/** Sends a keyed request again: its response is the first one, to the last field. */
async function repeat(model: Model, which: number): Promise<void> {
  const keyed = model.keyed[which % Math.max(model.keyed.length, 1)];
  if (keyed === undefined) return;
  const { as, ...step } = keyed;
  const before = await balances(model);
  await ask(model, { ...step, same: as });
  expect(isDeepStrictEqual(await balances(model), before)).toBe(true);
}

async function credit(model: Model): Promise<void> {
  const credited = (await model.walk.server.controls["credit"]?.({ accountId: model.accounts[0] })) as Record<
    string,
    string
  >;
  model.payIns.set(String(credited["payInId"]), undefined);
}

const after: Record<string, string> = { SETTLING: "SETTLED", REVERSING: "REVERSED" };

async function settle(model: Model): Promise<void> {
  await model.walk.server.controls["settle"]?.({});
  // No read shows a payment request. There is always enough for one, so it ends as it was to.
  for (const request of model.requests) request.status = after[request.status] ?? request.status;
}

const balances = (model: Model) => Promise.all(model.accounts.map((id) => amountsOf(model.walk, id, "USDC")));
const listed = async (model: Model, operation: string) =>
  (await ask(model, {
    ask: operation,
    path: { accountId: model.accounts[0] },
    query: { size: 40 },
  })) as unknown as Resource[];

/** Reads everything, and holds balances and statuses to it. */
async function check(model: Model): Promise<void> {
  const expected = model.start.map((amounts) => ({ ...amounts }));
  const move = (account: number, total: bigint, reserved = 0n) => {
    const amounts = expected[account] as Amounts;
    amounts.total += total;
    amounts.reserved += reserved;
  };
  for (const { id, status, amount } of await listed(model, "listTransfers")) {
    const known = model.transfers.get(id);
    if (known === undefined) continue;
    // What has settled or failed stays so.
    if (known.status !== "PENDING") expect(status).toBe(known.status);
    known.status = status;
    const millionths = micro(amount);
    if (status === "COMPLETED") for (const side of [0, 1]) move(side, side === known.from ? -millionths : millionths);
    else if (status === "PENDING" && millionths < tooMuch) move(known.from, 0n, millionths);
  }
  for (const { id, status, amount } of await listed(model, "listPayouts")) {
    const known = model.payouts.get(id);
    if (known === undefined) continue;
    expect(follows("PayoutStatus", known, status), `${known} to ${status}`).toBe(true);
    model.payouts.set(id, status);
    if (["PROVIDER_PROCESSING", "COMPLETED"].includes(status)) move(0, -micro(amount));
    else if (["REQUESTED", "SENDING"].includes(status) && micro(amount) < tooMuch) move(0, 0n, micro(amount));
  }
  for (const [payInId, known] of model.payIns) {
    const { status, netCryptoAmount } = await ask(model, { ask: "getPayIn", path: { payInId } });
    if (known !== undefined && known !== status)
      expect(follows("PayInStatus", known, status), `${known} to ${status}`).toBe(true);
    model.payIns.set(payInId, status);
    if (status === "SETTLED") move(0, micro(String(netCryptoAmount)));
  }
  // An assumption of each: see the rule on authorized amounts in the table.
  for (const { status, crypto } of model.walk.server.name === "mock" ? model.requests : []) {
    if (status === "SETTLED") move(0, -crypto);
    else if (status !== "REVERSED") move(0, 0n, crypto);
  }
  expect(await balances(model)).toEqual(expected);
}

/** More than any account has. */
const tooMuch = micro("900000");

class Command implements fc.AsyncCommand<Model, undefined> {
  private readonly says: string;
  private readonly act: (model: Model) => Promise<void>;

  constructor(says: string, act: (model: Model) => Promise<void>) {
    this.says = says;
    this.act = act;
  }

  check = () => true;

  async run(model: Model): Promise<void> {
    await this.act(model);
    await check(model);
  }

  toString = () => this.says;
}

const command = (says: string, act: (model: Model) => Promise<void>) => new Command(says, act);
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5e6 }) },
  { weight: 1, arbitrary: fc.constant(999_999e6) },
);
const which = fc.nat(9);
const commands = [
  fc
    .tuple(fc.nat(1), amount.map(text))
    .map(([from, value]) => command(`transfer ${value} from ${from}`, (m) => transfer(m, from, value))),
  amount.map(text).map((value) => command(`pay out ${value}`, (m) => pay(m, value))),
  fc.integer({ min: 1, max: 20 }).map((fiat) => command(`authorize ${fiat}`, (m) => authorize(m, fiat))),
  which.map((one) => command(`settle request ${one}`, (m) => close(m, one, "settlePaymentRequest"))),
  which.map((one) => command(`reverse request ${one}`, (m) => close(m, one, "reversePaymentRequest"))),
  which.map((one) => command(`repeat ${one}`, (m) => repeat(m, one))),
  fc.constant(command("credit", credit)),
  fc.constant(command("time passes", settle)),
];

describe.each(some(servers, 1))("a random walk on %s", (_, start) => {
  const used = useServer(start);

  test("the ledger balances, nothing moves twice, and a key keeps its response", async () => {
    const walked = fc.asyncProperty(fc.commands(commands, { maxCommands: 25, size: "max" }), async (some) => {
      const { server, receiver } = used;
      await server.renew();
      const walk = openWalk(server, receiver);
      const accounts: Model["accounts"] = [server.ids.accountId, server.ids.secondAccountId];
      const start = await Promise.all(accounts.map((id) => amountsOf(walk, id, "USDC")));
      const lists = { transfers: new Map(), payouts: new Map(), payIns: new Map(), requests: [], keyed: [] };
      const model: Model = { walk, accounts, start, ...lists, saved: 0 };
      await fc.asyncModelRun(() => ({ model, real: undefined }), some);
      await settle(model);
      await settle(model);
      await check(model);
    });
    await fc.assert(walked, { seed: 29, numRuns: 12 });
  });
});
