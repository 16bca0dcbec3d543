// A random walk over HTTP: whatever is asked for, in whatever order, balances follow from what the API says became of it.

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadContracts } from "../../../model/contract.ts";
import { some } from "../../lib/some.ts";
import { type Ask, asking } from "./rule.ts";
import { servers, useServer } from "./servers.ts";
import { type Amounts, amountsOf, micro, openWalk, type Walk, walkStep } from "./walk.ts";

type Resource = Record<string, unknown> & { id: string; status: string; amount: string };

/** What was asked for, and what the API has said of it. */
interface Model {
  walk: Walk;
  accounts: string[];
  start: Amounts[];
  transfers: Map<string, { from: number; status: string }>;
  payouts: Map<string, string>;
  /** Statuses of pay-ins by ID; none before the first read. */
  payIns: Map<string, string | undefined>;
  /** Requests of payments: what they hold, and what has been settled of them. */
  requests: { id: string; status: string; crypto: bigint }[];
  /** Keyed requests as they were sent, with the names of their responses. */
  keyed: Ask[];
  saved: number;
}

const { states } = loadContracts().finance;
const movesOf = (schema: string) => states.find((one) => one.schema === schema)?.transitions ?? [];

/** What an event has announced ends there, unless the contract has a move from it. */
const isLast = (schema: string, status: string) =>
  movesOf(schema).some(({ to, event }) => to === status && event !== undefined) &&
  movesOf(schema).every(({ from }) => from !== status);

/** Whether a status follows another by `x-transitions`, over any number of steps. */
function follows(schema: string, start: string, end: string): boolean {
  const moves = movesOf(schema);
  const hasOrigin = (status: string) => moves.some(({ from, to }) => to === status && from !== undefined);
  const seen = new Set([start]);
  for (const status of seen)
    for (const { from, to } of moves)
      if (from === status || (from === undefined && !hasOrigin(to) && !isLast(schema, status))) seen.add(to);
  return seen.has(end);
}

/** Asks, and returns the result under a name that nothing else has. */
async function ask(model: Model, step: Ask): Promise<Resource> {
  model.saved += 1;
  const as = `saved${model.saved}`;
  await walkStep(model.walk, { ...step, as });
  return model.walk.names[as] as Resource;
}

/** Sends a keyed request, and keeps it to be sent again. */
async function sendKeyed(model: Model, step: Ask): Promise<Resource> {
  const idempotencyKey = `0190a000-0000-7000-8000-${String(model.saved + 1).padStart(12, "0")}`;
  const keyed = asking(step, { idempotencyKey });
  const result = await ask(model, keyed);
  model.keyed.push({ ...keyed, as: `saved${model.saved}` });
  return result;
}

async function transfer(model: Model, from: number, amount: string): Promise<void> {
  const [sourceAccountId, destinationAccountId] = from === 0 ? model.accounts : model.accounts.toReversed();
  const given = { sourceAccountId, destinationAccountId, amount };
  const { id, status } = await ask(model, { ask: "createAccountToAccountTransfer", given });
  model.transfers.set(id, { from, status });
}

async function pay(model: Model, amount: string): Promise<void> {
  const { id, status } = await ask(model, asking("createPayout", { amount }));
  model.payouts.set(id, status);
}

async function authorize(model: Model, fiat: number): Promise<void> {
  const result = await sendKeyed(model, { ask: "createAccountPaymentRequest", given: { amount: { fiat } } });
  const { crypto } = result["authorizedAmount"] as { crypto: string };
  model.requests.push({ id: result.id, status: result.status, crypto: micro(crypto) });
}

/** One of a list, by a number. */
const pick = <One>(all: One[], which: number) => all[which % Math.max(all.length, 1)];

