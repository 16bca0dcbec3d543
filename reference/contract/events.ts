// How to recognise a repeated event: by the resource and the status it moved to; where a status may rightly come again,
// by the time of the change as well.

import { deref } from "./document.ts";
import type { EventEntry } from "./model.ts";

/** Events that may rightly come again with a status they had before (finance contract, tag Webhook events). */
const mayReturn = new Set(["PARTY_VERIFICATION_COMPLETED"]);

/** The key of an event, in Markdown: the id of its resource and the status, or the type where it has none. */
export function eventKey(entry: EventEntry): string {
  const result = entry.schema.properties?.["result"];
  const fields = Object.keys(result === undefined ? {} : (deref(entry.document, result).properties ?? {}));
  const ids = fields.filter((name) => name.endsWith("Id"));
  const id = ids.find((name) => name === "walletPairId") ?? ids[0];
  const kind = fields.includes("status") ? "`status`" : "`eventType`";
  if (id === undefined) return kind;
  return mayReturn.has(entry.type) ? `\`${id}\`, ${kind} and \`occurredAt\`` : `\`${id}\` and ${kind}`;
}
