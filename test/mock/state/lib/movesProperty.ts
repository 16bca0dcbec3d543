// Whatever is moved, in whatever order: the books stay whole, every read keeps the contract, and events say what reads say.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { Refusal } from "../../../../mock/refusal.ts";
import { parseDecimal } from "../../../../mock/state/money/decimal.ts";
import type { Move } from "../../../../mock/state/types.ts";
import type { JsonObject } from "../../../../model/document.ts";
import { auditFile } from "./audit.ts";
import { contradictions } from "./exclusions.ts";
import { cast, open, type Tested } from "./state.ts";

const path = { accountId: cast.mayaAccount };
const idsOf = (list: JsonObject[]) => list.map(({ id }) => String(id));

/** Ids by kind: those of the cast, and what no list shows. */
function populate({ call, state }: Tested): [kind: string, id: string][] {
  const list = (name: string) => idsOf(call(name, { path }).list);
  const body = { sourceAccountId: cast.mayaAccount, destinationAccountId: cast.ceramicsAccount };
  const transfer = (amount: string) =>
    call("createAccountToAccountTransfer", { body: { ...body, amount, cryptocurrency: "USDC" } });
  for (const amount of ["1", "100", "1000"]) transfer(amount);
  for (const amount of ["1", "100", "1000"])
    call("createPayout", { path, body: { routeId: cast.activeRoute, asset: "USDC", amount } });
  const session = call("createPaymentSession", { path, body: { inAmount: 250, inCurrency: "EUR" } }).result;
  const [small, large] = [10, 900].map((fiat) => call("createPaymentRequest", { body: { ...path, amount: { fiat } } }));
  const credit = { virtualBankAccountId: cast.euroAccount, amount: "80", currency: "EUR" };
  const ids: Record<string, string[]> = {
    companies: [String(call("getCompany").result["id"])],
    parties: list("listParties"),
    verifications: [cast.maya],
    accounts: list("listAccounts"),
    wallets: list("listWallets"),
    virtualBankAccounts: list("listVirtualBankAccounts"),
    paymentSessions: [String(session["id"]), ...list("listPaymentSessions")],
    payIns: [state.credit(cast.tenant, credit), state.credit(cast.tenant, credit)],
    transfers: list("listTransfers"),
    paymentRequests: [cast.paymentRequest, String(small?.result["id"]), String(large?.result["id"])],
    payoutRoutes: list("listPayoutRoutes"),
    payouts: list("listPayouts"),
    webhooks: list("listWebhooks"),
    companyBankAccounts: list("listCompanyBankAccounts"),
    companyWallets: list("listCompanyWallets"),
    rampRequests: list("listRampRequests"),
    invitations: [String(call("inviteCompanyUser", { body: { email: "new@mail.example" } }).result["id"])],
  };
  return Object.entries(ids).flatMap(([kind, some]) => some.map((id): [string, string] => [kind, id]));
}

/** Reads all there is, and so holds it to the contract. */
function readAll({ call }: Tested, resources: [string, string][]): void {
  const lists = ["listParties", "listAccounts", "listWebhooks", "listCompanyBankAccounts", "listCompanyWallets"];
  const ofAccount = ["listWallets", "listVirtualBankAccounts", "listPaymentSessions", "listTransfers", "listPayouts"];
  for (const name of [...lists, ...ofAccount, "listPayoutRoutes", "listRampRequests", "getCompany"])
    call(name, { path });
  for (const [kind, id] of resources) {
    if (kind === "payIns") call("getPayIn", { path: { payInId: id } });
    if (kind === "companyBankAccounts") call("getCompanyBankAccount", { path: { companyBankAccountId: id } });
    if (kind === "rampRequests") call("getRampRequest", { path: { rampRequestId: id } });
    if (kind === "parties") call("getParty", { path: { partyId: id } });
    if (kind === "verifications") call("getIvVerification", { path: { partyId: id } });
  }
}

/** What a read shows of the resource of a kind that has events. */
function shown({ call }: Tested, kind: string, id: string): JsonObject | undefined {
  if (kind === "payIns") return call("getPayIn", { path: { payInId: id } }).result;
  if (kind === "parties") return call("getParty", { path: { partyId: id } }).result;
  if (kind === "accounts") return call("getAccount", { path: { accountId: id } }).result;
  const lists: Record<string, string> = {
    payouts: "listPayouts",
    transfers: "listTransfers",
    virtualBankAccounts: "listVirtualBankAccounts",
    wallets: "listWallets",
  };
  const name = lists[kind];
  return name === undefined ? undefined : call(name, { path }).list.find((one) => one["id"] === id);
}

/** Holds an event to what is read back. */
function agree(tested: Tested, { kind, id, field, to }: Move): void {
  const result = tested.events.at(-1)?.event.result ?? {};
  const read = shown(tested, kind, id) ?? {};
  expect(read[field]).toBe(to);
  if (result["status"] !== undefined) expect(result["status"]).toBe(to);
  if (kind === "transfers") expect(result["transactionHash"]).toBe(read["transactionHash"]);
  if (kind === "wallets") expect([result["amlStatus"], result["accountWalletAddress"]]).toEqual([to, read["address"]]);
  if (to === "FAILED" && kind === "payouts") expect(result["reason"]).toBe(read["failureReason"]);
}

