// What responses show of a resource: a function for each kind whose reads differ from the stored body.

import { cryptoDigits } from "../assumptions.ts";
import { asArray, asObject, type JsonFields } from "../store/json.ts";
import { type Resource, type ResourceKind, readSchemas } from "../store/resources.ts";
import { formatDecimal } from "./money/decimal.ts";
import { supportedAsset } from "./money/offer.ts";
import type { World } from "./world.ts";

type View = (world: World, resource: Resource) => JsonFields;

const views: Partial<Record<ResourceKind, View>> = {
  parties: ({ contract }, { body }) => contract.project("finance", "Party", body),
  /** With the current data of its parties. */
  accounts: (world, { tenant, body }) => ({
    ...world.contract.project("finance", "Account", body),
    partyRoles: asArray(body["partyRoles"]).map((role) => roleView(world, tenant, role)),
  }),
  /** With its current balances. */
  wallets: (world, wallet) => ({ ...wallet.body, balances: balancesOf(world, wallet) }),
};

/** What a read of one resource shows. */
export function viewOf(world: World, resource: Resource): JsonFields {
  return views[resource.kind]?.(world, resource) ?? resource.body;
}

/** What a list shows of a resource. */
export function summaryOf(world: World, resource: Resource): JsonFields {
  const { api, list } = readSchemas[resource.kind];
  return list === undefined ? viewOf(world, resource) : world.contract.project(api, list, resource.body);
}

/** A role with the current data of its party. */
export function roleView(world: World, tenant: string, role: unknown): JsonFields {
  const party = world.store.find(tenant, "parties", String(asObject(role)["partyId"]));
  return { ...asObject(role), ...(party !== undefined && { party: summaryOf(world, party) }) };
}

function balancesOf(world: World, { tenant, id, body }: Resource): JsonFields[] {
  const ledger = world.ledger(tenant);
  return ledger.assets(id).map((asset) => {
    const [total, reserved] = [ledger.total(id, asset), ledger.reserved(id, asset)];
    const [all, available] = [total, total - reserved].map((amount) => formatDecimal(amount, cryptoDigits));
    const amount = { total: all, available, reserved: formatDecimal(reserved, cryptoDigits) };
    const contractAddress = supportedAsset(world.contract, body["chain"], asset)?.["contractAddress"];
    return { asset, ...(contractAddress !== undefined && { contractAddress }), amount };
  });
}
