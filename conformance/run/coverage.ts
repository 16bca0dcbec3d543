// What a run covered of the contract: operation by status, parameter and constraint, with a reason for every gap.

import type { Api } from "../../model/apis.ts";
import { responseFor } from "../../model/calls.ts";
import type { Operation } from "../../model/operations.ts";
import type { Exchange } from "../exchange.ts";
import type { CoverageItem } from "../result.ts";

/** Collects coverage during a run. */
export interface Coverage {
  /** Notes that an item is there to be covered. */
  expect(service: Api, operationId: string, kind: CoverageItem["kind"], item: string): void;
  cover(service: Api, operationId: string, kind: CoverageItem["kind"], item: string): void;
  /** Whether an item is covered. */
  has(service: Api, operationId: string, kind: CoverageItem["kind"], item: string): boolean;
  /** Says why an item, or everything still open of an operation, is not covered. */
  miss(reason: string, service: Api, operationId: string, kind?: CoverageItem["kind"], item?: string): void;
  /** Notes the status of a response. */
  observe(exchange: Exchange): void;
  items(): CoverageItem[];
}

/** Starts with every status of the operations. */
export function makeCoverage(operations: Operation[]): Coverage {
  const items = new Map<string, CoverageItem>();
  const key = (service: string, operationId: string, kind: string, item: string) =>
    `${service} ${operationId} ${kind} ${item}`;
  const coverage: Coverage = {
    expect(service, operationId, kind, item) {
      const name = key(service, operationId, kind, item);
      if (!items.has(name)) items.set(name, { service, operationId, kind, item, covered: false });
    },
    cover(service, operationId, kind, item) {
      coverage.expect(service, operationId, kind, item);
      const entry = items.get(key(service, operationId, kind, item)) as CoverageItem;
      entry.covered = true;
      delete entry.reason;
    },
    has: (service, operationId, kind, item) => items.get(key(service, operationId, kind, item))?.covered === true,
    miss(reason, service, operationId, kind, item) {
      const isIt = (one: CoverageItem) =>
        one.service === service &&
        one.operationId === operationId &&
        (kind ?? one.kind) === one.kind &&
        (item ?? one.item) === one.item;
      for (const one of items.values()) if (!one.covered && isIt(one)) one.reason ??= reason;
    },
    observe({ operation, response }) {
      if (operation === undefined) return;
      const spec = responseFor(operation, response.status);
      if (spec !== undefined) coverage.cover(operation.api, operation.operationId, "status", spec.status);
    },
    items: () =>
      [...items.values()].map((one) => (one.covered ? one : { ...one, reason: one.reason ?? usualReason(one) })),
  };
  for (const { api, operationId, responses } of operations) {
    for (const { status } of responses) coverage.expect(api, operationId, "status", status);
  }
  return coverage;
}

function usualReason({ kind, item }: CoverageItem): string {
  if (kind !== "status") return "it was not reached";
  if (item.startsWith("5")) return "no request provokes a server error";
  return item === "409" ? "the cap of webhooks would have to be exceeded" : "no request of the run led to it";
}
