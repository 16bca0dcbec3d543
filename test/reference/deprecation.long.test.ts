// What is deprecated is seen wherever a reader meets it: its page, lists, navigation, search, Markdown and llms.txt.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deprecatedFolder, ending, final } from "../lib/deprecated.ts";
import { buildSite } from "./lib/site.ts";

const out = await buildSite("deprecated", async () => ["--contract", await deprecatedFolder()]);

const read = (file: string): Promise<string> => readFile(join(out, file), "utf8");
const pageOf = (operationId: string): Promise<string> => read(`finance/operations/${operationId}.html`);
const { operationId, replacedBy, sunset } = ending;

test("the page of an operation has the mark, and a box with the day and a link to the replacement", async () => {
  const html = await pageOf(operationId);
  const [, box = ""] = /<div class="ending-box" role="note">([\s\S]*?)<\/div>/.exec(html) ?? [];
  expect(box).toContain(`href="${replacedBy}.html"`);
  expect(box).toContain(`Ends on ${sunset}.`);
  expect(html).toMatch(/<span class="badge ending"[^>]*>deprecated<\/span>/);
});

test("where nothing replaces it, the box says so", async () => {
  expect(await pageOf(final.operationId)).toContain(`Nothing replaces it. Ends on ${final.sunset}.`);
});

test("no other operation has a mark or a box of its own", async () => {
  const [, main = ""] = /<main([\s\S]*?)<section/.exec(await pageOf("listWallets")) ?? [];
  expect(main).toContain("listWallets");
  expect(main).not.toMatch(/class="[^"]*\bending/);
});

test("lists and navigation have the mark", async () => {
  const html = await read("finance/index.html");
  expect(html.match(/class="badge ending"/g)).toHaveLength(2);
  expect(html.match(/<span class="ending">[^<]*<span class="unseen"> \(deprecated\)<\/span>/g)).toHaveLength(2);
});

test("the search says it, in its index and beside what it finds", async () => {
  expect(await read("search.html")).toContain(`GET ${ending.path} (deprecated)`);
  expect(await pageOf(operationId)).toContain('data-kind="deprecated operation"');
  expect(await pageOf("listWallets")).toContain('data-kind="operation"');
});

test("the Markdown and llms.txt say it", async () => {
  const markdown = await read(`finance/operations/${operationId}.md`);
  expect(markdown).toContain(`**Deprecated.** Use [\`${replacedBy}\`](${replacedBy}.md). Ends on ${sunset}.`);
  const lines = (await read("llms.txt")).split("\n").filter((line) => /deprecated/i.test(line));
  expect(lines).toEqual([
    expect.stringContaining(`Deprecated: Nothing replaces it. Ends on ${final.sunset}.`),
    expect.stringContaining(`Deprecated: Use \`${replacedBy}\`. Ends on ${sunset}.`),
  ]);
});

test("a parameter and a field have the mark, and a line with the day", async () => {
  const parameter = await read("finance/operations/listPaymentSessions.md");
  expect(parameter).toMatch(new RegExp(`\`from\` .* deprecated[\\s\\S]*?Use \`to\`\\. Ends on ${sunset}`));
  expect(await read("finance/schemas/Wallet.md")).toMatch(
    new RegExp(`\`amlStatus\` .* deprecated[\\s\\S]*?Ends on ${sunset}`),
  );
});
