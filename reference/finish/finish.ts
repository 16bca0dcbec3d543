// What turns Astro's pages into the site: assets, relative links, Markdown beside each page, downloads, search.

import { copyFile, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stage } from "../../cli/command.ts";
import type { Api } from "../../model/apis.ts";
import { address } from "../contract/addresses.ts";
import { contracts, releasesFolder } from "../contract/document.ts";
import { formerOf, releases, releasesOf } from "../contract/releases.ts";
import type { Tools } from "../tools/tools.ts";
import { writeAssets } from "./assets.ts";
import { writeDownloads } from "./downloads.ts";
import { type Edition, placeEditions } from "./editions.ts";
import { writeFeed } from "./feed.ts";
import { relativeLinks, rootedLinks } from "./links.ts";
import { writeLlms } from "./llms.ts";
import { markdownOf } from "./markdown.ts";
import { type Built, pagesOf } from "./pages.ts";
import { writeRedirects } from "./redirects.ts";
import { writeSearch } from "./search.ts";
import { writeSitemap } from "./sitemap.ts";
import { type Version, versionIn, withVersions } from "./versions.ts";

/** How to finish a build. */
export interface FinishOptions {
  out: string;
  /** Address the site is published at, with a slash at its end. */
  site: string;
  /** Folder of the packages while they are packed; without it, there are no downloads. */
  packages: Promise<string> | undefined;
  tools: Tools;
  /** The pages of former versions. */
  editions: Edition[];
}

type Versions = (api: Api) => Version[];

interface Finishing {
  out: string;
  /** Path the site is published at. */
  base: string;
  versions: Versions;
}

/** A page of a service, with its switch of versions. */
function versioned(html: string, file: string, versions: Versions): string {
  const [api] = file.split("/") as [Api];
  const version = versionIn(html);
  if (version === undefined) return html;
  return withVersions(html, { api, self: `/${file}`, version, versions: versions(api) });
}

async function finishPage(page: Built, { out, base, versions }: Finishing): Promise<void> {
  const html = versioned(await readFile(join(out, page.file), "utf8"), page.file, versions);
  const linked = page.file === "404.html" ? rootedLinks(html, base) : relativeLinks(html, page.file);
  await writeFile(join(out, page.file), linked);
  await writeFile(join(out, page.file.replace(/\.html$/, ".md")), markdownOf(linked));
}

/** The versions of each contract, the newest first: the current one and those whose pages are kept. */
function versionsOf(pages: Built[], editions: Edition[]): Versions {
  const all = new Map<Api, Version[]>();
  return (api) => {
    const known = all.get(api) ?? versionsOfApi(api, pages, editions);
    all.set(api, known);
    return known;
  };
}

function versionsOfApi(api: Api, pages: Built[], editions: Edition[]): Version[] {
  const { version } = contracts[api].info;
  const date = releasesOf(api).find((one) => one.version === version)?.date;
  const current = { version, date, isCurrent: true, pages: new Set(pages.map(({ file }) => `/${file}`)) };
  const former = formerOf(api).map((release) => ({
    version: release.version,
    date: release.date,
    isCurrent: false,
    pages: editions.find((one) => one.release === release)?.pages ?? new Set<string>(),
  }));
  return [current, ...former];
}

/** Every release's contract, as it was released, beside its page. */
async function copyReleased(out: string): Promise<void> {
  for (const { service, version } of releases) {
    const target = join(out, address.released(service, version));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(releasesFolder(), service, version, "openapi.json"), target);
  }
}

async function filesOf(out: string): Promise<Set<string>> {
  const files = new Set<string>();
  for await (const entry of glob("**/*", { cwd: out })) files.add(entry.replaceAll("\\", "/"));
  return files;
}

/** Finishes the pages that Astro wrote. */
export async function finish({ out, site, packages, tools, editions }: FinishOptions): Promise<void> {
  const pages = await pagesOf(out);
  const versions = versionsOf(pages, editions);
  await stage("assets", () => writeAssets(out));
  await writeFeed(out, site);
  await copyReleased(out);
  await stage("markdown", async () => {
    for (const page of pages) await finishPage(page, { out, base: new URL(site).pathname, versions });
  });
  await writeRedirects(out);
  await writeSitemap(out, site, pages);
  await writeLlms(out);
  if (packages !== undefined) {
    await stage("downloads", async () => writeDownloads(out, await packages, tools.get("postman")));
  }
  await stage("search", () => writeSearch(out, pages));
  if (editions.length > 0) {
    const files = await filesOf(out);
    await stage("former versions", () => placeEditions(editions, { out, files, versionsOf: versions }));
  }
}
