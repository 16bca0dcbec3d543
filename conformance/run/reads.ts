// The reads of a run, from short paths to long ones, so that each level finds the IDs that the next one needs.

import { asObject, type JsonObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { inParallel } from "../parallel.ts";
import type { Case } from "../plan/cases/case.ts";
import { positiveCases } from "../plan/cases/valid.ts";
import { effectOf } from "../plan/policy.ts";
import { carryOut } from "./case.ts";
import { wantsCase } from "./only.ts";
import type { Parts } from "./parts.ts";

/**
 * Reads from the shortest paths to the longest, so that each level finds the ids that the next one needs.
 * @param onlyMissed Reads only operations of which something is not covered.
 * @param wanted Which requests are made.
 */
export async function reads(
  parts: Parts,
  onlyMissed = false,
  wanted: (test: Case) => boolean = () => true,
): Promise<void> {
  const missed = ({ operationId }: Operation) =>
    parts.coverage
      .items()
      .some((item) => item.operationId === operationId && item.kind === "parameter" && !item.covered);
  const safe = parts.operations.filter(
    (operation) => effectOf(operation) === "safe" && (!onlyMissed || missed(operation)),
  );
  const levels = [...new Set(safe.map(({ segments }) => segments.length))].sort((a, b) => a - b);
  for (const level of levels) {
    const own = safe.filter(({ segments }) => segments.length === level);
    await inParallel(own, async (operation) => {
      const cases = positiveCases(operation).filter((test) => wanted(test) && wantsCase(parts.only, test));
      for (const test of cases) await carryOut(parts, test);
    });
    learnPairs(parts);
  }
}

/** Currency ids stand in the pairs of the ramp service, accounts in no list of their own kind. */
function learnPairs({ recorder, knowledge }: Parts): void {
  for (const { operation, json } of recorder.exchanges) {
    const result = asObject(json)["result"];
    const rows = Array.isArray(result) ? result.map(asObject) : [];
    const add = (kind: string, id: unknown, resource: JsonObject) => {
      if (typeof id === "string") knowledge.add("ramp", { kind, id, parents: {}, origin: "listed", resource });
    };
    if (operation?.operationId === "listOnRampPairs") {
      for (const { from, to } of rows) {
        add("fiatCurrencyId", asObject(from)["id"], asObject(from));
        add("cryptoCurrencyId", asObject(to)["id"], asObject(to));
      }
    }
    if (operation?.operationId === "listCompanyWallets") for (const row of rows) add("companyWalletId", row["id"], row);
  }
}
