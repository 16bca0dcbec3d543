// Reads the bundles of generated/: apart from Prism and the tools of others, nothing else opens them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Api, apis, generatedDir } from "./apis.ts";
import { isObject, type JsonObject } from "./document.ts";

/** A bundle as text and as a document. */
export interface Bundle {
  text: string;
  document: JsonObject;
}

/**
 * Reads one bundle.
 * @param folder Where it was generated to; `generated/` when left out.
 * @throws Error in one line when it is missing or broken.
 */
export function readBundle(api: Api, folder: string = generatedDir): Bundle {
  try {
    const text = readFileSync(join(folder, api, "openapi.json"), "utf8");
    const document: unknown = JSON.parse(text);
    if (isObject(document)) return { text, document };
  } catch {} // One sentence says the same of every way to fail.
  throw new Error(`generated/${api}/openapi.json is missing or broken; run npm run build`);
}

/**
 * Reads all bundles.
 * @param folder Where they were generated to; `generated/` when left out.
 * @returns The documents by API.
 * @throws Error in one line when one is missing or broken.
 */
export function readDocuments(folder: string = generatedDir): Record<Api, JsonObject> {
  const entries = apis.map((api) => [api, readBundle(api, folder).document]);
  return Object.fromEntries(entries) as Record<Api, JsonObject>;
}
