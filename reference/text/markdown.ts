// Renders the Markdown of descriptions and guides. Raw HTML is shown as text, links lead to http(s), mail or the site,
// and names of the contract become links to their pages.

import MarkdownIt, { type StateCore, type Token } from "markdown-it";
import { address } from "../contract/addresses.ts";
import { contact, type Service } from "../contract/document.ts";
import { lookUp, lookUpWord, type NamedSubject } from "../contract/names.ts";
import { escapeHtml } from "./escape.ts";
import { highlight, type Language } from "./highlight.ts";

/** Context of a text. */
export interface MarkdownOptions {
  /** Service whose names take precedence if two services have the same name. */
  service?: Service | undefined;
  /** Address of the page with the text. The names of that page are not linked. */
  self?: string | undefined;
  /** Level of the highest heading. */
  top?: number;
}

interface Env extends MarkdownOptions {
  headings: Heading[];
  shift: number;
}

export interface Heading {
  level: number;
  id: string;
  text: string;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Allows only links that a reference needs: no scripts, no data, no other protocols. */
markdown.validateLink = (url: string) =>
  /^(https?:\/\/|\/|#|[\w./-]+\.html|mailto:)/.test(url) && !url.startsWith("//");

/** The anchor of a heading. */
export function anchor(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return id === "" ? "section" : id;
}

function linkTokens(state: StateCore, named: NamedSubject, inner: Token): Token[] {
  const open = new state.Token("link_open", "a", 1);
  open.attrSet("href", named.href);
  return [open, inner, new state.Token("link_close", "a", -1)];
}

const text = (state: StateCore, content: string): Token => {
  const token = new state.Token("text", "", 0);
  token.content = content;
  return token;
};

/** Links the names in plain text. */
function linkWords(state: StateCore, content: string, { service, self }: Env): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of content.matchAll(/[A-Za-z]\w+/g)) {
    const named = lookUpWord(match[0], service);
    if (named === undefined || named.href === self) continue;
    tokens.push(text(state, content.slice(end, match.index)), ...linkTokens(state, named, text(state, match[0])));
    end = match.index + match[0].length;
  }
  return end === 0 ? [text(state, content)] : [...tokens, text(state, content.slice(end))];
}

/** What `render` passes; the type of markdown-it says only that it is an object. */
const envOf = (state: StateCore) => state.env as unknown as Env;

function linkNames(state: StateCore): void {
  const env = envOf(state);
  for (const block of state.tokens) {
    if (block.type !== "inline" || block.children === null) continue;
    let depth = 0;
    block.children = block.children.flatMap((token: Token) => {
      if (token.type === "link_open") depth++;
      if (token.type === "link_close") depth--;
      if (depth > 0) return [token];
      if (token.type === "text") return linkWords(state, token.content, env);
      const named = token.type === "code_inline" ? lookUp(token.content, env.service) : undefined;
      return named === undefined || named.href === env.self ? [token] : linkTokens(state, named, token);
    });
  }
}

/** Moves headings below the page's own, and adds anchors. */
function anchorHeadings(state: StateCore): void {
  const env = envOf(state);
  const levels = state.tokens.filter((one) => one.type === "heading_open").map((one) => Number(one.tag[1]));
  env.shift = (env.top ?? 2) - Math.min(...levels, 6);
  const used = new Map<string, number>();
  state.tokens.forEach((token, index) => {
    if (!token.type.startsWith("heading_")) return;
    const level = Math.min(Number(token.tag[1]) + env.shift, 6);
    token.tag = `h${level}`;
    if (token.type !== "heading_open") return;
    const content = plainOf(state.tokens[index + 1]);
    const base = anchor(content);
    const count = used.get(base) ?? 0;
    used.set(base, count + 1);
    const id = count === 0 ? base : `${base}-${count + 1}`;
    token.attrSet("id", id);
    env.headings.push({ level, id, text: content });
  });
}

/** Marks the items of a checklist, which begin with `[ ]`, so that the style sheet shows a box instead. */
function markTasks(state: StateCore): void {
  state.tokens.forEach((item, index) => {
    const [first] = state.tokens[index + 2]?.children ?? [];
    if (item.type !== "list_item_open" || !first?.content.startsWith("[ ] ")) return;
    first.content = first.content.slice(4);
    item.attrSet("class", "task");
  });
}

