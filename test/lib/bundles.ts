// The generated bundles and catalogues, as the tests read them.

import { readFileSync } from "node:fs";
import { type Api, apis, generatedDir } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";

/** Reads a file of generated/ as JSON. */
export function readGenerated<T>(name: string): T {
  return JSON.parse(readFileSync(`${generatedDir}${name}`, "utf8")) as T;
}

/** The bundles by API. */
export const bundles = Object.fromEntries(
  apis.map((api) => [api, readGenerated<JsonObject>(`${api}/openapi.json`)]),
) as Record<Api, JsonObject>;
