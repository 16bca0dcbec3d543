// Test values: values in requests that lead to a failure. This table is the source; the documentation, the control API
// and the site print it. The service has no such values.

import { delays } from "../../assumptions.ts";
import { asObject, asText } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import { readAmount } from "../money/decimal.ts";
import type { World } from "../world.ts";
import { beneficiaryAccount } from "./conditions.ts";
import { type MachineName, machineOf } from "./machines.ts";

/** Where a test value is sent. */
interface Place {
  /** The field, in words. */
  where: string;
  /** The value of a resource there, if any. */
  read(world: World, resource: Resource): unknown;
  /** Whether the value of a resource is the test value. */
  is(given: string, value: string): boolean;
}

const same = (given: string, value: string) => given.toLowerCase() === value.toLowerCase();
/** `aml-blocked`, and also `aml-blocked-17`, so that many accounts can have one. */
const begins = (given: string, value: string) => same(given, value) || given.toLowerCase().startsWith(`${value}-`);
const ends = (given: string, value: string) => given.toLowerCase().endsWith(value.toLowerCase());
/** The same exact decimal. Comparing the numbers first is faster: most values differ there. */
const equal = (given: string, value: string) =>
  Number(given) === Number(value) && readAmount(given) === readAmount(value);

/** A field of the resource itself. */
const own =
  (field: string): Place["read"] =>
  (_, { body }) =>
    body[field];

/** A field of the parent of the resource. */
const parents =
  (kind: ResourceKind, field: string): Place["read"] =>
  (world, { tenant, parent }) =>
    parent === undefined ? undefined : world.store.find(tenant, kind, parent)?.body[field];

const places = {
  lastName: { where: "`lastName` of a party", read: own("lastName"), is: same },
  partyName: { where: "end of `name` of a party (organization)", read: own("name"), is: ends },
  verifiedName: { where: "`lastName` of a party", read: parents("parties", "lastName"), is: same },
  account: {
    where: "`externalId` of an account, alone or followed by `-` and anything",
    read: parents("accounts", "externalId"),
    is: begins,
  },
  session: { where: "`inAmount` of a payment session", read: own("inAmount"), is: equal },
  credit: {
    where: "`amount` of a bank credit, `inAmount` of a payment session",
    read: own("grossFiatAmount"),
    is: equal,
  },
  transfer: { where: "`amount` of a transfer", read: own("amount"), is: equal },
  settlement: {
    where: "`settlementAmount.fiat` of a settlement",
    read: (_, { body }) => asObject(body["settlementAmount"])["fiat"],
    is: equal,
  },
  beneficiary: {
    where: "end of `accountNumber` of a payout bank account",
    read: (world, payout) => beneficiaryAccount(world, payout)?.body["accountNumberLast4"],
    is: ends,
  },
  bankAccountName: { where: "`name` of a company bank account", read: own("name"), is: same },
  walletDescription: { where: "`description` of a company wallet", read: own("description"), is: same },
  ramp: { where: "`amount` of a ramp request that is funded", read: own("amount"), is: equal },
} satisfies Record<string, Place>;

/** A test value and the move that it causes. */
export interface InputOutcome {
  /** Where the test value is sent. */
  place: keyof typeof places;
  value: string;
  machine: MachineName;
  /** The move: from a status, by a cause (by default the entry of `from`), to another status or the same. */
  from: string;
  by?: string;
  to: string;
  reason?: string;
  /** Milliseconds from the cause to the move, if no other move has this status and cause. */
  after?: number;
}

