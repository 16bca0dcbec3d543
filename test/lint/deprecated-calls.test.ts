// Examples, workflows, story and guides call no deprecated operation, and one that does is found, however it is written.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { writtenOperations } from "../../model/raw.js";
import { copied, deprecatedCalls } from "../../scripts/linters/deprecated-calls.ts";
import { bundles } from "../lib/bundles.ts";

/** The finance contract with deprecated operations, and what replaces them. */
function ending(replacements: Record<string, string | null>): ReturnType<typeof createContract> {
  const document: JsonObject = structuredClone(bundles.finance);
  for (const { operation } of writtenOperations(document)) {
    const name = String(operation["operationId"]);
    if (!(name in replacements)) continue;
    const words = { deprecated: true, "x-sunset": "2027-06-30", "x-replaced-by": replacements[name] ?? null };
    Object.assign(operation, words);
  }
  return createContract("finance", document);
}

const texts = new Map(
  copied.flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(root + file, "utf8")] as const),
  ),
);

test("an operation that all of them call is found in each kind of file", () => {
  const lines = deprecatedCalls(texts, [ending({ createParty: null, listWallets: null })]);
  const files = lines.map((line) => line.split(":")[0] ?? "");
  for (const kind of [
    /^examples\//,
    /^openapi\/workflows\//,
    /^client\/README/,
    /^mock\/STORY/,
    /^reference\/guides/,
  ])
    expect(files.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0);
});

const contracts = [ending({ getWebhook: "listWebhooks", createParty: null, settlePaymentRequest: null })];
const found = (text: string) => deprecatedCalls(new Map([["a.md", text]]), contracts);

test("a finding says where and what to do", () => {
  expect(found("one\ntwo `getWebhook`\n")).toEqual([
    "a.md:2 calls `getWebhook`, which is deprecated and ends on 2027-06-30. Call `listWebhooks` instead.",
  ]);
  expect(found("createParty")).toEqual([expect.stringContaining("2027-06-30. Nothing replaces it; remove it")]);
});

test.each([
  ["an operationId of a workflow", 1, "operationId: $sourceDescriptions.finance.createParty"],
  ["a call of the client on two lines", 1, 'finance.GET(\n  "/v1/webhooks/{webhookId}", { params })'],
  ["a template with options", 1, `fetch(${"`$"}{origin}/v1/parties${"`"}, {\n  method: "POST" })`],
  ["curl, the address first", 1, 'curl "$finance/v1/payment-requests/$id/settlements" -X POST | pick id'],
  ["curl with data", 1, 'curl "$finance/v1/parties" -d @party.json'],
  ["an example address", 1, "GET https://finance.example.com/v1/webhooks/0d1e2f3a?full=1"],
  ["another method", 0, 'finance.GET("/v1/parties")'],
  ["a longer path", 0, 'finance.POST("/v1/webhooks/{webhookId}/ping")'],
  ["a word that contains the name", 0, "getWebhookReceiver createPartyVerification"],
  ["a line that says that it is deprecated", 0, "`getWebhook` is deprecated. Use `listWebhooks`."],
])("%s: %d found", (_, count, text) => expect(found(text)).toHaveLength(count));
