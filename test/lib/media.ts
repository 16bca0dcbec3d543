// Every media type object of a bundle that has a schema: of requests, responses and events.

import { type Api, apis } from "../../model/apis.ts";
import { asObject, isObject, type JsonObject } from "../../model/document.ts";
import { bundles } from "./bundles.ts";

interface Media {
  api: Api;
  /** Where it stands, as keys from the root of the document. */
  path: string[];
  media: JsonObject;
}

/** All of them, in document order; a shared response stands once, under `components`. */
export function allMedia(): Media[] {
  return apis.flatMap((api) => [...walk(api, bundles[api], [])]);
}

function* walk(api: Api, node: JsonObject, path: string[]): Generator<Media> {
  for (const [type, media] of Object.entries(asObject(node["content"]))) {
    if (isObject(media) && isObject(media["schema"])) yield { api, path: [...path, "content", type], media };
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === "example" || key === "examples" || key === "schema" || key === "schemas" || key === "content")
      continue;
    if (isObject(value)) yield* walk(api, value, [...path, key]);
  }
}

export function examplesOf(media: JsonObject): [string, unknown][] {
  return Object.entries(asObject(media["examples"])).map(([name, example]) => [name, asObject(example)["value"]]);
}
