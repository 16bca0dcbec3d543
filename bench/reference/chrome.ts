// Debian's Chromium with a debugging port, for Lighthouse.

import { createServer } from "node:net";
import { chromium } from "playwright-core";

/** A browser to measure with. */
export interface Chrome {
  port: number;
  stop(): Promise<void>;
}

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? done(address.port) : fail(new Error("no port"))));
    });
  });
}

/**
 * Starts Chromium with a fresh profile.
 * @throws Error in one line when it is not there.
 */
export async function startChrome(): Promise<Chrome> {
  const port = await freePort();
  const browser = await chromium
    .launch({ executablePath: "/usr/bin/chromium", args: [...args, `--remote-debugging-port=${port}`] })
    .catch(() => {
      throw new Error("Chromium is missing: apt-get update && apt-get install -y chromium");
    });
  return { port, stop: () => browser.close() };
}
