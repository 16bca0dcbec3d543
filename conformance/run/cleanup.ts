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

/** Operations that end a resource without removing it. */
const endings = ["approveRampRequest", "rejectRampRequest"];

/** Opens the list of the resources that a run made. */
export function openCleanup(contracts: Contracts) {
  /** Operations after which there is nothing left to remove. */
  const ends = new Set([...endings, ...operationsIn(contracts).flatMap((operation) => operation.undoneBy)]);
  /** Resources to remove, by ID. */
  const made = new Map<string, { operationId: string; removal: NonNullable<ReturnType<typeof removalOf>> }>();
  const left = new Set<string>();
  /** IDs of the resources that stay, by the operation that made them. */
  const lasting = new Map<string, Set<string>>();
  /** Notes a resource that stays. An ID in the URL of the request, or of another operation's resource, is not new. */
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
    /** Adds the resource that an exchange made, and drops the one that it removed. */
    observe(exchange: Exchange): void {
      const { operation, response, request } = exchange;
      // An undeclared method that was accepted does not do what the operation does.
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
     * Removes all resources that can be removed, the newest first.
     * @param call Calls an operation with path parameters.
     * @returns One line for each resource that is left, and for those that no operation removes.
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
