// What moves and when: by itself as the clock goes on, and by hand, with money and events; and the way back to the seed.

import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { cast, mockForTests, nobody, webhook } from "./mock.ts";

const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 }, log });
const { advance, control, move, reset, result } = mock;
const account = `/v1/accounts/${cast.account}`;

beforeEach(async () => {
  await reset();
  await result("POST", "/v1/webhooks", webhook);
});

const now = async () => (await mock.now()).getTime();
const sessionsPath = `${account}/fiat-to-crypto/payment-sessions`;
const events = async () => (await mock.events()).map(({ eventType }) => eventType);
const create = async (path: string, body: object) => String((await result("POST", path, body))["id"]);
const payout = (amount = "10") => create(`${account}/payouts`, { routeId: cast.route, asset: "USDC", amount });
const statusOf = async (id: string) => (await result("GET", `${account}/payouts/${id}`))["status"];
const lookAt = async (kind: string, id: string) => (await mock.resources(kind, { id }))[0];
const movesOf = async (kind: string, id: string) => (await lookAt(kind, id))?.moves ?? [];

const balance = async () => {
  type Wallet = { id: string; balances: { asset: string; amount: object }[] };
  const wallets = await result<Wallet[]>("GET", `${account}/wallets`);
  const { balances = [] } = wallets.find(({ id }) => id === cast.wallet) ?? {};
  return balances.find(({ asset }) => asset === "USDC")?.amount as { total: string; available: string };
};

async function refusal(order: object) {
  const { status, body } = await control("POST", "/move", order);
  return { status, ...(body as { error: string; possible?: { to: string }[] }) };
}

test("a clock of speed 0 moves only when it is advanced, and neither back nor beyond its last time", async () => {
  const start = await now();
  await payout();
  await wait(20);
  expect(await now()).toBe(start);
  for (const wrong of [{ seconds: -1 }, { weeks: 1 }, { days: 365 * 300_000 }])
    await expect(advance(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status: 400 });
  await advance({ milliseconds: 2999 });
  expect(await events()).toEqual([]);
  await advance({ milliseconds: 1 });
  expect([await events(), await now()]).toEqual([["PAYOUT_PROCESSING"], start + 3000]);
  await advance({ hours: 1 });
  for (const path of ["/v1/parties", "/nowhere"])
    expect((await mock.ask("finance", path)).headers.get("date")).toBe(new Date(await now()).toUTCString());
});

test("what is due happens at its own time and in its order, however far the clock jumps", async () => {
  const start = await now();
  const { id } = await result("POST", "/v1/parties", { firstName: "Ada" });
  await result("POST", `/v1/parties/${id}/verification`);
  await payout();
  await advance({ milliseconds: 500 });
  const transfer = { receiverAccountId: cast.secondAccount, asset: "USDC", chain: "BASE", amount: "1" };
  await result("POST", `${account}/transfers/crypto`, transfer);
  await advance({ days: 365 });
  expect(await events()).not.toContain("TRANSFER_FAILED");
  const happened = (await mock.events()).slice(0, 4);
  const times = happened.map(
    ({ result }) => Date.parse(String(result["occurredAt"]).replace(/\d{6}ZZ$/, "Z")) - start,
  );
  expect(happened.map(({ eventType }, index) => [eventType, times[index]])).toEqual([
    ["TRANSFER_COMPLETED", 2500],
    ["PAYOUT_PROCESSING", 3000],
    ["PARTY_VERIFICATION_COMPLETED", 5000],
    ["PAYOUT_COMPLETED", 8000],
  ]);
});

test("a reset leads back to the seed, with its money and the day, and forgets keys and what was due", async () => {
  const read = async () => [await result("GET", "/v1/parties"), await result("GET", `${account}/wallets`)];
  const seeded = await read();
  const idempotencyKey = "adf7190c-b264-4358-9bae-40c352bfe402";
  const pay = (fiat: number) =>
    result("POST", `${account}/payment-requests`, { amount: { fiat }, idempotencyKey });
  await result("POST", "/v1/parties", { firstName: "Ada" });
  await payout();
  await pay(40);
  await advance({ days: 1000 });
  const before = Date.now();
  await reset();
  expect(await read()).toEqual(seeded);
  expect((await now()) - before).toBeGreaterThanOrEqual(0);
  expect(await now()).toBeLessThanOrEqual(Date.now());
  await pay(41);
  await result("POST", "/v1/webhooks", webhook);
  await advance({ minutes: 1 });
  expect(await events()).toEqual([]);
});

