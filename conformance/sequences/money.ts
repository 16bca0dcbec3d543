// The money of the accounts that a run can see: what it is before and after a sequence, and what may have happened to it.

import { asArray, asObject } from "../../model/document.ts";
import { succeeded } from "../checks/check.ts";
import { decimalOf, unitsOf } from "../decimal.ts";
import type { Exchange } from "../exchange.ts";
import type { Actor, CreatedResource } from "./actor.ts";
import { kinds } from "./kinds.ts";
import { readList } from "./look.ts";

/** What one account has of one asset, or how much that changed. */
interface Balance {
  total: bigint;
  reserved: bigint;
}

/** Balances of each account by asset, with the response that showed them. */
type Balances = Map<string, { of: Map<string, Balance>; exchange: Exchange }>;

const none: Balance = { total: 0n, reserved: 0n };

const sumOf = (one: Balance, other: Balance, sign = 1n): Balance => ({
  total: one.total + sign * other.total,
  reserved: one.reserved + sign * other.reserved,
});

/** Accounts that are looked at. */
const mostAccounts = 4;

/** What cannot be seen whole cannot be summed up: undefined then. */
async function balancesOf(actor: Actor): Promise<Balances | undefined> {
  const balances: Balances = new Map();
  for (const { id } of actor.probe.ids("finance", "accountId").slice(0, mostAccounts)) {
    const { rows, isWhole, last } = await readList(actor.probe, "listWallets", { accountId: id });
    if (!succeeded(last) || !isWhole) return undefined;
    const own = new Map<string, Balance>();
    for (const balance of rows.flatMap((row) => asArray(row["balances"])).map(asObject)) {
      const asset = String(balance["asset"]);
      const { total, reserved } = asObject(balance["amount"]);
      const shown = { total: unitsOf(total) ?? 0n, reserved: unitsOf(reserved) ?? 0n };
      own.set(asset, sumOf(own.get(asset) ?? none, shown));
    }
    balances.set(id, { of: own, exchange: last });
  }
  return balances;
}

/** The sum of what was shown; undefined where a response does not show what it cost. */
const sumOfAll = (costs: (bigint | undefined)[]): bigint | undefined =>
  costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0n);

/** What payment requests may have cost, those in one of the phases only. */
function costOf({ made }: Actor, phase?: CreatedResource["phase"]): bigint | undefined {
  const own = made.filter((one) => one.kind === kinds.paymentRequest && (phase ?? one.phase) === one.phase);
  return sumOfAll(own.map(({ cost }) => cost));
}

/**
 * Looks at the balances before a sequence.
 * @returns Judges those after it: what is gone was settled, nothing came from nowhere, and nothing stays reserved.
 */
export async function watchMoney(actor: Actor, earlier: Actor[]): Promise<() => Promise<void>> {
  const pass = actor.probe.target.passTime;
  const before = await balancesOf(actor);
  return async () => {
    if (actor.made.length === 0) return;
    await pass?.();
    const after = await balancesOf(actor);
    if (before === undefined || after === undefined) return;
    // Where time cannot be made to pass, everything may be under way still: what this sequence did, and those before.
    const all = sumOfAll([...earlier, actor].flatMap((each) => [costOf(each), each.transferred]));
    const [came, lost, reserved] =
      pass === undefined ? [all, all, all] : [0n, costOf(actor, "settled"), costOf(actor, "open")];
    for (const asset of new Set([...after.values()].flatMap(({ of }) => [...of.keys()]))) {
      const { change, shows, more } = changeOf(before, after, asset);
      const rows = [
        ["sequence-money", `no more ${asset} than before`, change.total, came, change.total],
        ["sequence-money", `no less ${asset} but what was settled`, -change.total, lost, change.total],
        ["sequence-reserved", `no ${asset} reserved for what is over`, change.reserved, reserved, change.reserved],
      ] as const;
      for (const [rule, expected, moved, most, amount] of rows) {
        const holds = most === undefined || moved <= most;
        if (!holds) for (const balance of more) actor.tell(balance);
        actor.expect(rule, holds, shows, expected, `${decimalOf(amount)} in all`);
      }
    }
  };
}

/** How much an asset changed over all accounts, and the balances of those accounts in which it did. */
function changeOf(before: Balances, after: Balances, asset: string) {
  let change = none;
  const more: Exchange[] = [];
  const [any] = [...after.values()].map(({ exchange }) => exchange);
  let shows = any as Exchange;
  for (const [account, { of, exchange }] of after) {
    const moved = sumOf(of.get(asset) ?? none, before.get(account)?.of.get(asset) ?? none, -1n);
    change = sumOf(change, moved);
    if (moved.total === 0n && moved.reserved === 0n) continue;
    if (more.length === 0) shows = exchange;
    more.push(...[before, after].flatMap((each) => each.get(account)?.exchange ?? []));
  }
  return { change, shows, more };
}
