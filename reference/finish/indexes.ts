// Indexes for machines: sitemap.xml, robots.txt, and llms.txt, which lists every operation, event and guide with the
// address of its Markdown.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deprecationText } from "../../model/deprecation.js";
import { address } from "../contract/addresses.ts";
import { services } from "../contract/document.ts";
import { events, type OperationPage, operationsByTag } from "../contract/model.ts";
import { states } from "../contract/states.ts";
import { escapeHtml } from "../text/escape.ts";
import { guides } from "../text/guides.ts";
import { plainText } from "../text/markdown.ts";
import { serviceTitles } from "../text/words.ts";

/** Whether an address is on this machine, where crawlers cannot reach it, so that there is no site map. */
const isLocal = (site: string): boolean => /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/.test(new URL(site).hostname);

/** Writes robots.txt and, unless the address of the site is local, sitemap.xml with every page. */
export async function writeSitemap(out: string, site: string, pages: string[]): Promise<void> {
  const robots = ["User-agent: *", "Allow: /"];
  if (!isLocal(site)) {
    const urls = pages.filter((file) => file !== "404.html").map((file) => escapeHtml(new URL(file, site).href));
    const sitemap = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
      "</urlset>",
      "",
    ];
    await writeFile(join(out, "sitemap.xml"), sitemap.join("\n"));
    robots.push(`Sitemap: ${new URL("sitemap.xml", site).href}`);
  }
  await writeFile(join(out, "robots.txt"), `${robots.join("\n")}\n`);
}

const markdownAt = (href: string): string => href.replace(/^\//, "").replace(/\.html$/, ".md");

/** The summary, unless the name already has its words, as `listParties` has those of `List parties`. */
const beyond = (name: string, summary: string): string => {
  const letters = (text: string) => text.toLowerCase().replace(/\b(?:an?|the|of|for)\b|[^a-z]/g, "");
  return letters(name) === letters(summary) ? "" : `. ${summary}`;
};

const firstSentence = (text: string): string => /^.*?[.?!](?= [A-Z]|$)/.exec(text)?.[0] ?? text;

export async function writeLlms(out: string): Promise<void> {
  const link = (name: string, href: string, text = "") => `- [${name}](${markdownAt(href)})${text && `: ${text}`}`;
  const operationLink = ({ service, operationId: id, method, path, summary, deprecated, raw }: OperationPage) => {
    const end = deprecated ? `. Deprecated: ${deprecationText(raw)}` : "";
    return link(id, address.operation(service, id), `${method} ${path}${beyond(id, summary)}${end}`);
  };
  const chapters: [title: string, rows: string[]][] = [
    ["Guides", guides.map(({ name, title, lead }) => link(title, address.guide(name), firstSentence(plainText(lead))))],
    ...services.map((service): [string, string[]] => [
      `Operations of ${serviceTitles[service].toLowerCase()}`,
      operationsByTag(service).flatMap((group) => group.operations.map(operationLink)),
    ]),
    ["Events", events.map(({ service, type, summary }) => link(type, address.event(service, type), summary))],
    [
      "Statuses",
      states.map((one) => link(one.title, address.state(one.service, one.schemaName), `values of ${one.schemaName}`)),
    ],
    [
      "Catalogs",
      [
        link("Error codes", address.errors()),
        link("Scopes and roles", address.access()),
        link("Known gaps", address.gaps()),
        link("Changelog", address.changelog()),
        link("Downloads", address.downloads()),
      ],
    ],
  ];
  const lines = [
    "# Finance and ramp API",
    "",
    "> Reference of the finance service, the ramp service and their token endpoint, for Markdown readers. A page marks what is",
    "> assumed or unconfirmed, and ends with what is not documented; all else is documented. The OpenAPI documents with all",
    "> examples: downloads/finance-openapi.yaml, downloads/ramp-openapi.yaml, downloads/auth-openapi.yaml.",
    ...chapters.flatMap(([title, rows]) => ["", `## ${title}`, "", ...rows]),
    "",
  ];
  await writeFile(join(out, "llms.txt"), lines.join("\n"));
}
