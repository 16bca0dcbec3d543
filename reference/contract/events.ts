// How to recognise a repeated event: the key that the client uses, too.

import type { EventType } from "../../model/events.ts";

/** The key of an event, in Markdown; nothing for an event that is new each time. */
export function eventKey({ key }: EventType): string | undefined {
  const names = key.map((name) => `\`${name}\``);
  if (names.length === 0) return undefined;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
