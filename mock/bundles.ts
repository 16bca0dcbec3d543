// Reads the bundles the mock serves, and tells when the build has written them anew.

import { type FSWatcher, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import type { JsonObject } from "./contract/types.ts";
import type { Api } from "./refusal.ts";

/** The APIs in the order they are served. */
export const apis: readonly Api[] = ["finance", "ramp", "auth"];

/** A bundle as text and as a document. */
export interface Bundle {
  text: string;
  document: JsonObject;
}

const folder = new URL("../generated/", import.meta.url);
/** The build writes several files; one reload is enough for all of them. */
const settleTime = 300;

/**
 * Reads one bundle.
 * @throws Error in one line when it is missing or broken.
 */
export async function readBundle(api: Api): Promise<Bundle> {
  try {
    const text = await readFile(new URL(`${api}/openapi.json`, folder), "utf8");
    return { text, document: JSON.parse(text) as JsonObject };
  } catch {
    throw new Error(`generated/${api}/openapi.json is missing or broken; run npm run build`);
  }
}

/**
 * Watches the bundles.
 * @param changed Called once after each burst of changes.
 * @returns Ends the watching.
 */
export function watchBundles(changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = (_event: string, file: string | null) => {
    if (file !== null && !file.startsWith("openapi.json")) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleTime).unref();
  };
  const watchers: FSWatcher[] = apis.map((api) => watch(new URL(api, folder), { persistent: false }, later));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
