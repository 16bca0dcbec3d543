// npm run reference: builds the site of both services into generated/reference/.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { packPackages } from "./packages.ts";

const flags = {
  out: { value: "FOLDER", help: "Folder to write the site to (default generated/reference)." },
  contract: { value: "FOLDER", help: "Folder of the bundles (default generated)." },
  releases: { value: "FOLDER", help: "Folder of the releases (default releases)." },
  site: {
    value: "URL",
    help: "Address of the published site, for sitemap.xml and 404.html; without it, there is no sitemap.xml.",
    default: "http://127.0.0.1:4000/",
    env: "SITE_URL",
  },
  repository: {
    value: "URL",
    help: "Address of the repository, for links to edit a page and to report a mistake; without it, there are none.",
    env: "REPOSITORY_URL",
  },
  addresses: { help: "Add new addresses to reference/addresses.txt; none is ever removed." },
  quick: { help: "Leave out the downloads, to work on pages faster." },
};

/**
 * Runs Astro, which writes the pages, in its own process. It writes into a new folder below the repository, because
 * Astro resolves its packages from there, and two builds cannot share a folder.
 */
async function buildPages(out: string): Promise<void> {
  const cache = `${root}node_modules/.cache`;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "pages-"));
  const args = ["node_modules/astro/bin/astro.mjs", "build", "--silent", "--root", "reference", "--outDir", folder];
  // Astro is large, so its compiled code is kept for the next build.
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
  // Built in another folder and moved at the end, so that an interrupted build does not change the existing site.
  const out = `${folder}.building`;
  const site = given.site.endsWith("/") ? given.site : `${given.site}/`;
  process.env["REFERENCE_SITE"] = site;
  process.env["REFERENCE_REPOSITORY"] = given.repository?.replace(/\/+$/, "") ?? "";
  if (given.contract !== undefined) process.env["REFERENCE_CONTRACT"] = resolve(given.contract);
  if (given.releases !== undefined) process.env["REFERENCE_RELEASES"] = `${resolve(given.releases)}/`;
  // Packed in parallel with the pages. An error is thrown where `finish` awaits the packages.
  const packages = given.quick ? undefined : packPackages();
  packages?.catch(() => undefined);
  try {
    await rm(out, { recursive: true, force: true });
    // Imported after the environment is set, because these modules read the contract when they are loaded.
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
