// Links: the pages write them from the root of the site, here they become relative, so that the site works below any
// path.

import { posix } from "node:path";

/** An attribute with an address of the site: what begins it, and the address without its first slash. */
export const attribute = /(\s(?:href|src|action|data-bundle)=")\/(?!\/)([^"]*)"/g;

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
