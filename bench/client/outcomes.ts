// Our client as a long-lived process uses it: with events, a token function and a signal that all calls share, through each
// way a call can end. For the growth bench.

import { createFinanceClient } from "../../client/finance.ts";
import { accountId, faults, payout, type Reply } from "./responses.ts";

/** A way to end. */
type Fault = "unknown" | "expired" | "busy" | "html" | "silent";

/**
 * Creates the calls.
 * @param origin The service of the bench.
 * @returns One function: of a hundred calls in a row, one ends in each other way, and the rest succeed.
 */
export function connect(origin: string): { any: () => Promise<void> } {
  let events = 0;
  const finance = createFinanceClient({
    ...{ baseUrl: origin, auth: async () => "token", tenantId: "5f2c1c1e-4a5d-4f0e-9a43-3d5f2c1e4a5d" },
    onEvent: () => void events++,
  });
  finance.use({ onResponse: ({ response }) => response });
  const shared = new AbortController().signal;
  const failing = async (fault: Fault, signal: AbortSignal = shared) => {
    const { error } = await finance.listWallets({ accountId: fault }, { signal, maxRetries: 1 });
    const { status } = faults[fault] as Reply;
    if (error?.status !== status || (error?.name === "AbortError") !== (fault === "silent"))
      throw new Error(`${fault} gave ${error?.name}: ${error?.message}`);
  };
  const aborted = async () => {
    const own = new AbortController();
    setTimeout(() => own.abort(), 5);
    await failing("silent", own.signal);
  };
  const endings: Record<number, () => Promise<void>> = {
    10: () => failing("unknown"),
    30: () => failing("expired"),
    50: () => failing("busy"),
    70: () => failing("html"),
    90: aborted,
  };
  const usual = async (isRead: boolean) => {
    const { error } = isRead
      ? await finance.listWallets({ accountId, page: 1 }, { signal: shared })
      : await finance.forTenant("b").createPayout({ accountId, body: payout }, { signal: shared });
    if (error) throw error;
  };
  let made = 0;
  return { any: () => endings[++made % 100]?.() ?? usual(made % 2 === 0) };
}
