// The sections of a built page, for pages that are text: guides, catalogues, questions. Read from the page itself, so that every
// anchor is one that is there.

import { first, readEntities } from "./html.ts";

/** A part of a page below a heading with an anchor; the part before the first one has no anchor. */
export interface Section {
  id: string;
  title: string;
  /** Visible text, without code samples. */
  text: string;
}

/** A page as the search sees it. */
export interface PageParts {
  /** Heading of the page. */
  title: string;
  /** What kind of page it is; undefined for one that the search leaves out. */
  kind: string | undefined;
  /** What the page says of itself in a sentence. */
  description: string;
  sections: Section[];
}

const heading = /<h([1-6])(?:\s[^>]*?)?>([\s\S]*?)<\/h\1>/g;

/** Text of HTML: no code samples, pictures, navigation, forms. */
export function visibleText(html: string): string {
  const prose = html.replace(/<(pre|svg|nav|form|script|style|aside)\b[\s\S]*?<\/\1>/g, " ");
  return readEntities(prose.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:)])/g, "")
    .trim();
}

/** The page in parts. */
export function partsOf(html: string): PageParts {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const found = [...main.matchAll(heading)].filter(([tag, level]) => level === "1" || /^<h\d[^>]*\sid="/.test(tag));
  const sections = found.map((match, at): Section => {
    const [tag = "", , inner = ""] = match;
    const end = found[at + 1]?.index ?? main.length;
    return {
      id: /^<h\d[^>]*\sid="([^"]*)"/.exec(tag)?.[1] ?? "",
      title: visibleText(inner),
      text: visibleText(main.slice(match.index + tag.length, end)),
    };
  });
  return {
    kind: first(html, /<main\b[^>]*\sdata-kind="([^"]*)"/),
    title: sections.find(({ id }, at) => at === 0 || id === "")?.title ?? "",
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? "",
    sections,
  };
}
