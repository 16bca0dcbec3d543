// sitemap.xml with every page, and robots.txt that names it.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../text/escape.ts";
import type { Built } from "./pages.ts";

/** Writes sitemap.xml and robots.txt. */
export async function writeSitemap(out: string, site: string, pages: Built[]): Promise<void> {
  const urls = pages
    .filter(({ file }) => file !== "404.html")
    .map(({ file }) => `  <url><loc>${escapeHtml(new URL(file, site).href)}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  await writeFile(join(out, "sitemap.xml"), xml.join("\n"));
  await writeFile(join(out, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${new URL("sitemap.xml", site).href}\n`);
}
