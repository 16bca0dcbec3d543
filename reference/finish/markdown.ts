// The Markdown beside a page: its main part, without navigation and without what only a browser can use, with links to
// the Markdown of other pages.

import TurndownService from "turndown";

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
const classesOf = (node: Part): string[] => (node.getAttribute("class") ?? "").split(" ");

/** Languages of samples that stand in the Markdown; the page has more, which say the same. */
const sampleLanguages = ["curl", "typescript"];

/** What is on a page for a browser only, or stands elsewhere on it in a shorter form. */
const leftOut: ((node: Part) => boolean)[] = [
  (node) => classesOf(node).includes("copy-page") || classesOf(node).includes("anchor"),
  (node) => node.getAttribute("aria-labelledby") === "on-this-page",
  (node) => node.getAttribute("data-environment") !== null,
  (node) => !sampleLanguages.includes(node.getAttribute("data-sample") ?? "curl"),
  // The codes of each status, with what to do, are listed under the errors.
  (node) => classesOf(node).includes("tab") && /^(?:[45]|default)/.test(node.getAttribute("data-status") ?? ""),
];

turndown.remove(["nav", "script", "style", "form", "button", "fieldset"]);
turndown.addRule("link", {
  filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
  replacement: (content, node) => {
    const href = node.getAttribute("href") ?? "";
    // A place on the same page has no address in Markdown.
    if (href.startsWith("#") || content.trim() === "") return content;
    return `[${content}](${href})${classesOf(node).includes("block") ? " " : ""}`;
  },
});
// The exact word of the contract, which the page has in a tooltip.
turndown.addRule("evidence", {
  filter: (node) => node.getAttribute("data-evidence") !== null,
  replacement: (content, node) => {
    const word = node.getAttribute("data-evidence") ?? "";
    return word === content ? content : `${content} (${word})`;
  },
});
turndown.addRule("code", {
  filter: "pre",
  replacement: (_, node) =>
    `\n\n\`\`\`${node.getAttribute("data-language") ?? ""}\n${(node.textContent ?? "").trimEnd()}\n\`\`\`\n\n`,
});
/** An entry of a list on as few lines as it has parts; code keeps its lines. */
function entryOf(content: string, mark: string): string {
  const parts = content.trim().split(/(^ *```[\s\S]*?^ *```$)/m);
  const close = parts.map((part, at) => (at % 2 === 1 ? part : part.replace(/\n\s*\n/g, "\n"))).join("");
  return `${mark}${close.replace(/\n(?=[^\n])/g, "\n  ")}\n`;
}
turndown.addRule("entry", {
  filter: "li",
  replacement: (content, node) => {
    const { parentNode: list } = node;
    if (list?.nodeName !== "OL") return entryOf(content, "- ");
    const entries = Array.from(list.childNodes as ArrayLike<Part>).filter(({ nodeName }) => nodeName === "LI");
    return entryOf(content, `${entries.indexOf(node) + 1}. `);
  },
});
// The rules of a field, in one line.
turndown.addRule("rules", {
  filter: (node) => node.nodeName === "UL" && classesOf(node).includes("rules"),
  replacement: (content) => `\n\n${content.trim().replace(/^- /, "").replace(/\n- /g, "; ")}\n\n`,
});
// A summary with a heading in it is that heading; any other is a line in bold.
turndown.addRule("summary", {
  filter: "summary",
  replacement: (content) => {
    // The list below it shows how many there are.
    if (/^\s*\d+ fields? of\b/.test(content)) return "";
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
  replacement: (content) => (/^\s*- /m.test(content) ? `\n${content.trim().replace(/^/gm, "  ")}\n` : oneLine(content)),
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

// The rule that is added last comes first.
turndown.addRule("leftOut", {
  filter: (node) => leftOut.some((isLeftOut) => isLeftOut(node)),
  replacement: () => "",
});

/** Text without what a reader of Markdown does not see: spaces in a row or at an end, lines that are empty twice. */
function tidied(text: string): string {
  return text
    .replace(/(?<=\S)[ \t]{2,}/g, " ")
    .replace(/[ \t]+$/gm, "")
    .replace(/ +(?=[,.;:](?:\s|$))/g, "")
    .replace(/(?<=\w)\\_(?=\w)/g, "_")
    .replace(/^(#+) +/gm, "$1 ")
    .replace(/^(#+ \d+)\\\./gm, "$1.")
    .replace(/^ (?=[^ ])/gm, "")
    .replace(/(^ *- .*)\n\n(?= *- )/gm, "$1\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** The page as Markdown. */
export function markdownOf(html: string): string {
  const begin = html.indexOf("<main");
  const main = html.slice(begin, html.indexOf("</main>") + "</main>".length);
  // The pages of former versions have no Markdown beside them.
  const linked = main.replace(/(href="(?!https?:|#|(?:\.\.\/)*v\/)[^"#]*)\.html(?=["#?])/g, "$1.md");
  const parts = turndown.turndown(linked).split(/(^ *```[\s\S]*?^ *```$)/m);
  return `${parts
    .map((part, at) => (at % 2 === 1 ? part : tidied(part)))
    .join("")
    .trim()}\n`;
}
