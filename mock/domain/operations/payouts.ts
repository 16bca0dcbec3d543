// Money out: beneficiary bank accounts, the routes to them, and payouts.

import { cryptoDigits } from "../../assumed.ts";
import { asArray, asObject, asText } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { takeOver } from "../complete.ts";
import { trigger } from "../lifecycle/moves.ts";
import { isCleared } from "../lifecycle/party.ts";
import { create } from "../lifecycle/status.ts";
import { supportedAsset } from "../money/assets.ts";
import { holdPayout } from "../money/flows.ts";
import { conflict } from "../refusals.ts";
import type { StateRequest } from "../types.ts";
import type { World } from "../world.ts";
import {
  accountOf,
  amountOf,
  belongingTo,
  bodyWith,
  checkSignature,
  created,
  fresh,
  type Operation,
  type Operations,
  ok,
  page,
  resourceOf,
} from "./common.ts";

const account = (world: World, request: StateRequest) => accountOf(world, request, request.path["accountId"]);
const party = (world: World, request: StateRequest) =>
  resourceOf(world, request, "parties", request.path["partyId"], "party");
const route = (world: World, request: StateRequest, found: Resource) =>
  resourceOf(world, request, "payoutRoutes", request.path["routeId"], "payout route", found);

/** The raw credentials go no further than this: what is stored, and read back, is the end of the account number. */
const registerPayoutBankAccount: Operation = (world, request) => {
  const { id, body } = party(world, request);
  const { accountNumber, routingNumber } = asObject(request.body);
  const [digits, routing] = [accountNumber, routingNumber].map((number) => asText(number) || undefined);
  const made = fresh(
    world,
    request,
    "payoutBankAccounts",
    {
      partyId: body["id"],
      ...(digits === undefined ? {} : { accountNumberLast4: digits.slice(-4) }),
    },
    { parent: id, hidden: { complete: digits !== undefined && routing !== undefined } },
  );
  world.store.insert(made);
  return created(made.body);
};

/** The party needs an ACTIVE role of PAYOUT_RECIPIENT in the account and to be cleared, before a route can be made. */
function checkRecipient(world: World, found: Resource, bankAccount: Resource): void {
  const recipient = world.store.find(found.tenant, "parties", String(bankAccount.body["partyId"]));
  const role = asArray(found.body["partyRoles"])
    .map(asObject)
    .find((entry) => entry["partyId"] === recipient?.body["id"] && entry["roleType"] === "PAYOUT_RECIPIENT");
  if (recipient === undefined || role?.["status"] !== "ACTIVE")
    throw conflict(
      "The owner of the bank account is no active PAYOUT_RECIPIENT of the account: add the party role and advance the clock until it is ACTIVE.",
    );
  if (!isCleared(recipient.body)) throw conflict("The owner of the bank account is not verified yet.");
}

const createPayoutRoute: Operation = (world, request) => {
  const found = account(world, request);
  const input = bodyWith(request, "payoutBankAccountId", "sourceWalletId");
  const bankAccount = resourceOf(world, request, "payoutBankAccounts", input["payoutBankAccountId"], "bank account");
  const wallet = resourceOf(world, request, "wallets", input["sourceWalletId"], "wallet", found);
  checkRecipient(world, found, bankAccount);
  const made = fresh(
    world,
    request,
    "payoutRoutes",
    {
      accountId: found.body["id"],
      payoutBankAccountId: bankAccount.body["id"],
      sourceWalletId: wallet.body["id"],
    },
    { parent: found.id },
  );
  return created(create(world, made, "createPayoutRoute", "payoutRoute").body);
};

function routeWallet(world: World, { tenant, body }: Resource): Resource | undefined {
  return world.store.find(tenant, "wallets", String(body["sourceWalletId"]));
}

const prepareRouteOwnershipProof: Operation = (world, request) => {
  const found = route(world, request, account(world, request));
  const address = String(routeWallet(world, found)?.body["address"]);
  return ok({ message: `I own the wallet ${address}\nand use it for payout route ${found.id}.` });
};

const completeRouteOwnershipProof: Operation = (world, request) => {
  const found = route(world, request, account(world, request));
  const { signature } = bodyWith(request, "signature");
  checkSignature(signature, "signature");
  takeOver(world, request, found);
  trigger(world, found, "payoutRoute", "completeRouteOwnershipProof", "Pay-out route");
  return ok(found.body);
};

/** 201 is no sign of success: neither allowance nor balance is looked at, the send fails later where they are short. */
const createPayout: Operation = (world, request) => {
  const found = account(world, request);
  const { routeId, asset, amount } = bodyWith(request, "routeId", "asset", "amount");
  const way = resourceOf(world, request, "payoutRoutes", routeId, "payout route", found);
  const wallet = routeWallet(world, way);
  const decimals = supportedAsset(world.contract, wallet?.body["chain"], asset)?.["decimals"];
  amountOf(amount, "amount", typeof decimals === "number" ? decimals : cryptoDigits);
  const made = fresh(
    world,
    request,
    "payouts",
    { accountId: found.body["id"], routeId: way.body["id"], fundingMode: "PULL", asset, amount },
    { parent: found.id, hidden: { sourceWalletId: wallet?.id } },
  );
  holdPayout(world, made);
  return created(create(world, made, "createPayout", "payout").body);
};

/** Operations on payouts and what they need. */
export const payouts: Operations = {
  reads: {
    listPayoutBankAccounts: (world, request) =>
      page(world, request, belongingTo(party(world, request), "payoutBankAccounts")),
    getPayoutBankAccount: (world, request) => {
      const { payoutBankAccountId } = request.path;
      const owner = party(world, request);
      return ok(resourceOf(world, request, "payoutBankAccounts", payoutBankAccountId, "bank account", owner).body);
    },
    listPayoutRoutes: (world, request) => page(world, request, belongingTo(account(world, request), "payoutRoutes")),
    prepareRouteOwnershipProof,
    listPayouts: (world, request) => page(world, request, belongingTo(account(world, request), "payouts")),
    getPayout: (world, request) =>
      ok(resourceOf(world, request, "payouts", request.path["payoutId"], "payout", account(world, request)).body),
  },
  writes: { registerPayoutBankAccount, createPayoutRoute, completeRouteOwnershipProof, createPayout },
};
