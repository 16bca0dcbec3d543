// The generated bundles and catalogues, as the tests read them.

import { readFileSync } from "node:fs";
import { generatedDir } from "../../model/apis.ts";
import { readDocuments } from "../../model/load.ts";

/** Reads a file of generated/ as JSON. */
export function readGenerated<T>(name: string): T {
  return JSON.parse(readFileSync(`${generatedDir}${name}`, "utf8")) as T;
}

/** The bundles by API. */
export const bundles = readDocuments();