/** Asked for whether it is offered or not. */
const asked = ["ACTIVE", "FAILED", "SETTLED", "REJECTED", "PENDING", "EXPIRED", "CANCELLED", "NONE"];
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ which: fc.nat(), move: fc.nat(), reason: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ which: fc.nat(), to: fc.constantFrom(...asked) }) },
  { weight: 1, arbitrary: fc.record({ advance: fc.constantFrom(1000, 2000, 8000, 3_700_000) }) },
);
interface Step extends Partial<Record<"which" | "move" | "reason" | "advance", number>> {
  to?: string;
}

/** Does a step; returns the move, if one was made. */
function run(tested: Tested, resources: [string, string][], { which = 0, move = 0, reason = 0, advance, to }: Step) {
  const { state, events } = tested;
  if (advance !== undefined) {
    state.advance(advance);
    return undefined;
  }
  const kinds = [...new Set(resources.map(([kind]) => kind))];
  const some = resources.filter(([kind]) => kind === kinds[which % kinds.length]);
  const [kind, id] = some[Math.floor(which / kinds.length) % some.length] as [string, string];
  const possible = state.movesOf(kind, id);
  const chosen = to === undefined ? possible[move % Math.max(possible.length, 1)] : { to, field: undefined };
  if (chosen === undefined) return undefined;
  const reasons = "reasons" in chosen ? (chosen.reasons ?? []) : [];
  const given = reasons.length === 0 ? {} : { reason: String(reasons[reason % reasons.length]) };
  const before = events.length;
  const field = chosen.field === undefined ? {} : { field: chosen.field };
  try {
    const made = state.move({ kind, id, to: chosen.to, ...field, ...given });
    // One that is no event of the contract would have been refused by the listener, and be missing.
    expect(events.slice(before).map(({ event }) => event.eventType)).toEqual(made.events);
    if (made.events.length > 0 && kind !== "paymentSessions") agree(tested, made);
    return made;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is offered is taken.
    expect(to, error.message).toBeDefined();
    expect(error.status).toBe(409);
    expect(error.message).not.toMatch(/undefined|NaN|\[object/);
    expect(events.length).toBe(before);
    return undefined;
  }
}

/**
 * Moves whatever there is in any order: the books stay whole, reads keep the contract, and events agree with them.
 * @param numRuns How many sequences of moves.
 * @returns How many moves were made, and of how many kinds.
 */
export function checkMoves(numRuns: number): { made: number; kinds: number } {
  const folder = mkdtempSync(join(tmpdir(), "moves-"));
  const kinds = new Set<string>();
  let made = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 100, size: "max" }), (steps) => {
      runs += 1;
      const file = join(folder, `${runs}.db`);
      const tested = open({ file, paymentSessions: true });
      const resources = populate(tested);
      for (const one of steps) {
        const move = run(tested, resources, one);
        if (move === undefined) continue;
        made += 1;
        kinds.add(move.kind);
      }
      readAll(tested, resources);
      expect(contradictions(tested.events.map(({ event }) => event))).toEqual([]);
      tested.state.close();
      expect(auditFile(file)).toEqual([]);
    }),
    { numRuns },
  );
  rmSync(folder, { recursive: true });
  return { made, kinds: kinds.size };
}

const amountOf = (text: unknown) => parseDecimal(String(text ?? "0")) ?? 0n;
const paidOut = ["PROVIDER_PROCESSING", "COMPLETED"];

/** What left the wallets, less what came in, by what the statuses of payouts and pay-ins say; of each asset. */
function outsideOf({ call }: Tested, payIns: string[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (asset: unknown, amount: bigint) => sums.set(String(asset), (sums.get(String(asset)) ?? 0n) + amount);
  for (const { status, asset, amount } of call("listPayouts", { path }).list)
    add(asset, paidOut.includes(String(status)) ? amountOf(amount) : 0n);
  for (const payInId of payIns) {
    const { status, cryptoAsset, netCryptoAmount } = call("getPayIn", { path: { payInId } }).result;
    add(cryptoAsset, status === "SETTLED" ? -amountOf(netCryptoAmount) : 0n);
  }
  return sums;
}

/** What all wallets have, of each asset. */
function insideOf({ call }: Tested): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const accountId of [cast.mayaAccount, cast.ceramicsAccount])
    for (const wallet of call("listWallets", { path: { accountId } }).list)
      for (const { asset, amount } of wallet["balances"] as { asset: string; amount: Record<string, string> }[]) {
        expect(amountOf(amount["available"]) >= 0n && amountOf(amount["reserved"]) >= 0n).toBe(true);
        sums.set(asset, (sums.get(asset) ?? 0n) + amountOf(amount["total"]));
      }
  return sums;
}

/**
 * Moves money in any order: what the wallets have follows from the statuses alone, however they came about.
 * @param numRuns How many sequences of moves.
 */
export function checkMoney(numRuns: number): void {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 60, size: "max" }), (steps) => {
      const tested = open({ paymentSessions: true });
      const resources = populate(tested).filter(([kind]) => ["payouts", "payIns", "transfers"].includes(kind));
      const payIns = resources.flatMap(([kind, id]) => (kind === "payIns" ? [id] : []));
      const both = () => {
        const [inside, out] = [insideOf(tested), outsideOf(tested, payIns)];
        return [...inside].map(([asset, amount]) => [asset, amount + (out.get(asset) ?? 0n)]);
      };
      const before = both();
      // Time would settle payment sessions and requests besides.
      for (const one of steps) if (!("advance" in one)) run(tested, resources, one);
      expect(contradictions(tested.events.map(({ event }) => event))).toEqual([]);
      expect(new Map(both() as [string, bigint][])).toEqual(new Map(before as [string, bigint][]));
      tested.state.close();
    }),
    { numRuns },
  );
}
