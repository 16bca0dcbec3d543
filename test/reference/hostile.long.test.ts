// A contract that attacks its readers: names, descriptions, examples and patterns with markup stay text.

import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import type { Schema } from "../../reference/contract/document.ts";
import { isLasting } from "../lib/folder.ts";
import { noBrowser, startRig } from "./lib/browser.ts";
import { attributes } from "./lib/pages.ts";
import { buildSite } from "./lib/site.ts";

const attacks = [
  `<script>globalThis.hit = 1</script>`,
  `<img src=x onerror="globalThis.hit = 1">`,
  `"><svg onload=globalThis.hit=1>`,
  `[click](javascript:globalThis.hit=1)`,
  `![x](javascript:globalThis.hit=1)`,
  `<javascript:globalThis.hit=1>`,
  "`</code><script>globalThis.hit=1</script>`",
  `</pre></main><script>globalThis.hit=1</script>`,
  `[//evil.example](//evil.example/x)`,
  `<!-- --><style>*{display:none}</style>`,
  `{{constructor.constructor('globalThis.hit=1')()}} \${globalThis.hit=1}`,
].join("\n\n");

/** The parts of a bundle that are poisoned. */
interface Bundle {
  info: { title: string; description: string };
  tags: { description: string }[];
  paths: Record<string, { post?: { requestBody: { content: Record<string, { examples: object }> } } }>;
  components: { schemas: Record<string, Schema> };
}

function poison(schema: Schema): void {
  schema.description = attacks;
  schema.pattern = "</script><script>globalThis.hit=1</script>";
  schema.default = attacks;
  schema["x-not-shown"] = [attacks];
  schema["x-extensible-enum"] = [attacks, "__proto__"];
  schema["x-enumDescriptions"] = { [attacks]: attacks };
}

/** Writes the contract with attacks in all places. @returns The flags that name it. */
async function writeContract(place: string): Promise<string[]> {
  await cp(`${root}generated`, join(place, "contract"), { recursive: true, filter: isLasting });
  const file = join(place, "contract/finance/openapi.json");
  const document = JSON.parse(await readFile(file, "utf8")) as Bundle;
  document.info.title = `Finance service ${attacks}`;
  document.info.description = attacks;
  for (const tag of document.tags) tag.description = attacks;
  const operation = document.paths["/v1/webhooks"]?.post;
  const media = operation?.requestBody.content["application/json"];
  if (operation === undefined || media === undefined) throw new Error("registerWebhook is gone");
  Object.assign(operation, { summary: attacks, description: attacks, "x-not-shown": [attacks] });
  media.examples = {
    [attacks]: {
      summary: attacks,
      description: attacks,
      value: { url: attacks, [attacks]: `'; touch ${place}/hit; '` },
    },
  };
  const conditions = document.components.schemas["ErrorCode"]?.["x-enumDescriptions"] ?? {};
  conditions[Object.keys(conditions)[0] ?? ""] = attacks;
  const schema = document.components.schemas["Wallet"];
  for (const property of Object.values(schema?.properties ?? {})) poison(property);
  if (schema?.properties) schema.properties[attacks] = { type: "string", description: attacks };
  await writeFile(file, JSON.stringify(document));
  return ["--contract", join(place, "contract")];
}

const out = await buildSite("hostile", writeContract);

describe("a hostile contract", () => {
  test("adds no element, handler, style or script address to any page", async () => {
    const wrong: string[] = [];
    // Our own, which is no part of the contract.
    const icon = await readFile(`${root}reference/data/icon.svg`, "utf8");
    const ownLink = `href="data:image/svg+xml,${encodeURIComponent(icon.trim())}"`;
    for await (const file of glob("**/*.html", { cwd: out })) {
      const html = (await readFile(join(out, file), "utf8")).replace(ownLink, "");
      // Inside quotes `<` is text, so values are looked at by themselves.
      const tags = html.replace(/="[^"]*"/g, '=""');
      const element = /<script(?!\s[^>]*src=)[^>]*>|<style|<img|<svg onload|<iframe|<[a-z][^>]*\son\w+=/.exec(tags);
      const targets = [...attributes(html, "href"), ...attributes(html, "src"), ...attributes(html, "action")];
      const address = targets.find((one) => /^(javascript|data):|^\/\/|^[^#]*evil/i.test(one));
      if (element !== null || address !== undefined) wrong.push(`${file}: ${element?.[0] ?? address}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is still shown, as text", async () => {
    const html = await readFile(join(out, "finance/operations/registerWebhook.html"), "utf8");
    expect(html).toContain("&lt;script&gt;globalThis.hit = 1&lt;/script&gt;");
  });

  test.skipIf(noBrowser)("runs nothing in the browser", async () => {
    const rig = await startRig(out);
    const pages = [
      "finance/index.html",
      "finance/operations/registerWebhook.html",
      "finance/schemas/Wallet.html",
      "finance/operations/listWallets.html",
      "errors.html",
      "search.html",
    ];
    for (const file of pages) {
      const { page, problems } = await rig.open(file);
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => (globalThis as unknown as { hit?: number }).hit)).toBeUndefined();
      // A violation of the policy would mean that markup got as far as the browser.
      expect(problems).toEqual([]);
      expect(await page.locator("main").isVisible()).toBe(true);
    }
  });
});
