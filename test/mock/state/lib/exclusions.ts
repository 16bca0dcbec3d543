// Which events about one resource cannot follow each other, by what the documentation says that they announce.

import type { MockEvent } from "../../../../mock/state/types.ts";

/** An event after which others about the same resource are a contradiction. */
interface Exclusion {
  after: string[];
  never: string[];
  /** Only with this reason. */
  reason?: string;
}

/** The resource that an event is about. */
const subjects = ["payInId", "transferId", "payoutId"];

const sent = ["PAYOUT_PROCESSING", "PAYOUT_COMPLETED", "PAYOUT_RETURNED"];

/** All of them; the entries of the register that say so are beside them. */
export const exclusions: Exclusion[] = [
  // F81, F189, F190
  { after: ["PAY_IN_FAILED"], never: ["PAY_IN_SETTLED"] },
  { after: ["PAY_IN_SETTLED"], never: ["PAY_IN_FAILED"] },
  // F93, F191, F192
  { after: ["TRANSFER_FAILED"], never: ["TRANSFER_COMPLETED"] },
  { after: ["TRANSFER_COMPLETED"], never: ["TRANSFER_FAILED"] },
  // F83
  { after: ["PAYOUT_REJECTED"], never: [...sent, "PAYOUT_FAILED"] },
  { after: ["PAYOUT_FAILED"], never: [...sent, "PAYOUT_REJECTED"] },
  { after: sent, never: ["PAYOUT_REJECTED"] },
  { after: sent, never: ["PAYOUT_FAILED"], reason: "SEND_FAILED" },
  { after: ["PAYOUT_COMPLETED"], never: ["PAYOUT_FAILED", "PAYOUT_PROCESSING"] },
  { after: ["PAYOUT_RETURNED"], never: ["PAYOUT_COMPLETED", "PAYOUT_PROCESSING"] },
];

/** What a receiver of these events, in this order, would be told against the documentation. */
export function contradictions(events: MockEvent[]): string[] {
  const told = new Map<string, string[]>();
  const found: string[] = [];
  for (const { eventType, result } of events) {
    const id = subjects.map((name) => result[name]).find((value) => value !== undefined);
    if (id === undefined) continue;
    const before = told.get(String(id)) ?? [];
    for (const { after, never, reason } of exclusions) {
      const [first] = before.filter((type) => after.includes(type));
      if (first !== undefined && never.includes(eventType) && (reason === undefined || reason === result["reason"]))
        found.push(`${String(id)}: ${first}, then ${eventType}`);
    }
    told.set(String(id), [...before, eventType]);
  }
  return found;
}
