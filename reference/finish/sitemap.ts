// sitemap.xml with every page, and robots.txt that names it.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../text/escape.ts";

/** Whether an address is of this machine: nobody else reaches it, so the site map leaves it out. */
function isLocal(site: string): boolean {
  return /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/.test(new URL(site).hostname);
}

/** Writes robots.txt and, when the site is built for an address that others reach, sitemap.xml. */
export async function writeSitemap(out: string, site: string, pages: string[]): Promise<void> {
  const robots = ["User-agent: *", "Allow: /"];
  if (!isLocal(site)) {
    await writeFile(join(out, "sitemap.xml"), sitemap(site, pages));
    robots.push(`Sitemap: ${new URL("sitemap.xml", site).href}`);
  }
  await writeFile(join(out, "robots.txt"), `${robots.join("\n")}\n`);
}

function sitemap(site: string, pages: string[]): string {
  const urls = pages
    .filter((file) => file !== "404.html")
    .map((file) => `  <url><loc>${escapeHtml(new URL(file, site).href)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
