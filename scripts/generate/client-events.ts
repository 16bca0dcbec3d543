// Generates what the client needs of the events: their types, and the fields that tell the changes they report apart.

import { asObject, type JsonObject } from "../../model/document.ts";
import type { EventType } from "../../model/events.ts";
import { type Evidence, evidenceAt } from "../../model/evidence.js";
import { type TypeTree, usedIn } from "./type-tree.ts";

/** Evidence of a field whose type is known; of `named` fields it is our reading. */
const typeIsKnown: Evidence[] = ["documented", "confirmed", "observed"];

/**
 * Generates `events.ts`.
 * @param title Name of the service for the header.
 * @param document Bundle of the service.
 * @param events Its events.
 * @param tree The types of the bundle.
 * @returns TypeScript source.
 */
export function clientEvents(title: string, document: JsonObject, events: Iterable<EventType>, tree: TypeTree): string {
  const all = [...events];
  const rows = all.map((event) => {
    const { eventType, key } = event;
    return `  ${eventType}: { key: ${JSON.stringify(key)}, certain: ${JSON.stringify(certainOf(document, event))} },`;
  });
  const types = all.map(({ eventType }) => {
    const delivery = tree.members("webhooks", eventType, "post", "requestBody", "content").get("application/json");
    return `  ${eventType}: ${delivery ? tree.print(delivery.type) : "unknown"};`;
  });
  const schemas = [...tree.members("components", "schemas").keys()];
  const named = usedIn(types.join("\n"), schemas);
  return `// Events of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

import type { ${named.join(", ")} } from "./models.ts";

/** The events by type. */
export interface Events {
${types.join("\n")}
}

/**
 * For each event, the fields of \`result\` that together identify the change it reports (\`key\`): resource ID and target
 * status; \`eventType\` stands for a status that the event does not have. An event without a key is new each time. Those
 * whose type is known, too, are \`certain\`.
 */
export const eventKeys = {
${rows.join("\n")}
} as const;
`;
}

/** Of ID and status, the fields whose type is known; what comes after them only tells repeats apart. */
function certainOf(document: JsonObject, { key, result, schema, ground }: EventType): string[] {
  return key
    .slice(0, 2)
    .filter((name) => asObject(result["properties"])[name] !== undefined)
    .filter((name) => typeIsKnown.includes(evidenceAt(document, schema, ["result", name], ground)));
}
