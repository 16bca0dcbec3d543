// The events of a service: schema, examples, and the key that identifies repeated deliveries.

import type { Api } from "./apis.ts";
import { asArray, asObject, asStrings, follow, type JsonObject, pointer, refName, resolve } from "./document.ts";
import { certain, type Evidence, type Ground, weigh } from "./evidence.js";
import { type Example, readMedia, text } from "./media.ts";

/** One event that a service sends to webhooks. */
export interface EventType {
  api: Api;
  /** Name of the event, for example `PAYOUT_COMPLETED`. */
  eventType: string;
  summary: string;
  description: string;
  tags: string[];
  /** Names of the security schemes that authenticate a delivery. */
  schemes: string[];
  /** What is not documented about the event or its payload (`x-not-shown`). */
  notShown: string[];
  /** How well the payload as a whole is known. */
  evidence: Evidence;
  /** Name of the schema component. */
  schemaName: string | undefined;
  /** Schema of the body, resolved. */
  schema: JsonObject;
  /** JSON pointer of the body's schema within the bundle. */
  pointer: string;
  /** Evidence that the schema inherits. */
  ground: Ground;
  /** Schema of `result`, resolved. */
  result: JsonObject;
  /** The fields of `result` that identify the change (`x-event-key`); empty when no delivery repeats another. */
  key: string[];
  examples: Example[];
  /** The webhook's operation as written. */
  raw: JsonObject;
}

/** Every event of a bundle, in document order. */
export function readEvents(api: Api, document: JsonObject): EventType[] {
  return Object.entries(asObject(document["webhooks"])).map(([eventType, item]) => {
    const raw = asObject(asObject(item)["post"]);
    const at = pointer("/webhooks", eventType, "post", "requestBody");
    const body = follow(document, raw["requestBody"], at);
    const { ground } = weigh(document, asObject(raw["requestBody"]), certain);
    const [media] = readMedia(document, body.node, body.at, ground);
    const schema = resolve(document, media?.schema);
    return {
      api,
      eventType,
      summary: text(raw["summary"]) ?? "",
      description: text(raw["description"]) ?? "",
      tags: asStrings(raw["tags"]),
      schemes: asArray(raw["security"]).flatMap((requirement) => Object.keys(asObject(requirement))),
      notShown: [raw, schema].flatMap((node) => asStrings(node["x-not-shown"])),
      evidence: weigh(document, media?.schema ?? {}, ground).evidence,
      schemaName: refName(media?.schema),
      schema,
      pointer: media?.pointer ?? at,
      ground,
      result: resolve(document, asObject(schema["properties"])["result"]),
      key: asStrings(schema["x-event-key"]),
      examples: media?.examples ?? [],
      raw,
    };
  });
}
