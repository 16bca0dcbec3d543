// Virtual bank accounts: where an account receives fiat.

import { asObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { hasConsented, holdersOf, isCleared } from "../lifecycle/party.ts";
import { create } from "../lifecycle/status.ts";
import { conflict, invalid } from "../refusals.ts";
import { hasLane } from "../seed/bank-details.ts";
import type { StateRequest } from "../types.ts";
import { instant, type World } from "../world.ts";
import {
  accountOf,
  belongingTo,
  checkSignature,
  created,
  fresh,
  type Operation,
  type Operations,
  ok,
  page,
} from "./common.ts";
import { walletsOf } from "./wallets.ts";

const account = (world: World, request: StateRequest) => accountOf(world, request, request.path["accountId"]);

const verify = "open the url of its verification and approve, or advance the clock after it was requested";

/** The final gates: a party that is not cleared or owes its consent cannot get one; the response to it is not shown. */
function checkHolders(world: World, found: Resource): void {
  const holders = holdersOf(world, found);
  if (holders.length === 0) throw conflict("The account has no holder: add an ACCOUNT_HOLDER to its party roles.");
  for (const holder of holders) {
    if (holder === undefined || !isCleared(holder))
      throw conflict(`The account holder is not verified yet: ${verify}.`);
    if (!hasConsented(holder))
      throw conflict(
        "The account holder has not accepted the partner terms: open the consentUrl of its partner terms, or move partnerTermsStatus to ACCEPTED.",
      );
  }
}

/** Without a `bankAccountType` it is the euro lane, whose word is not documented. */
const createVirtualBankAccount: Operation = (world, request) => {
  const found = account(world, request);
  const { bankAccountType, ownershipProof } = asObject(request.body);
  if (!hasLane(world.contract, bankAccountType)) throw invalid(`There is no lane ${String(bankAccountType)}.`);
  const { signature } = asObject(ownershipProof);
  if (signature !== undefined) checkSignature(signature, "ownershipProof.signature");
  checkHolders(world, found);
  const made = fresh(world, request, "virtualBankAccounts", {}, { parent: found.id });
  return created(create(world, made, "createVirtualBankAccount", "virtualBankAccount").body);
};

const prepareVirtualBankAccountOwnershipProof: Operation = (world, request) => {
  const found = account(world, request);
  const wallets = walletsOf(world, found);
  const wallet = wallets.find(({ body }) => body["type"] === "SELF_CUSTODY") ?? wallets[0];
  const day = instant(world).slice(0, 10);
  return ok({ message: `I own the wallet ${wallet?.body["address"] ?? "of"}. Account ${found.id}, ${day}.` });
};

/** Operations on virtual bank accounts. */
export const virtualBankAccounts: Operations = {
  reads: {
    listVirtualBankAccounts: (world, request) =>
      page(world, request, belongingTo(account(world, request), "virtualBankAccounts")),
    prepareVirtualBankAccountOwnershipProof,
  },
  writes: { createVirtualBankAccount },
};
