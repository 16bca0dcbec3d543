// Refuses a seed that names what is not there, or has amounts that cannot be: reads would show what no service has.

import { asArray, asObject, asText, type JsonObject } from "../json.ts";
import { type Amount, parseDecimal } from "../money/decimal.ts";
import { type Kind, kinds } from "../storage/store.ts";
import type { World } from "../world.ts";
import { stableId } from "./provision.ts";

/** What the fields of a resource name, by kind. */
const references: Partial<Record<Kind, Record<string, Kind>>> = {
  verifications: { id: "parties" },
  wallets: { accountId: "accounts" },
  virtualBankAccounts: { accountId: "accounts" },
  paymentSessions: { accountId: "accounts", walletId: "wallets" },
  payIns: { accountId: "accounts", virtualBankAccountId: "virtualBankAccounts", accountWalletId: "wallets" },
  transfers: { senderAccountId: "accounts", receiverAccountId: "accounts" },
  paymentRequests: { accountId: "accounts" },
  payoutBankAccounts: { partyId: "parties" },
  payoutRoutes: { accountId: "accounts", payoutBankAccountId: "payoutBankAccounts", sourceWalletId: "wallets" },
  payouts: { accountId: "accounts", routeId: "payoutRoutes" },
  companyBankAccounts: { companyId: "companies" },
  companyWallets: { companyId: "companies" },
  rampRequests: { companyId: "companies" },
};

/** Fields that are never below 0, by kind. */
const amounts: Partial<Record<Kind, string[]>> = {
  paymentSessions: ["inAmount"],
  payIns: ["grossFiatAmount", "grossCryptoAmount", "netCryptoAmount"],
  transfers: ["amount"],
  payouts: ["amount"],
  rampRequests: ["amount", "amountReceived"],
};

/**
 * Looks for what is named and does not exist in the tenant, and for amounts that cannot be.
 * @param resources What was seeded, by kind; it is in the state already.
 * @throws Error in one line that names the first place: `payouts[0].routeId: there is no … among the payoutRoutes`.
 */
export function checkReferences(world: World, tenant: string, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds)
    for (const [index, given] of asArray(resources[kind]).map(asObject).entries()) {
      const fault = danglingIn(world, tenant, kind, given) ?? negativeIn(kind, given) ?? balanceFault(kind, given);
      if (fault !== undefined) throw new Error(`${kind}[${index}].${fault}`);
    }
}

function danglingIn(world: World, tenant: string, kind: Kind, given: JsonObject): string | undefined {
  const named: [place: string, id: string | undefined, kind: Kind][] = [
    ...Object.entries(references[kind] ?? {}).map(([field, other]): [string, string | undefined, Kind] => [
      field,
      asText(given[field]),
      other,
    ]),
    ...(kind === "accounts" ? asArray(given["partyRoles"]) : []).map(
      (role, index): [string, string | undefined, Kind] => [
        `partyRoles.${index}.partyId`,
        asText(asObject(role)["partyId"]),
        "parties",
      ],
    ),
  ];
  const missing = named.find(
    ([, id, other]) => id !== undefined && !isStandIn(given, id) && world.store.find(tenant, other, id) === undefined,
  );
  return missing && `${missing[0]}: there is no ${missing[1]} among the ${missing[2]} of tenant ${tenant}`;
}

/** The id that a pay-in of a session has for the virtual bank account that its account lacks (pay-in.ts). */
function isStandIn(given: JsonObject, id: string): boolean {
  return id === stableId(`${asText(given["accountId"])} payment sessions`);
}

function negativeIn(kind: Kind, given: JsonObject): string | undefined {
  const field = amounts[kind]?.find((name) => (amountOf(given[name]) ?? 0n) < 0n);
  return field && `${field} must not be below 0`;
}

/** What is wrong with the balances of a wallet. */
function balanceFault(kind: Kind, given: JsonObject): string | undefined {
  if (kind !== "wallets") return undefined;
  const assets = new Set<unknown>();
  for (const [index, { asset, amount }] of asArray(given["balances"]).map(asObject).entries()) {
    const place = `balances.${index}`;
    if (assets.has(asset)) return `${place}: ${asset} is there twice`;
    assets.add(asset);
    const names = ["total", "available", "reserved"];
    const [total, available, reserved] = names.map((name) => amountOf(asObject(amount)[name]));
    const negative = [total, available, reserved].findIndex((one) => one !== undefined && one < 0n);
    if (negative >= 0) return `${place}.amount.${names[negative]} must not be below 0`;
    if (total === undefined || available === undefined || reserved === undefined) continue;
    if (available + reserved !== total) return `${place}.amount: available and reserved must add up to total`;
  }
  return undefined;
}

function amountOf(value: unknown): Amount | undefined {
  return value === undefined || value === null ? undefined : parseDecimal(String(value));
}
