// Virtual bank accounts: where an account receives fiat.

import { asObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { hasConsented, holdersOf, isCleared } from "../lifecycle/conditions.ts";
import { conflict, invalid } from "../refusals.ts";
import { hasLane } from "../seed/bank-details.ts";
import { instant, type World } from "../world.ts";
import { checkSignature, type DomainOperation, type DomainOperations, listOf, ok } from "./call.ts";
import { walletsOf } from "./wallets.ts";

/** The final gates: a party that is not cleared or owes its consent cannot get one; the response to it is not shown. */
function checkHolders(world: World, found: Resource): void {
  const holders = holdersOf(world, found);
  if (holders.length === 0) throw conflict("The account has no holder: add an ACCOUNT_HOLDER to its party roles.");
  for (const holder of holders) {
    if (holder === undefined || !isCleared(holder))
      throw conflict(
        "The account holder is not verified yet: open the url of its verification and approve, or advance the clock after it was requested.",
      );
    if (!hasConsented(holder))
      throw conflict(
        "The account holder has not accepted the partner terms: open the consentUrl of its partner terms, or move partnerTermsStatus to ACCEPTED.",
      );
  }
}

/** Without a `bankAccountType` it is the euro lane, whose word is not documented. */
const createVirtualBankAccount: DomainOperation = (call) => {
  const found = call.account();
  const { bankAccountType, ownershipProof } = call.body;
  if (!hasLane(call.world.contract, bankAccountType)) throw invalid(`There is no lane ${bankAccountType}.`);
  const { signature } = asObject(ownershipProof);
  if (signature !== undefined) checkSignature(signature, "ownershipProof.signature");
  checkHolders(call.world, found);
  return call.create(call.fresh("virtualBankAccounts", {}, { parent: found.id }), "virtualBankAccount");
};

const prepareVirtualBankAccountOwnershipProof: DomainOperation = (call) => {
  const found = call.account();
  const wallets = walletsOf(call.world, found);
  const wallet = wallets.find(({ body }) => body["type"] === "SELF_CUSTODY") ?? wallets[0];
  const day = instant(call.world).slice(0, 10);
  return ok({ message: `I own the wallet ${wallet?.body["address"] ?? "of"}. Account ${found.id}, ${day}.` });
};

/** Operations on virtual bank accounts. */
export const virtualBankAccounts: DomainOperations = {
  reads: {
    listVirtualBankAccounts: listOf("virtualBankAccounts", "account"),
    prepareVirtualBankAccountOwnershipProof,
  },
  writes: { createVirtualBankAccount },
};
