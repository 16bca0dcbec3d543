// Reads the bundles of generated/. Only Prism and other external tools open the files themselves.

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
 * @param folder The folder of the bundles.
 * @throws Error in one line when the bundle is missing or broken.
 */
export function readBundle(api: Api, folder: string = generatedDir): Bundle {
  try {
    const text = readFileSync(join(folder, api, "openapi.json"), "utf8");
    const document: unknown = JSON.parse(text);
    if (isObject(document)) return { text, document };
  } catch {} // The error below covers a file that is missing and a file that is not JSON.
  throw new Error(`generated/${api}/openapi.json is missing or broken; run npm run build`);
}

/**
 * Reads all bundles.
 * @param folder The folder of the bundles.
 * @returns The documents by API.
 * @throws Error in one line when one is missing or broken.
 */
export function readDocuments(folder: string = generatedDir): Record<Api, JsonObject> {
  const entries = apis.map((api) => [api, readBundle(api, folder).document]);
  return Object.fromEntries(entries) as Record<Api, JsonObject>;
}
