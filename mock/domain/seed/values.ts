// Refuses a seed that names what is not there, or what is there twice, or has values that no operation would take: reads would
// show what no service has.

import { cryptoDigits, fiatDigits } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import { type Amount, formatDecimal, isAmount, readAmount } from "../money/decimal.ts";
import { supportedAsset } from "../money/offer.ts";
import { webhookFault } from "../webhook.ts";
import type { World } from "../world.ts";
import { stableId } from "./provision.ts";

/** What the fields of a resource name, by kind. Of an object that is shown within, it is the ID: `companyWallet.id`. */
const references: Partial<Record<ResourceKind, Record<string, ResourceKind>>> = {
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
  rampRequests: {
    ...{ companyId: "companies", "companyBankAccount.id": "companyBankAccounts", "companyWallet.id": "companyWallets" },
  },
};

/** Of what a resource names, what has to belong to the same account, as the operations hold it to. */
const ofSameAccount: Partial<Record<ResourceKind, string[]>> = {
  paymentSessions: ["walletId"],
  payIns: ["virtualBankAccountId", "accountWalletId"],
  payoutRoutes: ["sourceWalletId"],
  payouts: ["routeId"],
};

/**
 * Looks for what is named and does not exist in the tenant, for IDs given twice, and for values that cannot be.
 * @param resources What was seeded, by kind; it is in the state already.
 * @throws Error in one line that names the first place: `payouts[0].routeId: there is no … among the payoutRoutes`.
 */
export function checkReferences(world: World, tenant: string, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds) {
    const ids = new Set<string>();
    for (const [index, given] of asArray(resources[kind]).map(asObject).entries()) {
      const id = asText(given["id"])?.toLowerCase() ?? "";
      const fault = ids.has(id) ? `id: ${id} is there twice` : faultIn(world, tenant, kind, given);
      if (fault !== undefined) throw new Error(`${kind}[${index}].${fault}`);
      ids.add(id);
    }
  }
}

/** What is wrong with one resource, beginning with the field. */
function faultIn(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  const fault =
    danglingIn(world, tenant, kind, given) ??
    foreignIn(world, tenant, kind, given) ??
    amountFaultIn(world, tenant, kind, given) ??
    reservedFault(world, tenant, kind, given);
  if (fault !== undefined) return fault;
  if (kind !== "webhooks") return undefined;
  return webhookFault({ url: given["url"], authenticationMethod: asObject(given["authenticationMethod"]) });
}

