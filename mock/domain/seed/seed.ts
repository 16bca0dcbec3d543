// Adds resources to the state as the read schemas show them, with the money and the holds that go with them.

import { nearest } from "../../../cli/nearest.ts";
import { defaultCurrency } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonFields, pick } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { exactMomentOf } from "../lifecycle/clock.ts";
import { excludesAny, whyImpossible } from "../lifecycle/impossible.ts";
import { machineNames, machineOf } from "../lifecycle/machines.ts";
import { setDueMoves, statusOf } from "../lifecycle/status.ts";
import { amountIn, formatDecimal, readAmount } from "../money/decimal.ts";
import { holdAmount } from "../money/flows.ts";
import { outside } from "../money/ledger.ts";
import { priceOf } from "../money/offer.ts";
import { conflict } from "../refusals.ts";
import { splitMethod } from "../webhook.ts";
import type { World } from "../world.ts";
import { provisionWallet, stableId, walletsOf } from "./provision.ts";

/**
 * Adds resources of a tenant, by kind, in the order the kinds depend on each other.
 * @throws Error in one line for an unknown kind or a resource that cannot be taken.
 */
export function seedResources(world: World, tenant: string, resources: Record<string, unknown[] | undefined>): void {
  const unknown = Object.keys(resources).find((kind) => !(kinds as readonly string[]).includes(kind));
  if (unknown !== undefined)
    throw new Error(`${unknown} is no kind of resource${nearest(unknown, kinds)}; there are ${kinds.join(", ")}`);
  const noList = Object.keys(resources).find((kind) => !Array.isArray(resources[kind]));
  if (noList !== undefined) throw new Error(`${noList} has to be a list of resources`);
  for (const kind of kinds) {
    for (const [index, value] of asArray(resources[kind]).entries()) {
      const resource = resourceFrom(world, tenant, kind, value, `${kind}[${index}]`);
      world.store.insert(resource);
      // The holds of the resource that this one replaces; its own are made below.
      world.ledger(tenant).release(resource.id);
      arrivals[kind]?.(world, resource);
    }
  }
}