test("a payout goes straight to its end, and comes back by a return alone, and its money with it", async () => {
  const before = await balance();
  const order = { kind: "payouts", id: await payout() };
  // Evidence is that of this very transition.
  expect(await movesOf("payouts", order.id)).toContainEqual(
    expect.objectContaining({ to: "REJECTED", evidence: "assumed" }),
  );
  expect(await movesOf("rampRequests", cast.rampRequest)).toContainEqual(
    expect.objectContaining({ to: "AWAITING_FUNDS", evidence: "documented" }),
  );
  expect(await move({ ...order, to: "COMPLETED" })).toEqual({
    ...order,
    field: "status",
    from: "REQUESTED",
    to: "COMPLETED",
    evidence: "mock",
    events: ["PAYOUT_COMPLETED"],
  });
  expect((await balance()).total).toBe("258.774375");
  const next = (await refusal({ ...order, to: "REQUESTED" })).possible?.map(({ to }) => to);
  expect(next).toContain("RETURNED");
  for (const to of ["PROVIDER_PROCESSING", "REJECTED", "FAILED"]) expect(next).not.toContain(to);
  await advance({ seconds: 60 });
  expect([await statusOf(order.id), await events()]).toEqual(["COMPLETED", ["PAYOUT_COMPLETED"]]);
  await move({ ...order, to: "RETURNED" });
  expect(await balance()).toEqual(before);
});

/** What can be made, by kind. */
const made: Record<string, () => Promise<string>> = {
  payIns: async () =>
    (await mock.bankCredit({ virtualBankAccountId: cast.bank, amount: "80", currency: "EUR" })).payInId,
  transfers: () =>
    create(`${account}/transfers/crypto`, {
      receiverAccountId: cast.secondAccount,
      asset: "USDC",
      chain: "BASE",
      amount: "1",
    }),
  payouts: () => payout(),
  paymentSessions: () => create(sessionsPath, { inAmount: 50, inCurrency: "EUR" }),
  rampRequests: async () => cast.rampRequest,
};

/** A detour that would end in what an earlier step excludes: kind, the steps, and the one that is refused. */
const detours: [kind: string, steps: string[], refused: string, because: string][] = [
  ["payIns", ["SETTLED"], "PROCESSING", "confirmed and available"],
  ["transfers", ["COMPLETED"], "PENDING", "has settled"],
  ["payouts", ["PROVIDER_PROCESSING"], "SENDING", "has received the crypto"],
  ["payouts", ["REJECTED"], "COMPLETED", "refused before execution"],
  ["payouts", ["COMPLETED", "RETURNED"], "FAILED", "beneficiary of this payout has the money"],
  ["paymentSessions", ["PAYMENT_RECEIVED", "REFUNDED"], "CREATED", "was received"],
  ["rampRequests", ["AWAITING_FUNDS"], "AWAITING_APPROVAL", "cannot be canceled"],
];

test.each(detours)("%s that were %s do not go to %s: %s", async (kind, steps, refused, because) => {
  const order = { kind, id: String(await made[kind]?.()) };
  for (const to of steps) await move({ ...order, to });
  expect((await movesOf(kind, order.id)).map(({ to }) => to)).not.toContain(refused);
  const { status, error } = await refusal({ ...order, to: refused });
  expect([status, error]).toEqual([409, expect.stringContaining(because)]);
  expect(error).toContain("Restore an earlier snapshot, or create a new resource.");
});

test.each<[what: string, order: object, status: number, message: string]>([
  ["an unknown resource", { id: nobody }, 404, `there is no ${nobody} among the payouts`],
  ["another tenant's", { tenantId: cast.secondTenant }, 404, "among the payouts"],
  ["an unknown status", { to: "PAID" }, 409, "there is no status PAID of status"],
  ["the status it is in", { to: "REQUESTED" }, 409, "status is REQUESTED already"],
  [
    "an unknown reason",
    { to: "REJECTED", reason: "BAD_MOOD" },
    409,
    "it has REJECTED_BY_PROVIDER, ROUTE_UNAVAILABLE",
  ],
  [
    "one of several",
    { kind: "wallets", id: cast.wallet, to: "PENDING" },
    409,
    "send one as field: amlStatus, status",
  ],
])("%s is refused", async (_, order, status, message) => {
  const refused = await refusal({ kind: "payouts", id: await payout(), to: "SENDING", ...order });
  expect([refused.status, refused.error]).toEqual([status, expect.stringContaining(message)]);
});

test("money that is not there is not moved, and nothing is changed", async () => {
  const id = await payout("100000");
  const { status, error } = await refusal({ kind: "payouts", id, to: "COMPLETED" });
  expect([status, error]).toEqual([409, expect.stringContaining("does not have the amount")]);
  expect([await statusOf(id), await events()]).toEqual(["REQUESTED", []]);
});

test("a session that is refunded ends its pay-in, or takes back what it has credited", async () => {
  const before = await balance();
  const pay = async () => {
    const order = { kind: "paymentSessions", id: String(await made["paymentSessions"]?.()) };
    await move({ ...order, to: "PAYMENT_RECEIVED" });
    return { ...order, to: "REFUNDED" };
  };
  expect((await move(await pay())).events).toEqual(["PAY_IN_FAILED"]);
  const late = await pay();
  await advance({ seconds: 2 });
  expect((await balance()).total).not.toBe(before.total);
  expect((await move(late)).events).toEqual([]);
  expect(await balance()).toEqual(before);
});

