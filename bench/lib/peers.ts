// The tools a bench compares with: installed in folders of their own, at pinned versions, and kept for the next run.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "../../test/lib/install.ts";

/** Dependencies of the peers are resolved as they were on this day, so that figures do not change by themselves. */
const date = "2026-11-15";

/**
 * Prism from its command line, with the parts that the mock is built on: newer ones, which it would take by itself, never
 * respond to a malformed body.
 */
export const prismCli = {
  "@stoplight/prism-cli": "5.14.2",
  "@stoplight/prism-core": "5.8.0",
  "@stoplight/prism-http": "5.12.0",
  "@stoplight/prism-http-server": "5.12.2",
};

/**
 * Installs a peer, unless an earlier run has. Each has a folder of its own: two in one folder would share dependencies,
 * and take those of the wrong version.
 * @param dependencies Packages with their exact versions, the peer itself first.
 * @returns The folder that holds its `node_modules`.
 * @throws UserError with the reason in one line, for example that the registry cannot be reached.
 */
export function installPeer(dependencies: Record<string, string>): Promise<string> {
  const [name = ""] = Object.keys(dependencies);
  const say = () => console.error(`  installing ${name} …`);
  return install({ room: "bench", name, date, dependencies, say });
}

/**
 * Installs a library that only a bench uses, unless an earlier run has, and imports it.
 * @param name Its package.
 * @param version Its exact version.
 * @returns Its exports.
 * @throws UserError with the reason in one line.
 */
export async function loadPeer<T>(name: string, version: string): Promise<T> {
  const folder = await installPeer({ [name]: version });
  const { load } = (await import(pathToFileURL(join(folder, "load.mjs")).href)) as {
    load(specifier: string): Promise<T>;
  };
  return load(name);
}
