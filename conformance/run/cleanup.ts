// Remembers what a run made, and removes it at the end, also after a failure or an interruption.

import { matchPath } from "../../model/calls.ts";
import type { Operation } from "../../model/operations.ts";
import { resultOf, succeeded } from "../checks/check.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { effectOf, removalOf } from "../plan/policy.ts";

/** Traces that no operation removes, by the operation that leaves them. */
const traces: Record<string, string> = {
  inviteCompanyUser: "an invitation",
  createPaymentSession: "a payment session, which expires",
  approveRampRequest: "an approved ramp request",
};

/** Operations that end what was made without undoing it. */
const endings = ["approveRampRequest", "rejectRampRequest"];

/** Keeps the list of what a run made. */
export function openCleanup(contracts: Contracts) {
  /** Operations after which there is nothing left to remove. */
  const ends = new Set([...endings, ...operationsIn(contracts).flatMap((operation) => operation.undoneBy)]);
  /** What still has to be removed, by its ID. */
  const made = new Map<string, { operationId: string; removal: NonNullable<ReturnType<typeof removalOf>> }>();
  const left = new Set<string>();
  /** What stays, by the operation that made it, with IDs. */
  const lasting = new Map<string, Set<string>>();
  /** Notes what stays. What is named in the request, or was made by another operation, was there before. */
  const noteTrace = (operation: Operation, url: string, id: string | undefined, stays: boolean) => {
    const { operationId } = operation;
    const isOther = [...lasting].some(([maker, ids]) => maker !== operationId && ids.has(id ?? ""));
    const isNew = id !== undefined && !url.includes(id) && !isOther;
    const isLasting = stays && ["lasting", "slight"].includes(effectOf(operation));
    if (traces[operationId] === undefined && !(isLasting && isNew)) return;
    const known = lasting.get(operationId) ?? [];
    lasting.set(operationId, new Set([...known, ...(id === undefined ? [] : [id])]));
  };
  return {
    /** Looks at every exchange: what it made is remembered, what it removed is crossed out. */
    observe(exchange: Exchange): void {
      const { operation, response, request } = exchange;
      // An undeclared method that was accepted has not done what the operation does.
      if (operation === undefined || request.method !== operation.method) return;
      const removal = removalOf(contracts, operation);
      if (response.status === 0 && removal !== undefined)
        left.add(`what ${operation.operationId} may have created: no response came`);
      if (!succeeded(exchange)) return;
      const { id } = resultOf(exchange);
      const own = typeof id === "string" ? id : undefined;
      if (removal !== undefined && own !== undefined && !made.has(own))
        made.set(own, { operationId: operation.operationId, removal });
      noteTrace(operation, request.url, own, removal === undefined);
      if (!ends.has(operation.operationId)) return;
      const [match] = matchPath(contracts[operation.api].operations, new URL(request.url).pathname);
      for (const ended of Object.values(match?.values ?? {})) made.delete(ended);
    },
    /**
     * Removes everything that is left, the newest first.
     * @param call Calls an operation with path parameters.
     * @returns One line for each thing that could not be removed.
     */
    async removeAll(call: (operationId: string, path: Record<string, string>) => Promise<Exchange>): Promise<string[]> {
      for (const [id, { operationId, removal }] of [...made].reverse()) {
        try {
          const { status } = (await call(removal.operationId, { [removal.parameter]: id })).response;
          if (status === 0 || (status >= 400 && status !== 404 && status !== 410)) left.add(`${id} of ${operationId}`);
        } catch (error) {
          left.add(`${id} of ${operationId}: ${(error as Error).message}`);
        }
      }
      const lines = [...lasting].map(([operationId, ids]) => {
        const names = ids.size === 0 ? "" : `: ${[...ids].join(", ")}`;
        return `${traces[operationId] ?? "what was created"} (${operationId})${names}`;
      });
      return [...left, ...lines];
    },
  };
}
