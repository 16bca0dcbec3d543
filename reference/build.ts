// npm run reference: builds the site of both services into generated/reference/.

import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const help = `Builds the API reference from generated/ into generated/reference/.

Usage: npm run reference -- [flags]

  --out FOLDER        Where the site is written (default generated/reference).
  --contract FOLDER   Where the bundles are (default generated).
  --site URL          Address the site is published at, for sitemap.xml and 404.html (or SITE_URL;
                      default http://127.0.0.1:4000/).
  --addresses         Adds new addresses to reference/addresses.txt; none is ever taken off.
  --quick             Leaves out the search index, the downloads and Scalar; for work on pages.
  --help              Print this help.

Then npm start serves it on 4000 beside the mock.`;

const root = fileURLToPath(new URL("..", import.meta.url));
const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  console.log(`${name.padEnd(10)} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

async function build(): Promise<void> {
  const { values } = parseArgs({
    options: { out: text, contract: text, site: text, quick: flag, addresses: flag, help: { ...flag, short: "h" } },
    strict: true,
  });
  if (values.help) {
    console.log(help);
    return;
  }
  process.chdir(root);
  const folder = resolve(values.out ?? `${root}generated/reference`);
  // Built beside its place and moved there at the end: an interrupted build leaves the former site as it was.
  const out = `${folder}.building`;
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  process.env["REFERENCE_OUT"] = out;
  if (values.contract !== undefined) process.env["REFERENCE_CONTRACT"] = values.contract;
  const site = values.site ?? process.env["SITE_URL"] ?? "http://127.0.0.1:4000/";
  await rm(out, { recursive: true, force: true });
  await timed("pages", async () => {
    const astro = await import("astro");
    await astro.build({ root: `${root}reference`, configFile: "astro.config.ts", logLevel: "error" });
  });
  // Loaded after the environment is set: these read the contract as they are loaded.
  const { finish } = await import("./finish/finish.ts");
  await finish({ out, site: site.endsWith("/") ? site : `${site}/`, quick: values.quick, timed });
  if (values.addresses)
    await (await import("./finish/addresses.ts")).addAddresses(out, `${root}reference/addresses.txt`);
  await rm(folder, { recursive: true, force: true });
  await rename(out, folder);
  console.log(`The site is in ${folder.replace(root, "")}.`);
}

try {
  await build();
} catch (error) {
  console.error(`npm run reference: ${(error as Error).message}`);
  if (process.env["DEBUG"]) console.error(error);
  process.exitCode = 1;
}
