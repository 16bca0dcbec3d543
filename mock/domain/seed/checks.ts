// Refuses a seed that says what no resource has, names what is not there, or has values that no operation would take: reads would
// show what no service has, and a resource that breaks its schema would break every list it is in.

import { nearest } from "../../../cli/nearest.ts";
import { ibanField } from "../../assumed.ts";
import { faultOf, validationOf } from "../../form.ts";
import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import { kinds, type ResourceKind } from "../../store/resources.ts";
import { readShape } from "../complete.ts";
import { readSchemas, type StateContract } from "../contract.ts";
import { unknownFields } from "../fields.ts";
import { amountDigits, formatDecimal, isAmount, readAmount } from "../money/decimal.ts";
import { viewOf } from "../views.ts";
import { flagForHttp, isAllowedHttp, webhookFault } from "../webhook.ts";
import type { World } from "../world.ts";
import { stableId } from "./provision.ts";
import { owners } from "./seed.ts";

/** What is to be seeded, by kind. */
type Resources = Record<string, unknown[] | undefined>;

/** Fields that a seed may have besides those of the reads, by place. */
const more: Partial<Record<ResourceKind, Record<string, string[]>>> = {
  virtualBankAccounts: { "": [ibanField] },
  verifications: { "": ["url", "revoked"] },
  webhooks: { "authenticationMethod.": ["apiKey", "password"] },
};

/**
 * Looks for fields that no resource of its kind has, at any depth that the contract describes.
 * @throws Error in one line that names the first such field, the nearest there is, and all of them.
 */
export function checkFields(contract: StateContract, resources: Resources): void {
  for (const kind of kinds) {
    const owner = owners[kind] ?? [];
    const extra = (at: string) => [...(at === "" ? ["id", owner].flat() : []), ...(more[kind]?.[at] ?? [])];
    const shape = readShape(contract, readSchemas[kind]);
    for (const [index, given] of asArray(resources[kind]).entries())
      for (const { at, name, known } of unknownFields(shape, given, extra)) {
        const place = [`${kind}[${index}]`, ...at.split(".").slice(0, -1)].join(".");
        throw new Error(`${place} has no field ${name}${nearest(name, known)}; it may have ${known.join(", ")}`);
      }
  }
}

/**
 * Looks for IDs given twice, for what is named and does not exist in the tenant, and for values that cannot be, or that the
 * contract does not allow.
 * @param resources What was seeded; it is in the state already.
 * @throws Error in one line that names the first place: `payouts[0].routeId: there is no … among the payoutRoutes`.
 */
export function checkSeeded(world: World, tenant: string, resources: Resources): void {
  for (const kind of kinds) {
    const ids = new Set<string>();
    for (const [index, given] of asArray(resources[kind]).map(asObject).entries()) {
      const id = asText(given["id"])?.toLowerCase() ?? "";
      const fault = ids.has(id) ? `id: ${id} is there twice` : faultIn(world, tenant, kind, given);
      if (fault !== undefined) throw new Error(`${kind}[${index}].${fault}`);
      ids.add(id);
    }
  }
  // Last: what is wrong otherwise mostly breaks a schema too, whose words say less.
  for (const kind of kinds)
    for (const [index, given] of asArray(resources[kind]).entries()) {
      const words = brokenIn(world, tenant, kind, String(asObject(given)["id"]));
      if (words !== undefined) throw new Error(`${kind}[${index}]${words}`);
    }
}

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

const valueAt = (given: unknown, path: string) =>
  path.split(".").reduce<unknown>((part, name) => asObject(part)[name], given);

/** What is wrong with one resource, beginning with the field. */
function faultIn(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  const fault = referenceFault(world, tenant, kind, given) ?? amountFault(given);
  if (fault !== undefined) return fault;
  if (kind === "wallets") return balanceFault(world, tenant, given);
  if (kind !== "webhooks") return undefined;
  return webhookFault({ url: given["url"], authenticationMethod: asObject(given["authenticationMethod"]) });
}

/** What a resource names: the field, the ID, and the kind. */
function* namedBy(kind: ResourceKind, given: JsonFields): Generator<[field: string, id: string, kind: ResourceKind]> {
  for (const [field, other] of Object.entries(references[kind] ?? {})) {
    const id = asText(valueAt(given, field));
    if (id !== undefined) yield [field, id, other];
  }
  for (const [index, role] of kind === "accounts" ? asArray(given["partyRoles"]).entries() : []) {
    const id = asText(asObject(role)["partyId"]);
    if (id !== undefined) yield [`partyRoles.${index}.partyId`, id, "parties"];
  }
}

