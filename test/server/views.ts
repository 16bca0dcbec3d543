// Resources as responses show them.

import { decimal } from "./basics.ts";
import type { Account, JsonRecord, Party, Tenant, Wallet, Webhook } from "./model.ts";

/** A party in lists and accounts, without `vatNumber`. */
export const partyView = (party: Party): JsonRecord => ({ region: "EEA", ...party.fields, id: party.id });

export const fullParty = (party: Party): JsonRecord =>
  party.vatNumber === undefined ? partyView(party) : { ...partyView(party), vatNumber: party.vatNumber };

export function rolesView(account: Account, tenant: Tenant): JsonRecord[] {
  return account.roles.map((role) => {
    const party = tenant.parties.find((one) => one.id === role.partyId);
    return { ...role, party: party ? partyView(party) : { id: role.partyId, partnerTermsStatus: "NOT_REQUIRED" } };
  });
}

export const accountView = (account: Account, tenant: Tenant): JsonRecord => ({
  partyRoles: rolesView(account, tenant),
  status: account.status,
  ...(account.externalId !== undefined && { externalId: account.externalId }),
  id: account.id,
});

export const walletView = (wallet: Wallet): JsonRecord => ({
  amlStatus: wallet.amlStatus,
  status: wallet.status,
  address: wallet.address,
  type: wallet.type,
  chain: wallet.chain,
  id: wallet.id,
  balances: wallet.balances.map((b) => ({
    contractAddress: b.contractAddress,
    asset: b.asset,
    amount: { available: decimal(b.total - b.reserved), reserved: decimal(b.reserved), total: decimal(b.total) },
  })),
});

/** A webhook without its secrets. */
export function webhookView(webhook: Webhook): JsonRecord {
  const { apiKey: _key, password: _password, ...method } = webhook.authenticationMethod;
  const name = webhook.name === undefined ? {} : { name: webhook.name };
  return { status: webhook.status, authenticationMethod: method, ...name, url: webhook.url, id: webhook.id };
}
