// The addresses of pages that are gone: each leads on to where its subject stands now.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { address, slug } from "../contract/addresses.ts";
import { errors, events, roles, schemas, scopes } from "../contract/model.ts";
import { schemaHref } from "../contract/names.ts";
import { releaseHref, releases } from "../contract/releases.ts";
import { escapeHtml } from "../text/escape.ts";
import { relativePath } from "./links.ts";

/** Where each former address leads, both from the root of the site. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ["/unknowns.html", address.gaps()],
  ["/questions.html", address.gaps()],
  ...errors.map(({ service, code }) => pair(`/${service}/errors/${slug(code)}.html`, address.code(service, code))),
  ...scopes.map(({ scope }) => pair(`/scopes/${slug(scope)}.html`, address.scope(scope))),
  ...roles.map(({ role }) => pair(`/roles/${slug(role)}.html`, address.role(role))),
  ...events.map(({ service }) => pair(`/${service}/events/all.html`, address.events(service))),
  ...schemas
    .filter(({ hasFields }) => !hasFields)
    .map(({ service, name }) => pair(address.schema(service, name), schemaHref(service, name))),
  ...releases
    .filter(({ changes }) => changes.length === 0)
    .map((release) => pair(address.release(release.service, release.version), releaseHref(release))),
]);

function pair(from: string, to: string): [string, string] {
  return [from, to];
}

/** Writes a page at each former address that sends its reader on, with a link for those who are not sent. */
export async function writeRedirects(out: string): Promise<void> {
  for (const [from, to] of redirects) {
    const href = escapeHtml(relativePath(from.slice(1), to.slice(1)));
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"><p>This page has moved: <a href="${href}">${href}</a></p></html>\n`;
    await mkdir(dirname(join(out, from)), { recursive: true });
    await writeFile(join(out, from), html);
  }
}
