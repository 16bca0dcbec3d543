// What no operation of the contract does, although one may look for it. A test holds each row to the contract.

import { address } from "../contract/addresses.ts";
import type { Absent, Told } from "./absent.ts";

const finance = (id: string) => address.operation("finance", id).slice(1);
const ramp = (id: string) => address.operation("ramp", id).slice(1);
const state = (name: string) => address.state("finance", name).slice(1);

/** Things, what no operation does to them, and where to read what is possible. */
export const absences: readonly Absent[] = [
  ["payout", ["cancels", "reverses", "changes", "deletes"], [finance("getPayout"), state("PayoutStatus")]],
  ["transfer", ["cancels", "reverses", "changes", "deletes"], [finance("listTransfers"), state("TransferStatus")]],
  ["pay-in", ["cancels", "reverses", "changes", "deletes"], [finance("getPayIn"), state("PayInStatus")]],
  [
    "payment session",
    ["cancels", "reverses", "changes", "deletes"],
    [finance("listPaymentSessions"), state("PaymentSessionStatus")],
  ],
  ["account", ["changes", "deletes"], [finance("getAccount"), finance("reactivateAccount")]],
  ["wallet", ["changes", "deletes"], [finance("listWallets"), state("WalletStatus")]],
  ["virtual bank account", ["changes", "deletes"], [finance("listVirtualBankAccounts")]],
  ["payout bank account", ["changes", "deletes"], [finance("registerPayoutBankAccount")]],
  ["payout route", ["cancels", "changes", "deletes"], [finance("listPayoutRoutes"), state("PayoutRouteStatus")]],
  ["party role", ["changes", "deletes"], [finance("listPartyRoles"), finance("addPartyRole")]],
  ["ramp request", ["reverses", "changes", "deletes"], [ramp("cancelRampRequest"), ramp("getRampRequest")]],
  ["company bank account", ["changes", "deletes"], [ramp("registerCompanyBankAccount")]],
  ["company wallet", ["changes", "deletes"], [ramp("registerCompanyWallet")]],
  ["access token", ["revokes", "deletes"], [address.guide("authentication").slice(1)]],
];

/** What has no error code, although one may look for it. */
export const told: readonly Told[] = [
  [
    "payout balance, insufficient balance, insufficient balance error, payout insufficient balance, payout insufficient funds, balance too low, low balance, insufficient balance code, not enough balance, not enough money, insufficient allowance payout, insufficient permit",
    "No error code says that a balance is too small: the payout is accepted, and moves to FAILED later.",
    [`${address.errors().slice(1)}#balance`, state("PayoutStatus"), address.event("finance", "PAYOUT_FAILED").slice(1)],
  ],
];
