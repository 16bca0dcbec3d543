// The bodies of requests, responses and events: schema, evidence and examples of each media type.

import { asObject, type Json, type JsonObject, pointer, resolve } from "./document.ts";
import { type Evidence, type Ground, nearest, weaker } from "./evidence.js";

/** One example of a body. */
export interface Example {
  /** Name of the example, for `Prefer: example=…`. */
  name: string;
  summary: string | undefined;
  description: string | undefined;
  /** The value in the bundle itself: clone it before you change it. */
  value: Json | undefined;
}

/** A body in one media type. */
export interface Media {
  /** For example `application/json`. */
  type: string;
  /** The schema as written, which may be a reference. */
  schema: JsonObject;
  /** JSON pointer of the schema within the bundle. */
  pointer: string;
  /** Evidence by the schema's own word and the words above it, without that of a component to which it refers. */
  evidence: Evidence;
  /** Evidence that the schema inherits. */
  ground: Ground;
  examples: Example[];
}

/**
 * The media types of a request body or response.
 * @param document The bundle.
 * @param owner The request body or response, resolved.
 * @param at JSON pointer of the owner.
 * @param ground Evidence that the schemas inherit.
 */
export function readMedia(document: JsonObject, owner: JsonObject, at: string, ground: Ground): Media[] {
  return Object.entries(asObject(owner["content"])).map(([type, entry]) => {
    const media = asObject(entry);
    const schema = asObject(media["schema"]);
    return {
      type,
      schema,
      pointer: pointer(at, "content", type, "schema"),
      evidence: weaker(ground.cap, nearest(schema, ground.above)),
      ground,
      examples: readExamples(document, media),
    };
  });
}

function readExamples(document: JsonObject, media: JsonObject): Example[] {
  return Object.entries(asObject(media["examples"])).map(([name, node]) => {
    const example = resolve(document, node);
    return {
      name,
      summary: text(example["summary"]),
      description: text(example["description"]),
      value: example["value"],
    };
  });
}

/** The value if it is a text, else undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
