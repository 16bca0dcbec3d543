// A hundred thousand payment sessions: what a long list is made of.

/** How many there are. */
export const sessionCount = 100_000;
/** Their account; none of the cast, so that what is created does not lengthen the list. */
export const longAccount = "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402";

/** A wallet of that account: the mock takes no session that pays into another's. */
const wallet = {
  id: "5f0c2e91-7ab4-4d36-9c18-e2d47b6a0f53",
  accountId: longAccount,
  chain: "BASE",
  type: "PLATFORM_MANAGED",
  amlStatus: "APPROVED",
  balances: [],
  address: "0x70fc5f52d21dc8854e8c4a0c8e1a73fcf73c4beb",
};
const statuses = ["PAYMENT_RECEIVED", "FAILED", "PAYMENT_RECEIVED", "EXPIRED"];
const begin = Date.parse("2026-01-01T00:00:00Z");
/** How many the mock takes at once: more are over the largest body that it reads. */
const portion = 2_000;

/** A payment session as a list shows it; no two are equally old. */
export function sessionAt(index: number): object {
  const time = new Date(begin + index * 60_000);
  return {
    id: `30a5c7e1-2d94-4b68-8f13-${index.toString(16).padStart(12, "0")}`,
    accountId: longAccount,
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

/**
 * Puts the sessions into a mock through its control API.
 * @param origin Where its finance API is.
 * @throws Error with the mock's complaint.
 */
export async function seedSessions(origin: string): Promise<void> {
  for (let first = 0; first < sessionCount; first += portion) {
    const paymentSessions = Array.from({ length: portion }, (_, index) => sessionAt(first + index));
    const response = await fetch(`${origin}/__mock/seed`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...(first === 0 && { wallets: [wallet] }), paymentSessions }),
    });
    if (!response.ok) throw new Error(`the sessions are not taken: ${response.status} ${await response.text()}`);
  }
}
