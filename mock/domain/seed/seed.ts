// Stores resources of the contract's examples, with their money and holds. They are not validated: only examples come
// here, clients create resources over the API.

import { defaultCurrency } from "../../assumptions.ts";
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

/** Adds resources of a tenant, owners before what they own; a resource with the same ID is replaced. */
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

/** Kinds whose read schema has no field for the owner. */
export const ownerIsExtra: ResourceKind[] = ["wallets", "virtualBankAccounts"];

interface Seeding {
  /** The field with the ID of the owner. */
  owner?: string;
  /** Turns an example into the stored body. */
  bodyOf?(given: JsonFields, contract: StateContract): JsonFields;
  /** The fields that no read shows: secrets, and the wallets of its money. */
  hiddenOf?(given: JsonFields, world: World, tenant: string): JsonFields;
  /** Side effects: postings, holds, and timers. */
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
    // Ended transfers have no status in the examples; a hash means that they are completed.
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
    // As it was right after its creation: for later statuses, its money would have to move here, too.
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

/** The wallet of an account on a chain; by default its first. */
function walletOn(world: World, tenant: string, accountId: unknown, chain?: unknown): Resource | undefined {
  const wallets = walletsOf(world, { tenant, id: String(accountId).toLowerCase() });
  return chain === undefined ? wallets[0] : wallets.find(({ body }) => body["chain"] === chain);
}

/** Every account has a wallet: creates one if no example has it. */
function provisionWallets(world: World, tenant: string): void {
  for (const account of world.store.select({ tenant, kind: "accounts" })) {
    if (walletsOf(world, account).length > 0) continue;
    const wallet = provisionWallet(world, account, stableId(`${account.id} wallet`));
    wallet.body["amlStatus"] = "APPROVED";
    world.store.update(wallet);
  }
}
