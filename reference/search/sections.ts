// The sections of a built page, for pages that are text: guides, catalogues. Read from the page itself, so that every anchor is
// one that is there.

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Text of HTML: no code samples, pictures, navigation, forms. */
function visibleText(html: string): string {
  return html
    .replace(/<(pre|svg|nav|form|script|style|aside)\b[\s\S]*?<\/\1>|<[^>]+>/g, " ")
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:)])/g, "")
    .trim();
}

/** Headings that many pages have; what stands below them counts for the page. */
const generic = /^(?:Next|Result|Undo|Not documented|On this page|Operations|Events|Related)$/;

/** A page as the search sees it. */
interface PageParts {
  /** What kind of page it is; undefined for one that the search leaves out. */
  kind: string | undefined;
  title: string;
  description: string;
  /** Text that stands in no section. */
  text: string;
  sections: { id: string; title: string; text: string }[];
}

/** The page in parts: a section is what stands below a heading with an anchor. */
export function partsOfPage(html: string): PageParts {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<aside[\s\S]*?<\/aside>/g, "");
  const headings = [...main.matchAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g)];
  const parts = headings.map(({ 0: tag, 2: attributes = "", 3: inner = "", index }, at) => ({
    id: /\sid="([^"]*)"/.exec(attributes)?.[1] ?? "",
    title: visibleText(inner).replace(/^\d+\. /, ""),
    text: visibleText(main.slice(index + tag.length, headings[at + 1]?.index)),
  }));
  const isSection = ({ id, title }: (typeof parts)[number]) => id !== "" && !generic.test(title);
  const rest = parts.filter((one) => !isSection(one));
  return {
    kind: /<main\b[^>]*\sdata-kind="([^"]*)"/.exec(html)?.[1],
    title: parts[0]?.title ?? "",
    description: visibleText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
    text: rest.map(({ text }) => text).join(" "),
    sections: parts.filter(isSection),
  };
}
