// What passes by itself: unpaid sessions expire, and transfers and payouts that were seeded in flight go on.

import { expect, test } from "vitest";
import { cast, open, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const sessions = ({ call }: Tested) => call("listPaymentSessions", { path }).list;
const unpaid = ["CREATED", "PENDING_PAYMENT"];
const hour = 3_600_000;

test("the unpaid sessions of the cast can be paid for an hour, and then are EXPIRED", () => {
  const tested = open();
  const { state, eventTypes } = tested;
  const now = state.now().getTime();
  const open1 = sessions(tested).filter(({ status }) => unpaid.includes(String(status)));
  expect(open1.map(({ status }) => status).toSorted()).toEqual(unpaid);
  for (const { expiresAt } of open1) expect(Date.parse(String(expiresAt))).toBe(now + hour);
  state.advance(hour - 1);
  expect(sessions(tested).filter(({ status }) => unpaid.includes(String(status)))).toEqual(open1);
  state.advance(1);
  for (const { id, expiresAt } of open1)
    expect(sessions(tested).find((session) => session["id"] === id)).toMatchObject({
      ...{ status: "EXPIRED", cancellable: false, expiresAt, updatedAt: expiresAt },
    });
  expect(eventTypes().filter((type) => type.startsWith("PAY_IN"))).toEqual([]);
  // A reset has them anew.
  state.reset();
  expect(sessions(tested).filter(({ status }) => unpaid.includes(String(status)))).toHaveLength(2);
  state.close();
});

test("a paid session does not expire, nor one in a status that has ended", () => {
  const tested = open({ paymentSessions: true });
  const { call, state } = tested;
  const body = { inAmount: 250, inCurrency: "EUR" };
  const { id } = call("createPaymentSession", { path, body }).result;
  const statusOf = () => sessions(tested).map((session) => [session["id"], session["status"]]);
  state.advance(10_000);
  expect(statusOf()).toContainEqual([id, "PAYMENT_RECEIVED"]);
  const ended = statusOf().filter(([, status]) => !unpaid.includes(String(status)));
  state.advance(30 * 24 * hour);
  expect(statusOf()).toEqual(expect.arrayContaining(ended));
  state.close();
});

test("a session that is seeded expires when its time comes, at once when it has passed", () => {
  const tested = open();
  const { call, state } = tested;
  const [session] = sessions(tested);
  const seed = (id: string, milliseconds: number) => {
    const expiresAt = new Date(state.now().getTime() + milliseconds).toISOString();
    state.seed({ paymentSessions: [{ ...session, id, status: "PENDING_PAYMENT", expiresAt }] });
  };
  const [soon, late] = ["33333333-0000-4000-8000-000000000001", "33333333-0000-4000-8000-000000000002"];
  seed(soon, 5000);
  seed(late, -5000);
  const statusOf = (id: string) => sessions(tested).find((one) => one["id"] === id)?.["status"];
  expect([statusOf(soon), statusOf(late)]).toEqual(["PENDING_PAYMENT", "EXPIRED"]);
  const now = state.now();
  state.advance(5000);
  expect(statusOf(soon)).toBe("EXPIRED");
  expect(state.now().getTime()).toBe(now.getTime() + 5000);
  expect(call("listPaymentSessions", { path, query: { status: "EXPIRED" } }).list.length).toBeGreaterThan(2);
  state.close();
});

test("transfers and payouts of the cast go on, with their events", () => {
  const { call, state, eventTypes } = open();
  const inFlight = ["PENDING", "REQUESTED", "SENDING", "PROVIDER_PROCESSING"];
  const standing = () =>
    ["listTransfers", "listPayouts"].map(
      (name) => call(name, { path }).list.filter(({ status }) => inFlight.includes(String(status))).length,
    );
  const [transfers = 0, payouts = 0] = standing();
  expect(Math.min(transfers, payouts)).toBeGreaterThan(0);
  state.advance(10 * 60_000 - 1);
  expect(eventTypes()).toEqual([]);
  expect(standing()).toEqual([transfers, payouts]);
  state.advance(60_000);
  expect(standing()).toEqual([0, 0]);
  const count = (type: string) => eventTypes().filter((one) => one === type).length;
  expect(count("TRANSFER_COMPLETED")).toBe(transfers);
  expect(count("PAYOUT_COMPLETED")).toBe(payouts);
  state.close();
});
