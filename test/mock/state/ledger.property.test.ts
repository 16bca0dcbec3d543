// Money adds up: after any sequence of operations every balance is what an independent model says.

import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal, parseDecimal } from "../../../mock/state/money/decimal.ts";
import { cryptoOf, Model, type Owner } from "./lib/model.ts";
import { balanceOf, cast, open, type Tested } from "./lib/state.ts";

const owners: Owner[] = ["maya", "ceramics"];
const accounts: Record<Owner, string> = { maya: cast.mayaAccount, ceramics: cast.ceramicsAccount };

const added = {
  wallet: "22222222-0000-4000-8000-000000000001",
  bank: "22222222-0000-4000-8000-000000000002",
  route: "22222222-0000-4000-8000-000000000003",
  euro: "22222222-0000-4000-8000-000000000004",
};
const wallets: Record<Owner, string> = { maya: cast.mayaBase, ceramics: added.wallet };
const routes: Record<Owner, string> = { maya: cast.activeRoute, ceramics: added.route };
const euroAccounts: Record<Owner, string> = { maya: cast.euroAccount, ceramics: added.euro };

/** Gives the second owner what the first has: a wallet with money, a route to a bank, a euro account. */
function prepare(): Tested {
  const tested = open();
  const accountId = cast.ceramicsAccount;
  const party = tested.call("getParty", { path: { partyId: cast.ceramics } }).result;
  const balances = [{ asset: "USDC", amount: { total: "500", available: "500", reserved: "0" } }];
  // The other fields are those of a wallet of the cast, whatever the contract adds to it.
  const [known] = tested.call("listWallets", { path: { accountId: cast.mayaAccount } }).list;
  const basics = { chain: "BASE", type: "PLATFORM_MANAGED", address: "0x01", balances, amlStatus: "APPROVED" };
  const wallet = { ...known, ...basics };
  const route = { payoutBankAccountId: added.bank, sourceWalletId: added.wallet, status: "ACTIVE" };
  tested.state.seed({
    parties: [{ ...party, kybStatus: "VERIFIED" }],
    wallets: [{ ...wallet, id: added.wallet, accountId }],
    virtualBankAccounts: [{ id: added.euro, accountId, status: "ACTIVE" }],
    payoutBankAccounts: [{ id: added.bank, partyId: cast.ceramics, rail: "US_ACH", accountNumberLast4: "1111" }],
    payoutRoutes: [{ id: added.route, accountId, ...route }],
  });
  return tested;
}

/** A state and its model, and the ids of the payment requests that the model knows by their place. */
interface Pair {
  tested: Tested;
  model: Model;
  requests: string[];
}

/** One step; it runs on both, and a refusal is right exactly where the model refuses. */
type Step = (pair: Pair) => void;

const decimal = (micro: bigint) => formatDecimal(micro * 10n ** 12n);
const fiat = (cents: bigint) => ({ fiat: Number(cents) / 100 });

const transfer =
  (owner: Owner, micro: bigint): Step =>
  ({ tested, model }) => {
    const to = owner === "maya" ? "ceramics" : "maya";
    const ends = { sourceAccountId: accounts[owner], destinationAccountId: accounts[to] };
    const body = { ...ends, amount: decimal(micro), cryptocurrency: "USDC" };
    expect(tested.call("createAccountToAccountTransfer", { body }).status).toBe(201);
    model.transfer(owner, to, micro);
  };

const payout =
  (owner: Owner, micro: bigint): Step =>
  ({ tested, model }) => {
    const body = { routeId: routes[owner], asset: "USDC", amount: decimal(micro) };
    expect(tested.call("createPayout", { path: { accountId: accounts[owner] }, body }).status).toBe(201);
    model.payout(owner, micro);
  };

const request =
  (owner: Owner, cents: bigint): Step =>
  ({ tested, model, requests }) => {
    const call = { path: { accountId: accounts[owner] }, body: { amount: fiat(cents) } };
    requests.push(String(tested.call("createAccountPaymentRequest", call).result["id"]));
    model.open(owner, cryptoOf(cents));
  };

