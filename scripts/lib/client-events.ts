// Generates what the client needs of the events: the fields that tell the changes they report apart.

import { asObject, asStrings, type JsonObject, mediaType, resolve } from "./openapi.ts";

/**
 * Generates `events.ts` from the `x-event-key` of each event.
 * @param title Name of the service for the header.
 * @param document Bundle of the service.
 * @returns TypeScript source.
 */
export function clientEvents(title: string, document: JsonObject): string {
  const rows = Object.entries(asObject(document["webhooks"])).map(([eventType, item]) => {
    const event = resolve(document, mediaType(asObject(asObject(asObject(item)["post"])["requestBody"]))?.["schema"]);
    const key = asStrings(event["x-event-key"]);
    const result = resolve(document, asObject(event["properties"])["result"]);
    // What comes after ID and status only tells repeats apart.
    const certain = key.slice(0, 2).filter((name) => isCertain(document, asObject(result["properties"])[name]));
    return `  ${eventType}: { key: ${JSON.stringify(key)}, certain: ${JSON.stringify(certain)} },`;
  });
  return `// Events of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

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

/** Whether the type is known; of `named` fields it is our reading. */
function isCertain(document: JsonObject, property: unknown): boolean {
  if (property === undefined) return false;
  const word = asObject(property)["x-evidence"] ?? resolve(document, property)["x-evidence"];
  return word !== "named" && word !== "assumed";
}
