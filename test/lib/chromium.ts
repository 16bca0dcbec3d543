// Debian's Chromium, driven by playwright-core, with a fresh profile and without requests of its own.

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The headless build takes two thirds of the time of the whole browser, which does as well. */
const programs = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const executablePath = programs.find((file) => existsSync(file)) ?? "";
const quiet = ["quic", "background-networking", "component-update", "sync"].map((name) => `--disable-${name}`);

/** Whether there is a Chromium, which the global set-up of the tests installs; says so when there is none. */
export function hasChromium(): boolean {
  if (executablePath !== "") return true;
  console.warn("Chromium is not here and could not be installed: the tests in a browser are NOT run.");
  return false;
}

export function startBrowser(more: string[] = []): Promise<Browser> {
  // With hinting, the headless build rounds the widths of letters, and texts are wider than in a browser.
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", ...quiet, ...more];
  return chromium.launch({ executablePath, args });
}
