// Bodies: what a request, a response or an event has in each media type, with its schema, its evidence and its examples.

import { asObject, type Json, type JsonObject, pointer, resolve } from "./document.ts";
import { type Evidence, type Ground, nearest, weaker } from "./evidence.js";

/** One example of a body. */
export interface Example {
  /** Its name, for `Prefer: example=…`. */
  name: string;
  summary: string | undefined;
  description: string | undefined;
  /** As the bundle has it: clone it before you change it. */
  value: Json | undefined;
}

/** A body in one media type. */
export interface Media {
  /** For example `application/json`. */
  type: string;
  /** As it is written; it may be a reference. */
  schema: JsonObject;
  /** JSON pointer of the schema within the bundle. */
  pointer: string;
  /** What the words above the schema and its own word leave; components are weighed where they stand. */
  evidence: Evidence;
  /** What the schema inherits. */
  ground: Ground;
  examples: Example[];
}

/**
 * The media types of a request body or response.
 * @param document The bundle.
 * @param owner The request body or response, resolved.
 * @param at Where it stands.
 * @param ground What the schemas of its bodies inherit.
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

/** The value as text; undefined when it is none. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