/** Settles or reverses a payment request that is open. */
async function close(model: Model, which: number, operation: string): Promise<void> {
  const request = pick(
    model.requests.filter(({ status }) => status === "AUTHORIZED"),
    which,
  );
  if (request === undefined) return;
  const given = { paymentRequestId: request.id, settlementAmount: undefined };
  request.status = (await sendKeyed(model, { ask: operation, given })).status;
}

const balances = (model: Model) => Promise.all(model.accounts.map((id) => amountsOf(model.walk, id, "USDC")));

/** Sends a keyed request again: its response is the first one, to the last field. */
async function repeat(model: Model, which: number): Promise<void> {
  const keyed = pick(model.keyed, which);
  if (keyed === undefined) return;
  const { as = "", ...step } = keyed;
  const before = await balances(model);
  await ask(model, { ...step, same: as });
  expect(isDeepStrictEqual(await balances(model), before)).toBe(true);
}

async function credit(model: Model): Promise<void> {
  const credited = await model.walk.server.controls["credit"]?.({ accountId: model.accounts[0] });
  model.payIns.set((credited as { payInId: string }).payInId, undefined);
}

const after: Record<string, string> = { SETTLING: "SETTLED", REVERSING: "REVERSED" };

async function settle(model: Model): Promise<void> {
  await model.walk.server.controls["settle"]?.({});
  // No read shows a payment request. There is always enough for one, so it ends as it was to.
  for (const request of model.requests) request.status = after[request.status] ?? request.status;
}

/** More than any account has. */
const tooMuch = micro("900000");

/** Reads everything, and holds balances and statuses to it. */
async function check(model: Model): Promise<void> {
  const expected = model.start.map((amounts) => ({ ...amounts }));
  const move = (account: number, total: bigint, reserved = 0n) => {
    const amounts = expected[account] as Amounts;
    amounts.total += total;
    amounts.reserved += reserved;
  };
  const listed = async (operation: string) =>
    (await ask(model, { ask: operation, given: { size: 40 } })) as unknown as Resource[];
  for (const { id, status, amount } of await listed("listTransfers")) {
    const known = model.transfers.get(id);
    if (known === undefined) continue;
    // What has settled or failed stays so.
    if (known.status !== "PENDING") expect(status).toBe(known.status);
    known.status = status;
    const millionths = micro(amount);
    if (status === "COMPLETED")
      for (const side of [0, 1]) move(side, side === known.from ? -millionths : millionths);
    else if (status === "PENDING" && millionths < tooMuch) move(known.from, 0n, millionths);
  }
  for (const { id, status, amount } of await listed("listPayouts")) {
    const known = model.payouts.get(id);
    if (known === undefined) continue;
    expect(follows("PayoutStatus", known, status), `${known} to ${status}`).toBe(true);
    model.payouts.set(id, status);
    if (["PROVIDER_PROCESSING", "COMPLETED"].includes(status)) move(0, -micro(amount));
    else if (["REQUESTED", "SENDING"].includes(status) && micro(amount) < tooMuch) move(0, 0n, micro(amount));
  }
  for (const [payInId, known] of model.payIns) {
    const { status, netCryptoAmount } = await ask(model, { ask: "getPayIn", given: { payInId } });
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

/** A command of the walk, by what it says. */
const command = (says: string, act: (model: Model) => Promise<void>): fc.AsyncCommand<Model, undefined> => ({
  check: () => true,
  run: async (model) => {
    await act(model);
    await check(model);
  },
  toString: () => says,
});

const amount = fc
  .oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 5e6 }) },
    { weight: 1, arbitrary: fc.constant(999_999e6) },
  )
  .map((millionths) => `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, "0")}`);
const which = fc.nat(9);
const commands = [
  fc
    .tuple(fc.nat(1), amount)
    .map(([from, value]) => command(`transfer ${value} from ${from}`, (m) => transfer(m, from, value))),
  amount.map((value) => command(`pay out ${value}`, (m) => pay(m, value))),
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
      const accounts = [server.ids.accountId, server.ids.secondAccountId];
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
