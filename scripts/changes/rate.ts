// Rates every change between two states of a contract: our rules decide first, Redocly's diff decides the rest.

import type { Api } from "../../model/apis.ts";
import type { Change } from "../../model/change.ts";
import { createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { usesOf } from "./reach.ts";
import { diff } from "./redocly.ts";
import type { Sides } from "./rule.ts";

/**
 * Rates every change of one contract.
 * @param api Which API both bundles are of.
 * @param before The bundle as it was.
 * @param after The bundle as it is.
 * @returns The changes, the heaviest first; empty when nothing changed.
 */
export async function rateChanges(api: Api, before: JsonObject, after: JsonObject): Promise<Change[]> {
  const sides: Sides = {
    api,
    before: createContract(api, before),
    after: createContract(api, after),
    entries: await diff(before, after),
    uses: { before: usesOf(before), after: usesOf(after) },
  };
  return sides.entries.map((entry) => {
    const place = entry.before?.pointer ?? entry.after?.pointer ?? "";
    const { operationIds, events } = entry.before ? sides.uses.before(place) : sides.uses.after(place);
    return {
      api,
      wire: entry.impact,
      types: "none",
      rule: entry.verdicts[0]?.ruleId ?? "documentation",
      place,
      operationIds,
      events,
      evidence: "documented",
      before: entry.before?.value,
      after: entry.after?.value,
      text: entry.verdicts[0]?.message ?? `${place} is ${entry.kind}.`,
    };
  });
}
