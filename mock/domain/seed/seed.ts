// Puts resources into the state as the examples of the contract show them, with the money and the holds that go with
// them. They are trusted: a person moves resources, and creates them over the API.

import { defaultCurrency } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonFields, pick } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { momentOf } from "../lifecycle/clock.ts";
import { setDueMoves } from "../lifecycle/status.ts";
import { amountIn } from "../money/decimal.ts";
import { holdAmount } from "../money/flows.ts";
import { outside } from "../money/ledger.ts";
import { priceOf } from "../money/offer.ts";
import { cryptoOf, keep } from "../money/settlements.ts";
import { splitMethod } from "../webhook.ts";
import type { World } from "../world.ts";
import { provisionWallet, stableId, walletsOf } from "./provision.ts";

export type Resources = Partial<Record<ResourceKind, JsonFields[]>>;

/** Adds resources of a tenant, in the order the kinds depend on each other; one of the same id is replaced. */
export function seedResources(world: World, tenant: string, resources: Resources): void {
  for (const kind of kinds) {
    const all = (resources[kind] ?? []).map((given) => resourceFrom(world, tenant, kind, structuredClone(given)));
    for (const resource of all) {
      world.store.insert(resource);
      seedings[kind]?.arrive?.(world, resource);
    }
    if (kind === "wallets") provisionWallets(world, tenant);
  }
}

/** Kinds whose owner is no field of their read schema. */
export const ownerIsExtra: ResourceKind[] = ["wallets", "virtualBankAccounts"];

interface Seeding {
  /** The field that says what a resource belongs to. */
  owner?: string;
  /** Brings an example into the form that is stored. */
  bodyOf?(given: JsonFields, contract: StateContract): JsonFields;
  /** What no read shows of a resource: its secrets, and the wallets that its money is in. */
  hiddenOf?(given: JsonFields, world: World, tenant: string): JsonFields;
  /** What a resource brings about besides: money in its books, and what it holds while it is in flight. */
  arrive?(world: World, resource: Resource): void;
}

const seedings: Partial<Record<ResourceKind, Seeding>> = {
  wallets: {
    owner: "accountId",
    arrive(world, { tenant, id, body }) {
      for (const balance of asArray(body["balances"]).map(asObject)) {
        const amount = amountIn(asObject(balance["amount"])["total"]);
        const movement = { operation: `seed ${id}`, from: outside, to: id, asset: String(balance["asset"]), amount };
        world.ledger(tenant).move(movement);
      }
    },
  },
  virtualBankAccounts: { owner: "accountId" },
  paymentSessions: { owner: "accountId", arrive: setDueMoves },
  payIns: { owner: "accountId" },
  transfers: {
    owner: "senderAccountId",
    // The examples leave out the status of what has ended; a hash tells how.
    bodyOf: (given) => ({ status: given["transactionHash"] === undefined ? "FAILED" : "COMPLETED", ...given }),
    hiddenOf: ({ senderAccountId, receiverAccountId, chain }, world, tenant) => ({
      sourceWalletId: walletOn(world, tenant, senderAccountId, chain)?.id,
      destinationWalletId: walletOn(world, tenant, receiverAccountId, chain)?.id,
    }),
    arrive(world, transfer) {
      if (transfer.body["status"] !== "PENDING") return;
      setDueMoves(world, transfer);
      holdAmount(world, transfer);
    },
  },
  paymentRequests: {
    owner: "accountId",
    // As it was right after it was made: what follows needs the money to have moved here.
    bodyOf: (given) => ({
      ...pick(given, ["id", "accountId", "cardProviderReference", "externalId", "fiatCurrency", "authorizedAmount"]),
      status: "AUTHORIZED",
    }),
    hiddenOf: ({ accountId, fiatCurrency = defaultCurrency }, world, tenant) => ({
      walletId: walletOn(world, tenant, accountId)?.id,
      asset: priceOf(String(fiatCurrency))?.asset,
    }),
    arrive: (world, request) => keep(world, request, cryptoOf(request.body["authorizedAmount"])),
  },
  payoutBankAccounts: {
    owner: "partyId",
    bodyOf: (given, contract) => contract.project("finance", "PayoutBankAccount", given),
  },
  payoutRoutes: { owner: "accountId" },
  payouts: {
    owner: "accountId",
    hiddenOf: ({ routeId }, { store }, tenant) => ({
      sourceWalletId: asText(
        store.find(tenant, "payoutRoutes", String(routeId))?.body["sourceWalletId"],
      )?.toLowerCase(),
    }),
    arrive(world, payout) {
      if (["REQUESTED", "SENDING"].includes(String(payout.body["status"]))) holdAmount(world, payout);
      setDueMoves(world, payout);
    },
  },
  webhooks: {
    bodyOf: (given) => ({ ...given, authenticationMethod: splitMethod(given["authenticationMethod"]).shown }),
    hiddenOf: ({ authenticationMethod }) => ({ authenticationMethod: splitMethod(authenticationMethod).whole }),
  },
};

function resourceFrom(world: World, tenant: string, kind: ResourceKind, given: JsonFields): Resource {
  const { owner, bodyOf, hiddenOf } = seedings[kind] ?? {};
  const body = bodyOf?.(given, world.contract) ?? given;
  const parent = owner === undefined ? undefined : String(given[owner]);
  if (owner !== undefined && ownerIsExtra.includes(kind)) delete body[owner];
  const time = (field: string) => momentOf(asText(body[field]) ?? "") || world.clock.now();
  const receiver = asText(body["receiverAccountId"])?.toLowerCase();
  return {
    tenant,
    kind,
    id: String(given["id"]).toLowerCase(),
    parent,
    body,
    also: kind === "transfers" ? receiver : asText(body["cardProviderReference"]),
    hidden: hiddenOf?.(given, world, tenant) ?? {},
    created: time("createdAt"),
    updated: time("updatedAt"),
  };
}

/** The wallet of an account on a chain; its first where none is named. */
function walletOn(world: World, tenant: string, accountId: unknown, chain?: unknown): Resource | undefined {
  const wallets = walletsOf(world, { tenant, id: String(accountId).toLowerCase() });
  return chain === undefined ? wallets[0] : wallets.find(({ body }) => body["chain"] === chain);
}

/** Every account has a wallet: one for which no example shows any gets its own. */
function provisionWallets(world: World, tenant: string): void {
  for (const account of world.store.select({ tenant, kind: "accounts" })) {
    if (walletsOf(world, account).length > 0) continue;
    const wallet = provisionWallet(world, account, stableId(`${account.id} wallet`));
    wallet.body["amlStatus"] = "APPROVED";
    world.store.update(wallet);
  }
}
