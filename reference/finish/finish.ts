// What turns Astro's pages into the site: assets, relative links, Markdown beside each page, downloads, search.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stage } from "../../cli/command.ts";
import type { Tools } from "../tools/tools.ts";
import { writeAssets } from "./assets.ts";
import { writeDownloads } from "./downloads.ts";
import { relativeLinks, rootedLinks } from "./links.ts";
import { writeLlms } from "./llms.ts";
import { markdownOf } from "./markdown.ts";
import { type Built, pagesOf } from "./pages.ts";
import { writeSearch } from "./search.ts";
import { writeSitemap } from "./sitemap.ts";

/** How to finish a build. */
export interface FinishOptions {
  out: string;
  /** Address the site is published at, with a slash at its end. */
  site: string;
  quick: boolean;
  tools: Tools;
}

async function finishPage(page: Built, out: string, base: string): Promise<void> {
  const html = await readFile(join(out, page.file), "utf8");
  const linked = page.file === "404.html" ? rootedLinks(html, base) : relativeLinks(html, page.file);
  await writeFile(join(out, page.file), linked);
  await writeFile(join(out, page.file.replace(/\.html$/, ".md")), markdownOf(linked, page));
}

/** Finishes the pages that Astro wrote. */
export async function finish({ out, site, quick, tools }: FinishOptions): Promise<void> {
  const pages = await pagesOf(out);
  await stage("assets", () => writeAssets(out, tools.get("scalar")));
  await stage("markdown", async () => {
    for (const page of pages) await finishPage(page, out, new URL(site).pathname);
  });
  await writeSitemap(out, site, pages);
  await writeLlms(out);
  if (quick) return;
  await stage("downloads", () => writeDownloads(out, tools.get("postman")));
  await stage("search", () => writeSearch(out));
}
