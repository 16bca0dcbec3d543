// Debian's Chromium with a debugging port, for Lighthouse.

import getPort from "get-port";
import { UserError } from "../../cli/command.ts";
import { startBrowser } from "../../test/lib/chromium.ts";

/** A browser to measure with. */
export interface Chrome {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts Chromium with a fresh profile.
 * @throws UserError in one line when it is not there.
 */
export async function startChrome(): Promise<Chrome> {
  const port = await getPort();
  const browser = await startBrowser(["--no-first-run", `--remote-debugging-port=${port}`]).catch(() => {
    throw new UserError("Chromium is missing: apt-get update && apt-get install -y chromium");
  });
  return { port, stop: () => browser.close() };
}
