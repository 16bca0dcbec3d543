// Collects what checks report, each difference once.

import { isCertain } from "../../model/evidence.js";
import { weightOf } from "../check-table.ts";
import { isGone } from "../checks/responses/status.ts";
import type { Exchange } from "../exchange.ts";
import type { Deviation, Difference } from "../result.ts";

/** A collection of differences. */
export class Differences {
  readonly #seen = new Map<string, Difference>();
  /** Adds a difference, unless the exchange is a refusal after the operation's sunset. */
  add(check: string, exchange: Exchange, found: Deviation): void {
    if (isGone(exchange)) return;
    const operationId = exchange.operation?.operationId ?? exchange.event ?? "no operation";
    const evidence = found.evidence ?? weightOf(check);
    const place = found.expected.replace(/\.\d+/g, "[]");
    const key = [exchange.service, operationId, check, place, found.place?.news ?? "", evidence].join("\n");
    if (this.#seen.has(key)) return;
    this.#seen.set(key, { check, service: exchange.service, operationId, ...found, evidence, exchange });
  }
  /** Failures are breaches of something documented; everything else is a finding. */
  split(): { failures: Difference[]; findings: Difference[] } {
    const all = [...this.#seen.values()];
    return {
      failures: all.filter(({ evidence }) => isCertain(evidence)),
      findings: all.filter(({ evidence }) => !isCertain(evidence)),
    };
  }
}
