// npm run reference: builds the site of both services into generated/reference/.

import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { command, stage, UserError } from "../cli/command.ts";
import { type Api, apis, root } from "../model/apis.ts";
import { readReleases } from "../model/releases.ts";
import { digestOf, makeOnce } from "./cache.ts";
import { packPackages } from "./packages.ts";

const flags = {
  out: { value: "FOLDER", help: "Where the site is written (default generated/reference)." },
  contract: { value: "FOLDER", help: "Where the bundles are (default generated)." },
  releases: { value: "FOLDER", help: "Where the releases are (default releases)." },
  site: {
    value: "URL",
    help: "Address the site is published at, for sitemap.xml, changelog.xml and 404.html; without it there is no sitemap.xml.",
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
 * Has Astro write the pages of the contract that the environment names, in a process of its own. It finds its packages only from
 * below the repository, and builds elsewhere would share one folder for their code, so each has a folder of its own there.
 */
async function buildPages(out: string, environment: Record<string, string>, part = "."): Promise<void> {
  const cache = `${root}node_modules/.cache`;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "pages-"));
  const args = ["node_modules/astro/bin/astro.mjs", "build", "--silent", "--root", "reference", "--outDir", folder];
  // Astro is large: the next build finds its code compiled.
  const own = { ASTRO_TELEMETRY_DISABLED: "1", NODE_COMPILE_CACHE: join(cache, "finance-ramp/code") };
  const env = { ...process.env, ...environment, ...own };
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
    await cp(join(folder, part), out, { recursive: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the pages of a former version are made with, beside its bundle and the releases up to it. */
const code = ["reference/**/*.{ts,astro,md,svg}", "model/*.{ts,js}", "package-lock.json"];

/**
 * Puts the pages of a former version below v/ of the site. They are built with the same code, from the bundle that was released, and
 * once: neither changes often.
 */
async function buildFormer(out: string, api: Api, version: string, current: string): Promise<void> {
  const { contact, contractFolder, releasesFolder } = await import("./contract/document.ts");
  const bundle = join(releasesFolder(), api, version, "openapi.json");
  const { REFERENCE_SITE: site, REFERENCE_REPOSITORY: repository } = process.env;
  const releases = readReleases(api, releasesFolder());
  const facts = [api, version, current, site, repository, contact, releases, await readFile(bundle, "utf8")];
  const digest = await digestOf(code, ["**/.astro/**"], facts);
  const pages = await makeOnce(`former-versions/${api}-${version}`, digest, async (folder) => {
    const contract = `${out}.${api}-${version}`;
    try {
      // No page of it is about the other contracts: they are taken as they are now.
      for (const one of apis) {
        await mkdir(join(contract, one), { recursive: true });
        const from = one === api ? bundle : join(contractFolder(), one, "openapi.json");
        await copyFile(from, join(contract, one, "openapi.json"));
      }
      const edition = JSON.stringify([{ api, version, current }]);
      await buildPages(folder, { REFERENCE_CONTRACT: contract, REFERENCE_EDITION: edition }, api);
    } finally {
      await rm(contract, { recursive: true, force: true });
    }
  });
  await cp(pages, join(out, "v", api, version), { recursive: true });
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
    const { versionsOf } = await import("./contract/releases.ts");
    const { finish } = await import("./finish/finish.ts");
    const { addAddresses } = await import("./finish/addresses.ts");
    const former = apis.flatMap((api) => {
      const [{ version: current }, ...others] = versionsOf(api);
      return others.map(({ version }) => buildFormer(out, api, version, current));
    });
    await stage("pages", () => Promise.all([buildPages(out, {}), ...former]));
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