/** The fields that say what a resource belongs to; of some kinds only a seed has them, no read shows them. */
export const owners: Partial<Record<ResourceKind, string>> = {
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

/** What no read shows of a seeded resource: what the seed says besides, and the wallets that its money is in. */
const hiddenOf: Partial<Record<ResourceKind, Hide>> = {
  webhooks: (_world, _tenant, { authenticationMethod: method }) => {
    const { whole } = splitMethod(method);
    return whole === undefined ? {} : { authenticationMethod: whole };
  },
  verifications: (_world, _tenant, { revoked }) => ({ revoked: revoked === true }),
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

function resourceFrom(world: World, tenant: string, kind: ResourceKind, value: unknown, place: string): Resource {
  const given = structuredClone(asObject(value));
  const id = asText(given["id"])?.toLowerCase();
  if (id === undefined) throw new Error(`${place} lacks id`);
  const owner = owners[kind];
  const parent = owner === undefined ? undefined : asText(given[owner]);
  if (owner !== undefined && parent === undefined) throw new Error(`${place} lacks ${owner}`);
  const body = shape(world.contract, kind, given);
  if (owner !== undefined && ownerIsExtra.includes(kind)) delete body[owner];
  const time = (field: string) => exactMomentOf(asText(body[field]) ?? "") || world.clock.now();
  const receiver = asText(body["receiverAccountId"])?.toLowerCase();
  const also = kind === "transfers" ? receiver : asText(body["cardProviderReference"]);
  // What no read shows a seed cannot repeat, so it stays when a resource is replaced; but its money and events begin anew.
  // What it has announced stays where it excludes anything.
  const before = world.store.find(tenant, kind, id);
  const { told: _, left: _left, missed: _missed, paid: _paid, payInId: _payInId, ...kept } = before?.hidden ?? {};
  const hidden = { ...kept, ...hiddenOf[kind]?.(world, tenant, given) };
  const times = { created: time("createdAt"), updated: time("updatedAt") };
  const resource = { tenant, kind, id, parent, also, body, hidden, ...times };
  // What refers to it does so as something of its owner.
  if (before !== undefined && before.parent !== parent?.toLowerCase())
    throw new Error(`${place}.${owner}: ${id} belongs to ${before.parent} already; seed another ID`);
  if (before !== undefined) Object.assign(hidden, keepAnnounced(world, before, resource, place));
  return resource;
}

/** What a resource keeps of what it has announced. */
const announcements = ["told", "left", "payInId"];
/** What a person does who wants to seed it nevertheless. */
const wayOut = "Reset, restore a snapshot from before, or seed another ID.";

/** Whether events tell of a resource, or of the pay-in of a payment session. */
function isAnnounced(world: World, { tenant, hidden }: Resource): boolean {
  const payIn = world.store.find(tenant, "payIns", String(hidden["payInId"]));
  return [hidden, payIn?.hidden].some((one) => Object.keys(asObject(one?.["told"])).length > 0);
}

/**
 * Holds a seeded resource to what the one it replaces has announced.
 * @param before The one there is.
 * @param after The one that is seeded; not stored yet.
 * @param place Where the seed has it, for the error.
 * @returns What is kept of the one before, so that it stays known: nothing where nothing was announced.
 * @throws Refusal 409 in one line when its status is one that the announcements exclude.
 */
function keepAnnounced(world: World, before: Resource, after: Resource, place: string): JsonFields {
  const held = machineNames.filter((name) => machineOf(name).kind === before.kind && excludesAny(name));
  if (held.length === 0 || !isAnnounced(world, before)) return {};
  for (const machine of held) {
    const { field } = machineOf(machine);
    const [from, to] = [statusOf(before, machine), statusOf(after, machine)];
    const why = to === undefined || to === from ? undefined : whyImpossible(world, before, machine, { from, to });
    if (why?.isFinal)
      throw conflict(`${place}.${field}: ${before.id} does not go from ${from} to ${to}: ${why.because} ${wayOut}`);
  }
  return pick(before.hidden, announcements);
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

/** What a seeded resource brings about besides: money in its books, and what it holds while it is in flight. */
const arrivals: Partial<Record<ResourceKind, (world: World, resource: Resource) => void>> = {
  accounts: (world, account) => {
    if (walletsOf(world, account).length > 0) return;
    // Every account has a wallet; one that is seeded after it joins or replaces this one.
    const wallet = provisionWallet(world, account, stableId(`${account.id} wallet`));
    wallet.body["amlStatus"] = "APPROVED";
    world.store.update(wallet);
  },
  wallets: (world, wallet) => {
    removeStandIn(world, wallet);
    setBalances(world, wallet);
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

/** The wallet that stood in until the account's own were seeded goes, if nothing happened to it. */
function removeStandIn(world: World, { tenant, id, parent }: Resource): void {
  const standIn = stableId(`${parent} wallet`);
  if (id !== standIn && world.ledger(tenant).assets(standIn).length === 0)
    world.store.remove(tenant, "wallets", standIn);
}

/**
 * Brings the books to the totals of a wallet, nothing of an asset that it does not name; the difference comes from outside.
 * Holds say what is reserved.
 */
function setBalances(world: World, { tenant, id, body }: Resource): void {
  const ledger = world.ledger(tenant);
  const totals = new Map(ledger.assets(id).map((asset) => [asset, 0n]));
  for (const balance of asArray(body["balances"]).map(asObject)) {
    const asset = String(balance["asset"]);
    const total = readAmount(asObject(balance["amount"])["total"]);
    if (total === undefined) throw new Error(`wallet ${id} lacks its total of ${asset}`);
    // One below 0 is refused when all of the seed is there, with its place.
    if (total >= 0n) totals.set(asset, total);
  }
  for (const [asset, total] of totals) {
    const missing = total - ledger.total(id, asset);
    const reserved = ledger.reserved(id, asset);
    if (missing < 0n && total < reserved)
      throw new Error(`wallet ${id} cannot have less ${asset} than the ${formatDecimal(reserved)} reserved in it`);
    const [from, to, amount] = missing < 0n ? [id, outside, -missing] : [outside, id, missing];
    ledger.move({ operation: `seed ${id}`, from, to, asset, amount });
  }
}
