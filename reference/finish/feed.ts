// changelog.xml: the releases as an Atom feed (RFC 4287), each entry with the whole page of its release.

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { address } from "../contract/addresses.ts";
import { type ReleaseEntry, releaseHref, releases, releaseWords } from "../contract/releases.ts";
import { escapeHtml } from "../text/escape.ts";
import { serviceNames } from "../text/words.ts";
import { attribute } from "./links.ts";

/** How many releases a feed has: readers ask for it again and again, and the changelog has them all. */
const length = 50;

/** Text as XML: characters that XML forbids become the sign for those that cannot be shown. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids.
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd"));
}

/** An ID that stays when the site moves: a UUID made from the name, as RFC 9562 has it for names. */
function urn(name: string): string {
  const hash = createHash("sha256").update(`finance-ramp-api ${name}`).digest("hex");
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const instant = (date: string): string => `${date}T00:00:00Z`;

/** The part of a release's page that the feed has, with addresses that hold in a feed reader. */
export function contentOf(html: string, page: string, site: string): string {
  const content = /<article class="release">([\s\S]*)<\/article>/.exec(html)?.[1] ?? "";
  return content
    .replace(attribute, (_, begin: string, target: string) => `${begin}${new URL(target, site).href}"`)
    .replace(/(\shref=")(#[^"]*")/g, (_, begin: string, anchor: string) => `${begin}${page}${anchor}`);
}

function entry(release: ReleaseEntry, html: string, site: string): string {
  const { service, version, date } = release;
  const page = new URL(releaseHref(release).slice(1), site).href;
  return [
    "  <entry>",
    `    <id>${urn(`release ${service} ${version}`)}</id>`,
    `    <title>${escapeXml(`${serviceNames[service]} ${version}: ${releaseWords(release)}`)}</title>`,
    `    <updated>${instant(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `    <category term="${service}"/>`,
    `    <content type="html">${escapeXml(contentOf(html, page, site))}</content>`,
    "  </entry>",
  ].join("\n");
}

/**
 * Writes changelog.xml, unless there is no release.
 * @param out Folder of the site, with pages whose links begin at its root.
 * @param site Address the site is published at, with a slash at its end.
 */
export async function writeFeed(out: string, site: string): Promise<void> {
  const [newest] = releases;
  if (newest === undefined) return;
  const entries: string[] = [];
  for (const release of releases.slice(0, length)) {
    const [page = ""] = releaseHref(release).split("#");
    entries.push(entry(release, await readFile(join(out, page), "utf8"), site));
  }
  const at = (href: string) => escapeXml(new URL(href.slice(1), site).href);
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${urn("releases")}</id>`,
    "  <title>Releases of the finance and ramp API</title>",
    `  <updated>${instant(newest.date)}</updated>`,
    "  <author><name>Finance and ramp API</name></author>",
    `  <link rel="self" type="application/atom+xml" href="${at(address.feed())}"/>`,
    `  <link rel="alternate" type="text/html" href="${at(address.changelog())}"/>`,
    ...entries,
    "</feed>",
    "",
  ];
  await writeFile(join(out, address.feed()), feed.join("\n"));
}
