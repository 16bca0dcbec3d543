// Remembers what a run made, and removes it at the end, also after a failure or an interruption.

import { matchPath } from "../../model/calls.ts";
import type { Operation } from "../../model/operations.ts";
import { resultOf, succeeded } from "../checks/check.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { asksForExample, type Exchange } from "../exchange.ts";
import { effectOf, type Removal, removalOf } from "../plan/policy.ts";

/** Traces that no operation removes, by the operation that leaves them. */
const traces: Record<string, string> = {
  inviteCompanyUser: "an invitation",
  createPaymentSession: "a payment session, which expires",
  approveRampRequest: "an approved ramp request",
};

/** Operations that end what was made without undoing it. */
const endings = ["approveRampRequest", "rejectRampRequest"];

/** Keeps the list of what was made. */
export class Cleanup {
  readonly #contracts: Contracts;
  /** Operations after which there is nothing left to remove. */
  readonly #ends: Set<string>;
  /** What still has to be removed, by its ID. */
  readonly #made = new Map<string, { operationId: string; removal: Removal }>();
  readonly #left = new Set<string>();
  /** What stays, by the operation that made it, with IDs. */
  readonly #lasting = new Map<string, Set<string>>();
  constructor(contracts: Contracts) {
    this.#contracts = contracts;
    this.#ends = new Set([...endings, ...operationsIn(contracts).flatMap((operation) => operation.undoneBy)]);
  }
  /** Looks at every exchange: what it made is remembered, what it removed is crossed out. */
  observe(exchange: Exchange): void {
    const { operation, response, request } = exchange;
    // An undeclared method that was accepted has not done what the operation does; an example that was asked for is no resource.
    if (operation === undefined || request.method !== operation.method || asksForExample(request)) return;
    const removal = removalOf(this.#contracts, operation);
    if (response.status === 0 && removal !== undefined)
      this.#left.add(`what ${operation.operationId} may have created: no response came`);
    if (!succeeded(exchange)) return;
    const { id } = resultOf(exchange);
    const own = typeof id === "string" ? id : undefined;
    if (removal !== undefined && own !== undefined && !this.#made.has(own))
      this.#made.set(own, { operationId: operation.operationId, removal });
    this.#noteTrace(operation, request.url, own, removal === undefined);
    if (!this.#ends.has(operation.operationId)) return;
    const { pathname } = new URL(request.url);
    const [match] = matchPath(this.#contracts[operation.api].operations, pathname);
    for (const ended of Object.values(match?.values ?? {})) this.#made.delete(ended);
  }
  /** Notes what stays. What is named in the request, or was made by another operation, was there before. */
  #noteTrace(operation: Operation, url: string, id: string | undefined, stays: boolean): void {
    const { operationId } = operation;
    const isOther = [...this.#lasting].some(([maker, ids]) => maker !== operationId && ids.has(id ?? ""));
    const isNew = id !== undefined && !url.includes(id) && !isOther;
    const isLasting = stays && ["lasting", "slight"].includes(effectOf(operation));
    if (traces[operationId] === undefined && !(isLasting && isNew)) return;
    const known = this.#lasting.get(operationId) ?? [];
    this.#lasting.set(operationId, new Set([...known, ...(id === undefined ? [] : [id])]));
  }
  /** Notes something that the run has used and not made. */
  note(line: string): void {
    this.#left.add(line);
  }
  /**
   * Removes everything that is left, the newest first.
   * @param call Calls an operation with path parameters.
   * @returns One line for each thing that could not be removed.
   */
  async removeAll(call: (operationId: string, path: Record<string, string>) => Promise<Exchange>): Promise<string[]> {
    for (const [id, { operationId, removal }] of [...this.#made].reverse()) {
      try {
        const { status } = (await call(removal.operationId, { [removal.parameter]: id })).response;
        if (status === 0 || (status >= 400 && status !== 404 && status !== 410)) this.note(`${id} of ${operationId}`);
      } catch (error) {
        this.note(`${id} of ${operationId}: ${(error as Error).message}`);
      }
    }
    const lines = [...this.#lasting].map(([operationId, ids]) => {
      const names = ids.size === 0 ? "" : `: ${[...ids].join(", ")}`;
      return `${traces[operationId] ?? "what was created"} (${operationId})${names}`;
    });
    return [...this.#left, ...lines];
  }
}
