// changelog.xml: the releases as an Atom feed (RFC 4287), each entry with what its authors say and a link to its page.

import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { address } from "../contract/addresses.ts";
import { type ReleaseEntry, releaseHref, releases, releaseWords } from "../contract/releases.ts";
import { escapeHtml } from "../text/escape.ts";
import { serviceNames } from "../text/words.ts";

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

function entry(release: ReleaseEntry, site: string): string {
  const { service, version, date } = release;
  return [
    "  <entry>",
    `    <id>${urn(`release ${service} ${version}`)}</id>`,
    `    <title>${escapeXml(`${serviceNames[service]} ${version}: ${releaseWords(release)}`)}</title>`,
    `    <updated>${instant(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(new URL(releaseHref(release).slice(1), site).href)}"/>`,
    `    <summary>${escapeXml(release.entries.map(({ text }) => text).join("\n\n") || releaseWords(release))}</summary>`,
    `    <category term="${service}"/>`,
    "  </entry>",
  ].join("\n");
}

/**
 * Writes changelog.xml, unless there is no release.
 * @param out Folder of the site.
 * @param site Address the site is published at, with a slash at its end.
 */
export async function writeFeed(out: string, site: string): Promise<void> {
  const [newest] = releases;
  if (newest === undefined) return;
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
    ...releases.slice(0, length).map((release) => entry(release, site)),
    "</feed>",
    "",
  ];
  await writeFile(join(out, address.feed()), feed.join("\n"));
}
