// Outcomes on purpose: each test value leads to what the table says, and each documented status and reason can be reached.

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createStateContract } from "../../../mock/state/contract.ts";
import { kindsWithStatus } from "../../../mock/state/lifecycle/by-hand.ts";
import { impossible } from "../../../mock/state/lifecycle/impossible.ts";
import { type MachineName, machineOf, machines } from "../../../mock/state/lifecycle/machines.ts";
import { type Outcome, outcomes } from "../../../mock/state/lifecycle/outcomes.ts";
import { ownMoves } from "../../../mock/state/lifecycle/overlay.ts";
import { listOutcomes, outcomesTable } from "../../../mock/state/lifecycle/printed.ts";
import { ownStatuses, statusesOf } from "../../../mock/state/lifecycle/statuses.ts";
import { root } from "../../../model/apis.ts";
import { loadContracts } from "../../../model/contract.ts";
import { bundles } from "../../lib/bundles.ts";
import { readRegister } from "../../lib/register/register.ts";
import { cast, open, type Tested } from "./lib/state.ts";

const path = { accountId: cast.mayaAccount };
const contract = createStateContract(loadContracts());

/** Brings the test value of an outcome where it is sent; returns what a read shows when all is over. */
type Sender = (tested: Tested, value: string) => () => unknown;

const day = 86_400_000;
const inList = ({ call }: Tested, name: string, id: unknown, field = "status", where = path) =>
  call(name, { path: where }).list.find((one) => one["id"] === id)?.[field];

/** A party that is asked for its verification and its consent. */
function verify(tested: Tested, body: object): { partyId: string } {
  const partyId = String(tested.call("createParty", { body }).result["id"]);
  tested.call("createPartyVerification", { path: { partyId } });
  tested.call("createPartnerTermsLink", { path: { partyId } });
  return { partyId };
}

/** An account of Maya's, named by its external id. */
function account({ call, state }: Tested, externalId: string): { accountId: string } {
  const maya = call("getParty", { path: { partyId: cast.maya } }).result;
  state.seed({ parties: [{ ...maya, partnerTermsStatus: "ACCEPTED" }] });
  return { accountId: String(call("createAccount", { body: { externalId, party: { id: cast.maya } } }).result["id"]) };
}

const person =
  (field: string): Sender =>
  (tested, lastName) => {
    const where = verify(tested, { partyType: "INDIVIDUAL", firstName: "Ada", lastName });
    return () => tested.call("getParty", { path: where }).result[field];
  };

const senders: Partial<Record<MachineName, Sender>> = {
  partyKyc: person("kycStatus"),
  partnerTerms: person("partnerTermsStatus"),
  partyKyb: (tested, value) => {
    const where = verify(tested, { partyType: "ORGANISATION", name: `Ada ${value}` });
    return () => tested.call("getParty", { path: where }).result["kybStatus"];
  },
  identityVerification: (tested, lastName) => {
    const where = verify(tested, { partyType: "INDIVIDUAL", lastName });
    return () => tested.call("getIvVerification", { path: where }).result["linkageStatus"];
  },
  walletScreening: (tested, value) => {
    const where = account(tested, `${value}-17`);
    return () => tested.call("listWallets", { path: where }).list[0]?.["amlStatus"];
  },
  walletAllowance: (tested, value) => {
    const where = account(tested, value);
    const { call, state } = tested;
    const wallet = call("listWallets", { path: where }).list[0];
    state.seed({ wallets: [{ ...wallet, ...where, type: "SELF_CUSTODY", amlStatus: "APPROVED" }] });
    call("verifyWalletAllowance", { path: { ...where, walletId: String(wallet?.["id"]) } });
    return () => {
      const pairs = call("listAccountSupportedAssets", { path: where }).list;
      // Its name for an allowance that is asked for again.
      return pairs.some(({ permitStatus }) => permitStatus === "ACTION_REQUIRED") ? "PENDING" : "ACTIVE";
    };
  },
  virtualBankAccount: (tested, value) => {
    const where = account(tested, value);
    tested.call("createVirtualBankAccount", { path: where, body: {} });
    return () => tested.call("listVirtualBankAccounts", { path: where }).list[0]?.["status"];
  },
  paymentSession: (tested, value) => {
    const body = { inAmount: Number(value), inCurrency: "EUR" };
    const { id } = tested.call("createPaymentSession", { path, body }).result;
    return () => inList(tested, "listPaymentSessions", id);
  },
  payIn: ({ call, state }, amount) => {
    const payInId = state.credit(cast.tenant, { virtualBankAccountId: cast.euroAccount, amount, currency: "EUR" });
    return () => call("getPayIn", { path: { payInId } }).result["status"];
  },
  transfer: (tested, amount) => {
    const ends = { sourceAccountId: cast.mayaAccount, destinationAccountId: cast.ceramicsAccount };
    const body = { ...ends, amount, cryptocurrency: "USDC" };
    const { id } = tested.call("createAccountToAccountTransfer", { body }).result;
    return () => inList(tested, "listTransfers", id);
  },
  paymentRequest: (tested, value) => {
    const { call } = tested;
    const { id } = call("createPaymentRequest", { body: { ...path, amount: { fiat: 40 } } }).result;
    const where = { paymentRequestId: String(id) };
    call("settlePaymentRequest", { path: where, body: { settlementAmount: { fiat: Number(value) } } });
    return () => {
      const { shortfallAmount } = call("reversePaymentRequest", { path: where, body: {} }).result;
      return shortfallAmount === undefined ? "SETTLED" : "SETTLED_WITH_SHORTFALL";
    };
  },
  payout: (tested, value) => {
    const { call } = tested;
    const raw = { rail: "US_ACH", accountNumber: `00000${value}`, routingNumber: "110000000" };
    const bank = call("registerPayoutBankAccount", { path: { partyId: cast.maya }, body: raw }).result["id"];
    const route = { payoutBankAccountId: bank, sourceWalletId: cast.mayaBase };
    const routeId = call("createPayoutRoute", { path, body: route }).result["id"];
    const { id } = call("createPayout", { path, body: { routeId, asset: "USDC", amount: "10" } }).result;
    return () => inList(tested, "listPayouts", id);
  },
  companyBankAccount: (tested, name) => {
    const { id } = tested.call("registerCompanyBankAccount", { body: { name } }).result;
    return () => inList(tested, "listCompanyBankAccounts", id, "verificationStatus");
  },
  companyWallet: (tested, description) => {
    const body = { address: "0x01", chain: "ETHEREUM", description };
    const { id } = tested.call("registerCompanyWallet", { body }).result;
    return () => inList(tested, "listCompanyWallets", id, "verificationStatus");
  },
  rampRequest: (tested, value) => {
    const { call, state } = tested;
    const { id, version } = call("createRampRequest", { body: { rampType: "ON_RAMP", amount: Number(value) } }).result;
    const rampRequestId = String(id);
    call("approveRampRequest", { path: { rampRequestId }, body: { version } });
    state.fund(cast.tenant, { rampRequestId });
    return () => call("getRampRequest", { path: { rampRequestId } }).result["status"];
  },
};

