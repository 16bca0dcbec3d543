// Vitest's global set-up: installs Debian's packages that some tests need, before any test runs.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A file of each package, and whether only the long tests need it. */
const needed = [
  { file: "/usr/bin/chromium-headless-shell", name: "chromium-headless-shell", isForLong: false },
  { file: "/usr/lib/postgresql", name: "postgresql", isForLong: true },
].filter(({ isForLong }) => !isForLong || process.env["LONG"] === "1");

/** Installs what is missing; where that is not possible, the tests that need it say so and are left out. */
export default function installMissing(): void {
  const missing = needed.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} from Debian's packages …`);
  // Only the programs are wanted: with RUNLEVEL 1 no service starts.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" } };
  spawnSync("apt-get", ["-q", "update"], options);
  const args = ["-y", "-q", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends", "install", ...missing];
  const { status } = spawnSync("apt-get", args, options);
  if (status !== 0) console.warn(`Could not install ${missing.join(", ")}; the tests that need it say so.`);
}
