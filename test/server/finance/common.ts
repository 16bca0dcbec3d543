// The finance service: finding resources, and idempotency keys.

import { isUuid, notText, resourceOf, ServerRefusal, text } from "../basics.ts";
import type { Account, Party, SentResponse, ServerOperation, ServerRequest, Wallet } from "../model.ts";
import { invalid } from "../server.ts";

/** @throws ServerRefusal 400 for a malformed ID, 404 for an account that the company does not own. */
export function account(r: ServerRequest, id = r.params["accountId"] ?? ""): Account {
  if (!isUuid(id)) throw new ServerRefusal(400, "invalid-parameter", "accountId is not a UUID.");
  return resourceOf(r.tenant.accounts, id.toLowerCase(), "account-not-found");
}

export const party = (r: ServerRequest, id = r.params["partyId"] ?? ""): Party =>
  resourceOf(r.tenant.parties, id.toLowerCase(), "party-unknown");

/** The wallet of an account with an asset. */
export function walletWith(owner: Account, asset: string, chain?: string): Wallet | undefined {
  const wallets = owner.wallets.filter((one) => chain === undefined || one.chain === chain);
  return wallets.find((one) => one.balances.some((b) => b.asset === asset));
}

export const balanceOf = (wallet: Wallet | undefined, asset: string) =>
  wallet?.balances.find((b) => b.asset === asset);

export function required(r: ServerRequest, field: string): string {
  const value = text(r.body[field]);
  if (value === "") throw invalid("finance", `${field} is missing.`);
  return value;
}

export function amountOf(r: ServerRequest): string {
  const amount = text(r.body["amount"]);
  if (!/^\d+(\.\d{1,6})?$/.test(amount)) throw invalid("finance", "amount is not a decimal string.");
  return amount;
}

/** Refuses fields that are not strings. */
export function texts(r: ServerRequest, names: string[]): void {
  const [wrong] = notText(r.body, names);
  if (wrong) throw invalid("finance", `${wrong} is no text.`);
}

/** Runs an operation once for each idempotency key. A repeat gets the first response. */
export function once(handle: ServerOperation["handle"]): ServerOperation["handle"] {
  return (r): SentResponse => {
    const key = r.body["idempotencyKey"];
    if (key === undefined || key === null) return handle(r);
    if (!isUuid(key)) throw invalid("finance", "idempotencyKey is not a UUID.");
    const name = key.toLowerCase();
    const fingerprint = r.world.rules.fingerprint(r);
    const earlier = r.tenant.remembered.get(name);
    if (earlier && earlier.fingerprint === fingerprint) return structuredClone(earlier.response);
    if (earlier)
      throw new ServerRefusal(422, "idempotency-key-conflict", "The key was used with another request.");
    const response = handle(r);
    r.tenant.remembered.set(name, { fingerprint, response: structuredClone(response) });
    return response;
  };
}