const send = (tested: Tested, machine: MachineName, value: string) => {
  const read = senders[machine]?.(tested, value);
  tested.state.advance(day);
  return read?.();
};

test.each(listOutcomes())("$value as $where leads to $statuses", ({ value, kind, field, statuses, reason }) => {
  const { machine } = outcomes.find(
    (one) => one.value === value && machineOf(one.machine).kind === kind && machineOf(one.machine).field === field,
  ) as Outcome;
  const tested = open({ paymentSessions: true });
  expect(send(tested, machine, value)).toBe(statuses.at(-1));
  const reasons = tested.events.map(({ event }) => event.result["reason"]);
  if (reason !== undefined) expect(reasons).toContain(reason);
  tested.state.close();
});

test("any other value leads to what goes well", () => {
  const usual: Partial<Record<MachineName, string>> = {
    payIn: "14",
    transfer: "14",
    paymentSession: "14",
    payout: "0009",
  };
  for (const machine of Object.keys(senders) as MachineName[]) {
    const tested = open({ paymentSessions: true });
    const value = usual[machine] ?? (machine === "rampRequest" || machine === "paymentRequest" ? "14" : "Novak");
    const bad = outcomes.filter((one) => one.machine === machine).map(({ to }) => to);
    expect(bad, machine).not.toContain(send(tested, machine, value));
    tested.state.close();
  }
});

test("the guide prints the table", async () => {
  const file = "reference/guides/12-testing-with-the-mock.md";
  const text = await readFile(`${root}${file}`, "utf8");
  expect(text, `replace the table of ${file} by what outcomesTable() prints`).toContain(outcomesTable());
});

test("every documented reason and every status can be reached by a test value or a move", () => {
  const { state } = open();
  const reached = new Set<string>();
  const lists: Record<string, string[]> = {
    payouts: ["listPayouts"],
    transfers: ["listTransfers"],
  };
  for (const [kind, [name = ""]] of Object.entries(lists)) {
    const tested = open();
    // One that is not sent yet: what was sent cannot fail to be sent.
    tested.call("createPayout", { path, body: { routeId: cast.activeRoute, asset: "USDC", amount: "1" } });
    for (const { id } of tested.call(name, { path }).list)
      for (const { event, reasons = [] } of tested.state.movesOf(kind, String(id)))
        for (const reason of reasons) reached.add(`${event} ${reason}`);
    tested.state.close();
  }
  for (const { machine, reason } of outcomes) if (reason !== undefined) reached.add(`${machine} ${reason}`);
  const schemas = bundles.finance["components"] as { schemas: Record<string, { enum: string[] }> };
  const reasonsOf = (name: string) => schemas.schemas[name]?.enum ?? [];
  for (const reason of reasonsOf("PayInFailureReason")) expect(reached).toContain(`payIn ${reason}`);
  for (const reason of reasonsOf("TransferFailureReason")) expect(reached).toContain(`transfer ${reason}`);
  for (const reason of reasonsOf("PayoutEventReason"))
    expect(
      [...reached].some((one) => one.startsWith("PAYOUT") && one.endsWith(` ${reason}`)),
      reason,
    ).toBe(true);
  state.close();
});

test("statuses of the tables are those of the contract and those said to be ours", () => {
  const all = statusesOf(contract);
  for (const { machine, from, to } of [...ownMoves, ...outcomes])
    for (const status of [from, to])
      if (status !== null && status !== "*") expect(all[machine], `${machine} ${status}`).toContain(status);
  for (const { machine, from = [], to = [] } of impossible)
    expect(all[machine]).toEqual(expect.arrayContaining([...from, ...to]));
  // None of ours is in a list that the contract closes.
  for (const machine of Object.keys(ownStatuses) as MachineName[]) {
    const { api, shownIn, property } = machineOf(machine);
    const schemas = (bundles[api]["components"] as { schemas: Record<string, Record<string, unknown>> }).schemas;
    if (property === undefined) expect(schemas[shownIn]?.["enum"], machine).toBeUndefined();
  }
  expect(kindsWithStatus).toEqual(
    expect.arrayContaining(Object.values(machines).map(({ kind }) => kind as (typeof kindsWithStatus)[number])),
  );
});

test("what is said to be impossible rests on an entry of the register", () => {
  const entries = new Set(readRegister().entries.map(({ id }) => id));
  for (const { source } of impossible) expect(entries).toContain(source);
});
