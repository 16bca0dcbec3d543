// What the service gives an account: a wallet, and the details of its virtual bank accounts, from the contract's
// examples.

import { createHash, randomInt } from "node:crypto";
import { currencyOfLane, currencyWithoutLane, firstChain, ibanBank, ibanField } from "../../assumptions.ts";
import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import { perContract, type StateContract } from "../contract.ts";
import { create, newResource } from "../lifecycle/status.ts";
import type { World } from "../world.ts";

/** An ID that is the same in every run, for resources that the contract names but does not show. */
export function stableId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** An address of an EVM chain, always the same for a name. */
export function addressOf(name: string): string {
  return `0x${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;
}

/** Creates the wallet of a new account, PENDING until its screening ends. The second of the pair is not listed. */
export function provisionWallet(world: World, { tenant, id: parent }: Resource, id?: string): Resource {
  const own = { ...(id !== undefined && { id }), chain: firstChain, type: "PLATFORM_MANAGED", balances: [] };
  const wallet = newResource(world, tenant, "wallets", own, { parent });
  wallet.body["address"] = addressOf(`${wallet.id} account`);
  return create(world, wallet, "createAccount", "walletScreening", "walletAllowance");
}

/** The wallets of an account, oldest first; do not change them. The first is on the account's primary chain. */
export function walletsOf({ store }: World, { tenant, id }: Pick<Resource, "tenant" | "id">): Resource[] {
  return store.select({ tenant, kind: "wallets", where: { parent: id } });
}

const readyAccounts = perContract((contract) =>
  contract
    .exampleResults("finance", "listVirtualBankAccounts")
    .flatMap(asArray)
    .map(asObject)
    .filter((account) => account["status"] === "ACTIVE"),
);

/** Whether the mock can open an account of a `bankAccountType`: one of the examples, or none for euros. */
export function hasLane(contract: StateContract, bankAccountType: unknown): boolean {
  return readyAccounts(contract).some((account) => account["bankAccountType"] === bankAccountType);
}

/** The details of a ready account that a payer needs; `beneficiaryAddress` is the address of the account holder. */
export function bankDetails(world: World, { tenant, id, parent, body }: Resource): JsonFields {
  const ready = readyAccounts(world.contract);
  const example = ready.find((account) => account["bankAccountType"] === body["bankAccountType"]) ?? {};
  const address = holderAddress(world, tenant, parent ?? "");
  const rails = asArray(example["depositRails"]).map((rail) => {
    const { beneficiaryAddress: _example, ...shown } = asObject(rail);
    return { ...shown, ...(address !== undefined && { beneficiaryAddress: address }) };
  });
  const isEuro = currencyOf(body["bankAccountType"]) === "EUR";
  return {
    ...(example["accountNumber"] !== undefined && { accountNumber: String(randomInt(10 ** 9, 10 ** 10)) }),
    ...(example["routingNumber"] !== undefined && { routingNumber: example["routingNumber"] }),
    ...(isEuro && { [ibanField]: ibanOf(id) }),
    depositRails: rails,
  };
}

/** The currency of a virtual bank account; undefined for an unknown `bankAccountType`. */
export function currencyOf(bankAccountType: unknown): string | undefined {
  if (bankAccountType === undefined) return currencyWithoutLane;
  const lane = String(bankAccountType);
  return Object.hasOwn(currencyOfLane, lane) ? currencyOfLane[lane] : undefined;
}

/** An IBAN with valid check digits (ISO 13616), always the same for an account. */
export function ibanOf(id: string): string {
  const { country, bank } = ibanBank;
  const account = String(Number.parseInt(createHash("sha256").update(id).digest("hex").slice(0, 12), 16) % 1e8);
  const rest = `${bank}${account.padStart(8, "0")}`;
  const digits = `${rest}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${rest}`;
}

function holderAddress(world: World, tenant: string, accountId: string): string | undefined {
  const account = world.store.find(tenant, "accounts", accountId);
  const roles = asArray(account?.body["partyRoles"]).map(asObject);
  const holder = asText(roles.find(({ roleType }) => roleType === "ACCOUNT_HOLDER")?.["partyId"]);
  const address = asObject(holder && world.store.find(tenant, "parties", holder)?.body["address"]);
  const lines = ["addressLine1", "addressLine2", "postalCode", "city", "state", "country"];
  const text = lines.flatMap((line) => asText(address[line]) ?? []).join(", ");
  return text === "" ? undefined : text;
}
