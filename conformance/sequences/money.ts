// The money of the accounts that a run can see: what it is before and after a sequence, and what may have happened to it.

import { asArray, asObject } from "../../model/document.ts";
import { succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import type { Actor } from "./actor.ts";
import { paymentRequests } from "./kinds.ts";
import { readList } from "./look.ts";
import type { Made, Model } from "./model.ts";

const scale = 18;

/**
 * Reads a decimal string exactly.
 * @returns Units of 10^-18; undefined when it is no decimal or has more than 18 fraction digits.
 */
export function units(value: unknown): bigint | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (sign === undefined || fraction.length > scale) return undefined;
  const amount = BigInt(whole + fraction.padEnd(scale, "0"));
  return sign === "-" ? -amount : amount;
}

/** Units as a decimal string. */
function decimal(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, "0");
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, "");
  return amount < 0n ? `-${text}` : text;
}

/** What one account has of one asset. */
interface Balance {
  total: bigint;
  reserved: bigint;
}

/** Balances by account and asset, with the response that showed those of an account. */
interface Balances {
  of: Map<string, Map<string, Balance>>;
  shown: Map<string, Exchange>;
}

/** Accounts that are looked at. */
const mostAccounts = 4;

async function balancesOf(actor: Actor): Promise<Balances | undefined> {
  const balances: Balances = { of: new Map(), shown: new Map() };
  for (const { id } of actor.probe.ids("finance", "accountId").slice(0, mostAccounts)) {
    const { rows, isWhole, last } = await readList(actor, "listWallets", { accountId: id });
    actor.keepFor(["sequence-money", "sequence-reserved"], [last]);
    // What cannot be seen whole cannot be summed up.
    if (!succeeded(last) || !isWhole) return undefined;
    const own = new Map<string, Balance>();
    for (const balance of rows.flatMap(({ balances: held }) => asArray(held)).map(asObject)) {
      const { total, reserved } = lookAtPortion(actor, asObject(balance["amount"]), last);
      const sum = own.get(String(balance["asset"])) ?? { total: 0n, reserved: 0n };
      own.set(String(balance["asset"]), { total: sum.total + total, reserved: sum.reserved + reserved });
    }
    balances.of.set(id, own);
    balances.shown.set(id, last);
  }
  return balances;
}

/** Reserved is a portion of the total, in every balance at every time. */
function lookAtPortion(actor: Actor, amount: Record<string, unknown>, exchange: Exchange): Balance {
  const [total, reserved, available] = [units(amount["total"]), units(amount["reserved"]), units(amount["available"])];
  const actual = `total ${amount["total"]}, available ${amount["available"]}, reserved ${amount["reserved"]}`;
  if (total !== undefined && reserved !== undefined) {
    actor.expect("sequence-balances", reserved <= total, exchange, "reserved is a portion of total", actual);
  }
  const isNegative = [total, reserved, available].some((value) => value !== undefined && value < 0n);
  actor.expect("sequence-balances", !isNegative, exchange, "no balance is negative", actual, "assumed");
  return { total: total ?? 0n, reserved: reserved ?? 0n };
}

/** The most that may have come, gone and be reserved; undefined where a response does not show what it cost. */
interface Allowances {
  came: bigint | undefined;
  lost: bigint | undefined;
  reserved: bigint | undefined;
}

const sumOf = (costs: (bigint | undefined)[]): bigint | undefined =>
  costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0n);

/** What payment requests may have cost, those in one of the phases only. */
const costOf = ({ made }: Model, phases?: Made["phase"][]) =>
  sumOf(
    made
      .filter(({ kind, phase }) => kind === paymentRequests && (phases?.includes(phase) ?? true))
      .map(({ cost }) => cost),
  );

/** Where time cannot be made to pass, everything may be under way still: what this sequence did, and those before. */
function allowancesOf(model: Model, earlier: Model[], timePassed: boolean): Allowances {
  if (timePassed) return { came: 0n, lost: costOf(model, ["settled"]), reserved: costOf(model, ["open"]) };
  const all = sumOf([...earlier, model].flatMap((each) => [costOf(each), each.transferred]));
  return { came: all, lost: all, reserved: all };
}

/** How much an asset changed over all accounts, and the accounts in which it did. */
function changeOf(before: Balances, after: Balances, asset: string) {
  let [total, reserved] = [0n, 0n];
  const accounts: string[] = [];
  for (const [account, own] of after.of) {
    const [was, is] = [before.of.get(account)?.get(asset), own.get(asset)];
    const moved = [(is?.total ?? 0n) - (was?.total ?? 0n), (is?.reserved ?? 0n) - (was?.reserved ?? 0n)] as const;
    if (moved[0] !== 0n || moved[1] !== 0n) accounts.push(account);
    total += moved[0];
    reserved += moved[1];
  }
  return { total, reserved, accounts };
}

/**
 * Looks at the balances before a sequence.
 * @returns Judges those after it: what is gone was settled, nothing came from nowhere, and nothing stays reserved.
 */
export async function watchMoney(actor: Actor, earlier: Model[]): Promise<(model: Model) => Promise<void>> {
  const pass = actor.probe.target.passTime;
  const before = await balancesOf(actor);
  return async (model) => {
    if (model.made.length === 0) return;
    await pass?.();
    const after = await balancesOf(actor);
    if (before === undefined || after === undefined) return;
    const { came, lost, reserved } = allowancesOf(model, earlier, pass !== undefined);
    for (const asset of new Set([...after.of.values()].flatMap((own) => [...own.keys()]))) {
      const change = changeOf(before, after, asset);
      const shows = (after.shown.get(change.accounts[0] ?? "") ?? [...after.shown.values()][0]) as Exchange;
      tell(actor, before, after, change.accounts);
      const rows = [
        ["sequence-money", `no more ${asset} than before`, change.total <= (came ?? change.total), change.total],
        [
          "sequence-money",
          `no less ${asset} but what was settled`,
          -change.total <= (lost ?? -change.total),
          change.total,
        ],
        [
          "sequence-reserved",
          `no ${asset} reserved for what is over`,
          change.reserved <= (reserved ?? change.reserved),
          change.reserved,
        ],
      ] as const;
      for (const [rule, expected, holds, amount] of rows)
        actor.expect(rule, holds, shows, expected, `${decimal(amount)} in all`, "assumed");
    }
  };
}

/** The story needs the balances of those accounts only in which something changed. */
function tell(actor: Actor, before: Balances, after: Balances, accounts: string[]): void {
  if (accounts.length === 0) return;
  const others = [before, after].flatMap(({ shown }) =>
    [...shown].filter(([account]) => !accounts.includes(account)).map(([, exchange]) => exchange),
  );
  actor.forget(others);
}
