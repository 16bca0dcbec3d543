// The long list of the mock bench: a hundred thousand payment sessions.

import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";

/** Number of payment sessions. */
export const sessionCount = 100_000;
/** Their account, which is not in the cast, so that created sessions do not lengthen the list. */
export const longAccount = "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f402";

const statuses = ["PAYMENT_RECEIVED", "FAILED", "PAYMENT_RECEIVED", "EXPIRED"];
const begin = Date.parse("2026-01-01T00:00:00Z");

/** A payment session of the list. Each has another time of creation. */
export function sessionAt(index: number) {
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
    walletId: "5f0c2e91-7ab4-4d36-9c18-e2d47b6a0f53",
    blockchainTxId: null,
    cancellable: false,
    expiresAt: new Date(time.getTime() + 3_600_000).toISOString(),
    createdAt: time.toISOString(),
    updatedAt: time.toISOString(),
  };
}

/** A row of an exported state. Its value contains the body that reads return. */
interface Row {
  seq: number;
  kind: string;
  value: object;
}

/**
 * Writes a scenario file with the sessions: the export of a mock, with a row for each session.
 * @param origin Origin of the mock's finance API.
 */
export async function writeSessions(origin: string, file: string): Promise<void> {
  const response = await fetch(`${origin}/__mock/export`, { method: "POST" });
  const exported = (await response.json()) as { state: { rows: Row[]; digest?: string } };
  const { digest: _, ...state } = exported.state;
  const { rows } = state;
  const first = rows.find(({ kind }) => kind === "paymentSessions");
  const begun = Math.max(...rows.map(({ seq }) => seq)) + 1;
  for (let index = 0; index < sessionCount; index++) {
    const body = sessionAt(index);
    const time = begin + index * 60_000;
    const own = { id: body.id, parent: longAccount, body, created: time, updated: time };
    const row = { ...first, seq: begun + index, key: body.id, parent: longAccount, value: { ...first?.value, ...own } };
    rows.push(row as Row);
  }
  const checked = createHash("sha256").update(JSON.stringify(state)).digest("hex");
  await writeFile(file, JSON.stringify({ state: { ...state, digest: checked } }));
}
