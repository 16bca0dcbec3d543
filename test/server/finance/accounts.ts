// The finance service: accounts, party roles, wallets, virtual bank accounts, supported assets.

import {
  address,
  code,
  hash,
  later,
  nanos,
  now,
  object,
  ok,
  operationsOf,
  resourceOf,
  ServerRefusal,
  text,
  uuid,
} from "../basics.ts";
import { announce } from "../deliveries.ts";
import { onePage, paged } from "../lists.ts";
import type {
  Account,
  Party,
  SentResponse,
  ServerRequest,
  ServerWorld,
  ShownObject,
  Tenant,
  Wallet,
} from "../model.ts";
import { invalid } from "../server.ts";
import { accountView, rolesView, walletView } from "../views.ts";
import { account, party, texts } from "./common.ts";

export function emptyWallet(world: ServerWorld, chain: string, type = "PLATFORM_MANAGED"): Wallet {
  const assets = world.assets.filter((one) => one["chain"] === chain);
  const balances = assets.map((one) => ({
    asset: text(one["asset"]),
    contractAddress: text(one["contractAddress"]),
    total: 0n,
    reserved: 0n,
  }));
  return { id: uuid(), chain, type, address: address(), amlStatus: "APPROVED", status: "ACTIVE", balances };
}

export function emptyAccount(wallets: Wallet[]): Account {
  const lists = { virtualBankAccounts: [], sessions: [], transfers: [], routes: [], payouts: [] };
  return { id: uuid(), status: "ACTIVE", roles: [], wallets, ...lists };
}

function create(r: ServerRequest): SentResponse {
  texts(r, ["externalId"]);
  const given = object(r.body["party"]);
  const holder = given["id"] === undefined ? undefined : party(r, text(given["id"]));
  if (given["identityShareToken"] !== undefined) forward(r, holder);
  const wallet: Wallet = { ...emptyWallet(r.world, "BASE"), amlStatus: "PENDING", status: "PENDING" };
  const made = emptyAccount([wallet]);
  if (typeof r.body["externalId"] === "string") made.externalId = r.body["externalId"];
  if (holder) made.roles.push({ partyId: holder.id, roleType: "ACCOUNT_HOLDER", status: "ACTIVE" });
  r.tenant.accounts.push(made);
  provision(r.world, r.tenant, made, wallet);
  return ok(accountView(made, r.tenant), 201);
}

/** An identity share token is for individuals of tenants with self-custody wallets. */
function forward(r: ServerRequest, holder: Party | undefined): void {
  const isOwn = r.tenant.accounts.some(({ wallets }) => wallets.some(({ type }) => type === "SELF_CUSTODY"));
  if (holder?.fields["partyType"] === "INDIVIDUAL" && isOwn) return;
  throw invalid("finance", "identityShareToken is for individuals of self-custody tenants.");
}

/** Later, the wallets pass their AML screening. */
function provision(world: ServerWorld, tenant: Tenant, owner: Account, wallet: Wallet): void {
  later(world, 3, () => {
    wallet.amlStatus = "APPROVED";
    wallet.status = "ACTIVE";
    announce(world, tenant, "ACCOUNT_WALLETS_PROVISIONED", {
      amlStatus: "APPROVED",
      escrowWalletAddress: address(),
      accountWalletAddress: wallet.address,
      chain: wallet.chain,
      walletType: wallet.type,
      walletPairId: code("pair"),
      accountId: owner.id,
      occurredAt: nanos(),
    });
  });
}

function addRole(r: ServerRequest): SentResponse {
  const owner = account(r);
  const of = party(r, text(r.body["partyId"]));
  const roleType = r.body["roleType"];
  if (roleType !== "ACCOUNT_HOLDER" && roleType !== "PAYOUT_RECIPIENT") {
    throw invalid("finance", "roleType is ACCOUNT_HOLDER or PAYOUT_RECIPIENT.");
  }
  if (!owner.roles.some((one) => one.partyId === of.id && one.roleType === roleType)) {
    owner.roles.push({ partyId: of.id, roleType, status: "ACTIVE" });
  }
  return ok(
    rolesView(owner, r.tenant).find((one) => one["partyId"] === of.id && one["roleType"] === roleType),
    201,
  );
}

function verifyAllowance(r: ServerRequest): SentResponse {
  const wallet = resourceOf(account(r).wallets, r.params["walletId"]?.toLowerCase(), "wallet-unknown");
  if (wallet.type !== "SELF_CUSTODY")
    throw new ServerRefusal(409, "wallet-not-self-custody", "The wallet is managed.");
  wallet.status = "VERIFYING_ALLOWANCE";
  // Nothing is approved on the chain, so the verification fails.
  later(r.world, 8, () => {
    wallet.status = "PENDING";
  });
  return ok({ status: wallet.status, walletId: wallet.id }, 202);
}

