// npm run reference: builds the site of both services into generated/reference/.

import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { command, stage, UserError } from "../cli/command.ts";
import { packPackages } from "./tools/packages.ts";
import { installTools, type Tools } from "./tools/tools.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
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

interface Wanted {
  out: string | undefined;
  contract: string | undefined;
  releases: string | undefined;
  site: string;
  repository: string | undefined;
  addresses: boolean;
  quick: boolean;
}

/**
 * Builds pages into REFERENCE_OUT, with variables of the environment, which are as before afterwards. Astro finds its
 * packages only from below the repository, and builds elsewhere would share one folder for their code, so each build has a
 * folder of its own there.
 */
async function buildPages(environment: Record<string, string>): Promise<void> {
  const cache = `${root}node_modules/.cache`;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "pages-"));
  try {
    await buildInto(folder, { ...environment, REFERENCE_OUT: folder });
    await cp(folder, environment["REFERENCE_OUT"] as string, { recursive: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildInto(folder: string, environment: Record<string, string>): Promise<void> {
  const former = Object.fromEntries(Object.keys(environment).map((name) => [name, process.env[name]]));
  Object.assign(process.env, environment);
  try {
    const astro = await import("astro");
    const config = { root: `${root}reference`, configFile: "astro.config.ts", logLevel: "error" } as const;
    await astro.build({ ...config, outDir: folder });
  } finally {
    for (const [name, value] of Object.entries(former)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

async function build({ out: wanted, contract, releases, site, repository, addresses, quick }: Wanted): Promise<void> {
  process.chdir(root);
  const folder = resolve(wanted ?? `${root}generated/reference`);
  // Built beside its place and moved there at the end: an interrupted build leaves the former site as it was.
  const out = `${folder}.building`;
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  const address = site.endsWith("/") ? site : `${site}/`;
  process.env["REFERENCE_SITE"] = address;
  process.env["REFERENCE_REPOSITORY"] = repository?.replace(/\/+$/, "") ?? "";
  if (contract !== undefined) process.env["REFERENCE_CONTRACT"] = resolve(contract);
  if (releases !== undefined) process.env["REFERENCE_RELEASES"] = `${resolve(releases)}/`;
  // Packed beside the work on pages; a failure shows when they are needed.
  const packages = quick ? undefined : packPackages();
  packages?.catch(() => undefined);
  const tools: Tools = quick ? new Map() : await stage("tools", installTools);
  // Without its converter, no page leads to a collection.
  if (!tools.has("postman")) process.env["REFERENCE_POSTMAN"] = "no";
  await rm(out, { recursive: true, force: true });
  await stage("pages", () => buildPages({ REFERENCE_OUT: out }));
  // Loaded after the environment is set: these read the contract as they are loaded.
  const { finish } = await import("./finish/finish.ts");
  const { buildEditions, formerReleases } = await import("./finish/editions.ts");
  const editions =
    formerReleases().length === 0
      ? []
      : await stage("pages of former versions", () =>
          buildEditions(resolve(contract ?? `${root}generated`), buildPages),
        );
  await finish({ out, site: address, packages, tools, editions });
  if (addresses) await (await import("./finish/addresses.ts")).addAddresses(out, `${root}reference/addresses.txt`);
  await rm(folder, { recursive: true, force: true });
  await rename(out, folder);
  console.log(`The site is in ${folder.replace(root, "")}.`);
}

await command(
  {
    name: "npm run reference",
    summary: "Builds the API reference from generated/ into generated/reference/.",
    flags,
    more: "Then npm start serves it on 4000 beside the mock. With DEBUG=1, a failure is printed with its stack trace.",
  },
  async (wanted) => {
    await build(wanted).catch((error: Error) => {
      if (process.env["DEBUG"]) console.error(error);
      throw new UserError(error.message.split("\n")[0] as string);
    });
  },
);
