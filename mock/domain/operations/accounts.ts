// Accounts, the roles of parties in them, their wallets and their virtual bank accounts.

import { failingShareToken } from "../../assumptions.ts";
import { Refusal } from "../../refusal.ts";
import { asArray, asObject, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { hasConsented, holdersOf, isCleared, isOrganization, isReady } from "../lifecycle/conditions.ts";
import { statusOf } from "../lifecycle/status.ts";
import { supportedAssets } from "../money/offer.ts";
import { conflict, invalidRequest } from "../refusals.ts";
import { hasLane, provisionWallet, walletsOf } from "../seed/provision.ts";
import { roleView, summaryOf, viewOf } from "../views.ts";
import { currentInstant, type World } from "../world.ts";
import { createdResponse, type DomainOperation, type DomainOperations, listOf, ok, readOf } from "./call.ts";

/** Adds a role, or updates the same role. The response to a repeated role is not documented. */
function addRole(world: World, found: Resource, party: Resource, roleType: unknown, sent: JsonFields = {}): JsonFields {
  const partyId = party.body["id"];
  const roles = asArray(found.body["partyRoles"]).map(asObject);
  const known = roles.find((role) => role["partyId"] === partyId && role["roleType"] === roleType);
  if (known !== undefined) return Object.assign(known, sent);
  const role = { ...sent, partyId, roleType, status: "ACTIVE", party: summaryOf(world, party) };
  found.body["partyRoles"] = [...roles, role];
  return role;
}

/** Also creates the first wallet. An identity share token is for individuals; it is never stored. */
const createAccount: DomainOperation = (call) => {
  const { world } = call;
  const { id: partyId, identityShareToken: token } = asObject(call.body["party"]);
  if (token !== undefined && (partyId === undefined || token === ""))
    throw invalidRequest(
      "party.identityShareToken must not be empty, and needs party.id: the individual whose token it is.",
    );
  const made = call.fresh("accounts", { partyRoles: [] });
  if (partyId !== undefined) {
    const party = call.find("parties", partyId);
    if (token !== undefined && isOrganization(party.body))
      throw invalidRequest("party.identityShareToken is for individuals only.");
    if (token !== undefined && call.all("wallets", { fields: { type: "SELF_CUSTODY" } }, 1).length === 0)
      throw invalidRequest("party.identityShareToken is for tenants with self-custody wallets only.");
    // A refusal rolls back the whole creation.
    if (token === failingShareToken)
      throw new Refusal(503, "The identity share token could not be forwarded; no account was created.");
    addRole(world, made, party, "ACCOUNT_HOLDER");
  }
  call.store(made, "account");
  provisionWallet(world, made);
  return createdResponse(viewOf(world, made));
};

const reactivateAccount: DomainOperation = (call) => {
  const found = call.account();
  call.move(found, "account");
  return ok(viewOf(call.world, found));
};

const addPartyRole: DomainOperation = (call) => {
  const { world } = call;
  const found = call.account();
  const { partyId, roleType } = call.bodyWith("partyId", "roleType");
  const role = addRole(world, found, call.find("parties", partyId), roleType, call.sent("PartyRole"));
  world.store.update(found);
  return createdResponse(roleView(world, found.tenant, role));
};

const listPartyRoles: DomainOperation = (call) => {
  const { tenant, body } = call.account();
  const roles = asArray(body["partyRoles"]);
  return call.pageOf(roles.length, (from, size) =>
    roles.slice(from, from + size).map((role) => roleView(call.world, tenant, role)),
  );
};

/** For self-custody wallets, after their on-chain approve. The refusal of other wallets is not documented. */
const verifyWalletAllowance: DomainOperation = (call) => {
  const wallet = call.named("wallets", "walletId", call.account());
  if (wallet.body["type"] !== "SELF_CUSTODY") throw conflict(`Wallet ${wallet.id} needs no allowance of its owner.`);
  call.move(wallet, "walletAllowance");
  return ok({ status: statusOf(wallet, "walletAllowance") });
};

/** Whether an asset can be pulled from a wallet (AssetPermitStatus); the meanings of the values are assumed. */
function permitStatus(wallet: Resource | undefined): string {
  if (wallet === undefined) return "NO_WALLET";
  if (!isReady(wallet)) return "PENDING";
  if (wallet.body["type"] !== "SELF_CUSTODY") return "READY";
  const allowance = statusOf(wallet, "walletAllowance");
  if (allowance === "ACTIVE") return "READY";
  return allowance === "VERIFYING_ALLOWANCE" ? "PENDING" : "ACTION_REQUIRED";
}

const listAccountSupportedAssets: DomainOperation = (call) => {
  const wallets = walletsOf(call.world, call.account());
  const walletOn = (chain: unknown) => wallets.find(({ body }) => body["chain"] === chain);
  const pairs = supportedAssets(call.world.contract);
  return ok(pairs.map((pair) => ({ ...pair, permitStatus: permitStatus(walletOn(pair["chain"])) })));
};

/** Each holder must be cleared and have consented to get a virtual bank account. The refusal is not documented. */
function checkHolders(world: World, found: Resource): void {
  const holders = holdersOf(world, found);
  if (holders.length === 0) throw conflict("The account has no holder: add an ACCOUNT_HOLDER to its party roles.");
  for (const holder of holders) {
    if (!isCleared(holder))
      throw conflict(
        "The account holder is not verified yet: open the url of its verification and approve, or advance the clock after it was requested.",
      );
    if (!hasConsented(holder))
      throw conflict(
        "The account holder has not accepted the partner terms: open the consentUrl of its partner terms, or move partnerTermsStatus to ACCEPTED.",
      );
  }
}

/** Without a `bankAccountType`, the account is in euros: the value for euros is not documented. */
const createVirtualBankAccount: DomainOperation = (call) => {
  const found = call.account();
  const { bankAccountType, ownershipProof } = call.body;
  if (!hasLane(call.world.contract, bankAccountType))
    throw invalidRequest(`Unknown bankAccountType ${bankAccountType}.`);
  const { signature } = asObject(ownershipProof);
  if (signature !== undefined) call.checkSignature(signature, "ownershipProof.signature");
  checkHolders(call.world, found);
  return createdResponse(call.store(call.fresh("virtualBankAccounts", {}, { parent: found.id }), "virtualBankAccount"));
};

const prepareVirtualBankAccountOwnershipProof: DomainOperation = (call) => {
  const found = call.account();
  const wallets = walletsOf(call.world, found);
  const wallet = wallets.find(({ body }) => body["type"] === "SELF_CUSTODY") ?? wallets[0];
  const day = currentInstant(call.world).slice(0, 10);
  return ok({ message: `I own the wallet ${wallet?.body["address"] ?? "of"}. Account ${found.id}, ${day}.` });
};

export const accounts: DomainOperations = {
  reads: {
    listAccounts: listOf("accounts"),
    getAccount: readOf("accounts", "accountId"),
    listPartyRoles,
    listWallets: listOf("wallets", "account"),
    listAccountSupportedAssets,
    listSupportedAssets: ({ world }) => ok(supportedAssets(world.contract)),
    listVirtualBankAccounts: listOf("virtualBankAccounts", "account"),
    prepareVirtualBankAccountOwnershipProof,
  },
  writes: { createAccount, reactivateAccount, addPartyRole, verifyWalletAllowance, createVirtualBankAccount },
};