test("what the money does not allow when its time comes does not happen, and a line says so", async () => {
  const id = await create(sessionsPath, { inAmount: 13.05, inCurrency: "EUR" });
  await advance({ milliseconds: 8500 });
  // The credit is spent, with all the wallet has, before it is refunded.
  const spent = await payout((await balance()).available);
  await advance({ seconds: 60 });
  expect(await statusOf(spent)).toBe("COMPLETED");
  const line = expect.stringMatching(
    new RegExp(`paymentSessions ${id} stays PAYMENT_RECEIVED: The wallet does not have `),
  );
  expect(lines).toContainEqual(line);
  await move({ kind: "payouts", id: spent, to: "RETURNED" });
  await move({ kind: "paymentSessions", id, to: "REFUNDING" });
});

test("a wallet that is not ready pays no payment request", async () => {
  const before = await balance();
  await move({ kind: "wallets", id: cast.wallet, to: "BLOCKED", field: "amlStatus" });
  const id = await create(`${account}/payment-requests`, { amount: { fiat: 10 } });
  expect(await balance()).toEqual(before);
  await result("POST", `/v1/payment-requests/${id}/settlements`, {});
  await advance({ seconds: 10 });
  expect(await lookAt("paymentRequests", id)).toMatchObject({
    resource: { status: "SETTLED_WITH_SHORTFALL", settledAmount: { crypto: "0.000000" } },
  });
  expect(await balance()).toEqual(before);
});

test("a ramp request is funded in parts, tells it in its history, and ends", async () => {
  const path = `/v1/ramp-requests/${cast.rampRequest}`;
  const read = () => result("GET", path, undefined, "ramp");
  const fund = (more: object = {}) =>
    control("POST", "/ramp-funding", { rampRequestId: cast.rampRequest, ...more });
  expect((await fund()).status).toBe(409);
  await result("POST", `${path}/approve`, { version: (await read())["version"] }, "ramp");
  for (const amount of ["0", "-1", "a lot"]) expect((await fund({ amount })).status).toBe(400);
  const version = Number((await read())["version"]);
  const part = { amountReceived: 1000.5, paymentReceived: false };
  expect((await fund({ amount: "1000.5" })).body).toMatchObject({ status: "AWAITING_FUNDS", ...part });
  expect(await read()).toMatchObject({ ...part, version: version + 1 });
  expect((await fund()).body).toMatchObject({ status: "PROCESSING", amountReceived: 5000, paymentReceived: true });
  expect((await refusal({ kind: "rampRequests", id: cast.rampRequest, to: "CANCELLED" })).status).toBe(409);
  await advance({ seconds: 5 });
  const ended = await read();
  expect(ended).toMatchObject({ status: "COMPLETED", blockchainTransactionHash: expect.stringMatching(/^0x/) });
  const history = (ended["events"] as { eventType: string }[]).map(({ eventType }) => eventType);
  expect(history.slice(-4)).toEqual(["APPROVED", "FUNDS_RECEIVED", "PROCESSING", "COMPLETED"]);
});

test("whatever is moved, in whatever order, the books stay whole, and what is offered fails for its money alone", async () => {
  const kinds = Object.keys(made);
  const step = fc.record({ which: fc.nat(kinds.length * 2 - 1), move: fc.nat(), reason: fc.nat() });
  let taken = 0;
  const walked = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30, size: "max" }), async (steps) => {
    await reset();
    const resources: [string, string][] = [];
    for (const kind of [...kinds, ...kinds]) resources.push([kind, String(await made[kind]?.())]);
    for (const { which, ...chosen } of steps) {
      const [kind, id] = resources[which] as [string, string];
      const moves = await movesOf(kind, id);
      const { field, to, reasons = [] } = moves[chosen.move % Math.max(moves.length, 1)] ?? { field: "", to: "" };
      if (to === "") continue;
      const reason = reasons[chosen.reason % Math.max(reasons.length, 1)];
      const { status, body } = await control("POST", "/move", {
        kind,
        id,
        field,
        to,
        ...(reason !== undefined && { reason }),
      });
      if (status === 409) expect(JSON.stringify(body)).toMatch(/ does not have | no longer has | is not ready/);
      else taken += 1;
    }
    await advance({ days: 1 });
    const ledger = await mock.shown<{ sums: Record<string, string>; faults: string[] }>("/ledger");
    expect([new Set(Object.values(ledger.sums)), ledger.faults]).toEqual([new Set(["0"]), []]);
  });
  await fc.assert(walked, { seed: 7, numRuns: 5 });
  expect(taken).toBeGreaterThan(30);
});