function createBankAccount(r: ServerRequest): SentResponse {
  const owner = account(r);
  const terms = owner.roles.map((role) => r.tenant.parties.find((one) => one.id === role.partyId)?.fields);
  if (terms.some((one) => one?.["partnerTermsStatus"] === "REQUIRED")) {
    throw new ServerRefusal(
      422,
      "partner-terms-outstanding",
      "A party has not accepted the terms of the partner.",
    );
  }
  const number = String(70_000_000 + owner.virtualBankAccounts.length * 137 + r.tenant.accounts.indexOf(owner));
  const made: ShownObject = {
    status: "PENDING",
    depositRails: [{ rail: "ACH", bankAddress: "1 Harbor Street, Boston MA 02110", memo: code("m") }],
    routingNumber: "011000015",
    accountNumber: number,
    bankAccountType: text(r.body["bankAccountType"]) || "USD_ACH",
    id: uuid(),
  };
  owner.virtualBankAccounts.push(made);
  const { world, tenant } = r;
  later(world, 3, () => {
    made.status = "ACTIVE";
    const ids = { accountId: owner.id, virtualBankAccountId: made.id };
    announce(world, tenant, "VIRTUAL_BANK_ACCOUNT_CREATED", { status: "ACTIVE", ...ids, occurredAt: nanos() });
    later(world, 4, () => deposit(world, tenant, owner, made, true));
  });
  return ok(made, 201);
}

/** A bank credit arrives, and settles or fails. */
export function deposit(
  world: ServerWorld,
  tenant: Tenant,
  owner: Account,
  bank: ShownObject,
  settles: boolean,
): void {
  const wallet = owner.wallets[0];
  const balance = wallet?.balances.find((one) => one.asset === "USDC");
  if (!wallet || !balance) return;
  const at = now();
  const payIn: ShownObject = {
    id: uuid(),
    status: settles ? "SETTLED" : "FAILED",
    accountWalletId: wallet.id,
    virtualBankAccountId: bank.id,
    accountId: owner.id,
    chain: wallet.chain,
    cryptoAsset: "USDC",
    fiatCurrency: "USD",
    grossFiatAmount: "250.00",
    createdAt: at,
    updatedAt: at,
  };
  if (settles) {
    const amounts = { grossCryptoAmount: "250.000000", netCryptoAmount: "249.250000" };
    Object.assign(payIn, amounts, { transactionHash: hash(), settledAt: at });
    balance.total += 249_250_000n;
  } else payIn["failedAt"] = at;
  tenant.payIns.push(payIn);
  const ids = { payInId: payIn.id, accountId: owner.id, status: payIn.status, occurredAt: nanos() };
  const more = settles
    ? { asset: "USDC", chain: wallet.chain, transactionHash: payIn["transactionHash"] }
    : { reason: "SETTLEMENT_FAILED" };
  announce(world, tenant, settles ? "PAY_IN_SETTLED" : "PAY_IN_FAILED", { ...ids, ...more });
}

function permits(r: ServerRequest): SentResponse {
  const owner = account(r);
  return ok(
    r.world.assets.map((asset) => {
      const wallet = owner.wallets.find((one) => one.chain === asset["chain"]);
      const status = wallet?.status === "ACTIVE" ? "READY" : "PENDING";
      return { permitStatus: wallet ? status : "NO_WALLET", ...asset };
    }),
  );
}

const message = (r: ServerRequest): SentResponse =>
  ok({ message: `Sign that you own the wallet of account ${account(r).id}`, nonce: code("n") });

const ACCOUNT = "/v1/accounts/{accountId}";
const BANKS = `${ACCOUNT}/virtual-bank-accounts`;

export const accounts = operationsOf({
  listAccounts: [
    "GET /v1/accounts",
    (r) => {
      const views = r.tenant.accounts.map((one) => accountView(one, r.tenant));
      return paged(r, views, { size: 25, max: 60 });
    },
  ],
  createAccount: ["POST /v1/accounts", create],
  getAccount: [`GET ${ACCOUNT}`, (r) => ok(accountView(account(r), r.tenant))],
  reactivateAccount: [
    "POST /api/v1/accounts/{accountId}/reactivate",
    (r) => {
      account(r).status = "ACTIVE";
      return ok(accountView(account(r), r.tenant));
    },
  ],
  listPartyRoles: [`GET ${ACCOUNT}/party-roles`, (r) => onePage(r, rolesView(account(r), r.tenant))],
  addPartyRole: [`POST ${ACCOUNT}/party-roles`, addRole],
  listWallets: [
    `GET ${ACCOUNT}/wallets`,
    (r) => paged(r, account(r).wallets.map(walletView), { size: 30, max: 80 }),
    { scope: "manage:accounts" },
  ],
  verifyWalletAllowance: [`POST ${ACCOUNT}/wallets/{walletId}/allowance-verification`, verifyAllowance],
  listVirtualBankAccounts: [
    `GET ${BANKS}`,
    (r) => paged(r, account(r).virtualBankAccounts, { size: 18, max: 36 }),
  ],
  createVirtualBankAccount: [`POST ${BANKS}`, createBankAccount],
  prepareVirtualBankAccountOwnershipProof: [`POST ${BANKS}/prepare`, message],
  listSupportedAssets: ["GET /v1/supported-assets", (r) => ok(r.world.assets)],
  listAccountSupportedAssets: [`GET ${ACCOUNT}/supported-assets`, permits],
});