function referenceFault(world: World, tenant: string, kind: ResourceKind, given: JsonFields): string | undefined {
  const accountId = asText(given["accountId"])?.toLowerCase();
  for (const [field, id, other] of namedBy(kind, given)) {
    const named = world.store.find(tenant, other, id);
    // The ID that a pay-in of a session has for the virtual bank account that its account lacks (pay-in.ts).
    if (named === undefined && id !== stableId(`${accountId} payment sessions`))
      return `${field}: there is no ${id} among the ${other} of tenant ${tenant}`;
    if (named !== undefined && ofSameAccount[kind]?.includes(field) && named.parent !== accountId)
      return `${field}: ${id} belongs to another account than ${accountId}`;
    const { chain } = named?.body ?? {};
    if (field === "accountWalletId" && named !== undefined && (given["chain"] ?? chain) !== chain)
      return `chain: the wallet ${id} is on ${String(chain)}`;
  }
  const [sender, receiver] = [given["senderAccountId"], given["receiverAccountId"]].map(asText);
  if (kind !== "transfers" || sender?.toLowerCase() !== receiver?.toLowerCase()) return undefined;
  return "receiverAccountId: the two accounts are the same";
}

/** What has an amount; the contract leaves open whether it can be negative, and the books cannot take that. */
const ofAmount = /amount|^(fiat|crypto|total|available|reserved)$/i;

function amountFault(given: object, at = ""): string | undefined {
  for (const [name, field] of Object.entries(given) as [string, unknown][]) {
    const place = `${at}${name}`;
    // Its fields are the caller's own.
    if (name === "metadata") continue;
    const isNested = typeof field === "object" && field !== null;
    const fault = isNested ? amountFault(field, `${place}.`) : undefined;
    if (fault !== undefined) return fault;
    const isAbsent = field === null || field === undefined;
    if (isNested || isAbsent || !ofAmount.test(name) || isAmount(readAmount(field), 0n, amountDigits)) continue;
    return `${place} must be a decimal of 0 or more with at most ${amountDigits} fraction digits`;
  }
  return undefined;
}

/** What is wrong with the balances of a wallet. What is reserved of them has to be held, else reads would not show it. */
function balanceFault(world: World, tenant: string, given: JsonFields): string | undefined {
  const assets = new Set<unknown>();
  for (const [index, { asset, amount }] of asArray(given["balances"]).map(asObject).entries()) {
    const place = `balances.${index}`;
    if (assets.has(asset)) return `${place}: ${String(asset)} is there twice`;
    assets.add(asset);
    const [total, available, reserved] = ["total", "available", "reserved"].map((part) =>
      readAmount(asObject(amount)[part]),
    );
    if (total !== undefined && available !== undefined && reserved !== undefined && available + reserved !== total)
      return `${place}.amount: available and reserved must add up to total`;
    const held = world.ledger(tenant).reserved(String(given["id"]).toLowerCase(), String(asset));
    if (reserved !== undefined && reserved !== held)
      return `${place}.amount.reserved: what is in flight reserves ${formatDecimal(held)}; seed a payout, transfer or payment request in flight, which reserves its amount`;
  }
  return undefined;
}

/** Where a resource breaks its schema as it is in the state now, to follow its name; undefined when it does not. */
function brokenIn(world: World, tenant: string, kind: ResourceKind, id: string): string | undefined {
  const resource = world.store.find(tenant, kind, id);
  if (resource === undefined) return undefined;
  const { api, schema } = readSchemas[kind];
  const validate = validationOf(world.contract.contracts[api].document).at(`/components/schemas/${schema}`);
  const { body } = resource;
  const address = kind === "webhooks" ? String(body["url"]) : "";
  // A flag allows a receiver that is not on HTTPS, the contract does not.
  const isAllowed = isAllowedHttp(address, world.allowHttpWebhooks);
  const shown = isAllowed ? { ...body, url: address.replace(/^http:/i, "https:") } : viewOf(world, resource);
  if (validate(shown)) return undefined;
  const [error] = validate.errors ?? [];
  if (error === undefined) return undefined;
  const { at, words } = faultOf(error);
  const flag = at === "/url" ? flagForHttp(address) : undefined;
  return `${at.replaceAll("/", ".")} ${words}${flag === undefined ? "" : `; plain http there needs ${flag}`}`;
}
