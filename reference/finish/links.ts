// Makes links relative, which the pages write from the root of the site, so that the site works below any path and from
// files.

import { posix } from "node:path";

/** An attribute with an address of the site. Groups: the text before the address, the address without its slash. */
export const attribute = /(\s(?:href|src|action|data-bundle)=")\/(?!\/)([^"]*)"/g;

/** The relative path from one file of the site to another. */
export const relativePath = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/** Makes the links of a page relative. */
export function relativeLinks(html: string, file: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    const near = path === file && rest !== "" ? "" : relativePath(file, path);
    return `${begin}${near}${rest}"`;
  });
}

/** Puts the links of a page below a base path: the 404 page is served at any address, so relative links would fail. */
export function rootedLinks(html: string, base: string): string {
  return html.replace(attribute, (_, begin: string, target: string) => `${begin}${base}${target}"`);
}
