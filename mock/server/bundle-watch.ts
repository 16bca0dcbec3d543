// Tells when the build has written the bundles anew.

import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { apis, generatedDir } from "../../model/apis.ts";

/** The build writes several files; one reload is enough for all of them. */
const settleTime = 300;

/**
 * Watches the bundles.
 * @param folder Where they are generated to; `generated/` when left out.
 * @param changed Called once after each burst of changes.
 * @returns Ends the watching.
 */
export function watchBundles(folder: string | undefined, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = (_event: string, file: string | null) => {
    if (file !== null && !file.startsWith("openapi.json")) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleTime).unref();
  };
  const watchers: FSWatcher[] = apis.map((api) =>
    watch(join(folder ?? generatedDir, api), { persistent: false }, later),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
