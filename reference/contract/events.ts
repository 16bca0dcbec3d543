// How to recognise a repeated event: the fields of the contract's `x-event-key`.

import type { EventEntry } from "./model.ts";

/** The key of an event, in Markdown; nothing for an event that is new each time. */
export function eventKey(entry: EventEntry): string | undefined {
  const names = (entry.schema["x-event-key"] ?? []).map((name) => `\`${name}\``);
  if (names.length === 0) return undefined;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
