// The pages of the built site as text.

import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteFolder } from "./site.ts";

export interface PageText {
  file: string;
  html: string;
  /** What a reader sees of it. */
  text: string;
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

export const decode = (text: string): string =>
  text.replace(/&([a-z]+|#\w+);/g, (entity, name) => signs[name] ?? entity);

let cached: Promise<PageText[]> | undefined;

/** Every page of the built site, without redirects; read once for all files of a worker. */
export function allPages(): Promise<PageText[]> {
  cached ??= readPages();
  return cached;
}

async function readPages(): Promise<PageText[]> {
  const folder = await siteFolder();
  const files = globSync("**/*.html", { cwd: folder });
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const html = await readFile(join(folder, file), "utf8");
      return { file, html, text: textOf(html) };
    }),
  );
  return pages.filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map((match) => decode(match[1] ?? ""));
}

/**
 * Links to a file or an anchor that is not there.
 * @param isLeft Whether a file is not looked for.
 */
export function brokenLinks(
  folder: string,
  pages: Pick<PageText, "file" | "html">[],
  isLeft = (_file: string) => false,
): string[] {
  const ids = new Map(pages.map(({ file, html }) => [file, new Set(attributes(html, "id"))]));
  const isBroken = (file: string, href: string) => {
    if (/^(?:https?|mailto|data):/.test(href)) return false;
    const { pathname, hash } = new URL(href, `http://site/${file}`);
    const target = decodeURIComponent(pathname.slice(1));
    if (!ids.has(target)) return !isLeft(target) && !existsSync(join(folder, target));
    return hash !== "" && !ids.get(target)?.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({ file, html }) =>
    ["href", "src", "action"]
      .flatMap((name) => attributes(html, name))
      .filter((href) => isBroken(file, href))
      .map((href) => `${file} → ${href}`),
  );
}

/** Content of the first match of a pattern's group, decoded; empty without a match. */
export function first(html: string, pattern: RegExp): string {
  return decode(pattern.exec(html)?.[1] ?? "");
}

export function textOf(html: string): string {
  const bare = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<span class="whole">([^<]*)<\/span>/g, "$1");
  return decode(bare.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}
