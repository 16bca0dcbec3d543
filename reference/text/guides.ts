// The guides: Markdown files of reference/guides, in the order of their numbers.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteAddress } from "../contract/document.ts";
import { operations, roleText } from "../contract/model.ts";
import { snippetsOf } from "../contract/snippets.ts";
import { nodeVersions } from "../data/home.ts";
import { mockCommand } from "../data/start.ts";

/** A guide. The first line of its file is the title, the first paragraph its lead. */
export interface Guide {
  name: string;
  title: string;
  lead: string;
  source: string;
}

/**
 * Lines such as `::curl createPayout usdc`, which stand for the snippet of an operation with an example of the
 * contract. `::curl -i` also prints the status line.
 */
const directive = /^::(curl|ts)( -i)? (\w+)(?: (\w+))?$/gm;

const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id);

function snippetOf(file: string, [line = "", language, flag = "", id = "", example]: (string | undefined)[]): string {
  const entry = operationOf(id);
  const snippets = entry === undefined ? [] : snippetsOf(entry);
  const snippet = snippets.find(({ name }) => example === undefined || name === example);
  // A contract of the tests may lack the operations of the guides.
  if (snippet === undefined && process.env["REFERENCE_CONTRACT"] !== undefined) return "";
  if (snippet === undefined)
    throw new Error(`reference/guides/${file}: "${line}" must name an operation and an example of the contract`);
  if (language === "ts") return `\`\`\`ts\n${snippet.typescript}\n\`\`\``;
  return `\`\`\`sh\n${snippet.curl.replace("curl", `curl${flag}`)}\n\`\`\``;
}

/** The list for the line `::idempotent`: the operations that accept an idempotency key. */
const idempotent = operations.filter((one) => one.idempotent).map((one) => `- \`${one.operationId}\``);

/** Fills in the placeholders of a guide; `{{role createRampRequest}}` is the documented roles of an operation. */
const expand = (source: string, file: string): string =>
  source
    .replaceAll("{{start}}", mockCommand(siteAddress))
    .replaceAll("{{site}}", siteAddress)
    .replaceAll("{{node}}", nodeVersions())
    .replace(/^::idempotent$/m, idempotent.join("\n"))
    .replace(/\{\{role (\w+)\}\}/g, (_, id: string) => roleText(operationOf(id) ?? { roles: [], description: "" }))
    .replace(directive, (...match: string[]) => snippetOf(file, match));

const folder = join(process.cwd(), "reference/guides");

function read(file: string): Guide {
  const source = readFileSync(join(folder, file), "utf8");
  const [first = "", ...rest] = source.split("\n");
  const body = expand(rest.join("\n").trim(), file);
  return {
    name: file.replace(/^\d+-|\.md$/g, ""),
    title: first.replace(/^#\s*/, ""),
    lead: body.split("\n\n")[0] ?? "",
    source: body,
  };
}

/** Every guide, in reading order. */
export const guides: Guide[] = readdirSync(folder)
  .filter((file) => /^\d+-.*\.md$/.test(file))
  .sort()
  .map(read);
