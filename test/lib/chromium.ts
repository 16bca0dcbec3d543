// Debian's Chromium, driven by playwright-core, with nothing of a former run in it and nobody it talks to unasked.

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

export const executablePath = "/usr/bin/chromium";
const quiet = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** The pages behind the address bar, each drawn anew for each page that is opened; and of Playwright's list, which this replaces, ours. */
const unused = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "OptimizationHints",
  "PreconnectToSearch",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
];

/** Whether there is a Chromium, which the global set-up of the tests installs; says so when there is none. */
export function hasChromium(): boolean {
  if (existsSync(executablePath)) return true;
  console.warn("Chromium is not here and could not be installed: the tests in a browser are NOT run.");
  return false;
}

/** Starts a browser with a fresh profile, and with more flags of its own. */
export function startBrowser(more: string[] = []): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", ...quiet, `--disable-features=${unused}`, ...more];
  return chromium.launch({ executablePath, args });
}
