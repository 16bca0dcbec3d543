// The coverage of the contract by a run: operation by status, parameter and constraint, with a reason for every gap.

import { responseFor } from "../../model/calls.ts";
import type { Operation } from "../../model/operations.ts";
import type { Exchange } from "../exchange.ts";
import type { CoverageItem } from "../result.ts";

/** Identifies an item: its service, operation, kind and name. */
type Coverable = [service: CoverageItem["service"], operationId: string, kind: CoverageItem["kind"], item: string];

/** Collects coverage during a run; it starts with every status of the operations. */
export class Coverage {
  readonly #items = new Map<string, CoverageItem>();
  constructor(operations: Operation[]) {
    for (const { api, operationId, responses } of operations)
      for (const { status } of responses) this.expect(api, operationId, "status", status);
  }
  /** Adds an item that can be covered. */
  expect(...of: Coverable): CoverageItem {
    const [service, operationId, kind, item] = of;
    const known = this.#items.get(of.join(" ")) ?? { service, operationId, kind, item, covered: false };
    this.#items.set(of.join(" "), known);
    return known;
  }
  cover(...of: Coverable): void {
    const item = this.expect(...of);
    item.covered = true;
    delete item.reason;
  }
  has(...of: Coverable): boolean {
    return this.#items.get(of.join(" "))?.covered === true;
  }
  /** Gives a reason to an item, or to all items of an operation, that is not covered and has none. */
  miss(reason: string, ...[service, operationId, kind, item]: [...Coverable] | [Coverable[0], string]): void {
    for (const one of this.#items.values()) {
      const isOpen = !one.covered && one.service === service && one.operationId === operationId;
      if (isOpen && (kind ?? one.kind) === one.kind && (item ?? one.item) === one.item) one.reason ??= reason;
    }
  }
  /** Covers the status of a response. */
  observe({ operation, response }: Exchange): void {
    if (operation === undefined) return;
    const spec = responseFor(operation, response.status);
    if (spec !== undefined) this.cover(operation.api, operation.operationId, "status", spec.status);
  }
  items(): CoverageItem[] {
    return [...this.#items.values()].map((one) =>
      one.covered ? one : { ...one, reason: one.reason ?? usualReason(one) },
    );
  }
}

function usualReason({ kind, item }: CoverageItem): string {
  if (kind !== "status") return "it was not reached";
  if (item.startsWith("5")) return "no request provokes a server error";
  return item === "409" ? "the cap of webhooks would have to be exceeded" : "no request of the run led to it";
}
