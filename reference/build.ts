// npm run reference: builds the site of both services into generated/reference/.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { packPackages } from "./packages.ts";

const flags = {
  out: { value: "FOLDER", help: "Where the site is written (default generated/reference)." },
  contract: { value: "FOLDER", help: "Where the bundles are (default generated)." },
  releases: { value: "FOLDER", help: "Where the releases are (default releases)." },
  site: {
    value: "URL",
    help: "Address the site is published at, for sitemap.xml and 404.html; without it there is no sitemap.xml.",
    default: "http://127.0.0.1:4000/",
    env: "SITE_URL",
  },
  repository: {
    value: "URL",
    help: "Address of the repository, for the links that edit a page and report a mistake; without it, there are none.",
    env: "REPOSITORY_URL",
  },
  addresses: { help: "Add new addresses to reference/addresses.txt; none is ever taken off." },
  quick: { help: "Leave out the downloads; for work on pages." },
};

/**
 * Has Astro write the pages, in a process of its own. It finds its packages only from below the repository, and builds elsewhere
 * would share one folder for their code, so each has a folder of its own there.
 */
async function buildPages(out: string): Promise<void> {
  const cache = `${root}node_modules/.cache`;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "pages-"));
  const args = ["node_modules/astro/bin/astro.mjs", "build", "--silent", "--root", "reference", "--outDir", folder];
  // Astro is large: the next build finds its code compiled.
  const own = { ASTRO_TELEMETRY_DISABLED: "1", NODE_COMPILE_CACHE: join(cache, "finance-ramp/code") };
  const env = { ...process.env, ...own };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
    await cp(folder, out, { recursive: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const summary = "Builds the API reference from generated/ into generated/reference/.";
const more =
  "Then npm start serves it on 4000 beside the mock. With DEBUG=1, a failure is printed with its stack trace.";

await command({ name: "npm run reference", summary, flags, more }, async (given) => {
  process.chdir(root);
  const folder = resolve(given.out ?? `${root}generated/reference`);
  // Built beside its place and moved there at the end: an interrupted build leaves the former site as it was.
  const out = `${folder}.building`;
  const site = given.site.endsWith("/") ? given.site : `${given.site}/`;
  process.env["REFERENCE_SITE"] = site;
  process.env["REFERENCE_REPOSITORY"] = given.repository?.replace(/\/+$/, "") ?? "";
  if (given.contract !== undefined) process.env["REFERENCE_CONTRACT"] = resolve(given.contract);
  if (given.releases !== undefined) process.env["REFERENCE_RELEASES"] = `${resolve(given.releases)}/`;
  // Packed beside the work on pages; a failure shows when they are needed.
  const packages = given.quick ? undefined : packPackages();
  packages?.catch(() => undefined);
  try {
    await rm(out, { recursive: true, force: true });
    // Loaded after the environment is set: these read the contract as they are loaded.
    const { finish } = await import("./finish/finish.ts");
    const { addAddresses } = await import("./finish/addresses.ts");
    await stage("pages", () => buildPages(out));
    const pages = await finish(out, site, packages);
    if (given.addresses) await addAddresses(pages);
  } catch (error) {
    if (process.env["DEBUG"]) console.error(error);
    throw new UserError((error as Error).message.split("\n")[0] as string);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(out, folder);
  console.log(`The site is in ${folder.replace(root, "")}.`);
});