const credit =
  (owner: Owner, cents: bigint): Step =>
  ({ tested, model }) => {
    const amount = formatDecimal(cents * 10n ** 16n);
    tested.state.credit(cast.tenant, { virtualBankAccountId: euroAccounts[owner], amount, currency: "EUR" });
    model.credit(owner, cents);
  };

const follow =
  (what: "update" | "settle" | "reverse", which: number, cents: bigint): Step =>
  ({ tested, model, requests }) => {
    const [known, paymentRequestId] = [model.requests[which], requests[which]];
    if (known === undefined || paymentRequestId === undefined) return;
    const bodies = {
      update: { authorizedAmount: fiat(cents) },
      settle: { settlementAmount: fiat(cents) },
      reverse: {},
    };
    const accepted = what === "reverse" ? model.reverse(known) : model[what](known, cryptoOf(cents));
    const answer = tested.call(`${what}PaymentRequest`, { path: { paymentRequestId }, body: bodies[what] });
    expect(answer.status).toBe(accepted ? 200 : 409);
  };

const advance =
  (milliseconds: number): Step =>
  ({ tested, model }) => {
    tested.state.advance(milliseconds);
    model.advance(milliseconds);
  };

const owner = fc.constantFrom(...owners);
/** Often beyond what there is, and often the smallest units. */
const micro = fc.oneof(fc.bigInt({ min: 1n, max: 400_000_000n }), fc.bigInt({ min: 1n, max: 9n }));
/** Test values would lead to other ends: those of README, from 13.11 to 13.31. */
const cents = fc.bigInt({ min: 1n, max: 30_000n }).filter((amount) => amount < 1311n || amount > 1331n);
const delay = fc.constantFrom(1, 500, 1000, 2000, 3000, 10_000);
const following = fc.constantFrom("update" as const, "settle" as const, "reverse" as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(owner, micro).map(([who, amount]) => transfer(who, amount)),
  fc.tuple(owner, micro).map(([who, amount]) => payout(who, amount)),
  fc.tuple(owner, cents).map(([who, amount]) => request(who, amount)),
  fc.tuple(owner, cents).map(([who, amount]) => credit(who, amount)),
  fc.tuple(following, fc.nat(5), cents).map(([what, which, amount]) => follow(what, which, amount)),
  delay.map(advance),
);

/** A balance in units of 10^-6. */
function units(tested: Tested, who: Owner, part: "total" | "available" | "reserved"): bigint {
  const text = balanceOf(tested, accounts[who], wallets[who])[part];
  return (parseDecimal(String(text)) as bigint) / 10n ** 12n;
}

function compare({ tested, model }: Pair, sum: bigint): void {
  for (const who of owners) {
    const [total, reserved, available] = (["total", "reserved", "available"] as const).map((part) =>
      units(tested, who, part),
    ) as [bigint, bigint, bigint];
    expect([total, reserved]).toEqual([model.total[who], model.reserved(who)]);
    expect(available).toBe(total - reserved);
    expect(available >= 0n && reserved >= 0n).toBe(true);
  }
  expect(model.total.maya + model.total.ceramics + model.outside).toBe(sum);
}

test("balances are those of the model: conserved, never negative, reserved for exactly what is in flight", {
  timeout: 600_000,
}, () => {
  let moved = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: "max" }), (steps) => {
      const tested = prepare();
      const now = (part: "total" | "reserved") => ({
        maya: units(tested, "maya", part),
        ceramics: units(tested, "ceramics", part),
      });
      const start = now("total");
      const pair: Pair = { tested, model: new Model(start, now("reserved")), requests: [] };
      for (const run of steps) {
        run(pair);
        compare(pair, start.maya + start.ceramics);
      }
      if (pair.model.total.maya !== start.maya) moved += 1;
      tested.state.close();
    }),
    { numRuns: 120 },
  );
  // The property would say little if no money had moved.
  expect(moved).toBeGreaterThan(50);
});
