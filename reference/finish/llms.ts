// llms.txt: what the site is, and every operation, event and guide with the address of its Markdown.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deprecationText } from "../../model/deprecation.js";
import { address } from "../contract/addresses.ts";
import { services } from "../contract/document.ts";
import { events, operationsByTag } from "../contract/model.ts";
import { states } from "../contract/states.ts";
import { guides } from "../text/guides.ts";
import { plain } from "../text/markdown.ts";
import { serviceTitles } from "../text/words.ts";

const at = (href: string): string => href.replace(/^\//, "").replace(/\.html$/, ".md");

/** What a name does not say already; `List parties` is said by `listParties`. */
const beyond = (name: string, summary: string): string => {
  const letters = (text: string) => text.toLowerCase().replace(/\b(?:an?|the|of|for)\b|[^a-z]/g, "");
  return letters(name) === letters(summary) ? "" : `. ${summary}`;
};

const firstSentence = (text: string): string => /^.*?[.?!](?= [A-Z]|$)/.exec(text)?.[0] ?? text;

/** Writes llms.txt. */
export async function writeLlms(out: string): Promise<void> {
  const link = (name: string, href: string, text = "") => `- [${name}](${at(href)})${text && `: ${text}`}`;
  const chapters = new Map([
    ["Guides", guides.map(({ name, title, lead }) => link(title, address.guide(name), firstSentence(plain(lead))))],
  ]);
  for (const service of services) {
    const own = operationsByTag(service).flatMap(({ operations }) => operations);
    const rows = own.map(({ operationId, method, path, summary, deprecated, raw }) => {
      const end = deprecated ? `. Deprecated: ${deprecationText(raw)}` : "";
      return link(
        operationId,
        address.operation(service, operationId),
        `${method} ${path}${beyond(operationId, summary)}${end}`,
      );
    });
    chapters.set(`Operations of ${serviceTitles[service].toLowerCase()}`, rows);
  }
  chapters.set(
    "Events",
    events.map(({ service, type, summary }) => link(type, address.event(service, type), summary)),
  );
  const statuses = states.map(({ service, schemaName, title }) =>
    link(title, address.state(service, schemaName), `values of ${schemaName}`),
  );
  chapters
    .set("Statuses", statuses)
    .set("Catalogues", [
      link("Error codes", address.errors()),
      link("Scopes and roles", address.access()),
      link("Known gaps", address.gaps()),
      link("Changelog", address.changelog()),
      link("Downloads", address.downloads()),
    ]);
  const lines = [
    "# Finance and ramp API",
    "",
    "> Reference of the finance service, the ramp service and their token endpoint, for Markdown readers. A page marks what is",
    "> assumed or unconfirmed, and ends with what is not documented; all else is documented. The OpenAPI documents with all",
    "> examples: downloads/finance-openapi.yaml, downloads/ramp-openapi.yaml, downloads/auth-openapi.yaml.",
    ...[...chapters].flatMap(([title, rows]) => ["", `## ${title}`, "", ...rows]),
    "",
  ];
  await writeFile(join(out, "llms.txt"), lines.join("\n"));
}
