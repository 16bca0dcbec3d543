// The money of the accounts that a run can see, before and after a sequence.

import { formatDecimal, readAmount } from "../../model/decimal.ts";
import { asArray, asObject } from "../../model/document.ts";
import { succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import type { Actor, CreatedResource } from "./actor.ts";
import { kinds } from "./kinds.ts";
import { readList } from "./look.ts";

/** The total of an asset and its reserved part, in units of 10^-18. */
type Balance = Record<"total" | "reserved", bigint>;

/** The balances of one account by asset, and the response that showed them. */
interface AccountBalances {
  id: string;
  of: Map<string, Balance>;
  exchange: Exchange;
}

const none: Balance = { total: 0n, reserved: 0n };

const sumOf = (one: Balance, other: Balance, sign = 1n): Balance => ({
  total: one.total + sign * other.total,
  reserved: one.reserved + sign * other.reserved,
});

/** The most accounts whose balances are read. */
const mostAccounts = 4;

/** The balances of the accounts; undefined when one cannot be read in full. */
async function balancesOf({ probe }: Actor): Promise<AccountBalances[] | undefined> {
  const all: AccountBalances[] = [];
  for (const { id } of probe.ids("finance", "accountId").slice(0, mostAccounts)) {
    const { rows, isWhole, last } = await readList(probe, "listWallets", { accountId: id });
    if (!succeeded(last) || !isWhole) return undefined;
    const of = new Map<string, Balance>();
    for (const { asset, amount } of rows.flatMap((row) => asArray(row["balances"])).map(asObject)) {
      const [total = 0n, reserved = 0n] = ["total", "reserved"].map((name) => readAmount(asObject(amount)[name]));
      of.set(String(asset), sumOf(of.get(String(asset)) ?? none, { total, reserved }));
    }
    all.push({ id, of, exchange: last });
  }
  return all;
}

/** The sum of costs; undefined when one of them is not known. */
const sumOfAll = (costs: (bigint | undefined)[]): bigint | undefined =>
  costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0n);

/** The most that payment requests may have cost, all of them or those in one phase. */
function costOf({ made }: Actor, phase?: CreatedResource["phase"]): bigint | undefined {
  const own = made.filter((one) => one.kind === kinds.paymentRequest && (phase ?? one.phase) === one.phase);
  return sumOfAll(own.map(({ cost }) => cost));
}

/**
 * Looks at the balances before a sequence.
 * @returns Judges the balances after it: only settled amounts are gone, and no amount appeared or stays reserved.
 */
export async function watchMoney(actor: Actor, earlier: Actor[]): Promise<() => Promise<void>> {
  const pass = actor.probe.target.passTime;
  const before = await balancesOf(actor);
  return async () => {
    if (actor.made.length === 0) return;
    await pass?.();
    const after = await balancesOf(actor);
    if (before === undefined || after === undefined) return;
    // When time cannot be made to pass, every earlier payment may still be under way.
    const all = sumOfAll([...earlier, actor].flatMap((each) => [costOf(each), each.transferred]));
    const [came, lost, reserved] =
      pass === undefined ? [all, all, all] : [0n, costOf(actor, "settled"), costOf(actor, "open")];
    for (const asset of new Set(after.flatMap(({ of }) => [...of.keys()]))) {
      const { change, moved } = changeOf(before, after, asset);
      const shows = (moved[0] ?? after[0])?.exchange as Exchange; // The asset is from an account of `after`.
      const rows = [
        ["sequence-money", `no more ${asset} than before`, change.total, came, change.total],
        ["sequence-money", `no less ${asset} but what was settled`, -change.total, lost, change.total],
        ["sequence-reserved", `no ${asset} reserved for what is over`, change.reserved, reserved, change.reserved],
      ] as const;
      for (const [rule, expected, amount, most, actual] of rows) {
        const holds = most === undefined || amount <= most;
        if (!holds) for (const { exchange } of moved) actor.tell(exchange);
        actor.expect(rule, holds, shows, expected, `${formatDecimal(actual)} in all`);
      }
    }
  };
}

/** The change of an asset in all accounts together, and the balances of the accounts in which it changed. */
function changeOf(before: AccountBalances[], after: AccountBalances[], asset: string) {
  let change = none;
  const moved: AccountBalances[] = [];
  for (const own of after) {
    const earlier = before.find(({ id }) => id === own.id);
    const more = sumOf(own.of.get(asset) ?? none, earlier?.of.get(asset) ?? none, -1n);
    change = sumOf(change, more);
    if (more.total !== 0n || more.reserved !== 0n) moved.push(...[own, earlier].filter((one) => one !== undefined));
  }
  return { change, moved };
}
