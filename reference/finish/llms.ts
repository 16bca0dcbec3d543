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
  const lines = [
    "# Finance and ramp API",
    "",
    "> Reference of the finance service, the ramp service and their token endpoint, for Markdown readers. A page marks what is",
    "> assumed or unconfirmed, and ends with what is not documented; all else is documented. The OpenAPI documents with all",
    "> examples: downloads/finance-openapi.yaml, downloads/ramp-openapi.yaml, downloads/auth-openapi.yaml.",
    "",
    "## Guides",
    "",
    ...guides.map(({ name, title, lead }) => `- [${title}](${at(address.guide(name))}): ${firstSentence(plain(lead))}`),
  ];
  for (const service of services) {
    lines.push("", `## Operations of ${serviceTitles[service].toLowerCase()}`, "");
    for (const { operations } of operationsByTag(service))
      for (const { operationId, method, path, summary, deprecated, raw } of operations) {
        const end = deprecated ? `. Deprecated: ${deprecationText(raw)}` : "";
        const href = at(address.operation(service, operationId));
        lines.push(`- [${operationId}](${href}): ${method} ${path}${beyond(operationId, summary)}${end}`);
      }
  }
  lines.push(
    "",
    "## Events",
    "",
    ...events.map(({ service, type, summary }) => `- [${type}](${at(address.event(service, type))}): ${summary}`),
  );
  lines.push(
    "",
    "## Statuses",
    "",
    ...states.map(
      ({ service, schemaName, title }) =>
        `- [${title}](${at(address.state(service, schemaName))}): values of ${schemaName}`,
    ),
  );
  lines.push("", "## Catalogues", "");
  const catalogues = {
    "Error codes": address.errors(),
    "Scopes and roles": address.access(),
    "Known gaps": address.gaps(),
    Changelog: address.changelog(),
    Downloads: address.downloads(),
  };
  lines.push(...Object.entries(catalogues).map(([title, href]) => `- [${title}](${at(href)})`), "");
  await writeFile(join(out, "llms.txt"), lines.join("\n"));
}
