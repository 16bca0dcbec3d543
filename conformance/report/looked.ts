// Which operations a run has looked at: only of these can it say that something is gone.

import type { Exchange } from "../exchange.ts";

/**
 * The operations of which a run has seen what they do: reads that were called, and writes that were carried out. A write that was
 * only sent to be refused, such as without a token, shows nothing of what it does.
 */
export function lookedAt(exchanges: Exchange[]): Set<string> {
  const shows = ({ operation, response }: Exchange) =>
    operation?.method === "GET" || (response.status >= 200 && response.status < 300);
  return new Set(exchanges.filter(shows).flatMap(({ operation }) => operation?.operationId ?? []));
}
