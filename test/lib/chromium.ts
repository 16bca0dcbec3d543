// Debian's Chromium, driven by playwright-core, with a fresh profile and without requests of its own.

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

export const executablePath = "/usr/bin/chromium";
const quiet = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** The pages behind the address bar, which Chromium draws again for each page; and what matters here of Playwright's list. */
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

export function startBrowser(more: string[] = []): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", ...quiet, `--disable-features=${unused}`, ...more];
  return chromium.launch({ executablePath, args });
}