/** Adds the head of its column to each cell: on a phone, a row is a block whose cells begin with it. */
function labelCells(state: StateCore): void {
  let heads: string[] = [];
  let column = 0;
  state.tokens.forEach((token, index) => {
    if (token.type === "thead_open") heads = [];
    if (token.type === "tr_open") column = 0;
    if (token.type === "th_open") heads.push(plainOf(state.tokens[index + 1]));
    if (token.type === "td_open") {
      const head = heads[column++] ?? "";
      if (head !== "") token.attrSet("data-label", head);
    }
  });
}

/** The text of a run of inline tokens. */
function plainOf(inline: Token | undefined): string {
  return (inline?.children ?? []).map((one: Token) => one.content).join("");
}

/** Maximum number of characters of code that stays on one line although it has a hyphen or a space. */
const shortCode = 26;

/** Adds the class to short code that keeps it on one line. */
function holdCode(state: StateCore): void {
  for (const { children } of state.tokens)
    for (const token of children ?? [])
      if (token.type === "code_inline" && token.content.length <= shortCode && /[-\s/?]/.test(token.content))
        token.attrSet("class", "whole");
}

markdown.core.ruler.push("mark_tasks", markTasks);
markdown.core.ruler.push("label_cells", labelCells);
markdown.core.ruler.push("hold_code", holdCode);
markdown.core.ruler.push("link_names", linkNames);
markdown.core.ruler.push("anchor_headings", anchorHeadings);

const { rules } = markdown.renderer;
rules["table_open"] = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table class="stacked">';
rules["table_close"] = () => "</table></div>";
rules["th_open"] = () => '<th scope="col">';
rules["fence"] = (tokens, index) => {
  const { content = "", info = "" } = tokens[index] ?? {};
  return codeBlock(content.replace(/\n$/, ""), languageOf(info.trim().split(" ")[0] ?? ""));
};
rules["code_block"] = (tokens, index) => codeBlock(tokens[index]?.content ?? "", "text");

const languages: Record<string, Language> = { json: "json", sh: "sh", bash: "sh", ts: "ts", js: "ts", http: "http" };

function languageOf(info: string): Language {
  return languages[info] ?? "text";
}

/** Code that scrolls by itself, can be reached with the keyboard, and can be copied. */
export function codeBlock(code: string, language: Language, label = "Code"): string {
  const attributes = `class="code" data-language="${language}" tabindex="0" role="group" aria-label="${escapeHtml(label)}"`;
  return `<pre ${attributes}><code>${highlight(code, language)}</code></pre>`;
}

/** Phrases in descriptions that refer to a page without using a name of the contract. */
const phrases: [RegExp, string, string][] = [
  [/\bSee\s+(?:\*\*)?Webhook\s+events(?:\*\*)?/g, "See [Webhook events]", `${address.events("finance")}#rules`],
  [/\bthe\s+auth\s+API\b/g, "the [token endpoint]", address.service("auth")],
  [/\bthe\s+ramp\s+API\b/g, "the [ramp service]", address.service("ramp")],
  [/\bthe\s+services'\s+team\b/g, "the [services' team]", contact.url],
];

function linkPhrases(source: string, self: string | undefined): string {
  return phrases.reduce(
    (text, [phrase, link, href]) => (href.startsWith(self ?? " ") ? text : text.replace(phrase, `${link}(${href})`)),
    source,
  );
}

/** Renders a text with paragraphs. @returns HTML, and its headings for a list of contents. */
export function renderWithHeadings(
  source: string,
  options: MarkdownOptions = {},
): { html: string; headings: Heading[] } {
  const env: Env = { ...options, headings: [], shift: 0 };
  return { html: markdown.render(linkPhrases(source, options.self), { ...env }), headings: env.headings };
}

/** Renders a text with paragraphs. */
export function render(source: string, options: MarkdownOptions = {}): string {
  return renderWithHeadings(source, options).html;
}

/** Renders a text without paragraphs. */
export function renderInline(source: string, options: MarkdownOptions = {}): string {
  return markdown.renderInline(linkPhrases(source, options.self), { ...options, headings: [], shift: 0 });
}

/** Removes the markup of a text, for titles and descriptions of pages. */
export function plainText(source: string): string {
  const tokens = markdown.parse(source, { headings: [], shift: 0 });
  const words = tokens.flatMap((token) =>
    (token.children ?? []).map((child: Token) => child.content || (child.type === "softbreak" ? " " : "")).concat(" "),
  );
  return words.join("").replace(/\s+/g, " ").trim();
}

/** The beginning of a text, up to a length, for the description of a page. */
export function summary(source: string, length = 155): string {
  const whole = plainText(source);
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2))}…`;
}
