// Puts resources into the state as the examples of the contract show them, with the money and the holds that go with them. They are
// trusted: a person moves resources, and creates them over the API.

import { defaultCurrency } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonFields, pick } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { exactMomentOf } from "../lifecycle/clock.ts";
import { setDueMoves } from "../lifecycle/status.ts";
import { amountIn } from "../money/decimal.ts";
import { holdAmount } from "../money/flows.ts";
import { outside } from "../money/ledger.ts";
import { priceOf } from "../money/offer.ts";
import { splitMethod } from "../webhook.ts";
import type { World } from "../world.ts";
import { provisionWallet, stableId, walletsOf } from "./provision.ts";

/** Resources by kind. */
export type Resources = Partial<Record<ResourceKind, JsonFields[]>>;

/**
 * Adds resources of a tenant, in the order the kinds depend on each other; one of the same id is replaced.
 * @throws Error in one line for a resource without its id, or without what it belongs to.
 */
export function seedResources(world: World, tenant: string, resources: Resources): void {
  for (const kind of kinds) {
    const all = (resources[kind] ?? []).map((given) => resourceFrom(world, tenant, kind, structuredClone(given)));
    for (const resource of all) {
      world.store.insert(resource);
      arrivals[kind]?.(world, resource);
    }
    if (kind === "wallets") provisionWallets(world, tenant);
  }
}

/** The fields that say what a resource belongs to. */
const owners: Partial<Record<ResourceKind, string>> = {
  wallets: "accountId",
  virtualBankAccounts: "accountId",
  paymentSessions: "accountId",
  payIns: "accountId",
  transfers: "senderAccountId",
  paymentRequests: "accountId",
  payoutBankAccounts: "partyId",
  payoutRoutes: "accountId",
  payouts: "accountId",
};

/** Kinds whose owner is no field of their read schema. */
export const ownerIsExtra: ResourceKind[] = ["wallets", "virtualBankAccounts"];

type Hide = (world: World, tenant: string, given: JsonFields) => JsonFields;

/** What no read shows of a resource: its secrets, and the wallets that its money is in. */
const hiddenOf: Partial<Record<ResourceKind, Hide>> = {
  webhooks: (_world, _tenant, { authenticationMethod: method }) => {
    const { whole } = splitMethod(method);
    return whole === undefined ? {} : { authenticationMethod: whole };
  },
  transfers: (world, tenant, { senderAccountId, receiverAccountId, chain }) => ({
    sourceWalletId: walletOn(world, tenant, senderAccountId, chain)?.id,
    destinationWalletId: walletOn(world, tenant, receiverAccountId, chain)?.id,
  }),
  paymentRequests: (world, tenant, { accountId, fiatCurrency = defaultCurrency }) => ({
    walletId: walletOn(world, tenant, accountId, undefined)?.id,
    asset: priceOf(String(fiatCurrency))?.asset,
  }),
  payouts: ({ store }, tenant, { routeId }) => ({
    sourceWalletId: asText(store.find(tenant, "payoutRoutes", String(routeId))?.body["sourceWalletId"])?.toLowerCase(),
  }),
};

function resourceFrom(world: World, tenant: string, kind: ResourceKind, given: JsonFields): Resource {
  const owner = owners[kind] ?? "id";
  const [id, named] = [asText(given["id"]), asText(given[owner])];
  if (id === undefined || named === undefined)
    throw new Error(`an example of the ${kind} lacks ${id === undefined ? "id" : owner}`);
  const parent = owner === "id" ? undefined : named;
  const body = shape(world.contract, kind, given);
  if (ownerIsExtra.includes(kind)) delete body[owner];
  const time = (field: string) => exactMomentOf(asText(body[field]) ?? "") || world.clock.now();
  const receiver = asText(body["receiverAccountId"])?.toLowerCase();
  const also = kind === "transfers" ? receiver : asText(body["cardProviderReference"]);
  const hidden = hiddenOf[kind]?.(world, tenant, given) ?? {};
  return {
    tenant,
    kind,
    id: id.toLowerCase(),
    parent,
    also,
    body,
    hidden,
    created: time("createdAt"),
    updated: time("updatedAt"),
  };
}

/** Brings an example into the form that is stored. */
function shape(contract: StateContract, kind: ResourceKind, given: JsonFields): JsonFields {
  const body = { ...given };
  if (kind === "webhooks") return { ...body, authenticationMethod: splitMethod(body["authenticationMethod"]).shown };
  if (kind === "payoutBankAccounts") return contract.project("finance", "PayoutBankAccount", body);
  if (kind === "accounts") {
    // Parties are joined when an account is read, so that they are as they are then.
    const roles = asArray(body["partyRoles"]).map((role) => {
      const { party: _, ...kept } = asObject(role);
      return kept;
    });
    return { ...body, partyRoles: roles };
  }
  // Nothing of it has reached the wallet.
  if (kind === "payIns" && body["status"] !== "SETTLED") delete body["netCryptoAmount"];
  if (kind === "transfers") {
    // The examples leave out the status of what has ended; a hash tells how.
    return { ...body, status: body["status"] ?? (body["transactionHash"] === undefined ? "FAILED" : "COMPLETED") };
  }
  if (
    kind === "paymentRequests" &&
    !["SETTLED", "SETTLED_WITH_SHORTFALL", "REVERSED"].includes(String(body["status"]))
  ) {
    // As it was right after it was made: what follows needs the money to have moved here.
    const first = ["id", "accountId", "cardProviderReference", "externalId", "fiatCurrency", "authorizedAmount"];
    return { ...pick(body, first), status: "AUTHORIZED" };
  }
  return body;
}

/** What a resource brings about besides: money in its books, and what it holds while it is in flight. */
const arrivals: Partial<Record<ResourceKind, (world: World, resource: Resource) => void>> = {
  wallets: (world, { tenant, id, body }) => {
    for (const balance of asArray(body["balances"]).map(asObject)) {
      const amount = amountIn(asObject(balance["amount"])["total"]);
      const movement = { operation: `seed ${id}`, from: outside, to: id, asset: String(balance["asset"]), amount };
      world.ledger(tenant).move(movement);
    }
  },
  paymentSessions: setDueMoves,
  transfers: (world, transfer) => {
    if (transfer.body["status"] !== "PENDING") return;
    setDueMoves(world, transfer);
    holdAmount(world, transfer);
  },
  paymentRequests: (world, { tenant, id, body, hidden }) => {
    const [holder, asset] = [hidden["walletId"], hidden["asset"]].map(asText);
    if (body["status"] !== "AUTHORIZED" || holder === undefined || asset === undefined) return;
    const amount = amountIn(asObject(body["authorizedAmount"])["crypto"]);
    world.ledger(tenant).hold(id, { holder, asset, amount });
  },
  payouts: (world, payout) => {
    if (["REQUESTED", "SENDING"].includes(String(payout.body["status"]))) holdAmount(world, payout);
    setDueMoves(world, payout);
  },
};

function walletOn(world: World, tenant: string, accountId: unknown, chain: unknown): Resource | undefined {
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
