// Generates what the client needs of the events: the fields that tell the changes they report apart.

import { asObject, asStrings, type JsonObject, mediaType, resolve } from "../../model/document.ts";
import { certain, type Evidence, evidenceAt } from "../../model/evidence.js";

/** Evidence of a field whose type is known; of `named` fields it is our reading. */
const typeIsKnown: Evidence[] = ["documented", "confirmed", "observed"];

/**
 * Generates `events.ts` from the `x-event-key` of each event.
 * @param title Name of the service for the header.
 * @param document Bundle of the service.
 * @returns TypeScript source.
 */
export function clientEvents(title: string, document: JsonObject): string {
  const rows = Object.entries(asObject(document["webhooks"])).map(([eventType, item]) => {
    const schema = asObject(mediaType(asObject(asObject(asObject(item)["post"])["requestBody"]))?.["schema"]);
    const event = resolve(document, schema);
    const key = asStrings(event["x-event-key"]);
    const result = resolve(document, asObject(event["properties"])["result"]);
    // What comes after ID and status only tells repeats apart.
    const known = key
      .slice(0, 2)
      .filter((name) => asObject(result["properties"])[name] !== undefined)
      .filter((name) => typeIsKnown.includes(evidenceAt(document, schema, ["result", name], certain)));
    return `  ${eventType}: { key: ${JSON.stringify(key)}, certain: ${JSON.stringify(known)} },`;
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
