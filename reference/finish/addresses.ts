// The published addresses. None is ever removed from the list, and the address of a removed page leads to the page that
// has its subject.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../model/apis.ts";
import { address, slug } from "../contract/addresses.ts";
import { errors, events, roles, schemas, scopes } from "../contract/model.ts";
import { schemaHref } from "../contract/names.ts";
import { releaseHref, releases } from "../contract/releases.ts";
import { escapeHtml } from "../text/escape.ts";
import { relativePath } from "./links.ts";

/** The new address of each former address, both from the root of the site. */
export const redirects: ReadonlyMap<string, string> = new Map<string, string>([
  ["/unknowns.html", address.gaps()],
  ["/questions.html", address.gaps()],
  ...errors.map(
    (one) => [`/${one.service}/errors/${slug(one.code)}.html`, address.code(one.service, one.code)] as const,
  ),
  ...scopes.map(({ name }) => [`/scopes/${slug(name)}.html`, address.scope(name)] as const),
  ...roles.map(({ name }) => [`/roles/${slug(name)}.html`, address.role(name)] as const),
  ...events.map(({ service }) => [`/${service}/events/all.html`, address.events(service)] as const),
  ...schemas
    .filter(({ hasFields }) => !hasFields)
    .map(({ service, name }) => [address.schema(service, name), schemaHref(service, name)] as const),
  ...releases
    .filter(({ changes }) => changes.length === 0)
    .map((release) => [address.release(release.service, release.version), releaseHref(release)] as const),
]);

/** Writes a page at each former address that redirects, with a link for readers who are not redirected. */
export async function writeRedirects(out: string): Promise<void> {
  for (const [from, to] of redirects) {
    const href = escapeHtml(relativePath(from.slice(1), to.slice(1)));
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"><p>This page has moved: <a href="${href}">${href}</a></p></html>\n`;
    await mkdir(dirname(join(out, from)), { recursive: true });
    await writeFile(join(out, from), html);
  }
}

const list = `${root}reference/addresses.txt`;
const head =
  "# Published addresses: links from outside point here. A test fails when one disappears; add with npm run reference -- --addresses.";

/** Every published address, as a file of the site. */
export async function readAddresses(): Promise<string[]> {
  return (await readFile(list, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Whether a page is in the list. The pages of releases are not, because nothing is ever removed from releases/. */
export function isListed(file: string): boolean {
  return !file.startsWith("releases/");
}

/** Adds the pages of a build to the list. */
export async function addAddresses(pages: string[]): Promise<void> {
  const all = new Set([...(await readAddresses()), ...pages.filter(isListed)]);
  await writeFile(list, `${[head, ...[...all].sort()].join("\n")}\n`);
}
