// Converts the main part of a page to Markdown, without navigation and elements that only a browser can use, and with
// links to the Markdown of other pages.

import TurndownService from "turndown";

/** The part of a node that the rules need. Turndown's own types need those of the DOM, which code for Node lacks. */
interface Part {
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<unknown>;
  parentNode: Part | null;
  getAttribute(name: string): string | null;
}

type Filter = string[] | ((node: Part) => boolean);
type Replacement = (content: string, node: Part) => string;

interface Turndown {
  remove(names: string[]): void;
  addRule(name: string, rule: { filter: Filter; replacement: Replacement }): void;
  turndown(html: string): string;
}

const TypedService = TurndownService as unknown as new (options: Record<string, string>) => Turndown;
const turndown = new TypedService({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const hasClass = (node: Part, name: string): boolean => (node.getAttribute("class") ?? "").split(" ").includes(name);

/** Changes a text, except for its blocks of code. */
function aroundCode(text: string, change: (part: string) => string): string {
  const parts = text.split(/(^ *```[\s\S]*?^ *```$)/m);
  return parts.map((part, at) => (at % 2 === 1 ? part : change(part))).join("");
}

/** Samples in all languages except curl and TypeScript, which are enough for Markdown. */
const otherSamples = /<div class="tab" data-sample="(?!curl|typescript)[\s\S]*?<\/pre>\s*<\/div>/g;
const navigation = /<(nav|svg|form)\b[\s\S]*?<\/\1>/g;
/** Examples of errors, the last part of a panel: Markdown lists the codes of each status with advice instead. */
const errorExamples = /<div class="tab" data-status="(?:[45]|default)[\s\S]*?(?=<\/aside>)/;

/** Removes the parts that Markdown leaves out, and the colors of code: to parse them would take most of the time. */
const bareOf = (html: string): string =>
  html
    .replace(otherSamples, "")
    .replace(navigation, "")
    .replace(errorExamples, "")
    .replace(/<pre[\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?(?:span|var|ins)\b[^>]*>/g, ""));

/** Whether a part is for browsers only, or repeats another part of the page. */
const isLeftOut = (node: Part): boolean =>
  ["copy-page", "anchor"].some((name) => hasClass(node, name)) ||
  node.getAttribute("aria-labelledby") === "on-this-page" ||
  node.getAttribute("data-environment") !== null;

function linkOf(content: string, node: Part): string {
  const href = node.getAttribute("href") ?? "";
  // Markdown has no anchors for places on the same page.
  if (href.startsWith("#") || content.trim() === "") return content;
  return `[${content}](${href})${hasClass(node, "block") ? " " : ""}`;
}

/** An item of a list, without empty lines except in code. */
function entryOf(content: string, node: Part): string {
  const { parentNode: list } = node;
  const entries = Array.from((list?.childNodes ?? []) as ArrayLike<Part>).filter(({ nodeName }) => nodeName === "LI");
  const mark = list?.nodeName === "OL" ? `${entries.indexOf(node) + 1}. ` : "- ";
  const close = aroundCode(content.trim(), (part) => part.replace(/\n\s*\n/g, "\n"));
  return `${mark}${close.replace(/\n(?=[^\n])/g, "\n  ")}\n`;
}

/** A summary with a heading becomes the heading; any other becomes a line in bold. */
function summaryOf(content: string): string {
  // The list below the summary shows the number of fields.
  if (/^\s*\d+ fields? of\b/.test(content)) return "";
  const [, level, text = ""] = /^\s*(#+) ([\s\S]*)$/.exec(content) ?? [];
  return level === undefined
    ? `\n\n**${oneLine(content).replaceAll("**", "")}**\n\n`
    : `\n\n${level} ${oneLine(text)}\n\n`;
}

function rowOf(content: string, { childNodes, parentNode }: Part): string {
  const head = parentNode?.nodeName === "THEAD" ? `\n|${" --- |".repeat(childNodes.length)}` : "";
  return `\n|${content}${head}`;
}

/** The rules of conversion. If several match a part of the page, the last one applies. */
const rules: [filter: Filter, replacement: Replacement][] = [
  [(node) => node.nodeName === "A" && node.getAttribute("href") !== null, linkOf],
  // The exact word of evidence, which the page has in a tooltip.
  [
    (node) => node.getAttribute("data-evidence") !== null,
    (content, node) => {
      const word = node.getAttribute("data-evidence") ?? "";
      return word === content ? content : `${content} (${word})`;
    },
  ],
  [(node) => node.nodeName === "SPAN", (content) => (content.trim() === "" ? "" : ` ${content.trim()} `)],
  [
    ["pre"],
    (_, node) =>
      `\n\n\`\`\`${node.getAttribute("data-language") ?? ""}\n${(node.textContent ?? "").trimEnd()}\n\`\`\`\n\n`,
  ],
  [["li"], entryOf],
  [["summary"], summaryOf],
  [["th", "td"], (content) => ` ${oneLine(content).replaceAll("|", "\\|")} |`],
  [["tr"], rowOf],
  [["table"], (content) => `\n\n${content.trim()}\n\n`],
  [["thead", "tbody"], (content) => content],
  [["dt"], (content) => `\n- **${oneLine(content).replaceAll("**", "")}**: `],
  // A meaning that contains a list keeps it, indented below its term.
  [["dd"], (content) => (/^\s*- /m.test(content) ? `\n${content.trim().replace(/^/gm, "  ")}\n` : oneLine(content))],
  [isLeftOut, () => ""],
];

turndown.remove(["script", "style", "button", "fieldset"]);
for (const [at, [filter, replacement]] of rules.entries()) turndown.addRule(`rule-${at}`, { filter, replacement });

/** Removes characters that do not show in Markdown, such as repeated spaces, and needless escapes and empty lines. */
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

export function markdownOf(html: string): string {
  const begin = html.indexOf("<main");
  const main = html.slice(begin, html.indexOf("</main>") + "</main>".length);
  const linked = main.replace(/(href="(?!https?:|#)[^"#]*)\.html(?=["#?])/g, "$1.md");
  return `${aroundCode(turndown.turndown(bareOf(linked)), tidied).trim()}\n`;
}