/** In the order in which they are printed. The first row that fits is made, before any usual move. */
export const outcomes: InputOutcome[] = [
  // Parties.
  { ...of("partyKyc", "lastName", "Rejected"), from: "PENDING", by: "createPartyVerification", to: "REJECTED" },
  {
    ...of("partyKyc", "lastName", "Pending"),
    from: "PENDING",
    by: "createPartyVerification",
    to: "VERIFICATION_PENDING",
  },
  { ...of("partyKyb", "partyName", "Rejected"), from: "PENDING", by: "createPartyVerification", to: "REJECTED" },
  { ...of("identityVerification", "verifiedName", "Unlinked"), from: "PENDING", to: "NOT_LINKED" },
  { ...of("partnerTerms", "lastName", "Undecided"), from: "REQUIRED", by: "createPartnerTermsLink", to: "REQUIRED" },
  // Accounts, wallets, virtual bank accounts.
  { ...of("walletScreening", "account", "aml-flagged"), from: "PENDING", to: "FLAGGED" },
  { ...of("walletScreening", "account", "aml-blocked"), from: "PENDING", to: "BLOCKED" },
  { ...of("walletScreening", "account", "aml-pending"), from: "PENDING", to: "PENDING" },
  { ...of("walletAllowance", "account", "allowance-uncovered"), from: "VERIFYING_ALLOWANCE", to: "PENDING" },
  { ...of("virtualBankAccount", "account", "bank-rejected"), from: "PENDING", to: "REJECTED" },
  // Money in.
  { ...of("paymentSession", "session", "13.01"), from: "CREATED", to: "FAILED" },
  { ...of("paymentSession", "session", "13.02"), from: "PENDING_PAYMENT", to: "FAILED" },
  { ...of("paymentSession", "session", "13.03"), from: "PENDING_PAYMENT", to: "PENDING_PAYMENT" },
  { ...of("paymentSession", "session", "13.04"), from: "PENDING_PAYMENT", to: "CANCELLED" },
  { ...of("paymentSession", "session", "13.05"), from: "PAYMENT_RECEIVED", to: "REFUNDING", after: delays.refund },
  { ...of("paymentSession", "session", "13.05"), from: "REFUNDING", to: "REFUNDED", after: delays.refund },
  { ...of("payIn", "credit", "13.11"), from: "PROCESSING", to: "FAILED", reason: "SETTLEMENT_FAILED" },
  { ...of("payIn", "credit", "13.12"), from: "PROCESSING", to: "FAILED", reason: "REJECTED_BY_PROVIDER" },
  { ...of("payIn", "credit", "13.13"), from: "PROCESSING", to: "FAILED", reason: "UNKNOWN" },
  // Transfers and payment requests.
  { ...of("transfer", "transfer", "13.21"), from: "PENDING", to: "FAILED", reason: "ON_CHAIN_FAILED" },
  { ...of("transfer", "transfer", "13.22"), from: "PENDING", to: "FAILED", reason: "INSUFFICIENT_FUNDS" },
  { ...of("transfer", "transfer", "13.23"), from: "PENDING", to: "FAILED", reason: "INSUFFICIENT_ALLOWANCE" },
  { ...of("transfer", "transfer", "13.24"), from: "PENDING", to: "FAILED", reason: "NOT_SUBMITTED" },
  { ...of("transfer", "transfer", "13.25"), from: "PENDING", to: "FAILED", reason: "UNKNOWN" },
  { ...of("paymentRequest", "settlement", "13.31"), from: "SETTLING", to: "SETTLED_WITH_SHORTFALL" },
  // Money out.
  { ...of("payout", "beneficiary", "0001"), from: "REQUESTED", to: "REJECTED", reason: "REJECTED_BY_PROVIDER" },
  { ...of("payout", "beneficiary", "0002"), from: "PROVIDER_PROCESSING", to: "RETURNED", reason: "RETURNED_BY_BANK" },
  { ...of("payout", "beneficiary", "0003"), from: "SENDING", to: "FAILED", reason: "SEND_FAILED" },
  { ...of("payout", "beneficiary", "0004"), from: "REQUESTED", to: "REJECTED", reason: "ROUTE_UNAVAILABLE" },
  {
    ...of("payout", "beneficiary", "0005"),
    from: "COMPLETED",
    to: "RETURNED",
    reason: "RETURNED_BY_BANK",
    after: delays.payoutEnd,
  },
  { ...of("payout", "beneficiary", "0006"), from: "REQUESTED", to: "REJECTED", reason: "UNKNOWN" },
  { ...of("payout", "beneficiary", "0007"), from: "SENDING", to: "FAILED", reason: "UNKNOWN" },
  { ...of("payout", "beneficiary", "0008"), from: "PROVIDER_PROCESSING", to: "FAILED", reason: "UNKNOWN" },
  // The ramp service.
  { ...of("companyBankAccount", "bankAccountName", "Denied"), from: "PENDING", to: "DENIED" },
  { ...of("companyWallet", "walletDescription", "Denied"), from: "PENDING", to: "DENIED" },
  { ...of("rampRequest", "ramp", "13.41"), from: "PROCESSING", to: "FAILED" },
];

function of(machine: MachineName, place: keyof typeof places, value: string) {
  return { machine, place, value };
}

/** Whether a resource has the test value of an outcome. */
export function isSent(world: World, resource: Resource, { place, value }: InputOutcome): boolean {
  const { read, is }: Place = places[place];
  const given = read(world, resource);
  const text = typeof given === "number" ? String(given) : asText(given);
  return text !== undefined && is(text, value);
}

/**
 * All test values in the order of the table; several steps of one value are one row.
 * @returns For each value: its field in words, kind and status field of the resource, the status before, the statuses
 *   after in order of time, and the reason of the event.
 */
export function listOutcomes() {
  const keyOf = ({ machine, place, value }: InputOutcome) => `${machine} ${places[place].where} ${value}`;
  return [...Map.groupBy(outcomes, keyOf).values()].map((steps) => {
    // The cast: a group has at least one step.
    const [{ machine, place, value, from }] = steps as [InputOutcome];
    const { kind, field } = machineOf(machine);
    const statuses = steps.map(statusAfter);
    return { where: places[place].where, value, kind, field, from, statuses, reason: steps.at(-1)?.reason };
  });
}

/** The status after an outcome; a session that stays unpaid expires. */
function statusAfter({ machine, from, to }: InputOutcome): string {
  if (from !== to) return to;
  return machine === "paymentSession" ? "EXPIRED" : to;
}
