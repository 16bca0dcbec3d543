// Money out: beneficiary bank accounts, the routes to them, and payouts.

import { cryptoDigits } from "../../assumptions.ts";
import { asArray, asObject, asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { isCleared } from "../lifecycle/conditions.ts";
import { holdAmount } from "../money/flows.ts";
import { supportedAsset } from "../money/offer.ts";
import { conflict } from "../refusals.ts";
import type { World } from "../world.ts";
import {
  createdResponse,
  type DomainOperation,
  type DomainOperations,
  listOf,
  type OperationCall,
  ok,
  readOf,
} from "./call.ts";

/** Stores only the end of the account number, and never the routing number. */
const registerPayoutBankAccount: DomainOperation = (call) => {
  const { id, body } = call.party();
  const { accountNumber, routingNumber } = call.body;
  const [digits, routing] = [accountNumber, routingNumber].map((number) => asText(number) || undefined);
  const own = { partyId: body["id"], ...(digits !== undefined && { accountNumberLast4: digits.slice(-4) }) };
  const hidden = { complete: digits !== undefined && routing !== undefined };
  const made = call.fresh("payoutBankAccounts", own, { parent: id, hidden });
  call.world.store.insert(made);
  return createdResponse(made.body);
};

/** A route needs a cleared party with an ACTIVE role of PAYOUT_RECIPIENT in the account. */
function checkRecipient(world: World, found: Resource, bankAccount: Resource): void {
  const recipient = world.store.find(found.tenant, "parties", String(bankAccount.body["partyId"]));
  const role = asArray(found.body["partyRoles"])
    .map(asObject)
    .find((entry) => entry["partyId"] === recipient?.body["id"] && entry["roleType"] === "PAYOUT_RECIPIENT");
  if (recipient === undefined || role?.["status"] !== "ACTIVE")
    throw conflict("The owner of the bank account is not an active PAYOUT_RECIPIENT of the account: add the role.");
  if (!isCleared(recipient.body)) throw conflict("The owner of the bank account is not verified yet.");
}

const createPayoutRoute: DomainOperation = (call) => {
  const found = call.account();
  const { payoutBankAccountId, sourceWalletId } = call.bodyWith("payoutBankAccountId", "sourceWalletId");
  const bankAccount = call.find("payoutBankAccounts", payoutBankAccountId);
  const wallet = call.find("wallets", sourceWalletId, found);
  checkRecipient(call.world, found, bankAccount);
  const [accountId, bankId, walletId] = [found, bankAccount, wallet].map(({ body }) => body["id"]);
  const own = { accountId, payoutBankAccountId: bankId, sourceWalletId: walletId };
  return createdResponse(call.store(call.fresh("payoutRoutes", own, { parent: found.id }), "payoutRoute"));
};

const route = (call: OperationCall) => call.named("payoutRoutes", "routeId", call.account());

function routeWallet(world: World, { tenant, body }: Resource): Resource | undefined {
  return world.store.find(tenant, "wallets", String(body["sourceWalletId"]));
}

const prepareRouteOwnershipProof: DomainOperation = (call) => {
  const found = route(call);
  const address = String(routeWallet(call.world, found)?.body["address"]);
  return ok({ message: `I own the wallet ${address}\nand use it for payout route ${found.id}.` });
};

const completeRouteOwnershipProof: DomainOperation = (call) => {
  const found = route(call);
  call.checkSignature(call.bodyWith("signature")["signature"], "signature");
  call.takeOver(found);
  call.move(found, "payoutRoute");
  return ok(found.body);
};

/** Responds with 201 without a check of allowance and balance: if they are too low, the send fails later. */
const createPayout: DomainOperation = (call) => {
  const { world } = call;
  const found = call.account();
  const { routeId, asset, amount } = call.bodyWith("routeId", "asset", "amount");
  const way = call.find("payoutRoutes", routeId, found);
  const wallet = routeWallet(world, way);
  const decimals = supportedAsset(world.contract, wallet?.body["chain"], asset)?.["decimals"];
  call.amount(amount, "amount", typeof decimals === "number" ? decimals : cryptoDigits);
  const own = { accountId: found.body["id"], routeId: way.body["id"], fundingMode: "PULL", asset, amount };
  const made = call.fresh("payouts", own, { parent: found.id, hidden: { sourceWalletId: wallet?.id } });
  holdAmount(world, made);
  return createdResponse(call.store(made, "payout"));
};

export const payouts: DomainOperations = {
  reads: {
    listPayoutBankAccounts: listOf("payoutBankAccounts", "party"),
    getPayoutBankAccount: readOf("payoutBankAccounts", "payoutBankAccountId", "party"),
    listPayoutRoutes: listOf("payoutRoutes", "account"),
    prepareRouteOwnershipProof,
    listPayouts: listOf("payouts", "account"),
    getPayout: readOf("payouts", "payoutId", "account"),
  },
  writes: { registerPayoutBankAccount, createPayoutRoute, completeRouteOwnershipProof, createPayout },
};
