// Makes the site from Astro's pages: adds assets, downloads, the search index, relative links and Markdown.

import { globSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { stage } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { address } from "../contract/addresses.ts";
import { contractFolder, releasesFolder, services } from "../contract/document.ts";
import { releases } from "../contract/releases.ts";
import { downloads, postmanAddress } from "../data/downloads.ts";
import { packageFiles } from "../packages.ts";
import { writeRedirects } from "./addresses.ts";
import { writeLlms, writeSitemap } from "./indexes.ts";
import { relativeLinks, rootedLinks } from "./links.ts";
import { markdownOf } from "./markdown.ts";
import { toPostman } from "./postman.ts";
import { writeSearch } from "./search.ts";

/** Writes assets/: minified style and scripts, without a hash in their names, because a server revalidates them. */
async function writeAssets(out: string): Promise<void> {
  const reference = `${root}reference/`;
  const common = { bundle: true, minify: true, logLevel: "warning", outdir: join(out, "assets") } as const;
  await build({ ...common, entryPoints: [`${reference}styles/site.css`], target: "chrome125", external: ["*.woff2"] });
  const scripts = { iife: ["theme", "site", "operation"], esm: ["search"] };
  for (const [format, names] of Object.entries(scripts) as ["iife" | "esm", string[]][]) {
    const entryPoints = names.map((name) => `${reference}client/${name}.ts`);
    await build({ ...common, target: "es2022", format, entryPoints });
  }
}

/** Writes downloads/: copies of generated/, the packages, and Postman collections. */
async function writeDownloads(out: string, packages: string): Promise<void> {
  await mkdir(join(out, "downloads"), { recursive: true });
  for (const { href, from } of downloads.flatMap((group) => group.files))
    if (from !== undefined) await copyFile(join(contractFolder(), from), join(out, href));
  for (const { file } of packageFiles) await copyFile(join(packages, file), join(out, "downloads", file));
  for (const service of services)
    await writeFile(join(out, postmanAddress(service)), `${JSON.stringify(toPostman(service), null, 2)}\n`);
}

/** Copies the contract of each release beside its page. */
async function copyReleased(out: string): Promise<void> {
  for (const { service, version } of releases) {
    const target = join(out, address.released(service, version));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(releasesFolder(), service, version, "openapi.json"), target);
  }
}

/**
 * Finishes the pages that Astro wrote.
 * @param site Address the site is published at, with a slash at its end.
 * @param packages Promise of the folder with the packages; without it, there are no downloads.
 * @returns The files of the pages, from the root of the site.
 */
export async function finish(out: string, site: string, packages: Promise<string> | undefined): Promise<string[]> {
  const pages = globSync("**/*.html", { cwd: out }).sort();
  await stage("assets", () => writeAssets(out));
  await copyReleased(out);
  await writeSitemap(out, site, pages);
  await writeLlms(out);
  if (packages !== undefined) await stage("downloads", async () => writeDownloads(out, await packages));
  await stage("search", () => writeSearch(out, pages));
  await writeRedirects(out);
  await stage("links and Markdown", async () => {
    for (const file of pages) {
      const html = await readFile(join(out, file), "utf8");
      const linked = file === "404.html" ? rootedLinks(html, new URL(site).pathname) : relativeLinks(html, file);
      await writeFile(join(out, file), linked);
      await writeFile(join(out, file.replace(/\.html$/, ".md")), markdownOf(linked));
    }
  });
  return pages;
}
