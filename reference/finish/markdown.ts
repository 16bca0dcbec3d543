// The Markdown beside a page: its main part, without navigation, with links to the Markdown of other pages.

import TurndownService from "turndown";
import type { Built } from "./pages.ts";

/** What the rules below need of a node; Turndown's own types want those of the DOM, which Node code has not. */
interface Part {
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<unknown>;
  parentNode: Part | null;
  getAttribute(name: string): string | null;
}

interface Turndown {
  remove(names: string[]): void;
  addRule(
    name: string,
    rule: {
      filter: string | string[] | ((node: Part) => boolean);
      replacement(content: string, node: Part): string;
    },
  ): void;
  turndown(html: string): string;
}

const Service = TurndownService as unknown as new (options: Record<string, string>) => Turndown;
const turndown = new Service({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

turndown.remove(["nav", "script", "style", "form", "button"]);
// Of the samples in every language, two: a shell and our own client. Heads of tabs and helps of the page say nothing there.
turndown.addRule("samples", {
  filter: (node) =>
    node.nodeName === "FIELDSET" ||
    node.getAttribute("class") === "copy-page" ||
    !["curl", "typescript", null].includes(node.getAttribute("data-sample")) ||
    node.getAttribute("data-environment") !== null,
  replacement: () => "",
});
turndown.addRule("code", {
  filter: "pre",
  replacement: (_, node) =>
    `\n\n\`\`\`${node.getAttribute("data-language") ?? ""}\n${(node.textContent ?? "").trimEnd()}\n\`\`\`\n\n`,
});
// A summary with a heading in it is that heading; any other is a line in bold.
turndown.addRule("summary", {
  filter: "summary",
  replacement: (content) => {
    const [, level, text] = /^\s*(#+) ([\s\S]*)$/.exec(content) ?? [];
    return level === undefined
      ? `\n\n**${oneLine(content).replaceAll("**", "")}**\n\n`
      : `\n\n${level} ${oneLine(text ?? "")}\n\n`;
  },
});
turndown.addRule("cell", {
  filter: ["th", "td"],
  replacement: (content) => ` ${oneLine(content).replaceAll("|", "\\|")} |`,
});
turndown.addRule("row", {
  filter: "tr",
  replacement: (content, node) => {
    const cells = node.childNodes.length;
    const head = node.parentNode?.nodeName === "THEAD" ? `\n|${" --- |".repeat(cells)}` : "";
    return `\n|${content}${head}`;
  },
});
turndown.addRule("table", { filter: ["table"], replacement: (content) => `\n\n${content.trim()}\n\n` });
turndown.addRule("tableParts", { filter: ["thead", "tbody"], replacement: (content) => content });
turndown.addRule("pair", {
  filter: ["dt"],
  replacement: (content) => `\n- **${oneLine(content).replaceAll("**", "")}**: `,
});
// A meaning with a list in it keeps the list, indented below its word.
turndown.addRule("meaning", {
  filter: ["dd"],
  replacement: (content) =>
    /^\s*- /m.test(content)
      ? `\n${content
          .trim()
          .replace(/^/gm, "  ")
          .replace(/\n\s*\n/g, "\n")}\n`
      : oneLine(content),
});
turndown.addRule("fieldParts", {
  filter: (node) => node.nodeName === "SPAN",
  replacement: (content) => (content.trim() === "" ? "" : ` ${content.trim()} `),
});
// A picture says nothing in text; the table below it does.
turndown.addRule("picture", {
  filter: (node) => node.nodeName === "SVG" || node.nodeName === "svg",
  replacement: () => "",
});

/** The page as Markdown. */
export function markdownOf(html: string, _page: Built): string {
  const begin = html.indexOf("<main");
  const main = html.slice(begin, html.indexOf("</main>") + "</main>".length);
  // The pages of former versions have no Markdown beside them.
  const linked = main.replace(/(href="(?!https?:|#|(?:\.\.\/)*v\/)[^"#]*)\.html(?=["#?])/g, "$1.md");
  return `${turndown
    .turndown(linked)
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
