// Debian's Chromium, driven by playwright-core, with nothing of a former run in it and nobody it talks to unasked.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const executablePath = "/usr/bin/chromium";
const quiet = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/**
 * Whether there is a Chromium; installs Debian's package where that is possible.
 * @returns False, after a plain notice, when it cannot be had.
 */
export function hasChromium(): boolean {
  if (!existsSync(executablePath)) {
    const args = ["-y", "-q", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends", "install", "chromium"];
    spawnSync("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (existsSync(executablePath)) return true;
  console.warn("Chromium is not here and cannot be installed: the tests in a browser are NOT run.");
  return false;
}

/** Starts a browser with a fresh profile. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", ...quiet] });
}
