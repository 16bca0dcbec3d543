// The data of the seeded server: what the contract's examples show, and enough rows for paging, order and filters.

import { randomUUID } from "node:crypto";
import { type Contracts, operationsIn } from "../../../conformance/contracts.ts";
import { paymentSessionStatusValues } from "../../../generated/finance/types.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";

/** Tables by name, and what came with each idempotency key. */
export interface World {
  accounts: JsonObject[];
  parties: JsonObject[];
  sessions: JsonObject[];
  wallets: JsonObject[];
  payIns: JsonObject[];
  webhooks: JsonObject[];
  bankAccounts: JsonObject[];
  rampRequests: JsonObject[];
  paymentRequests: JsonObject[];
  transfers: JsonObject[];
  terms: Map<string, JsonObject>;
  verifications: Map<string, string>;
  replies: Map<string, { body: string; result: JsonObject }>;
  /** Ids of resources that are only shown as examples. */
  knownIds: Set<string>;
}

/** The tenant that tokens of the server grant. */
export const ownTenant = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
/** A second one, for tokens of several tenants. */
export const otherTenant = "7d1a5e1f-6e1b-4d4a-8e66-1c2a7a9a3b21";
/** An account and a pay-in of another company. */
export const foreignIds = {
  foreignAccountId: "f0000000-0000-4000-8000-00000000a001",
  foreignPayInId: "f0000000-0000-4000-8000-00000000b001",
};

/** The first example of an operation's successful answer, as it stands in the contract. */
export function exampleOf(contracts: Contracts, operationId: string, index = 0): JsonObject {
  const operation = operationsIn(contracts).find((candidate) => candidate.operationId === operationId);
  const media = operation?.responses.find(({ status }) => status.startsWith("2"))?.media[0];
  return asObject(structuredClone((media?.examples[index] ?? media?.examples[0])?.value));
}

function rows(contracts: Contracts, operationId: string): JsonObject[] {
  return asArray(exampleOf(contracts, operationId)["result"]).map(asObject);
}

function examplesOf(contracts: Contracts, operationId: string): JsonObject[] {
  const operation = operationsIn(contracts).find((candidate) => candidate.operationId === operationId);
  const examples = operation?.responses.find(({ status }) => status.startsWith("2"))?.media[0]?.examples ?? [];
  return examples.map(({ value }) => asObject(structuredClone(asObject(value)["result"])));
}

/** Twenty sessions; neighbours share an instant, and the order of updates is not that of creation. */
function makeSessions(contracts: Contracts, accountId: string): JsonObject[] {
  const [first] = rows(contracts, "listPaymentSessions");
  return Array.from({ length: 20 }, (_, i) => ({
    ...first,
    id: `30a5c7e1-2d94-4b68-8f13-7c0e9d5ac${String((i * 7) % 20).padStart(3, "0")}`,
    accountId,
    status: paymentSessionStatusValues[i % paymentSessionStatusValues.length] as string,
    createdAt: new Date(Date.UTC(2026, 8, 16, 8, Math.floor(i / 2), 0)).toISOString(),
    updatedAt: new Date(Date.UTC(2026, 8, 17, 8, (i * 3) % 10, 0)).toISOString(),
  }));
}

function makeBankAccounts(contracts: Contracts): JsonObject[] {
  const [full] = examplesOf(contracts, "getCompanyBankAccount");
  const types = ["ON_RAMP", "OFF_RAMP", "ON_AND_OFF_RAMP"];
  const verification = ["VERIFIED", "PENDING", "DENIED"];
  return Array.from({ length: 7 }, (_, i) => ({
    ...full,
    id: `f24c6e51-07b9-48ad-a0f3-9518a714c${String(900 + i)}`,
    name: `Account ${i}`,
    supportedRampType: types[i % 3] as string,
    verificationStatus: verification[i % 3] as string,
  }));
}

/** The last example of each id: a story shows one resource in several states. */
function distinct(resources: JsonObject[]): JsonObject[] {
  return [...new Map(resources.map((resource) => [resource["id"], resource])).values()];
}

/** Makes the world anew; nothing is shared between servers. */
export function makeWorld(contracts: Contracts): World {
  const accounts = rows(contracts, "listAccounts");
  const mine = String(accounts[0]?.["id"]);
  const [wallet] = rows(contracts, "listWallets");
  const chains = ["BASE", "POLYGON", "AVALANCHE", "ETHEREUM", "SOLANA"];
  const parties = rows(contracts, "listParties");
  const [terms] = examplesOf(contracts, "getPartnerTerms").filter(({ status }) => status === "REQUIRED");
  const wallets = chains.map((chain, i) => ({ ...wallet, id: `a1e94c70-5d28-4f3b-9e67-0c8b1d2f55${10 + i}`, chain }));
  const shown = ["listPayoutBankAccounts", "listPayoutRoutes", "listPayouts"].flatMap((operationId) => [
    ...rows(contracts, operationId),
    ...examplesOf(contracts, operationId.replace("list", "create").replace(/s$/, "")),
    ...examplesOf(contracts, "registerPayoutBankAccount"),
  ]);
  const consent = terms ?? { status: "REQUIRED", consentUrl: "https://consent.example/c/1" };
  return {
    accounts,
    parties,
    sessions: makeSessions(contracts, mine),
    wallets,
    payIns: examplesOf(contracts, "getPayIn"),
    webhooks: [],
    bankAccounts: makeBankAccounts(contracts),
    rampRequests: distinct(examplesOf(contracts, "getRampRequest")),
    paymentRequests: [],
    transfers: [],
    terms: new Map(parties.map((party) => [String(party["id"]), { ...consent }])),
    verifications: new Map(),
    replies: new Map(),
    knownIds: new Set([...shown, ...wallets].map(({ id }) => String(id))),
  };
}

/** A new id. */
export const newId = (): string => randomUUID();
