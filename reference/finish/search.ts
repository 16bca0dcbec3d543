// Writes the index of the search: the names of each contract, and the sections of all other pages. The browser loads it
// when a reader opens the search.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { address } from "../contract/addresses.ts";
import { services } from "../contract/document.ts";
import { roles, scopes } from "../contract/model.ts";
import { entriesOf } from "../search/entries.ts";
import type { SearchEntry } from "../search/search-entry.ts";
import { termsOf } from "../search/tokens.ts";

/** Path of the index, from the root of the site. */
export const indexFile = "assets/search.json";

/** Pages that are found by names of the contract, so that their text is not indexed. */
const named = /^[^/]+\/(?:operations|events|schemas|states)\/(?!index)/;
/** Pages whose sections are found by names, so that only the page itself is indexed. */
const listing = /^(?:[^/]+\/schemas\/index|states|access)\.html/;
const noteLength = 120;

/** The first words of a text. */
const begin = (text: string): string =>
  text.length <= noteLength ? text : `${text.slice(0, text.lastIndexOf(" ", noteLength))}…`;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text of HTML, without code samples, pictures, navigation and forms. */
function visibleText(html: string): string {
  return html
    .replace(/<(pre|svg|nav|form|script|style|aside)\b[\s\S]*?<\/\1>|<[^>]+>/g, " ")
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:)])/g, "")
    .trim();
}

/** Headings that many pages have: the text below them is indexed with the page. */
const generic = /^(?:Next|Result|Undo|Known gaps|On this page|Operations|Events|Related)$/;

/** The entries of a page and of its sections, which begin at headings with anchors; none for a page without a kind. */
function pageEntries(file: string, html: string): SearchEntry[] {
  const kind = /<main\b[^>]*\sdata-kind="([^"]*)"/.exec(html)?.[1];
  if (kind === undefined) return [];
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<aside[\s\S]*?<\/aside>/g, "");
  const headings = [...main.matchAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g)];
  const parts = headings.map(({ 0: tag, 2: attributes = "", 3: inner = "", index }, at) => ({
    id: /\sid="([^"]*)"/.exec(attributes)?.[1] ?? "",
    heading: visibleText(inner).replace(/^\d+\. /, ""),
    text: visibleText(main.slice(index + tag.length, headings[at + 1]?.index)),
  }));
  const { sections = [], rest = [] } = Object.groupBy(parts, ({ id, heading }) =>
    id === "" || generic.test(heading) ? "rest" : "sections",
  );
  const title = parts[0]?.heading ?? "";
  const description = visibleText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
  const service: SearchEntry["service"] = services.find((one) => one === file.split("/")[0]) ?? "";
  const page: SearchEntry = {
    kind: kind === "guide" && !file.endsWith("/index.html") ? "guide" : "page",
    service,
    title,
    name: "",
    href: file,
    note: begin(description),
    words: description,
  };
  if (listing.test(file)) return [page];
  return [
    { ...page, words: `${description} ${rest.map(({ text }) => text).join(" ")}` },
    ...sections.map(({ id, heading, text }) => ({
      kind: "section" as const,
      service,
      title: heading,
      name: "",
      href: `${file}#${id}`,
      note: text === "" ? title : `${title}: ${begin(text)}`,
      words: `${title} ${text}`,
    })),
  ];
}

function accessEntry({ name, meaning: note }: (typeof roles)[number], href: string, words: string): SearchEntry {
  return { kind: "access", service: "", title: name, name, href: href.slice(1), note, words };
}

const accessEntries = [
  ...scopes.map((one) =>
    accessEntry(one, address.scope(one.name), `scope ${one.operations.map(({ summary }) => summary).join(" ")}`),
  ),
  ...roles.map((one) => accessEntry(one, address.role(one.name), "role")),
];

/** Reduces the words of an entry: each word once, and none that its title or note has. */
function slim(entry: SearchEntry): SearchEntry {
  const known = new Set(termsOf(`${entry.title} ${entry.note} ${entry.name}`));
  const words = [...new Set(termsOf(entry.words))].filter((term) => !known.has(term) && term.length > 1);
  return { ...entry, words: words.join(" ") };
}

export async function writeSearch(out: string, pages: string[]): Promise<void> {
  const texts = pages.filter((file) => !named.test(file));
  const pageLists = await Promise.all(
    texts.map(async (file) => pageEntries(file, await readFile(join(out, file), "utf8"))),
  );
  const entries = [...services.flatMap(entriesOf), ...accessEntries, ...pageLists.flat()].map(slim);
  await writeFile(join(out, indexFile), JSON.stringify(entries));
}
