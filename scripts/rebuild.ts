// Rebuilds generated/ whenever something under openapi/ changes, while npm start runs.

import { watch } from "node:fs";
import { root } from "../model/apis.ts";
import { refresh } from "./generate/sources.ts";

/** Editors write a file in several steps; one rebuild is enough for all of them. */
const settleTime = 300;

/**
 * Watches the contract's sources.
 * @returns Ends the watching. A source that cannot be bundled is one line; the next change tries again.
 */
export function rebuildOnChange(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const rebuild = async () => {
    console.log("openapi/ has changed.");
    await refresh().catch((error: Error) => console.error(`build: ${error.message.split("\n")[0]}`));
  };
  const watcher = watch(`${root}openapi`, { recursive: true }, (_event, file) => {
    if (file !== null && !file.endsWith(".yaml")) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(rebuild)), settleTime);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
