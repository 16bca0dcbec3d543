// The generated bundles and catalogs, as the tests read them.

import { readFileSync } from "node:fs";
import { generatedDir } from "../../model/apis.ts";
import { readDocuments } from "../../model/load.ts";

export function readGenerated<T>(name: string): T {
  return JSON.parse(readFileSync(`${generatedDir}${name}`, "utf8")) as T;
}

export const bundles = readDocuments();
