// A hundred thousand payment sessions: what a long list is made of.

import { createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";

/** How many there are. */
export const seededSessions = 100_000;
/** Account of the cast for all other calls: what is created does not lengthen the list. */
export const usualAccount = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
/** Account they belong to. */
export const seededAccount = "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402";
/** A wallet of that account: the cast has none, and the mock takes no session that pays into another's. */
const wallet = {
  id: "5f0c2e91-7ab4-4d36-9c18-e2d47b6a0f53",
  accountId: seededAccount,
  chain: "BASE",
  type: "PLATFORM_MANAGED",
  amlStatus: "APPROVED",
  balances: [],
  address: "0x70fc5f52d21dc8854e8c4a0c8e1a73fcf73c4beb",
};
const statuses = ["PAYMENT_RECEIVED", "FAILED", "PAYMENT_RECEIVED", "EXPIRED"];
const begin = Date.parse("2026-01-01T00:00:00Z");

/** A payment session as a list shows it; no two are equally old. */
function sessionAt(index: number): Record<string, unknown> & { id: string } {
  const number = index.toString(16).padStart(12, "0");
  const time = new Date(begin + index * 60_000);
  return {
    id: `30a5c7e1-2d94-4b68-8f13-${number}`,
    accountId: seededAccount,
    status: statuses[index % statuses.length],
    inAmount: 10 + (index % 500),
    inCurrency: "EUR",
    outCryptocurrency: "USDC",
    paymentUrl: `https://pay.provider.example/s/${index}`,
    externalRef: `top-up-${index}`,
    walletId: wallet.id,
    blockchainTxId: null,
    cancellable: false,
    expiresAt: new Date(time.getTime() + 3_600_000).toISOString(),
    createdAt: time.toISOString(),
    updatedAt: time.toISOString(),
  };
}

/** What the floor and json-server keep: the sessions, and what the contract's examples show of the rest. */
export function floorData(): Record<string, unknown[]> {
  const { document } = readBundle("finance");
  const shown = (operationId: string) => {
    const operation = createContract("finance", document).byId.get(operationId);
    const value = operation?.responses[0]?.media[0]?.examples[0]?.value as { result: JsonObject[] };
    return value.result;
  };
  return {
    assets: shown("listSupportedAssets"),
    wallets: shown("listWallets").map((wallet) => ({ ...wallet, accountId: usualAccount })),
    sessions: Array.from({ length: seededSessions }, (_, index) => sessionAt(index)),
  };
}

/**
 * Puts them into a mock through its control API, in portions below the largest body it takes.
 * @param origin Where its finance API is.
 * @param count How many, from the first on.
 * @throws Error with the mock's complaint.
 */
export async function seedSessions(origin: string, count: number): Promise<void> {
  const portion = 2_000;
  for (let first = 0; first < count; first += portion) {
    const length = Math.min(portion, count - first);
    const paymentSessions = Array.from({ length }, (_, index) => sessionAt(first + index));
    const response = await fetch(`${origin}/__mock/seed`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...(first === 0 && { wallets: [wallet] }), paymentSessions }),
    });
    if (!response.ok) throw new Error(`the sessions are not taken: ${response.status} ${await response.text()}`);
  }
}