function danglingIn(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  const named: [place: string, id: string | undefined, kind: ResourceKind][] = [
    ...Object.entries(references[kind] ?? {}).map(([field, other]): [string, string | undefined, ResourceKind] => [
      field,
      idAt(given, field),
      other,
    ]),
    ...(kind === "accounts" ? asArray(given["partyRoles"]) : []).map(
      (role, index): [string, string | undefined, ResourceKind] => [
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

/** The ID at a path of fields. */
function idAt(given: JsonFields, path: string): string | undefined {
  const [first = "", second] = path.split(".");
  return asText(second === undefined ? given[first] : asObject(given[first])[second]);
}

/** The id that a pay-in of a session has for the virtual bank account that its account lacks (pay-in.ts). */
function isStandIn(given: JsonFields, id: string): boolean {
  return id === stableId(`${asText(given["accountId"])} payment sessions`);
}

/** What a wallet says is reserved, and nothing in flight reserves: reads show what is held, so that it would vanish. */
function reservedFault(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  if (kind !== "wallets") return undefined;
  for (const [index, { asset, amount }] of asArray(given["balances"]).map(asObject).entries()) {
    const said = readAmount(asObject(amount)["reserved"]);
    const held = world.ledger(tenant).reserved(String(given["id"]).toLowerCase(), String(asset));
    if (said !== undefined && said !== held)
      return `balances.${index}.amount.reserved: what is in flight reserves ${formatDecimal(held)}; seed a payout, transfer or payment request in flight, which reserves its amount`;
  }
  return undefined;
}

/** What a resource names of another account, or on another chain. */
function foreignIn(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  const accountId = asText(given["accountId"]);
  for (const field of ofSameAccount[kind] ?? []) {
    const named = namedBy(world, tenant, kind, given, field);
    if (named !== undefined && named.parent !== accountId?.toLowerCase())
      return `${field}: ${named.id} belongs to another account than ${accountId}`;
  }
  if (kind === "payIns") {
    const wallet = namedBy(world, tenant, kind, given, "accountWalletId");
    if (wallet !== undefined && given["chain"] !== undefined && wallet.body["chain"] !== given["chain"])
      return `chain: the wallet ${wallet.id} is on ${String(wallet.body["chain"])}`;
  }
  if (kind !== "transfers") return undefined;
  const [sender, receiver] = ["senderAccountId", "receiverAccountId"].map((field) =>
    asText(given[field])?.toLowerCase(),
  );
  return sender === receiver ? "receiverAccountId: the two accounts are the same" : undefined;
}

function namedBy(
  world: World,
  tenant: string,
  kind: ResourceKind,
  given: JsonFields,
  field: string,
): Resource | undefined {
  const other = references[kind]?.[field];
  const id = asText(given[field]);
  return other === undefined || id === undefined ? undefined : world.store.look.find(tenant, other, id);
}

/** What an amount is in: a fiat currency, a crypto asset, or the asset of a payout on the chain of its route. */
type Unit = "fiat" | "crypto" | "payout";

/** Fields that hold an amount, by kind; a field of a field behind a dot. */
const above0: Partial<Record<ResourceKind, Record<string, Unit>>> = {
  paymentSessions: { inAmount: "fiat" },
  payIns: { grossFiatAmount: "fiat" },
  transfers: { amount: "crypto" },
  paymentRequests: { "authorizedAmount.crypto": "crypto", "settlementAmount.crypto": "crypto" },
  payouts: { amount: "payout" },
  rampRequests: { amount: "crypto" },
};

/** Those that can be 0: costs may leave nothing of an amount, and nothing of it may be there yet. */
const from0: Partial<Record<ResourceKind, Record<string, Unit>>> = {
  payIns: { grossCryptoAmount: "crypto", netCryptoAmount: "crypto" },
  paymentRequests: {
    ...{ "authorizedAmount.fiat": "fiat", "settlementAmount.fiat": "fiat" },
    ...{ "settledAmount.fiat": "fiat", "settledAmount.crypto": "crypto" },
    ...{ "shortfallAmount.fiat": "fiat", "shortfallAmount.crypto": "crypto" },
  },
  rampRequests: {
    ...{ amountReceived: "crypto", netAmount: "crypto", cryptoAmount: "crypto" },
    ...{ fiatAmount: "crypto", fiatNetAmount: "crypto", fiatFeeAmount: "crypto" },
  },
};

/**
 * What is wrong with the amounts of a seeded resource.
 * @returns A text that begins with the field; undefined where nothing is.
 */
export function amountFaultIn(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  if (kind === "wallets") return balanceFault(world, given);
  const fields = [
    ...Object.entries(above0[kind] ?? {}).map(([field, unit]) => ({ field, unit, least: 1n })),
    ...Object.entries(from0[kind] ?? {}).map(([field, unit]) => ({ field, unit, least: 0n })),
  ];
  for (const { field, unit, least } of fields) {
    const value = field.split(".").reduce<unknown>((part, name) => asObject(part)[name], given);
    if (value === undefined || value === null) continue;
    const fault = faultOf(value, least, unit === "payout" ? payoutDigits(world, tenant, given) : digits[unit]);
    if (fault !== undefined) return `${field} ${fault}`;
  }
  return undefined;
}

const digits = { fiat: fiatDigits, crypto: cryptoDigits };

function faultOf(value: unknown, least: Amount, most: number): string | undefined {
  const amount = readAmount(value);
  if (amount !== undefined && isAmount(amount, least, most)) return undefined;
  return `must be a decimal ${least > 0n ? "above 0" : "of 0 or more"} with at most ${most} fraction digits`;
}

/** Fraction digits of the asset of a payout, on the chain it leaves from. */
function payoutDigits({ store, contract }: World, tenant: string, payout: JsonFields): number {
  const route = store.look.find(tenant, "payoutRoutes", String(payout["routeId"]));
  const wallet = store.look.find(tenant, "wallets", String(route?.body["sourceWalletId"]));
  const decimals = supportedAsset(contract, wallet?.body["chain"], payout["asset"])?.["decimals"];
  return typeof decimals === "number" ? decimals : cryptoDigits;
}

const parts = ["total", "available", "reserved"];

/** What is wrong with the balances of a wallet. */
function balanceFault({ contract }: World, given: JsonFields): string | undefined {
  const assets = new Set<string | undefined>();
  for (const [index, { asset, amount }] of asArray(given["balances"]).map(asObject).entries()) {
    const place = `balances.${index}`;
    if (assets.has(asText(asset))) return `${place}: ${asset} is there twice`;
    assets.add(asText(asset));
    const most = Number(supportedAsset(contract, given["chain"], asset)?.["decimals"] ?? 18);
    for (const part of parts) {
      const value = asObject(amount)[part];
      const fault = value === undefined || value === null ? undefined : faultOf(value, 0n, most);
      if (fault !== undefined) return `${place}.amount.${part} ${fault}`;
    }
    const [total, available, reserved] = parts.map((part) => readAmount(asObject(amount)[part]));
    if (total === undefined || available === undefined || reserved === undefined) continue;
    if (available + reserved !== total) return `${place}.amount: available and reserved must add up to total`;
  }
  return undefined;
}
