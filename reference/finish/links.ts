// Links: the pages write them from the root of the site, here they become relative, so that the site works below any
// path.

import { posix } from "node:path";

/** An attribute with an address of the site: what begins it, and the address without its first slash. */
export const attribute = /(\s(?:href|src|action|data-bundle)=")\/(?!\/)([^"]*)"/g;

/** A link to the same page in another version of a contract, as components/Versions.astro writes it. */
const between = /(<a data-version href=")\/((?:v\/\w+\/[^/"]+|\w+)\/)([^"]*)"/g;

/**
 * A page without links to pages that are not there: the switch of versions leads to the overview of one that has no such page, and
 * what the site no longer has, a page of a former version names without a link.
 * @param files Every file of the site, from its root.
 */
export function existingLinks(html: string, file: string, files: ReadonlySet<string>): string {
  const led = html.replace(between, (_, begin: string, root: string, page: string) => {
    return `${begin}/${root}${files.has(root + page) ? page : "index.html"}"`;
  });
  if (!file.startsWith("v/")) return led;
  return led.replace(attribute, (whole, _, target: string) => (files.has(target.split(/[?#]/)[0] ?? "") ? whole : ""));
}

/** The way from one file of the site to another. */
export const relativePath = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/** A page with relative links. */
export function relativeLinks(html: string, file: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    const near = path === file && rest !== "" ? "" : relativePath(file, path);
    return `${begin}${near}${rest}"`;
  });
}

/** A page with links below a base path, for the one page that is served at any address. */
export function rootedLinks(html: string, base: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => `${begin}${base}${target}"`);
}
