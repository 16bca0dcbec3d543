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
  miss(
    service: Api,
    operationId: string,
    kind: CoverageItem["kind"] | undefined,
    item: string | undefined,
    reason: string,
  ): void;
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
    miss(service, operationId, kind, item, reason) {
      for (const entry of items.values()) {
        const fits =
          entry.service === service &&
          entry.operationId === operationId &&
          (kind === undefined || entry.kind === kind) &&
          (item === undefined || entry.item === item);
        if (fits && !entry.covered) entry.reason ??= reason;
      }
    },
    observe({ operation, response }) {
      if (operation === undefined) return;
      const spec = responseFor(operation, response.status);
      if (spec !== undefined) coverage.cover(operation.api, operation.operationId, "status", spec.status);
    },
    items() {
      return [...items.values()].map((entry) => {
        if (entry.covered) return { ...entry };
        return {
          ...entry,
          reason: entry.reason ?? (entry.kind === "status" ? statusReason(entry.item) : "it was not reached"),
        };
      });
    },
  };
  for (const { api, operationId, responses } of operations) {
    for (const { status } of responses) coverage.expect(api, operationId, "status", status);
  }
  return coverage;
}

function statusReason(status: string): string {
  if (/^5/.test(status)) return "no request provokes a server error";
  if (status === "409") return "the cap of webhooks would have to be exceeded";
  return "no request of the run led to it";
}

/** One row of the coverage table. */
export interface CoverageRow {
  kind: CoverageItem["kind"];
  covered: number;
  total: number;
}

/** Counts coverage by kind. */
export function summarise(items: CoverageItem[]): CoverageRow[] {
  return (["status", "parameter", "constraint", "check", "event"] as const).map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    return { kind, covered: own.filter(({ covered }) => covered).length, total: own.length };
  });
}
