// The bank details of a virtual bank account that is ready, taken from the contract's examples of its lane.

import { randomInt } from "node:crypto";
import { perContract, type StateContract } from "../contract.ts";
import { asArray, asObject, asText, type JsonObject } from "../json.ts";
import type { Resource } from "../storage/store.ts";
import type { World } from "../world.ts";

const readyAccounts = perContract(({ exampleResults }) =>
  exampleResults("finance", "listVirtualBankAccounts")
    .flatMap(asArray)
    .map(asObject)
    .filter((account) => account["status"] === "ACTIVE"),
);

/** Lanes the mock can open: a `bankAccountType` of the examples, or none for the euro lane, whose word is not shown. */
export function hasLane(contract: StateContract, bankAccountType: unknown): boolean {
  return readyAccounts(contract).some((account) => account["bankAccountType"] === bankAccountType);
}

/**
 * The details a payer needs, once the account is ready.
 * @returns Fields of VirtualBankAccount; the rails name the account holder's own address.
 */
export function bankDetails(world: World, { tenant, parent, body }: Resource): JsonObject {
  const ready = readyAccounts(world.contract);
  const example = ready.find((account) => account["bankAccountType"] === body["bankAccountType"]) ?? {};
  const beneficiaryAddress = holderAddress(world, tenant, parent ?? "");
  const rails = asArray(example["depositRails"]).map((rail) => ({
    ...asObject(rail),
    ...(beneficiaryAddress === undefined ? {} : { beneficiaryAddress }),
  }));
  return {
    ...(example["accountNumber"] === undefined ? {} : { accountNumber: String(randomInt(10 ** 9, 10 ** 10)) }),
    ...(example["routingNumber"] === undefined ? {} : { routingNumber: example["routingNumber"] }),
    depositRails: rails,
  };
}

function holderAddress(world: World, tenant: string, accountId: string): string | undefined {
  const account = world.store.find(tenant, "accounts", accountId);
  const holder = asText(asObject(asArray(account?.body["partyRoles"])[0])["partyId"]);
  const address = asObject(holder && world.store.find(tenant, "parties", holder)?.body["address"]);
  const lines = ["addressLine1", "addressLine2", "postalCode", "city", "state", "country"];
  const text = lines.flatMap((line) => asText(address[line]) ?? []).join(", ");
  return text === "" ? undefined : text;
}
