// The cast: the resources of the contract's examples, which fill a new state.

import { ibanField, sessionLifetime } from "../../assumptions.ts";
import { asObject, isObject, type JsonFields } from "../../store/json.ts";
import { kinds, type ResourceKind, readSchemas } from "../../store/resources.ts";
import type { StateContract } from "../contract.ts";
import { newLink } from "../hosted.ts";
import { unpaidStatuses } from "../lifecycle/status.ts";
import type { World } from "../world.ts";
import { addressOf, currencyOf, ibanOf } from "./provision.ts";
import { ownerIsExtra, type Resources, seedResources } from "./seed.ts";

/** A place of the cast in the contract: an operation, and which of its examples come first. */
interface Source {
  kind: ResourceKind;
  operationId: string;
  prefer?: string[];
  /** Turns a result into a resource, if the operation shows another form of it. */
  as?: (result: JsonFields, world: World) => JsonFields;
}

/** An account-to-account transfer in the form of the list of transfers. Its chain is always BASE. */
const asTransfer = (transfer: JsonFields): JsonFields => {
  const { sourceAccountId, destinationAccountId, cryptocurrency: asset, ...rest } = transfer;
  return { senderAccountId: sourceAccountId, receiverAccountId: destinationAccountId, asset, chain: "BASE", ...rest };
};

/** Adds an IBAN, for which the contract has no field, to an active EUR account. */
const withIban = (account: JsonFields): JsonFields => {
  const isEuro = account["status"] === "ACTIVE" && currencyOf(account["bankAccountType"]) === "EUR";
  return isEuro ? { [ibanField]: ibanOf(String(account["id"])), ...account } : { ...account };
};

/** A session with a new link and, if unpaid, a new `expiresAt`: that of the examples is in the past. */
const payable = (session: JsonFields, { clock }: World): JsonFields => {
  const link = { ...(session["paymentUrl"] !== undefined && { paymentUrl: newLink("payment") }) };
  if (!unpaidStatuses.includes(String(session["status"]))) return { ...session, ...link };
  return { ...session, ...link, expiresAt: new Date(clock.now() + sessionLifetime).toISOString() };
};

/** The first example of a resource is used. A name in `prefer` that the contract lacks is ignored. */
const sources: Source[] = [
  { kind: "companies", operationId: "getCompany" },
  { kind: "parties", operationId: "getParty", prefer: ["tenantManagedKyc", "organization"] },
  { kind: "accounts", operationId: "listAccounts", prefer: ["twoAccounts"] },
  { kind: "wallets", operationId: "listWallets", prefer: ["reservedBalance"] },
  { kind: "virtualBankAccounts", operationId: "listVirtualBankAccounts", prefer: ["oneReady"], as: withIban },
  { kind: "paymentSessions", operationId: "listPaymentSessions", prefer: ["everyStatus"], as: payable },
  { kind: "payIns", operationId: "getPayIn" },
  { kind: "transfers", operationId: "createAccountToAccountTransfer", as: asTransfer },
  { kind: "transfers", operationId: "listTransfers", prefer: ["inFlight", "ended"] },
  { kind: "paymentRequests", operationId: "createAccountPaymentRequest" },
  { kind: "paymentRequests", operationId: "reversePaymentRequest" },
  { kind: "payoutBankAccounts", operationId: "listPayoutBankAccounts" },
  { kind: "payoutRoutes", operationId: "listPayoutRoutes", prefer: ["activeAndAwaitingProof"] },
  { kind: "payouts", operationId: "listPayouts", prefer: ["manyStatuses"] },
  { kind: "webhooks", operationId: "listWebhooks" },
  { kind: "companyBankAccounts", operationId: "getCompanyBankAccount" },
  { kind: "companyWallets", operationId: "listCompanyWallets" },
  { kind: "rampRequests", operationId: "getRampRequest", prefer: ["onRampAwaitingApproval"] },
];

export function castTenant(contract: StateContract): string {
  return contract.parameterExample("finance", "x-tenant-id");
}

/** Kinds that no operation creates. */
const notCreated: readonly ResourceKind[] = ["companies"];

/**
 * Fills a state with the whole cast, or only with the part that no operation creates. Only unpaid sessions, which
 * expire, and transfers and payouts in flight move by themselves.
 */
export function seedStart(world: World, isCast = true): void {
  const { clock, contract, tenantId } = world;
  clock.at(clock.now(), () => {
    const resources = castOf(world, isCast ? kinds : notCreated);
    if (isCast) resources.verifications = [castVerification(contract)];
    seedResources(world, tenantId, resources);
    if (isCast) addNamedWallet(world);
  });
}

function castOf(world: World, wanted: readonly ResourceKind[]): Resources {
  const { contract } = world;
  const resources: Resources = {};
  // Lists of an account do not repeat its ID: it is the example of the path parameter.
  const accountId = contract.parameterExample("finance", "accountId");
  for (const { kind, operationId, prefer, as = (result: JsonFields) => result } of sources) {
    if (!wanted.includes(kind)) continue;
    const found = contract
      .exampleResults(readSchemas[kind].api, operationId, prefer)
      .flatMap((result) => (Array.isArray(result) ? (result as unknown[]) : [result]))
      .filter(isObject);
    const known = resources[kind] ?? [];
    const account = { ...(ownerIsExtra.includes(kind) && { accountId }) };
    const isNew = ({ id }: JsonFields) => !known.some((resource) => resource["id"] === id);
    for (const resource of found) if (isNew(resource)) known.push({ ...account, ...as(resource, world) });
    resources[kind] = known;
  }
  return resources;
}

/** The verification of the party in the examples. */
function castVerification(contract: StateContract): JsonFields {
  return {
    id: contract.parameterExample("finance", "partyId"),
    ...asObject(contract.exampleResults("finance", "createPartyVerification", ["firstLink"])[0]),
    url: newLink("verification"),
    ...asObject(contract.exampleResults("finance", "getIvVerification")[0]),
  };
}

/** Adds the wallet of the path parameter's example, which no other example shows: it verifies its allowance. */
function addNamedWallet(world: World): void {
  const { tenantId: tenant, contract } = world;
  const id = contract.parameterExample("finance", "walletId");
  if (world.store.find(tenant, "wallets", id) !== undefined) return;
  const wallet = {
    id,
    accountId: contract.parameterExample("finance", "accountId"),
    chain: "ETHEREUM",
    type: "SELF_CUSTODY",
    address: addressOf(id),
    balances: [],
    amlStatus: "APPROVED",
  };
  seedResources(world, tenant, { wallets: [wallet] });
}
