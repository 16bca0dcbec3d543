// Collects what checks report, each difference once with the number of times it was seen.

import { isCertain } from "../../model/evidence.js";
import { weightOf } from "../check-table.ts";
import type { Found } from "../checks/check.ts";
import { isGone } from "../checks/responses/status.ts";
import type { Exchange } from "../exchange.ts";
import type { Difference } from "../result.ts";

/** A collection of differences. */
export interface Differences {
  /** Adds a difference, unless the operation has ended and the server says so. */
  add(check: string, exchange: Exchange, found: Found): void;
  /** Failures are breaches of something documented; everything else is a finding. */
  split(): { failures: Difference[]; findings: Difference[] };
}

/**
 * Starts an empty collection.
 * @param onFailure Called with every new failure.
 */
export function collectDifferences(onFailure: (failure: Difference) => void = () => {}): Differences {
  const seen = new Map<string, Difference>();
  return {
    add(check, exchange, found) {
      if (isGone(exchange)) return;
      const operationId = exchange.operation?.operationId ?? exchange.event ?? "no operation";
      const evidence = found.evidence ?? weightOf(check);
      const place = found.expected.replace(/\.\d+/g, "[]");
      const key = [exchange.service, operationId, check, place, found.place?.news ?? "", evidence].join("\n");
      if (seen.has(key)) return;
      const difference = { check, service: exchange.service, operationId, ...found, evidence, exchange };
      seen.set(key, difference);
      if (isCertain(evidence)) onFailure(difference);
    },
    split() {
      const all = [...seen.values()];
      return {
        failures: all.filter(({ evidence }) => isCertain(evidence)),
        findings: all.filter(({ evidence }) => !isCertain(evidence)),
      };
    },
  };
}
