// Moves by hand: what can be taken and what not, with money and events; funds of ramp requests; events sent by hand.

import { expect, test } from "vitest";
import { Refusal } from "../../../mock/refusal.ts";
import type { MoveOrder, PossibleMove } from "../../../mock/state/types.ts";
import { balanceOf, cast, nobody, open, otherTenant, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const balance = (tested: Tested) => balanceOf(tested, cast.mayaAccount, cast.mayaBase);

function payout({ call }: Tested, amount = "10"): string {
  const body = { routeId: cast.activeRoute, asset: "USDC", amount };
  return String(call("createPayout", { path, body }).result["id"]);
}

const statusOf = ({ call }: Tested, payoutId: string) =>
  call("getPayout", { path: { ...path, payoutId } }).result["status"];

/** What a move is refused with. */
function refusal(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

const possibleOf = (error: Refusal) => (error.details as { possible: PossibleMove[] }).possible;

test("a payout goes straight to its end, and comes back by a return alone, and its money with it", () => {
  const tested = open();
  const { state } = tested;
  const before = balance(tested);
  const id = payout(tested);
  const order = { kind: "payouts", id };
  expect(state.move({ ...order, to: "COMPLETED" })).toEqual({
    ...{ ...order, field: "status", from: "REQUESTED", to: "COMPLETED" },
    ...{ evidence: "mock", events: ["PAYOUT_COMPLETED"] },
  });
  expect(balance(tested)["total"]).toBe("258.774375");
  // Its end was announced.
  const next = possibleOf(refusal(() => state.move({ ...order, to: "REQUESTED" }))).map(({ to }) => to);
  expect(next).toContain("RETURNED");
  for (const to of ["PROVIDER_PROCESSING", "REJECTED", "FAILED"]) expect(next).not.toContain(to);
  state.advance(60_000);
  expect(statusOf(tested, id)).toBe("COMPLETED");
  expect(tested.eventTypes()).toEqual(["PAYOUT_COMPLETED"]);
  state.move({ ...order, to: "RETURNED" });
  expect(balance(tested)).toEqual(before);
  state.close();
});

test("a payout that is not sent yet goes back and on again, and its money with it", () => {
  const tested = open();
  const id = payout(tested);
  const held = balance(tested);
  for (const to of ["SENDING", "REQUESTED"]) {
    expect(tested.state.move({ kind: "payouts", id, to }).events).toEqual([]);
    expect(balance(tested)).toEqual(held);
  }
  // Time goes on from there, and tells of each status once.
  tested.state.advance(60_000);
  expect(tested.eventTypes()).toEqual(["PAYOUT_PROCESSING", "PAYOUT_COMPLETED"]);
  tested.state.close();
});

/** A detour that would end in what an earlier step excludes: kind, the steps, and the one that is refused. */
const detours: [kind: string, steps: string[], refused: string, because: string][] = [
  ["payIns", ["SETTLED"], "PROCESSING", "confirmed and available"],
  ["transfers", ["COMPLETED"], "PENDING", "has settled"],
  ["payouts", ["PROVIDER_PROCESSING"], "SENDING", "has had the crypto"],
  ["payouts", ["COMPLETED"], "REQUESTED", "has had the crypto"],
  ["payouts", ["REJECTED"], "COMPLETED", "refused before execution"],
  ["payouts", ["COMPLETED", "RETURNED"], "FAILED", "beneficiary of this payout has the money"],
  ["paymentSessions", ["PAYMENT_RECEIVED", "REFUNDED"], "CREATED", "was received"],
  ["paymentSessions", ["PAYMENT_RECEIVED", "REFUNDING"], "PAYMENT_RECEIVED", "not paid again"],
  ["rampRequests", ["AWAITING_FUNDS"], "AWAITING_APPROVAL", "can no longer be canceled"],
];

test.each(detours)("%s that were %s do not go to %s: %s", (kind, steps, refused, because) => {
  const tested = open({ paymentSessions: true });
  const { call, state } = tested;
  const credit = { virtualBankAccountId: cast.euroAccount, amount: "80", currency: "EUR" };
  const ends = { sourceAccountId: cast.mayaAccount, destinationAccountId: cast.ceramicsAccount };
  const transfer = { ...ends, amount: "1", cryptocurrency: "USDC" };
  const made: Record<string, () => unknown> = {
    payIns: () => state.credit(cast.tenant, credit),
    transfers: () => call("createAccountToAccountTransfer", { body: transfer }).result["id"],
    payouts: () => payout(tested),
    paymentSessions: () =>
      call("createPaymentSession", { path, body: { inAmount: 50, inCurrency: "EUR" } }).result["id"],
    rampRequests: () => cast.onRamp,
  };
  const order = { kind, id: String(made[kind]?.()) };
  for (const to of steps) state.move({ ...order, to });
  expect(state.movesOf(kind, order.id).map(({ to }) => to)).not.toContain(refused);
  const { status, message } = refusal(() => state.move({ ...order, to: refused }));
  expect([status, message]).toEqual([409, expect.stringContaining(because)]);
  expect(message).toContain("Restore a snapshot from before, or make a new one.");
  state.close();
});

test("what was sent is not returned because sending failed, at once or later", () => {
  const tested = open();
  const { state } = tested;
  const order = { kind: "payouts", id: payout(tested), to: "RETURNED", reason: "SEND_FAILED" };
  for (const step of ["SENDING", "PROVIDER_PROCESSING", "COMPLETED"]) {
    const { message, details } = refusal(() => state.move(order));
    expect(message).toContain("RETURNED has no reason SEND_FAILED; it has RETURNED_BY_BANK, ");
    const { possible } = details as { possible: PossibleMove[] };
    expect(possible.find(({ to }) => to === "RETURNED")?.reasons).not.toContain("SEND_FAILED");
    state.move({ kind: order.kind, id: order.id, to: step });
  }
  expect(state.move({ ...order, reason: "RETURNED_BY_BANK" }).events).toEqual(["PAYOUT_RETURNED"]);
  state.close();
});

test("where the order of statuses is not documented, a move leads back from an end", () => {
  const { state } = open();
  const [request] = state.look.list(cast.tenant, "paymentRequests", 0, 1).resources;
  const requestId = String(request?.resource["id"]);
  if (request?.resource["status"] !== "REVERSED")
    state.move({ kind: "paymentRequests", id: requestId, to: "REVERSED" });
  const back: [kind: string, id: string, steps: string[]][] = [
    ["rampRequests", cast.onRamp, ["AWAITING_FUNDS", "COMPLETED", "AWAITING_FUNDS", "COMPLETED", "REJECTED"]],
    ["accounts", cast.mayaAccount, ["CLOSED", "ACTIVE"]],
    ["paymentRequests", requestId, ["AUTHORIZED"]],
  ];
  for (const [kind, id, steps] of back)
    for (const to of steps)
      expect(state.move({ kind, id, to, ...(kind === "accounts" ? { field: "status" } : {}) })).toMatchObject({ to });
  state.close();
});

test("a status that was left counts, also of what was seeded", () => {
  const { call, state } = open();
  const id = String(call("listPayouts", { path }).list.find(({ status }) => status === "COMPLETED")?.["id"]);
  const order = { kind: "payouts", id };
  state.move({ ...order, to: "RETURNED" });
  expect(refusal(() => state.move({ ...order, to: "FAILED", reason: "UNKNOWN" })).message).toContain("has the money");
  state.close();
});

test("evidence is what the contract says of this very transition", () => {
  const tested = open();
  const { call, state } = tested;
  const evidence = (kind: string, id: string, to: string) =>
    state.movesOf(kind, id).find((move) => move.to === to)?.evidence;
  const one = (status: string) =>
    String(call("listPayouts", { path }).list.find((it) => it["status"] === status)?.["id"]);
  // A status and its event are documented; from where it is entered is not, or only assumed.
  expect(evidence("payouts", payout(tested), "REJECTED")).toBe("assumed");
  expect(evidence("payouts", payout(tested), "COMPLETED")).toBe("mock");
  expect(evidence("payouts", one("COMPLETED"), "RETURNED")).toBe("assumed");
  expect(evidence("rampRequests", cast.onRamp, "AWAITING_FUNDS")).toBe("documented");
  state.move({ kind: "accounts", id: cast.mayaAccount, to: "SUSPENDED" });
  expect(evidence("accounts", cast.mayaAccount, "ACTIVE")).toBe("mock");
  state.close();
});

test("money that is not there is not moved, and nothing is changed", () => {
  const tested = open();
  const id = payout(tested, "100000");
  const error = refusal(() => tested.state.move({ kind: "payouts", id, to: "COMPLETED" }));
  expect([error.status, error.message]).toEqual([409, expect.stringContaining("does not have its amount")]);
  const next = possibleOf(error).map(({ to }) => to);
  expect(next).toEqual(expect.arrayContaining(["SENDING", "REJECTED", "FAILED", "RETURNED"]));
  expect(next).not.toContain("COMPLETED");
  expect([statusOf(tested, id), tested.eventTypes()]).toEqual(["REQUESTED", []]);
  tested.state.close();
});

test.each<[what: string, order: Partial<MoveOrder>, status: number, message: string]>([
  ["an unknown kind", { kind: "invoices" }, 409, "there is no kind invoices"],
  ["a kind without status", { kind: "payoutBankAccounts" }, 409, "there is no kind payoutBankAccounts"],
  ["an unknown resource", { id: nobody }, 404, `there is no ${nobody} among the payouts`],
  ["an unknown status", { to: "PAID" }, 409, "there is no status PAID of status"],
  ["an unknown field", { field: "state" }, 409, "has no status in state; it has status"],
  ["the status it is in", { to: "REQUESTED" }, 409, "status is REQUESTED already"],
  ["an unknown reason", { to: "REJECTED", reason: "BAD_MOOD" }, 409, "it has REJECTED_BY_PROVIDER, ROUTE_UNAVAILABLE"],
  ["a reason of nothing", { to: "SENDING", reason: "UNKNOWN" }, 409, "SENDING has no reason UNKNOWN"],
])("%s is refused", (_, order, status, message) => {
  const tested = open();
  const error = refusal(() => tested.state.move({ kind: "payouts", id: payout(tested), to: "SENDING", ...order }));
  expect([error.status, error.message]).toEqual([status, expect.stringContaining(message)]);
  if (status === 409) expect(possibleOf(error).length).toBeGreaterThan(3);
  tested.state.close();
});

test("another tenant's resources are not there, and several statuses need a field", () => {
  const { state } = open();
  const order = { kind: "parties", id: cast.maya, to: "NOT_REQUIRED" };
  expect(refusal(() => state.move(order, otherTenant)).status).toBe(404);
  expect(refusal(() => state.movesOf("parties", cast.maya, otherTenant)).status).toBe(404);
  const account = { kind: "accounts", id: cast.mayaAccount };
  for (const to of ["SUSPENDED", "CLOSED"]) expect(state.move({ ...account, to }).field).toBe("status");
  const several = refusal(() => state.move({ ...account, to: "INACTIVE" }));
  expect(several.message).toContain("name a field: status, partyRoles[0].status");
  expect(state.move({ ...account, to: "INACTIVE", field: "partyRoles[1].status" }).from).toBe("ACTIVE");
  state.close();
});

test("what is possible is all but what is documented as impossible", () => {
  const { state, call } = open({ kycNotRequired: true });
  const sessions = call("listPaymentSessions", { path }).list;
  const movesOf = (status: string) => {
    const id = String(sessions.find((one) => one["status"] === status)?.["id"]);
    return state.movesOf("paymentSessions", id).map(({ to, evidence }) => `${to} ${evidence}`);
  };
  expect(movesOf("PAYMENT_RECEIVED")).toEqual(["REFUNDING mock", "REFUNDED mock"]);
  expect(movesOf("CREATED")).toEqual([
    ...["PENDING_PAYMENT assumed", "PAYMENT_RECEIVED mock", "FAILED mock", "EXPIRED assumed", "CANCELLED mock"],
    ...["REFUNDING mock", "REFUNDED mock"],
  ]);
  // KYC that the company manages itself has to be enabled.
  const kyc = () => state.movesOf("parties", cast.maya).filter(({ field }) => field === "kycStatus");
  state.move({ kind: "parties", id: cast.maya, to: "REJECTED" });
  expect(kyc().map(({ to }) => to)).toContain("NOT_REQUIRED");
  state.settings({ kycNotRequired: false });
  expect(kyc().map(({ to }) => to)).not.toContain("NOT_REQUIRED");
  // The event of a verdict is about individuals, and a company has no KYC.
  expect(state.movesOf("parties", cast.ceramics).map(({ event }) => event)).not.toContain(
    "PARTY_VERIFICATION_COMPLETED",
  );
  state.close();
});

test("every verdict on a party is told, also one that was told before", () => {
  const { state, events } = open();
  const order = { kind: "parties", id: cast.maya, field: "kycStatus" };
  for (const to of ["REJECTED", "VERIFIED", "REJECTED", "VERIFICATION_PENDING"]) {
    expect(state.move({ ...order, to }).events).toEqual(["PARTY_VERIFICATION_COMPLETED"]);
    expect(events.at(-1)?.event.result).toMatchObject({ partyId: cast.maya, status: to });
  }
  state.close();
});

test("a session that is refunded ends its pay-in, or takes back what it has credited", () => {
  const tested = open({ paymentSessions: true });
  const { call, state } = tested;
  const before = balance(tested);
  const pay = () => {
    const id = String(call("createPaymentSession", { path, body: { inAmount: 50, inCurrency: "EUR" } }).result["id"]);
    state.move({ kind: "paymentSessions", id, to: "PAYMENT_RECEIVED" });
    return { kind: "paymentSessions", id, to: "REFUNDED" };
  };
  expect(state.move(pay()).events).toEqual(["PAY_IN_FAILED"]);
  const late = pay();
  state.advance(2000);
  expect(balance(tested)["total"]).not.toBe(before["total"]);
  expect(state.move(late).events).toEqual([]);
  expect(balance(tested)).toEqual(before);
  state.close();
});

test("what the money does not allow when its time comes does not happen, and time goes on", () => {
  const lines: string[] = [];
  const tested = open({ paymentSessions: true, log: (line) => lines.push(line) });
  const { call, state } = tested;
  const { id } = call("createPaymentSession", { path, body: { inAmount: 13.05, inCurrency: "EUR" } }).result;
  state.advance(8500);
  // The credit is spent, with all the wallet has, before it is refunded.
  const spent = payout(tested, balance(tested)["available"]);
  state.advance(60_000);
  expect(statusOf(tested, spent)).toBe("COMPLETED");
  const session = call("listPaymentSessions", { path }).list.find((one) => one["id"] === id);
  expect(session?.["status"]).toBe("PAYMENT_RECEIVED");
  // It says so: in a line, and where the resource is looked at until it moves.
  const because = expect.stringMatching(/^The wallet no longer has what pay-in /);
  expect(lines).toEqual([
    expect.stringContaining(`paymentSessions ${id} stays PAYMENT_RECEIVED and does not become REFUNDING: The wallet`),
  ]);
  const missed = () => state.look.one(cast.tenant, "paymentSessions", String(id)).missed;
  expect(missed()).toMatchObject({ field: "status", from: "PAYMENT_RECEIVED", to: "REFUNDING", because });
  state.move({ kind: "payouts", id: spent, to: "RETURNED" });
  state.move({ kind: "paymentSessions", id: String(id), to: "REFUNDING" });
  expect(missed()).toBeUndefined();
  // One that nobody has a price for is never paid, until it expires.
  const [seeded] = call("listPaymentSessions", { path }).list;
  const strange = { ...seeded, id: nobody, inCurrency: "XTS", status: "FAILED" };
  state.seed({ paymentSessions: [strange] });
  state.move({ kind: "paymentSessions", id: nobody, to: "CREATED" });
  state.advance(60_000);
  const read = () => call("listPaymentSessions", { path }).list.find((one) => one["id"] === nobody)?.["status"];
  expect(read()).toBe("PENDING_PAYMENT");
  expect(refusal(() => state.move({ kind: "paymentSessions", id: nobody, to: "PAYMENT_RECEIVED" })).status).toBe(409);
  state.close();
});

test("a session that expires early shows when, and one that is opened again can be paid for its lifetime", () => {
  const tested = open({ paymentSessions: true });
  const { call, state } = tested;
  const { id } = call("createPaymentSession", { path, body: { inAmount: 13.03, inCurrency: "EUR" } }).result;
  const read = () => call("listPaymentSessions", { path }).list.find((one) => one["id"] === id) ?? {};
  const order = { kind: "paymentSessions", id: String(id) };
  state.advance(60_000);
  state.move({ ...order, to: "EXPIRED" });
  expect(read()).toMatchObject({ status: "EXPIRED", cancellable: false, expiresAt: state.now().toISOString() });
  state.move({ ...order, to: "PENDING_PAYMENT" });
  // The time that was set when it was created has come; it is not the one that is shown.
  state.advance(3_599_999);
  expect(read()).toMatchObject({ status: "PENDING_PAYMENT", cancellable: true });
  state.advance(1);
  expect(read()["status"]).toBe("EXPIRED");
  state.close();
});

test("a disabled webhook is not delivered to, a disabled route takes no payout", () => {
  const tested = open();
  const { call, state } = tested;
  const method = { type: "API_KEY", headerName: "K", apiKey: "k" };
  const made = call("registerWebhook", { body: { url: "https://hooks.example", authenticationMethod: method } }).result;
  const order = { kind: "webhooks", id: String(made["id"]) };
  expect(state.webhooks(cast.tenant)).toHaveLength(1);
  state.move({ ...order, to: "DISABLED" });
  expect(state.webhooks(cast.tenant)).toHaveLength(0);
  state.move({ ...order, to: "ACTIVE" });
  expect(state.webhooks(cast.tenant)).toHaveLength(1);
  state.move({ kind: "payoutRoutes", id: cast.activeRoute, to: "DISABLED" });
  const id = payout(tested);
  state.advance(10_000);
  expect(tested.events.at(-1)?.event.result).toMatchObject({ payoutId: id, reason: "ROUTE_UNAVAILABLE" });
  state.close();
});

test("a ramp request is funded in parts, tells it in its history, and ends", () => {
  const { call, state } = open();
  const rampRequestId = cast.onRamp;
  const read = () => call("getRampRequest", { path: { rampRequestId } }).result;
  const fund = (amount?: string | number) =>
    state.fund(cast.tenant, { rampRequestId, ...(amount === undefined ? {} : { amount }) });
  expect(refusal(() => fund()).message).toContain("AWAITING_APPROVAL");
  expect(refusal(() => state.fund(cast.tenant, { rampRequestId: nobody })).status).toBe(404);
  call("approveRampRequest", { path: { rampRequestId }, body: { version: read()["version"] } });
  for (const amount of ["0", "-1", "a lot", "0.0000001"]) expect(refusal(() => fund(amount)).status).toBe(400);
  const version = Number(read()["version"]);
  expect(fund("1000.5")).toMatchObject({ status: "AWAITING_FUNDS", amountReceived: 1000.5, paymentReceived: false });
  expect(read()).toMatchObject({ amountReceived: 1000.5, paymentReceived: false, version: version + 1 });
  expect(fund()).toMatchObject({ status: "PROCESSING", amountReceived: read()["amount"], paymentReceived: true });
  expect(refusal(() => state.move({ kind: "rampRequests", id: rampRequestId, to: "CANCELLED" })).status).toBe(409);
  state.advance(5000);
  expect(read()).toMatchObject({ status: "COMPLETED", blockchainTransactionHash: expect.stringMatching(/^0x/) });
  const history = (read()["events"] as { eventType: string }[]).map(({ eventType }) => eventType);
  expect(history.slice(-4)).toEqual(["APPROVED", "FUNDS_RECEIVED", "PROCESSING", "COMPLETED"]);
  state.close();
});

test("an event by hand brings the resource it names along, and says what is read", () => {
  const tested = open();
  const { state, events } = tested;
  const id = payout(tested);
  const event = (status: string, more: object = {}) => ({
    eventType: `PAYOUT_${status}`,
    result: { payoutId: id, accountId: nobody, status, occurredAt: "2026-09-18T15:30:52.801467293ZZ", ...more },
  });
  const told = state.announce(cast.tenant, event("COMPLETED"), { payoutId: id });
  expect(told?.result).toMatchObject({ payoutId: id, accountId: cast.mayaAccount, status: "COMPLETED" });
  expect(statusOf(tested, id)).toBe("COMPLETED");
  // Again it is a duplicate, and the same.
  expect(state.announce(cast.tenant, event("COMPLETED"), {})).toEqual(told);
  expect(events.map((one) => one.event)).toEqual([told, told]);
  // What cannot be, or is not so, is refused, and nothing is changed.
  const rejected = refusal(() => state.announce(cast.tenant, event("REJECTED", { reason: "UNKNOWN" }), {}));
  expect(rejected).toMatchObject({ status: 409, message: expect.stringContaining("not refused") });
  const wrong = { accountId: cast.ceramicsAccount };
  const returned = event("RETURNED", { reason: "UNKNOWN", ...wrong });
  expect(refusal(() => state.announce(cast.tenant, returned, wrong)).message).toContain("accountId is");
  expect([statusOf(tested, id), events.length]).toEqual(["COMPLETED", 2]);
  // An id of nothing is for the receiver alone.
  expect(state.announce(cast.tenant, event("FAILED", { payoutId: nobody }), {})).toBeUndefined();
  expect(state.announce(otherTenant, event("RETURNED"), {})).toBeUndefined();
  state.close();
});
