// What language models read: Markdown that has all that a page says and nothing that only a browser can use.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { address } from "../../reference/contract/addresses.ts";
import { operations } from "../../reference/contract/model.ts";
import { guides } from "../../reference/text/guides.ts";
import { siteFolder } from "./lib/site.ts";

let folder: string;
const markdown = (href: string) => readFile(join(folder, href.replace(/\.html$/, ".md")), "utf8");
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "CODE");

beforeAll(async () => {
  folder = await siteFolder();
}, 300_000);

test("the Markdown of an operation has its fields, codes and both samples, without noise", async () => {
  for (const { service, operationId, parameters, body, errors } of operations) {
    const text = await markdown(address.operation(service, operationId));
    for (const { name } of parameters) expect(text, operationId).toContain(`\`${name}\``);
    for (const { code } of errors) expect(text, operationId).toContain(`\`${code}\``);
    expect(text.match(/^```sh$/gm)?.length, operationId).toBeGreaterThan(0);
    if (body !== undefined) expect(text, operationId).toContain("## Request body");
    expect(text, operationId).not.toMatch(/^```(?:py|go|java|cs|php)$/m);
    const prose = withoutCode(text);
    expect(prose, operationId).not.toMatch(/Copy as Markdown|\]\(#|[ \t]$|\n{3}|\S {2,}\S/m);
    expect(prose, operationId).not.toMatch(/^\d+ fields? of/m);
  }
});

test("the Markdown of a guide has its steps and its code with languages, and no list of its headings", async () => {
  for (const { name, source } of guides) {
    const text = await markdown(address.guide(name));
    const steps = withoutCode(source).match(/^## .*$/gm) ?? [];
    for (const step of steps) expect(text, name).toContain(step.replace(/\s+/g, " "));
    expect(text, name).not.toContain("## On this page");
    expect(text.match(/^ *```(?:sh|ts|json|text|yaml)$/gm)?.length ?? 0, name).toBe(
      source.match(/^```\w+/gm)?.length ?? 0,
    );
  }
});
